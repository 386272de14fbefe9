import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { createCounter } from './counters.ts'
import { createLimits } from './limits.ts'
import { databases, seeded } from './seeded.ts'

afterEach(() => vi.useRealTimers())

type Shop = Awaited<ReturnType<typeof seeded>>

const startsSession = async (shop: Shop) => (await shop.call('POST', '/visitor/sessions', { body: {} })).status

async function statuses(times: number, work: () => Promise<number>): Promise<number[]> {
  const all = []
  for (let i = 0; i < times; i++) all.push(await work())
  return all
}

describe.each(databases)('limits on %s', (on) => {
  test('the 61st session in ten minutes is refused, with the time to wait, and the next one after it is not', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T10:00:00Z') })
    await using shop = await seeded({ on, limits: true })
    expect(await statuses(60, () => startsSession(shop))).toEqual(Array(60).fill(201))

    vi.setSystemTime('2026-11-23T10:04:00Z')
    const refused = await shop.call('POST', '/visitor/sessions', { body: {} })
    expect([refused.status, refused.body.error, refused.headers.get('retry-after')]).toEqual([
      429,
      'rate_limited',
      '360',
    ])
    vi.setSystemTime('2026-11-23T10:10:01Z')
    expect(await startsSession(shop)).toBe(201)
  })

  test('wrong tries at a booking are counted, and right ones cost nothing', async () => {
    await using shop = await seeded({ on, limits: true })
    const form = await shop.opensForm({ subject: 'gongfu-hour' })
    const slot = (await shop.slots(form, 'gongfu-hour')).at(-1)
    const email = 'ada@example.com'
    const { reference } = (await shop.books(form, { slot_id: slot.id, seats: 1, name: 'Ada', email })).body.data.booking
    const ask = async (guess: string) =>
      (await shop.tool('get_booking', { reference, email: guess })).error?.data.error ?? 'found'

    for (let right = 0; right < 8; right++) expect(await ask(email)).toBe('found')
    const guesses = []
    for (let guess = 0; guess < 6; guess++) guesses.push(await ask(`guess${guess}@example.com`))
    expect(guesses).toEqual([...Array(5).fill('not_found'), 'rate_limited'])
  })
})

describe('one visitor', () => {
  async function arrives(shop: Shop) {
    const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
    const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
    return { token, path: `/visitor/conversations/${id}` }
  }

  test('opens 30 forms in ten minutes and not one more, in a conversation', async () => {
    await using shop = await seeded({ limits: true })
    const opens = async ({ token, path }: Awaited<ReturnType<typeof arrives>>) =>
      (await shop.call('POST', `${path}/forms`, { body: {}, token })).status
    const visitor = await arrives(shop)

    expect(await statuses(31, () => opens(visitor))).toEqual([...Array(30).fill(201), 429])
    expect(await opens(await arrives(shop))).toBe(201)
  })

  test('says 30 things in a minute, however they spell their token’s header', async () => {
    await using shop = await seeded({ limits: true })
    const { token, path } = await arrives(shop)
    const spellings = [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`]
    let said = 0
    const says = async () => {
      const headers = { authorization: spellings[said++ % 3] ?? '' }
      return (await shop.call('POST', `${path}/messages`, { body: { id: crypto.randomUUID(), text: 'Hi' }, headers }))
        .status
    }
    expect(await statuses(31, says)).toEqual([...Array(30).fill(202), 429])
  })
})

describe('one address', () => {
  const limitsOf = ({ db, site }: Shop) => createLimits({ on: true, trustProxy: 0, db, secret: site.secret })
  const wrong = () => Promise.reject(new Error('wrong'))

  test('guesses five times in ten minutes, however many conversations it starts and references it tries', async () => {
    await using shop = await seeded()
    const { tries } = limitsOf(shop)
    const guess = (i: number) =>
      tries
        .count({ address: '192.0.2.1', conversation: `${i}`, reference: `${i}` }, wrong)
        .catch(({ message }) => message)

    for (let i = 0; i < 5; i++) expect(await guess(i)).toBe('wrong')
    expect(await guess(5)).toBe('That was too often. Try again in 10 minutes.')
  })

  test('opens 300 forms in ten minutes, and another address goes on', async () => {
    await using shop = await seeded()
    const { tries } = limitsOf(shop)
    for (let i = 0; i < 300; i++) await tries.opening({ address: '192.0.2.1' })

    await expect(tries.opening({ address: '192.0.2.1', conversation: 'new' })).rejects.toThrow('That was too often.')
    await tries.opening({ address: '192.0.2.2', conversation: 'new' })
  })
})

test('what PostgreSQL keeps of a limit tells neither an address nor a token', async () => {
  await using shop = await seeded({ on: 'postgres', limits: true })
  const { token, visitor } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
  const conversation = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const message = { id: crypto.randomUUID(), text: 'Good morning' }
  await shop.call('POST', `/visitor/conversations/${conversation.id}/messages`, { body: message, token })
  const { rows: kept } = await sql<{ key: string; points: number }>`select key, points from rate_limit`.execute(shop.db)

  expect(kept.map(({ points }) => points)).toEqual([1, 1, 1, 1])
  expect(JSON.stringify(kept)).not.toContain('unknown')
  for (const told of [token, visitor.id, conversation.id]) expect(JSON.stringify(kept)).not.toContain(told)
})

test('while PostgreSQL is away a limit still stands, and lets through what is under it', async () => {
  const shop = await seeded({ on: 'postgres' })
  const counter = createCounter(shop.db, 'tests', { points: 2, duration: 60 })
  await shop[Symbol.asyncDispose]()
  vi.spyOn(console, 'error').mockReturnValue()

  expect(await counter.consume('somebody')).toMatchObject({ remainingPoints: 1 })
  expect(await counter.consume('somebody')).toMatchObject({ remainingPoints: 0 })
  await expect(counter.consume('somebody')).rejects.toMatchObject({ remainingPoints: 0 })
  expect(await counter.consume('somebody else')).toMatchObject({ remainingPoints: 1 })
})
