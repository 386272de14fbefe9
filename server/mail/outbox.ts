import { EventEmitter } from 'node:events'
import * as z from 'zod'
import { afterCommit, type Database } from '../database.ts'
import { now } from '../time.ts'

const Party = z.object({ name: z.string(), address: z.string() })
export type Party = z.infer<typeof Party>

/** A mail as it will be read; answers to it go to `from`. After the instant `until` it is no longer true and stays unsent. */
export const Letter = z.object({
  from: Party,
  to: Party,
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  calendar: z.optional(z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() })),
  until: z.optional(z.string()),
})
export type Letter = z.infer<typeof Letter>

/** A letter with its place: one topic's mail leaves in the order it was posted, and the same `dedupe` is posted once. */
export interface Post {
  topic: string
  kind: string
  dedupe: string
  letter: Letter
  /** The instant it may leave at the soonest; absent, at once. */
  sendAt?: string
}

const posts = new EventEmitter().setMaxListeners(0)

/** Calls back after each commit of this process that posted a letter; returns what ends that. */
export function onPost(callback: () => void): () => void {
  posts.on('post', callback)
  return () => posts.off('post', callback)
}

/** Writes a letter to the outbox in the transaction of what it tells. Posting the same news again writes nothing. */
export async function post(trx: Database, workspaceId: string, mail: Post): Promise<void> {
  // Two transactions may want the same place in a topic: the later one waits for the first to commit, then takes the next.
  while (!(await takePlace(trx, workspaceId, mail))) if (await isPosted(trx, workspaceId, mail.dedupe)) return
  await hasten(trx, workspaceId, mail.topic)
  afterCommit(trx, () => posts.emit('post'))
}

async function takePlace(trx: Database, workspaceId: string, { topic, kind, dedupe, letter, sendAt = now() }: Post) {
  const { last } = await trx
    .selectFrom('outbox')
    .select((row) => row.fn.max('position').as('last'))
    .where('workspace_id', '=', workspaceId)
    .where('topic', '=', topic)
    .executeTakeFirstOrThrow()
  return trx
    .insertInto('outbox')
    .values({
      workspace_id: workspaceId,
      topic,
      position: (last ?? 0) + 1,
      dedupe,
      kind,
      letter: JSON.stringify(letter),
      state: 'waiting',
      send_at: sendAt,
      try_at: sendAt,
      attempts: 0,
      created_at: now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('position')
    .executeTakeFirst()
}

/** What waits out a failure is tried again at once: the news behind it must not wait as long. */
const hasten = (trx: Database, workspaceId: string, topic: string) =>
  trx
    .updateTable('outbox')
    .set({ try_at: now() })
    .where('workspace_id', '=', workspaceId)
    .where('topic', '=', topic)
    .where('state', '=', 'waiting')
    .where('send_at', '<=', now())
    .where('try_at', '>', now())
    .execute()

const isPosted = (trx: Database, workspaceId: string, dedupe: string) =>
  trx
    .selectFrom('outbox')
    .select('position')
    .where('workspace_id', '=', workspaceId)
    .where('dedupe', '=', dedupe)
    .executeTakeFirst()

/** Takes back the letters of a kind that have not left yet, such as the reminders of a booking that is cancelled. */
export async function drop(trx: Database, workspaceId: string, topic: string, kind: string): Promise<void> {
  await trx
    .updateTable('outbox')
    .set({ state: 'dropped' })
    .where('workspace_id', '=', workspaceId)
    .where('topic', '=', topic)
    .where('kind', '=', kind)
    .where('state', '=', 'waiting')
    .execute()
}
