import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, databases, seeded } from '../seeded.ts'
import { deliverDue } from './delivery.ts'
import { leaves, readMessage } from './mime-for-tests.ts'
import { letterTo, outboxOf } from './outbox-for-tests.ts'
import { type Manner, mailServer } from './server-for-tests.ts'
import { createTransport } from './transport.ts'

const limits = { connection: 2000, greeting: 1000, silence: 1000, whole: 5000 }
const by = (server: { url: string }) => createTransport({ smtpUrl: server.url, dataDir: '' }, limits)

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

describe.each(databases)('mail by SMTP on %s', (on) => {
  test('a letter arrives as text, HTML and calendar, from the shop to the guest', async () => {
    await using shop = await seeded({ on })
    await using server = await mailServer()
    const { posts } = await outboxOf(shop)
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n'
    await posts({ letter: letterTo(ada, { calendar: { method: 'REQUEST', content } }) })
    await deliverDue(shop.db, by(server))

    const [mail] = server.taken
    const { headers, ...message } = readMessage(mail?.raw ?? '')
    expect(mail?.to).toEqual(['ada@example.com'])
    expect(headers).toMatchObject({
      from: '"Lantern & Leaf" <desk@lanternleaf.example>',
      'reply-to': '"Lantern & Leaf" <desk@lanternleaf.example>',
      to: 'Ada Marsh <ada@example.com>',
      subject: 'Booked: Gongfu Hour ☕',
      date: 'Sat, 21 Nov 2026 10:00:00 +0000',
      'auto-submitted': 'auto-generated',
      'message-id': expect.stringMatching(/^<[0-9a-f]{32}@lanternleaf\.example>$/),
    })
    expect(headers).not.toHaveProperty('x-mailer')
    expect(leaves({ headers, ...message }).map((part) => [part.headers['content-type'], part.content])).toEqual([
      ['text/plain; charset=utf-8', 'Dear Ada Marsh, the pot is warm — 茶席.'],
      ['text/html; charset=utf-8', '<p>The pot is <b>warm</b>.</p>'],
      ['text/calendar; charset=utf-8; method=REQUEST', content],
      ['application/ics; name=booking.ics', content],
    ])
  })

  test('a server that knows no such guest is believed: the letter has failed and is not tried again', async () => {
    await using shop = await seeded({ on })
    await using server = await mailServer(['knows no such guest'])
    const { posts, rows } = await outboxOf(shop)
    await posts()
    await deliverDue(shop.db, by(server))
    minutesLater(60)
    await deliverDue(shop.db, by(server))

    expect(server.taken).toEqual([])
    const [row] = await rows()
    expect(row).toMatchObject({ state: 'failed', attempts: 1, sent_at: null, error: expect.stringMatching(/550/) })
    expect(row?.error).not.toContain('ada@example.com')
  })

  // All but the first two are for the shop to put right: its credentials, its relay, its host, its words.
  test.each<Manner>([
    'is busy',
    'asks to come later',
    'relays for nobody',
    'wants a password',
    'blocks our host',
    'refuses the message',
    'says nothing',
    'stalls',
    'hangs up in the middle',
  ])('a server that %s is asked again after a minute, and the whole letter arrives once', async (manner) => {
    await using shop = await seeded({ on })
    await using server = await mailServer([manner])
    const { posts, rows, states } = await outboxOf(shop)
    const text = 'All the tea there is.\n'.repeat(5_000)
    await posts({ letter: letterTo(ada, { text }) })
    await deliverDue(shop.db, by(server))
    expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1, try_at: '2026-11-21T10:01:00Z' }])
    await deliverDue(shop.db, by(server))
    expect(server.taken).toEqual([])

    minutesLater(1)
    await deliverDue(shop.db, by(server))
    await deliverDue(shop.db, by(server))
    expect(await states()).toEqual(['sent'])
    expect(server.taken.map(({ raw }) => leaves(readMessage(raw))[0]?.content.replaceAll('\r', ''))).toEqual([text])
  })

  test('a server that keeps talking without an end is left after the time that one letter may take', async () => {
    await using shop = await seeded({ on })
    await using server = await mailServer(['dribbles'])
    const { posts, rows } = await outboxOf(shop)
    await posts()
    await deliverDue(shop.db, createTransport({ smtpUrl: server.url, dataDir: '' }, { ...limits, whole: 1500 }))

    expect(await rows()).toMatchObject([{ state: 'waiting', error: 'Message sending aborted' }])
  })

  test('while nobody listens the letter waits, and goes out when the server is back', async () => {
    await using shop = await seeded({ on })
    const { posts, rows, states } = await outboxOf(shop)
    await posts()
    const gone = await mailServer()
    await gone[Symbol.asyncDispose]()
    await deliverDue(shop.db, by(gone))
    expect(await rows()).toMatchObject([{ state: 'waiting', error: expect.stringContaining('ECONNREFUSED') }])

    await using back = await mailServer([], gone.port)
    minutesLater(1)
    await deliverDue(shop.db, by(gone))
    expect([await states(), back.taken.length]).toEqual([['sent'], 1])
  })

  test('a server that takes the letter and hangs up gets it again as the same message, which a mailbox shows once', async () => {
    await using shop = await seeded({ on })
    await using server = await mailServer(['takes it and hangs up'])
    const { posts, states } = await outboxOf(shop)
    await posts()
    await deliverDue(shop.db, by(server))
    minutesLater(1)
    await deliverDue(shop.db, by(server))

    expect(await states()).toEqual(['sent'])
    const [first, second] = server.taken.map(({ raw }) => readMessage(raw).headers)
    expect(second).toMatchObject({ 'message-id': first?.['message-id'], date: first?.date })
  })

  test('fifty letters, two workers and a server that misbehaves fifty times: each letter arrives exactly once', async () => {
    await using shop = await seeded({ on })
    const quick: Manner[] = ['is busy', 'asks to come later', 'hangs up in the middle']
    const bad: Manner[] = [...quick, 'stalls', ...quick, 'says nothing']
    await using server = await mailServer(Array.from({ length: 50 }, (_, i) => bad[i % bad.length] ?? 'take'))
    const { posts, states } = await outboxOf(shop)
    const guests = Array.from({ length: 50 }, (_, i) => `guest${i}@example.com`)
    for (const email of guests) await posts({ topic: `booking:${email}`, letter: letterTo({ name: 'Guest', email }) })
    for (const _ of ['first', 'second', 'third']) {
      await Promise.all([deliverDue(shop.db, by(server)), deliverDue(shop.db, by(server))])
      minutesLater(15)
    }

    expect(server.misbehaved()).toBe(50)
    expect(server.taken.flatMap(({ to }) => to).sort()).toEqual([...guests].sort())
    expect(new Set(await states())).toEqual(new Set(['sent']))
  })
})

test('an address that cannot be said to any server has failed at once', async () => {
  await using shop = await seeded()
  await using server = await mailServer()
  const { posts, rows } = await outboxOf(shop)
  await posts({ letter: letterTo({ name: 'Nobody', email: '' }) })
  await deliverDue(shop.db, by(server))

  expect(await rows()).toMatchObject([{ state: 'failed', attempts: 1 }])
})

test('credentials that the server refuses are for the shop to put right: the letter waits', async () => {
  await using shop = await seeded()
  await using server = await mailServer()
  const { posts, rows } = await outboxOf(shop)
  await posts()
  const url = `${server.url.replace('//', '//shop:wrong@')}?forceAuth=true`
  await deliverDue(shop.db, by({ url }))

  expect(await rows()).toMatchObject([{ state: 'waiting', attempts: 1 }])
})

test('what is said of an attempt names neither the address nor the booking nor the letter', async () => {
  await using shop = await seeded()
  await using server = await mailServer(['knows no such guest'])
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const { posts } = await outboxOf(shop)
  await posts()
  await deliverDue(shop.db, by(server))

  const lines = said.mock.calls.flat().join('\n')
  expect(lines).toMatch(/^mail confirmation [0-9a-f]{8}, attempt 1: failed: .*a•••@example\.com> is nobody here/)
  expect(lines).not.toMatch(/ada@example\.com|Ada Marsh|Gongfu|K7RM/)
})

test('a server that quotes the subject is not quoted, nor the booking’s reference', async () => {
  await using shop = await seeded()
  await using server = await mailServer(['quotes the subject', 'quotes the subject'])
  const said = vi.spyOn(console, 'log').mockReturnValue()
  const { posts, rows } = await outboxOf(shop)
  await posts({ letter: letterTo(ada, { subject: 'Booked: Gongfu Hour on Saturday' }) })
  await posts({ kind: 'changed', letter: letterTo(ada, { subject: 'Changed: Gongfu Hour, K7RM-X2QY' }) })
  await deliverDue(shop.db, by(server))

  const told = [...said.mock.calls.flat(), ...(await rows()).map(({ error }) => error)].join('\n')
  expect(told).toMatch(/attempt 1: .*“•••” is an advertisement/)
  expect(told).not.toMatch(/Gongfu|K7RM/)
})
