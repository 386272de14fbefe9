import { describe, expect, test } from 'vitest'
import { transact } from '../database.ts'
import { ada, databases, seeded } from '../seeded.ts'
import { onPost, post } from './outbox.ts'
import { letterTo, outboxOf } from './outbox-for-tests.ts'

describe.each(databases)('the outbox on %s', (on) => {
  test('the same news posted again is one letter', async () => {
    await using shop = await seeded({ on })
    const { posts, rows } = await outboxOf(shop)
    await posts({ dedupe: 'once' })
    await posts({ dedupe: 'once', kind: 'change' })

    expect(await rows()).toMatchObject([{ dedupe: 'once', kind: 'confirmation', position: 1 }])
  })

  test('many who post to one topic at once each get a place of their own, and nothing is lost', async () => {
    await using shop = await seeded({ on })
    const { posts, rows } = await outboxOf(shop)
    await Promise.all(Array.from({ length: 12 }, (_, i) => posts({ dedupe: `news ${i % 10}` })))

    const stored = await rows()
    expect(stored.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
    expect(new Set(stored.map(({ dedupe }) => dedupe)).size).toBe(10)
  })

  test('a letter whose booking did not happen is not posted, and nobody is woken', async () => {
    await using shop = await seeded({ on })
    const { rows } = await outboxOf(shop)
    const { id } = await shop.workspace()
    const woken: string[] = []
    using _ = stopping(onPost(() => woken.push('woken')))
    const booking = transact(shop.db, async (trx) => {
      await post(trx, id, { topic: 'booking:A', kind: 'confirmation', dedupe: 'a', letter: letterTo(ada) })
      throw new Error('The seats are gone.')
    })

    await expect(booking).rejects.toThrow('The seats are gone.')
    expect([await rows(), woken]).toEqual([[], []])
  })

  test('only the letters of the kind that is taken back are dropped, and only those that wait', async () => {
    await using shop = await seeded({ on })
    const { posts, drops, rows } = await outboxOf(shop)
    await posts()
    for (const dedupe of ['day', 'hours']) await posts({ kind: 'reminder', dedupe, sendAt: '2026-11-27T14:00:00Z' })
    await posts({ topic: 'booking:ANOTHER', kind: 'reminder' })
    await shop.db.updateTable('outbox').set({ state: 'sent' }).where('dedupe', '=', 'day').execute()
    await drops('booking:K7RM-X2QY', 'reminder')

    expect((await rows()).map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'reminder waiting',
      'confirmation waiting',
      'reminder sent',
      'reminder dropped',
    ])
  })
})

const stopping = (stop: () => void) => ({ [Symbol.dispose]: stop })
