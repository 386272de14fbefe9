import type { ConversationTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { poke } from '../pokes.ts'

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
  await trx
    .updateTable('page_call')
    .set({ state: 'expired' })
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', id)
    .where('state', '=', 'pending')
    .execute()
  await record(trx, workspaceId, id, [{ type: 'turn', data: { id: turnId, state: 'stopped' } }])
  await poke(trx, stopTopic(id))
}

/** What is poked when the turn of a conversation has been stopped, for the process that runs it. */
export const stopTopic = (conversationId: string) => `stop:${conversationId}`
