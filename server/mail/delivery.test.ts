import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { MOST_ATTEMPTS } from './attempt.ts'
import { deliverDue, releaseClaims } from './delivery.ts'
import { eventually, letterTo, outboxOf } from './outbox-for-tests.ts'
import type { Outgoing, Transport } from './transport.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

/** Keeps what it is given; `before` may hold a letter up or refuse it. */
function mailbox(before: (mail: Outgoing) => Promise<void> | void = () => {}) {
  const got: string[] = []
  const transport: Transport = {
    async send(mail) {
      await before(mail)
      got.push(`${mail.kind} to ${mail.letter.to.name}`)
    },
  }
  return { got, transport }
}

const refuses = () => {
  throw new Error('451 Come again')
}

describe.each(databases)('delivery on %s', (on) => {
  test('a letter that is refused for now is tried after 1, 5, 15 and 60 minutes, then every 3 hours for 3 days', async () => {
    await using shop = await seeded({ on })
    const { posts, rows } = await outboxOf(shop)
    await posts()
    const { transport } = mailbox(refuses)
    const waits: number[] = []
    for (;;) {
      await deliverDue(shop.db, transport)
      const [row] = await rows()
      if (row?.state !== 'waiting') break
      waits.push((Date.parse(row.try_at) - Date.now()) / 60_000)
      vi.setSystemTime(row.try_at)
    }

    expect(waits).toEqual([1, 5, 15, 60, ...Array.from({ length: 23 }, () => 180)])
    expect(await rows()).toMatchObject([{ state: 'failed', attempts: MOST_ATTEMPTS, error: '451 Come again' }])
    expect((Date.now() - Date.parse('2026-11-21T10:00:00Z')) / 86_400_000).toBeCloseTo(3, 0)
  })

  test('a cancellation never overtakes the confirmation before it, and other guests’ mail waits for neither', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    await posts({ topic: 'booking:A' })
    await posts({ topic: 'booking:A', kind: 'cancellation' })
    await posts({ topic: 'booking:B', letter: letterTo(bo) })
    const down = new Set(['Ada Marsh'])
    const { got, transport } = mailbox(({ letter }) => (down.has(letter.to.name) ? refuses() : undefined))
    await deliverDue(shop.db, transport)
    expect(got).toEqual(['confirmation to Bo Lind'])

    down.clear()
    minutesLater(1)
    await deliverDue(shop.db, transport)
    expect(got).toEqual(['confirmation to Bo Lind', 'confirmation to Ada Marsh', 'cancellation to Ada Marsh'])
  })

  test('news behind a letter that waits out a failure does not wait as long', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    await posts()
    await deliverDue(shop.db, mailbox(refuses).transport)
    await posts({ kind: 'change' })
    const { got, transport } = mailbox()
    await deliverDue(shop.db, transport)

    expect(got).toEqual(['confirmation to Ada Marsh', 'change to Ada Marsh'])
  })

  test('a letter is renewed as it leaves, and stays where it is not true any more', async () => {
    await using shop = await seeded({ on })
    const { posts, states } = await outboxOf(shop)
    await posts({ topic: 'booking:A' })
    await posts({ topic: 'booking:B' })
    const { got, transport } = mailbox()
    await deliverDue(shop.db, transport, {
      renewed: async ({ topic }) => (topic === 'booking:A' ? letterTo(bo) : undefined),
    })

    expect(got).toEqual(['confirmation to Bo Lind'])
    expect(await states()).toEqual(['sent', 'dropped'])
  })

  test('a letter that has failed for good holds nothing up', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    await posts({ letter: letterTo(ada, { until: '2026-11-21T10:00:00Z' }), kind: 'offer' })
    await posts({ kind: 'change' })
    const { got, transport } = mailbox()
    await deliverDue(shop.db, transport)

    expect(got).toEqual(['change to Ada Marsh'])
  })

  test('a reminder waits for its time and holds nothing up meanwhile', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    await posts({ kind: 'reminder', sendAt: '2026-11-21T11:00:00Z' })
    await posts({ kind: 'change' })
    const { got, transport } = mailbox()
    await deliverDue(shop.db, transport)
    expect(got).toEqual(['change to Ada Marsh'])

    minutesLater(60)
    await deliverDue(shop.db, transport)
    expect(got).toEqual(['change to Ada Marsh', 'reminder to Ada Marsh'])
  })

  test('a letter that is no longer true when it could leave stays here', async () => {
    await using shop = await seeded({ on })
    const { posts, rows } = await outboxOf(shop)
    await posts({ kind: 'offer', letter: letterTo(ada, { until: '2026-11-21T12:00:00Z' }) })
    await deliverDue(shop.db, mailbox(refuses).transport)
    minutesLater(120)
    const { got, transport } = mailbox()
    await deliverDue(shop.db, transport)

    expect(got).toEqual([])
    expect(await rows()).toMatchObject([{ state: 'dropped', error: expect.stringContaining('until') }])
  })

  test('a letter taken back while it leaves is not tried again, and says that it was sent when it was', async () => {
    await using shop = await seeded({ on })
    const { posts, drops, states } = await outboxOf(shop)
    for (const topic of ['booking:A', 'booking:B']) await posts({ topic, kind: 'reminder' })
    const { transport } = mailbox(async ({ topic }) => {
      await drops(topic, 'reminder')
      if (topic === 'booking:B') refuses()
    })
    await deliverDue(shop.db, transport)

    expect(await states()).toEqual(['sent', 'dropped'])
  })

  test('what a killed process had in hand is sent once its claim has run out, and not a second before', async () => {
    await using shop = await seeded({ on })
    const { posts, states } = await outboxOf(shop)
    await posts()
    void deliverDue(shop.db, mailbox(() => new Promise(() => {})).transport)
    const { got, transport } = mailbox()
    await eventually(
      async () => (await shop.db.selectFrom('outbox').select('attempts').executeTakeFirstOrThrow()).attempts === 1,
    )
    vi.setSystemTime('2026-11-21T10:00:59Z')
    await deliverDue(shop.db, transport)
    expect(got).toEqual([])

    vi.setSystemTime('2026-11-21T10:01:00Z')
    await deliverDue(shop.db, transport)
    expect([got.length, await states()]).toEqual([1, ['sent']])
  })

  test('the one process of an embedded shop frees what it had in hand when it was killed, and sends it at once', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    await posts()
    await shop.db.updateTable('outbox').set({ claimed_until: '2026-11-21T10:02:00Z', attempts: 1 }).execute()
    const { got, transport } = mailbox()
    await deliverDue(shop.db, transport)
    expect(got).toEqual([])

    await releaseClaims(shop.db)
    await deliverDue(shop.db, transport)
    expect(got).toHaveLength(1)
  })

  test('a worker whose claim ran out while it was away does not undo what another wrote', async () => {
    await using shop = await seeded({ on })
    const { posts, rows } = await outboxOf(shop)
    await posts()
    const slow = mailbox(async () => {
      minutesLater(2)
      await deliverDue(shop.db, mailbox().transport)
      refuses()
    })
    await deliverDue(shop.db, slow.transport)

    expect(await rows()).toMatchObject([{ state: 'sent', attempts: 2, sent_at: '2026-11-21T10:02:00Z', error: null }])
  })

  test('one recipient who stalls holds up nobody else', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    const stalled = Promise.withResolvers<void>()
    await posts({ topic: 'booking:A' })
    for (const topic of ['B', 'C', 'D', 'E', 'F', 'G']) await posts({ topic: `booking:${topic}`, letter: letterTo(bo) })
    const { got, transport } = mailbox(({ topic }) => (topic === 'booking:A' ? stalled.promise : undefined))
    const done = deliverDue(shop.db, transport)
    await eventually(() => got.length === 6)
    stalled.resolve()
    await done

    expect(got.at(-1)).toBe('confirmation to Ada Marsh')
  })
})
