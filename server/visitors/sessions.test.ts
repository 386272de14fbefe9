import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { transact } from '../database.ts'
import { record } from '../events.ts'
import { readEvents } from '../read-events.ts'
import { databases, seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { anonymous, memberToken, signIn } from './member-for-tests.ts'
import { forgetSessions } from './sessions.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const HOUR = 60
const passes = (minutes: number) => vi.setSystemTime(new Date(minutesAfter(now(), minutes)))

type Shop = Awaited<ReturnType<typeof seeded>>
const ours = 'http://localhost:8787'
const elsewhere = 'https://blog.lanternleaf.example'
const withBlog = {
  record({ workspace }: MerchantRecord) {
    workspace.origins = [elsewhere]
  },
}

async function member(shop: Shop, origin?: string) {
  const guest = await anonymous(shop)
  const { data } = (await signIn(shop, await memberToken(shop), { token: guest.token, origin })).body
  const at = (headers: Record<string, string> = {}, method = 'GET') =>
    shop.call(method, method === 'GET' ? guest.path : '/visitor/conversations', {
      token: data.token,
      headers,
      ...(method === 'POST' && { body: {} }),
    })
  return { ...data, ...guest, token: data.token as string, at, reads: async () => (await at()).status }
}

test('a member’s session lasts a day without a word, and with one a day from there', async () => {
  await using shop = await seeded()
  const { reads } = await member(shop)
  passes(23 * HOUR)
  expect(await reads()).toBe(200)
  passes(23 * HOUR)
  expect(await reads()).toBe(200)
  passes(24 * HOUR)
  expect(await reads()).toBe(401)
})

test('a member’s session ends after seven days, however much it is used', async () => {
  await using shop = await seeded()
  const { reads } = await member(shop)
  for (let hours = 0; hours < 7 * 24 - 12; hours += 12) {
    passes(12 * HOUR)
    expect(await reads()).toBe(200)
  }
  passes(12 * HOUR)
  expect(await reads()).toBe(401)
})

test('an anonymous session does not run out', async () => {
  await using shop = await seeded()
  const guest = await anonymous(shop)
  passes(60 * 24 * HOUR)

  expect((await shop.call('GET', guest.path, guest)).status).toBe(200)
})

test('a member’s session is good on the page it was made for alone', async () => {
  await using shop = await seeded(withBlog)
  const here = await member(shop, ours)
  expect((await here.at({ origin: ours }, 'POST')).status).toBe(201)
  expect((await here.at({ origin: elsewhere }, 'POST')).body.error).toBe('not_signed_in')
  expect((await here.at({ origin: elsewhere })).body.error).toBe('not_signed_in')
  expect((await here.at({}, 'POST')).body.error).toBe('not_signed_in')
  expect((await shop.tool('my_bookings', { email: 'ada@example.com' }, here.token)).error.data.error).toBe(
    'not_signed_in',
  )
})

test('a browser leaves its origin out of what it reads from its own server, and may; no other page’s reading passes for that', async () => {
  await using shop = await seeded(withBlog)
  const here = await member(shop, ours)
  expect((await here.at()).status).toBe(200)
  expect((await here.at({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
  expect((await here.at({ 'sec-fetch-site': 'cross-site' })).body.error).toBe('not_signed_in')

  const there = await member(shop, elsewhere)
  expect((await there.at()).body.error).toBe('not_signed_in')
})

test('a program’s session is a program’s', async () => {
  await using shop = await seeded()
  const here = await member(shop)
  expect((await here.at({}, 'POST')).status).toBe(201)
  expect((await here.at({ origin: ours }, 'POST')).body.error).toBe('not_signed_in')
})

describe.each(databases)('signing out on %s', (on) => {
  test('ends every session that this browser has had of the member, and no other browser’s', async () => {
    await using shop = await seeded({ on })
    const first = (await signIn(shop, await memberToken(shop))).body.data
    const second = (await signIn(shop, await memberToken(shop), first)).body.data
    const phone = (await signIn(shop, await memberToken(shop))).body.data
    const starts = async ({ token }: { token: string }) =>
      (await shop.call('POST', '/visitor/conversations', { body: {}, token })).status
    expect([await starts(first), await starts(second), await starts(phone)]).toEqual([201, 201, 201])

    await shop.call('DELETE', '/visitor/sessions', second)
    expect([await starts(first), await starts(second), await starts(phone)]).toEqual([401, 401, 201])
  })

  test('closes the streams at once, and takes away the session of nobody else', async () => {
    await using shop = await seeded({ on })
    const guest = await member(shop)
    const stream = await readEvents(shop.app, `${guest.path}/events`, guest.token)
    await stream.next('snapshot')
    await shop.call('DELETE', '/visitor/sessions', guest)

    expect(await stream.ended()).toBe(true)
  })
})

test('a stream tells nothing more once its session has run out', async () => {
  await using shop = await seeded()
  const guest = await member(shop)
  const stream = await readEvents(shop.app, `${guest.path}/events`, guest.token)
  await stream.next('snapshot')
  passes(25 * HOUR)
  const { id } = await shop.workspace()
  const typing = { type: 'typing' as const, data: { author: { type: 'operator' as const, name: 'Mei' } } }
  await transact(shop.db, (trx) => record(trx, id, guest.id, [typing]))

  await expect(stream.next('typing')).rejects.toThrow('The stream ended')
})

test('the end of a member token is not the end of the session it was exchanged for, and is of nothing else', async () => {
  await using shop = await seeded()
  const jwt = await memberToken(shop)
  const { token } = (await signIn(shop, jwt)).body.data
  const asked = async (bearer: string) => {
    const { result, error } = await shop.tool('my_bookings', { email: 'ada@example.com' }, bearer)
    return error?.data.error ?? result.structuredContent.bookings
  }
  // Sent as it is to a tool, it is no exchange: it counts until it runs out.
  expect([await asked(jwt), await asked(jwt), await asked(token)]).toEqual([[], [], []])

  passes(6)
  vi.spyOn(console, 'warn').mockImplementationOnce(() => {})
  expect([await asked(jwt), await asked(token)]).toEqual(['forbidden', []])
})

test('what can open nothing any more is forgotten', async () => {
  await using shop = await seeded()
  const { token } = await member(shop)
  passes(9 * 24 * HOUR)
  await forgetSessions(shop.db)

  expect(await shop.db.selectFrom('exchange').selectAll().execute()).toEqual([])
  expect(await shop.db.selectFrom('session').selectAll().execute()).toEqual([])
  expect((await shop.call('POST', '/visitor/conversations', { body: {}, token })).status).toBe(401)
})
