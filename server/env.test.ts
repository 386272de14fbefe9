import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { EnvError, readEnv } from './env.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'chaxi-env-'))

test('nothing set is a shop on port 8787 with a secret of its own, the same at the next start', () => {
  const env = readEnv({ DATA_DIR })

  expect(env).toMatchObject({ port: 8787, host: '127.0.0.1', rateLimits: true, databaseUrl: undefined })
  expect(readEnv({ DATA_DIR }).secret).toBe(env.secret)
  expect(env.secret.length).toBeGreaterThanOrEqual(32)
})

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['PUBLIC_URL', 'chat.example.com'],
  ['PUBLIC_URL', 'https://chat.example.com/shop'],
  ['PUBLIC_URL', 'https://chat.example.com/?a=b'],
  ['PUBLIC_URL', 'https://user:word@chat.example.com'],
  ['DATABASE_URL', 'mysql://localhost/shop'],
  ['SMTP_URL', 'mail.example.com:587'],
  ['MERCHANT_FILE', '/no/such/file.json'],
  ['CHAXI_SECRET', 'short'],
  ['RATE_LIMITS', 'maybe'],
  ['TRUST_PROXY', 'all'],
  ['MODEL_BASE_URL', 'localhost:11434'],
  ['MODEL_DAILY_TOKENS', 'many'],
  ['MODEL_DAILY_SPEND', '£5'],
  ['MODEL_PRICE_INPUT', '-1'],
])('%s=%s stops the start, named with a remedy', (name, value) => {
  const start = () => readEnv({ DATA_DIR, [name]: value })

  expect(start).toThrow(EnvError)
  expect(start).toThrow(new RegExp(`^${name}: .+\\. Give `))
})

test('a wrong secret is named but never shown', () => {
  expect(() => readEnv({ DATA_DIR, CHAXI_SECRET: 'hunter2' })).toThrow(
    expect.not.objectContaining({ message: expect.stringContaining('hunter2') }),
  )
})

test('PostgreSQL asks for a secret that all processes share', () => {
  expect(() => readEnv({ DATA_DIR, DATABASE_URL: 'postgres://localhost/shop' })).toThrow(/CHAXI_SECRET is required/)
})

test('a model is behind it once its address and its name are given, with a limit for a day', () => {
  expect(readEnv({ DATA_DIR }).model).toBeUndefined()
  expect(readEnv({ DATA_DIR, MODEL_BASE_URL: 'http://localhost:11434/v1', MODEL_NAME: 'llama' }).model).toMatchObject({
    baseUrl: 'http://localhost:11434/v1',
    name: 'llama',
    dailyTokens: 2_000_000,
  })
})

test('a model without a name, or a spend without a price, stops the start', () => {
  const model = { DATA_DIR, MODEL_BASE_URL: 'http://localhost:11434/v1' }

  expect(() => readEnv(model)).toThrow(/MODEL_NAME is required/)
  expect(() => readEnv({ ...model, MODEL_NAME: 'llama', MODEL_DAILY_SPEND: '5' })).toThrow(/MODEL_PRICE_INPUT and/)
})
