import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import type { ToolResult } from '../../contract/conversations.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { now } from '../time.ts'
import { Reply } from './reply.ts'

/** A turn that waits for its page: what it was asked to do, and the reply so far. */
export interface SuspendedTurn {
  turnId: string
  reply: Reply
}

export interface PageCall {
  name: string
  arguments: Record<string, unknown>
}

const PageOutput = z.object({ status: z.enum(['highlighted', 'not_on_page', 'not_found', 'form_opened']) })

/** One that failed and one that stayed silent are the same to a brain. */
export const NO_ANSWER = 'The page did not answer.'

/**
 * What a page tool answered, as a brain may know it: one of the words that our tools have for it. Whatever else is in there,
 * anybody who runs a script on the page may have written.
 */
export const pageAnswer = (result: ToolResult): { output: { status?: string } } | { error: string } =>
  'output' in result ? { output: PageOutput.safeParse(result.output).data ?? {} } : { error: NO_ANSWER }

/** Asks the page to run a tool; runs inside the turn's guarded transaction. Returns the call's id. */
export async function askPage(
  trx: Database,
  workspaceId: string,
  conversationId: string,
  call: PageCall,
  { turnId, reply }: SuspendedTurn,
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('page_call')
    .values({
      workspace_id: workspaceId,
      conversation_id: conversationId,
      id,
      turn_id: turnId,
      name: call.name,
      arguments: JSON.stringify(call.arguments),
      reply: JSON.stringify(reply),
      state: 'pending',
      created_at: now(),
    })
    .execute()
  await record(trx, workspaceId, conversationId, [{ type: 'tool_call', data: { call_id: id, ...call } }])
  return id
}

/** Takes the suspended turn up for the page's answer. Throws `conflict` for a call that is unknown, foreign or answered. */
export async function closePageCall(db: Database, workspaceId: string, conversationId: string, callId: string) {
  const suspended = await take(db, workspaceId, conversationId, callId, 'answered')
  if (!suspended) throw new AppError('conflict', 'No call with that id is waiting for an answer.')

  return suspended
}

/** Takes the suspended turn up because the page did not answer; undefined when it has meanwhile. */
export const expirePageCall = (db: Database, workspaceId: string, conversationId: string, callId: string) =>
  take(db, workspaceId, conversationId, callId, 'expired')

// Whoever moves the call out of `pending` goes on with the turn: one statement, so only one can.
async function take(
  db: Database,
  workspaceId: string,
  conversationId: string,
  callId: string,
  state: 'answered' | 'expired',
) {
  const row = await transact(db, async (trx) => {
    // The turn is somebody's again; it may have waited for almost as long as a silent one is believed.
    await trx
      .updateTable('conversation')
      .set({ turn_seen_at: now() })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', conversationId)
      .execute()
    return trx
      .updateTable('page_call')
      .set({ state })
      .where('workspace_id', '=', workspaceId)
      .where('conversation_id', '=', conversationId)
      .where('id', '=', callId)
      .where('state', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
  })
  return (
    row && {
      ...suspendedIn(row),
      call: {
        name: row.name,
        arguments: z.record(z.string(), z.unknown()).parse(JSON.parse(row.arguments)),
      } satisfies PageCall,
    }
  )
}

const suspendedIn = ({ turn_id, reply }: { turn_id: string; reply: string }): SuspendedTurn => ({
  turnId: turn_id,
  reply: Reply.parse(JSON.parse(reply)),
})
