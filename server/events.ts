import type { ConversationEvent } from '../contract/conversations.ts'
import { type Database, isOutOfReach } from './database.ts'
import { tellDesk } from './desk.ts'
import { poke, waitingFor } from './pokes.ts'
import { now, secondsBefore } from './time.ts'

/** How long somebody who was seen typing is believed to be at it. */
const TYPING_SECONDS = 6

/** An event with its place on the conversation's number line. */
export interface Frame {
  seq: number
  type: ConversationEvent['type']
  data: string // JSON, encoded once
}

/**
 * Stores events in order and tells the watchers once they are committed. Returns the number of the first one.
 * `describe` receives that number, for a message that carries its own place.
 */
export async function record(
  trx: Database,
  workspaceId: string,
  conversationId: string,
  events: readonly ConversationEvent[] | ((firstSeq: number) => readonly ConversationEvent[]),
  count = typeof events === 'function' ? 1 : events.length,
): Promise<number> {
  const { last_seq } = await trx
    .updateTable('conversation')
    .set((conversation) => ({ last_seq: conversation('last_seq', '+', count), updated_at: now() }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', conversationId)
    .returning('last_seq')
    .executeTakeFirstOrThrow()
  const firstSeq = last_seq - count + 1
  const described = typeof events === 'function' ? events(firstSeq) : events
  await trx
    .insertInto('event')
    .values(
      described.map(({ type, data }, i) => ({
        workspace_id: workspaceId,
        conversation_id: conversationId,
        seq: firstSeq + i,
        type,
        data: JSON.stringify(data),
        created_at: now(),
      })),
    )
    .execute()
  await poke(trx, conversationTopic(conversationId))
  if (described.some(({ type }) => OF_INTEREST.includes(type)))
    await tellDesk(trx, workspaceId, { about: 'conversation', id: conversationId })
  return firstSeq
}

/** What the shop's people follow: not every word as it is said. */
const OF_INTEREST: readonly Frame['type'][] = ['message', 'control', 'booking', 'feedback']

/** Events after `since`, oldest first. */
async function eventsAfter(db: Database, workspaceId: string, conversationId: string, since: number): Promise<Frame[]> {
  const rows = await db
    .selectFrom('event')
    .select(['seq', 'type', 'data'])
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('seq', '>', since)
    // Typing that is over is no news to whoever comes back to it.
    .where(({ eb, or }) =>
      or([eb('type', '<>', 'typing'), eb('created_at', '>=', secondsBefore(now(), TYPING_SECONDS))]),
    )
    .orderBy('seq')
    .execute()
  return rows.map(({ seq, type, data }) => ({ seq, type: type as Frame['type'], data }))
}

// The stream stays open meanwhile: whoever hears the pokes looks again as soon as the database is back.
function noneWhileAway(error: unknown): [] {
  if (!isOutOfReach(error)) throw error
  return []
}

/** What is poked when something has happened in a conversation. */
export const conversationTopic = (conversationId: string) => `conversation:${conversationId}`

/**
 * Follows a conversation from `since` on, without gap or repeat, until `signal` ends it.
 * Yields an empty list when nothing happened for `idleMs`, so that the line can be kept open.
 */
export async function* watch(
  db: Database,
  workspaceId: string,
  conversationId: string,
  since: number,
  signal: AbortSignal,
  idleMs = 15_000,
): AsyncGenerator<Frame[]> {
  // Listen before reading: an event that lands between the two is then either read or poked.
  const line = waitingFor(conversationTopic(conversationId), signal)
  let seen = since
  try {
    while (!signal.aborted) {
      const frames = await eventsAfter(db, workspaceId, conversationId, seen).catch(noneWhileAway)
      seen = frames.at(-1)?.seq ?? seen
      if (frames.length > 0) yield frames
      else if ((await line.poked(idleMs)) === 'idle') yield []
    }
  } finally {
    line.close()
  }
}
