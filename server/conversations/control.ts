import * as z from 'zod'
import type { ConversationTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { poke } from '../pokes.ts'
import { giveUpPageCalls, keepReply } from './kept-reply.ts'

/** Takes the conversation's row until the transaction ends: control moves one step at a time. Throws `not_found`. */
export async function lockConversation(trx: Database, workspaceId: string, id: string): Promise<ConversationTable> {
  const row = await trx
    .updateTable('conversation')
    .set((conversation) => ({ control_epoch: conversation.ref('control_epoch') }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such conversation.')

  return row
}

interface Move {
  to: 'assistant' | 'waiting' | 'operator'
  /** The assistant's own hand-off: it may still say that it asked. */
  turn: 'ends' | 'goes on'
}

/**
 * Moves control of a locked conversation, and its epoch: whatever the assistant had begun under the old one can no longer
 * be written. The turn under way ends with it, in whichever process it runs.
 */
export async function moveControl(trx: Database, conversation: ConversationTable, { to, turn }: Move): Promise<void> {
  const { workspace_id, id, turn_id } = conversation
  const ended = turn === 'ends' ? turn_id : null
  await trx
    .updateTable('conversation')
    .set((row) => ({
      status: to,
      control_epoch: row('control_epoch', '+', 1),
      ...(ended && { turn_id: null, stopped_turn: ended }),
    }))
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .execute()
  if (ended) await endTurn(trx, workspace_id, id, ended)
}

async function endTurn(trx: Database, workspaceId: string, id: string, turnId: string) {
  const waited = await giveUpPageCalls(trx, workspaceId, id)
  if (waited.length === 0) await keepDeltas(trx, workspaceId, id)
  await record(trx, workspaceId, id, [{ type: 'turn', data: { id: turnId, state: 'stopped' } }])
  await poke(trx, stopTopic(id))
}

/** Keeps what the visitor has read of a turn that is still speaking: it can write nothing any more. */
async function keepDeltas(trx: Database, workspaceId: string, id: string) {
  const rows = await trx
    .selectFrom('event')
    .select('data')
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', id)
    .where('type', '=', 'message_delta')
    .where('seq', '>', (event) =>
      event
        .selectFrom('event as begun')
        .select(({ fn }) => fn.max('begun.seq').as('seq'))
        .where('begun.workspace_id', '=', workspaceId)
        .where('begun.conversation_id', '=', id)
        .where('begun.type', '=', 'turn'),
    )
    .orderBy('seq')
    .execute()
  const deltas = rows.map(({ data }) => Delta.parse(JSON.parse(data)))
  const [first] = deltas
  if (first)
    await keepReply(trx, workspaceId, id, {
      ...{ id: first.id, cards: [], sources: [], toolCalls: [] },
      text: deltas.map(({ text }) => text).join(''),
    })
}

const Delta = z.object({ id: z.string(), text: z.string() })

/** What is poked when the turn of a conversation has been stopped, for the process that runs it. */
export const stopTopic = (conversationId: string) => `stop:${conversationId}`
