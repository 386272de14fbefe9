import { vi } from 'vitest'
import { type Database, transact } from '../database.ts'
import { ada, type seeded } from '../seeded.ts'
import { drop, type Letter, type Post, post } from './outbox.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

export const letterTo = (to: { name: string; email: string }, changes: Partial<Letter> = {}): Letter => ({
  from: { name: 'Lantern & Leaf', address: 'desk@lanternleaf.example' },
  to: { name: to.name, address: to.email },
  subject: 'Booked: Gongfu Hour ☕',
  text: `Dear ${to.name}, the pot is warm — 茶席.`,
  html: '<p>The pot is <b>warm</b>.</p>',
  ...changes,
})

/** The outbox of one shop, as the bookings use it. */
export async function outboxOf(shop: Pick<Shop, 'db' | 'workspace'>) {
  const { id } = await shop.workspace()
  const within = <T>(work: (trx: Database) => Promise<T>) => transact(shop.db, work)
  return {
    posts: (mail: Partial<Post> = {}) => within((trx) => post(trx, id, { ...news(mail), ...mail })),
    drops: (topic: string, kind: string) => within((trx) => drop(trx, id, topic, kind)),
    rows: () => shop.db.selectFrom('outbox').selectAll().orderBy('topic').orderBy('position').execute(),
    /** What the outbox says of its letters, in order. */
    states: async () =>
      (await shop.db.selectFrom('outbox').select('state').orderBy('topic').orderBy('position').execute()).map(
        ({ state }) => state,
      ),
  }
}

function news({ topic = 'booking:K7RM-X2QY', kind = 'confirmation' }: Partial<Post>): Post {
  return { topic, kind, dedupe: `${topic}:${kind}`, letter: letterTo(ada) }
}

/** Resolves with what `look` sees, once it sees something. */
export const eventually = <T>(look: () => T) => vi.waitUntil(look, { timeout: 20_000, interval: 5 })
