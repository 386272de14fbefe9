import type { ExpressionBuilder, Selectable } from 'kysely'
import type { OutboxTable, Tables } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { minutesAfter, now } from '../time.ts'

// A letter whose claim has run out is in nobody's hand any more: whoever has it renews the claim three times in that time.
const LEASE_MINUTES = 1
const RENEWAL_MS = 20_000
const CANDIDATES = 20

export type Posted = Selectable<OutboxTable>

/** One letter that is due, claimed for this worker alone; undefined when there is none. `mine` is already in its hand. */
export async function claimNext(db: Database, mine: ReadonlySet<string>): Promise<Posted | undefined> {
  const due = await db
    .selectFrom('outbox')
    .select(['workspace_id', 'topic', 'position'])
    .where(isNext)
    .orderBy('try_at')
    .limit(CANDIDATES)
    .execute()
  for (const letter of due.filter((letter) => !mine.has(topicOf(letter)))) {
    const claimed = await claim(db, letter)
    if (claimed) return claimed
  }
  return undefined
}

/** A topic across workspaces. */
export const topicOf = ({ workspace_id, topic }: Pick<Posted, 'workspace_id' | 'topic'>) => `${workspace_id} ${topic}`

// One guarded statement: of all who try, on either database, one gets the row. `attempts` then names this very claim.
const claim = (db: Database, { workspace_id, topic, position }: Pick<Posted, 'workspace_id' | 'topic' | 'position'>) =>
  db
    .updateTable('outbox')
    .set((row) => ({ claimed_until: minutesAfter(now(), LEASE_MINUTES), attempts: row('attempts', '+', 1) }))
    .where('workspace_id', '=', workspace_id)
    .where('topic', '=', topic)
    .where('position', '=', position)
    .where(isNext)
    .returningAll()
    .executeTakeFirst()

/** Keeps a claim for as long as its letter is in hand; returns what ends that. A database that is away is asked again. */
export function keepClaim(db: Database, { workspace_id, topic, position, attempts }: Posted): () => void {
  const renew = () =>
    db
      .updateTable('outbox')
      .set({ claimed_until: minutesAfter(now(), LEASE_MINUTES) })
      .where('workspace_id', '=', workspace_id)
      .where('topic', '=', topic)
      .where('position', '=', position)
      .where('attempts', '=', attempts)
      .where('state', '=', 'waiting')
      .where('claimed_until', 'is not', null)
      .execute()
  const renewals = setInterval(() => renew().catch(console.error), RENEWAL_MS).unref()
  return () => clearInterval(renewals)
}

/** Due, in nobody's hand, and none before it in its topic still has to leave; one that is for later holds nobody up. */
function isNext(row: ExpressionBuilder<Tables, 'outbox'>) {
  const earlier = row
    .selectFrom('outbox as earlier')
    .select('earlier.position')
    .whereRef('earlier.workspace_id', '=', 'outbox.workspace_id')
    .whereRef('earlier.topic', '=', 'outbox.topic')
    .whereRef('earlier.position', '<', 'outbox.position')
    .where('earlier.state', '=', 'waiting')
    .where('earlier.send_at', '<=', now())
  return row.and([
    row('state', '=', 'waiting'),
    row('try_at', '<=', now()),
    row.or([row('claimed_until', 'is', null), row('claimed_until', '<=', now())]),
    row.not(row.exists(earlier)),
  ])
}

/** What became of one attempt. */
export type Outcome =
  | { state: 'sent'; sent_at: string; error: null }
  | { state: 'waiting'; try_at: string; error: string }
  | { state: 'failed' | 'dropped'; error: string }

/**
 * Writes down what became of an attempt; undefined when the claim had passed to another worker. A letter that was taken
 * back while it left was sent all the same.
 */
export const settle = (db: Database, claimed: Posted, outcome: Outcome): Promise<Posted | undefined> =>
  db
    .updateTable('outbox')
    .set({ ...outcome, claimed_until: null })
    .where('workspace_id', '=', claimed.workspace_id)
    .where('topic', '=', claimed.topic)
    .where('position', '=', claimed.position)
    .where('attempts', '=', claimed.attempts)
    .where('state', 'in', outcome.state === 'sent' ? ['waiting', 'dropped'] : ['waiting'])
    .returningAll()
    .executeTakeFirst()

/** The next instant after `looked`, when everything due was seen, at which a letter falls due. */
export async function nextDue(db: Database, looked: string): Promise<string | undefined> {
  const { next } = await db
    .selectFrom('outbox')
    .select((row) => row.fn.min('try_at').as('next'))
    .where('state', '=', 'waiting')
    .where('try_at', '>', looked)
    .executeTakeFirstOrThrow()
  return next ?? undefined
}

/** Frees what a killed process had in hand. Only where no other process can be at work: on the embedded database, at its start. */
export async function releaseClaims(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ claimed_until: null })
    .where('state', '=', 'waiting')
    .where('claimed_until', 'is not', null)
    .execute()
}
