import type { VisitorTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { conversationLetters } from '../mail/topics.ts'
import { now } from '../time.ts'

/** All that a visitor has begun, their rows taken, so that nothing is said in them any more. */
export async function conversationsOf(
  trx: Database,
  { workspace_id, id }: Pick<VisitorTable, 'workspace_id' | 'id'>,
): Promise<string[]> {
  const rows = await trx
    .updateTable('conversation')
    .set({ updated_at: now(), status: 'closed' })
    .where('workspace_id', '=', workspace_id)
    .where('visitor_id', '=', id)
    .returning('id')
    .execute()
  return rows.map((row) => row.id)
}

const HANGING_ON_IT = [
  'message',
  'event',
  'page_call',
  'intervention',
  'asking',
  'offered_choices',
  'note',
  'draft',
  'seen',
] as const

/** Deletes a conversation with everything that was said, noted and mailed in it. */
export async function deleteConversation(trx: Database, workspaceId: string, id: string): Promise<void> {
  for (const table of HANGING_ON_IT)
    await trx.deleteFrom(table).where('workspace_id', '=', workspaceId).where('conversation_id', '=', id).execute()
  await trx
    .deleteFrom('outbox')
    .where('workspace_id', '=', workspaceId)
    .where('topic', 'in', conversationLetters(id))
    .execute()
  await trx.deleteFrom('conversation').where('workspace_id', '=', workspaceId).where('id', '=', id).execute()
  await tellDesk(trx, workspaceId, { about: 'conversation', id })
}
