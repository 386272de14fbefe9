import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import * as z from 'zod'

/** A variable that stops the start: which, what was wrong with it, and the remedy. */
export class EnvError extends Error {}

const remedies: Record<string, string> = {
  PORT: 'Give a whole number from 0 to 65535, such as 8787; 0 takes any free port.',
  PUBLIC_URL: 'Give the address that visitors see, such as https://chat.example.com, without a path.',
  DATABASE_URL: 'Give postgres://user:password@host:5432/name, or leave it out for the embedded database.',
  MODEL_BASE_URL: 'Give the http(s) address of an OpenAI-compatible model, or leave it out for the embedded brain.',
  MODEL_NAME: 'Give the name by which that address knows the model, such as llama-3.3-70b.',
  MODEL_DAILY_TOKENS: 'Give how many tokens a workspace may use in a day, such as 2000000.',
  MODEL_DAILY_SPEND: 'Give what a workspace may spend in a day, in the money of the two prices, such as 5 or 2.50.',
  MODEL_PRICE_INPUT: 'Give what a million tokens read cost, such as 0.60.',
  MODEL_PRICE_OUTPUT: 'Give what a million tokens written cost, such as 2.40.',
  SMTP_URL: 'Give smtp://user:password@host:587, or leave it out to have each message written to DATA_DIR/outbox.',
  TRUST_PROXY: 'Give the number of proxies in front of Chaxi, such as 1; 0 trusts none.',
  RATE_LIMITS: 'Give on or off.',
  MERCHANT_FILE: 'Give the path of a merchant record, or leave it out for the demo merchant.',
  CHAXI_SECRET:
    'Give at least 32 random characters, the same for every process, for example from: openssl rand -base64 32',
}

const address = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), 'is no such address')

const wholeNumber = (most: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is no whole number')
    .transform(Number)
    .refine((value) => value <= most, `is more than ${most}`)

const money = z
  .string()
  .regex(/^\d+(\.\d+)?$/, 'is no amount')
  .transform(Number)

const Variables = z.object({
  PORT: wholeNumber(65535).default(8787),
  HOST: z.string().default('127.0.0.1'),
  PUBLIC_URL: address('http:', 'https:')

    .refine(
      (value) => URL.parse(value)?.href === `${URL.parse(value)?.origin}/`,
      'has more than a scheme, a host and a port',
    )
    .optional(),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: address('postgres:', 'postgresql:').optional(),
  MERCHANT_FILE: z
    .string()
    .refine((file) => existsSync(file), 'names no file')
    .optional(),
  CHAXI_SECRET: z.string().min(32, 'is shorter than 32 characters').optional(),
  MODEL_BASE_URL: address('http:', 'https:').optional(),
  MODEL_API_KEY: z.string().optional(),
  MODEL_NAME: z.string().optional(),
  MODEL_DAILY_TOKENS: wholeNumber(2_000_000_000).default(2_000_000),
  MODEL_DAILY_SPEND: money.optional(),
  MODEL_PRICE_INPUT: money.default(0),
  MODEL_PRICE_OUTPUT: money.default(0),
  SMTP_URL: address('smtp:', 'smtps:').optional(),
  TRUST_PROXY: wholeNumber(10).default(0),
  RATE_LIMITS: z.enum(['on', 'off'], 'is neither on nor off').default('on'),
})

/** A language model behind an OpenAI-compatible address, and what a workspace may use of it in a day. */
export interface ModelSettings {
  baseUrl: string
  /** Absent where the address asks for none, as on one's own machine. */
  apiKey?: string
  name: string
  dailyTokens: number
  /** In the money of `prices`; absent, only tokens are counted. */
  dailySpend?: number
  /** Of a million tokens. */
  prices: { input: number; output: number }
}

export interface Env {
  port: number
  host: string
  /** The origin that visitors see, without a slash at its end; absent until the port is known when PORT is 0. */
  publicUrl?: string
  dataDir: string
  databaseUrl?: string
  merchantFile: string
  /** Signs links and cursors. */
  secret: string
  /** The mail server; absent, letters become files in `dataDir`. */
  smtpUrl?: string
  /** Absent, the embedded brain answers. */
  model?: ModelSettings
  trustProxy: number
  rateLimits: boolean
}

/** Reads every variable once. Throws `EnvError` naming each wrong one with its remedy; an empty one counts as absent. */
export function readEnv(variables: Record<string, string | undefined> = process.env): Env {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const parsed = Variables.safeParse(given)
  if (!parsed.success) throw new EnvError(parsed.error.issues.map((issue) => fault(issue, given)).join('\n'))

  const env = parsed.data
  const dataDir = resolve(env.DATA_DIR)
  if (env.DATABASE_URL && !env.CHAXI_SECRET)
    throw new EnvError(`CHAXI_SECRET is required with DATABASE_URL. ${remedies.CHAXI_SECRET}`)
  return {
    port: env.PORT,
    host: env.HOST,
    publicUrl: env.PUBLIC_URL && new URL(env.PUBLIC_URL).origin,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    merchantFile: env.MERCHANT_FILE ?? join(import.meta.dirname, '../demo/lantern-leaf.json'),
    secret: env.CHAXI_SECRET ?? keptSecret(dataDir),
    smtpUrl: env.SMTP_URL,
    model: modelFrom(env),
    trustProxy: env.TRUST_PROXY,
    rateLimits: env.RATE_LIMITS === 'on',
  }
}

function modelFrom(env: z.infer<typeof Variables>): ModelSettings | undefined {
  if (!env.MODEL_BASE_URL) return undefined
  if (!env.MODEL_NAME) throw new EnvError(`MODEL_NAME is required with MODEL_BASE_URL. ${remedies.MODEL_NAME}`)
  if (env.MODEL_DAILY_SPEND !== undefined && env.MODEL_PRICE_INPUT + env.MODEL_PRICE_OUTPUT === 0)
    throw new EnvError(
      `MODEL_PRICE_INPUT and MODEL_PRICE_OUTPUT are required with MODEL_DAILY_SPEND: without a price nothing is ever spent. ${remedies.MODEL_PRICE_INPUT}`,
    )

  return {
    baseUrl: env.MODEL_BASE_URL,
    apiKey: env.MODEL_API_KEY,
    name: env.MODEL_NAME,
    dailyTokens: env.MODEL_DAILY_TOKENS,
    dailySpend: env.MODEL_DAILY_SPEND,
    prices: { input: env.MODEL_PRICE_INPUT, output: env.MODEL_PRICE_OUTPUT },
  }
}

function fault(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const shown = /SECRET|KEY|URL/.test(name) ? 'its value' : `"${given[name]}"`
  return `${name}: ${shown} ${issue.message}. ${remedies[name] ?? ''}`.trim()
}

// The embedded default asks for nothing: a secret is made once and kept beside the database it protects.
function keptSecret(dataDir: string): string {
  const file = join(dataDir, 'secret')
  if (existsSync(file)) return readSecret(file)

  const secret = randomBytes(32).toString('base64url')
  try {
    mkdirSync(dataDir, { recursive: true })
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
  } catch (cause) {
    throw new EnvError(
      `DATA_DIR: nothing can be written to ${dataDir}: ${messageOf(cause)}. Give a folder that may be written to.`,
      { cause },
    )
  }
  return secret
}

function readSecret(file: string): string {
  const secret = readFileSync(file, 'utf8').trim()
  if (secret.length < 32)
    throw new EnvError(
      `DATA_DIR: the secret in ${file} is cut short. Put it back from a backup, or delete the file: links sent so far then stop working.`,
    )
  return secret
}

export const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error))
