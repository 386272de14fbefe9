import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bo, databases, seeded } from '../seeded.ts'
import { startDelivery } from './delivery.ts'
import { eventually, letterTo, outboxOf } from './outbox-for-tests.ts'
import type { Outgoing } from './transport.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-21T10:00:00Z') })
  vi.spyOn(console, 'log').mockReturnValue()
})
afterEach(() => vi.useRealTimers())

const restless = { look: 5, insist: 5, stop: 5 }

/** A mailbox that can be awaited: `arrived(n)` resolves with the kinds once `n` letters are in it. */
function mailbox(before: (mail: Outgoing) => Promise<void> | void = () => {}) {
  const got: string[] = []
  return {
    got,
    arrived: (count: number) => eventually(() => got.length === count && [...got]),
    async send(mail: Outgoing) {
      await before(mail)
      got.push(mail.kind)
    },
  }
}

describe.each(databases)('the mail worker on %s', (on) => {
  test('sends at its start what was committed before the last one was killed', async () => {
    await using shop = await seeded({ on })
    const { posts, states } = await outboxOf(shop)
    await posts()
    const box = mailbox()
    const delivery = startDelivery(shop.db, box)
    await box.arrived(1)
    await delivery.stop()

    expect(await states()).toEqual(['sent'])
  })

  test('is woken by the commit, and by the time at which a reminder falls due', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    const box = mailbox()
    await using _ = running(startDelivery(shop.db, box))
    await posts()
    await box.arrived(1)
    vi.setSystemTime('2026-11-21T10:00:00.995Z')
    await posts({ kind: 'reminder', sendAt: '2026-11-21T10:00:01Z' })
    vi.setSystemTime('2026-11-21T10:00:01Z')

    expect(await box.arrived(2)).toEqual(['confirmation', 'reminder'])
  })

  test('finds what another process posted without being told', async () => {
    await using shop = await seeded({ on })
    const { posts } = await outboxOf(shop)
    const box = mailbox()
    await using _ = running(startDelivery(shop.db, box, {}, restless))
    await posts({ sendAt: '2026-11-21T11:00:00Z' })
    await shop.db
      .updateTable('outbox')
      .set({ send_at: '2026-11-21T10:00:00Z', try_at: '2026-11-21T10:00:00Z' })
      .execute()

    expect(await box.arrived(1)).toEqual(['confirmation'])
  })

  test('says which letters are sent, once each, and is not stopped by a listener that fails', async () => {
    await using shop = await seeded({ on })
    const failures = vi.spyOn(console, 'error').mockReturnValue()
    const { posts } = await outboxOf(shop)
    const heard: string[] = []
    const box = mailbox()
    await using _ = running(
      startDelivery(shop.db, box, {
        onSent: async ({ topic, state, sent_at }) => {
          heard.push(`${topic} ${state} ${sent_at}`)
          throw new Error('The conversation is gone.')
        },
      }),
    )
    await posts({ topic: 'booking:A' })
    await eventually(() => heard.length === 1)
    await posts({ topic: 'booking:B', letter: letterTo(bo) })
    await eventually(() => heard.length === 2)

    expect(heard).toEqual(['booking:A sent 2026-11-21T10:00:00Z', 'booking:B sent 2026-11-21T10:00:00Z'])
    expect(failures).toHaveBeenCalledTimes(2)
  })

  test('finishes the letter in hand when it is stopped, and begins no other', async () => {
    await using shop = await seeded({ on })
    const { posts, states } = await outboxOf(shop)
    await posts()
    await posts({ kind: 'change' })
    const [inHand, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const delivery = startDelivery(
      shop.db,
      mailbox(() => {
        inHand.resolve()
        return released.promise
      }),
    )
    await inHand.promise
    const stopped = delivery.stop()
    released.resolve()
    await stopped

    expect(await states()).toEqual(['sent', 'waiting'])
  })

  test('does not wait at its end for a server that stalls: the letter stays for the next start', async () => {
    await using shop = await seeded({ on })
    const { posts, states } = await outboxOf(shop)
    await posts()
    const inHand = Promise.withResolvers<void>()
    const stalling = (_: Outgoing, until?: AbortSignal) =>
      new Promise<void>((_, give) => {
        until?.addEventListener('abort', () => give(until.reason))
        inHand.resolve()
      })
    const delivery = startDelivery(shop.db, { send: stalling }, {}, restless)
    await inHand.promise
    await delivery.stop()

    expect(await states()).toEqual(['waiting'])
  })

  test('outlives a database that is away, and sends a letter that left meanwhile only once', async () => {
    await using shop = await seeded({ on })
    const { posts, states } = await outboxOf(shop)
    const faults = vi.spyOn(console, 'error').mockReturnValue()
    const goes = (from: string, to: string) => sql`alter table ${sql.id(from)} rename to ${sql.id(to)}`.execute(shop.db)
    await posts()
    const box = mailbox(() => goes('outbox', 'away').then(() => undefined))
    await using delivery = running(startDelivery(shop.db, box, {}, restless))
    await eventually(() => faults.mock.calls.length >= 3)
    vi.setSystemTime('2026-11-21T10:05:00Z')
    await goes('away', 'outbox')
    await eventually(async () => (await states())[0] === 'sent')
    await delivery.stop()

    expect(box.got).toEqual(['confirmation'])
  })
})

const running = (delivery: { stop(): Promise<void> }) => ({ ...delivery, [Symbol.asyncDispose]: delivery.stop })
