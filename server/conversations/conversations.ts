import { randomUUID } from 'node:crypto'
import type { Conversation, Message, NewConversation, NewMessage } from '../../contract/conversations.ts'
import type { ConversationTable, VisitorTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { hearWaiting } from '../interventions/reply-by-mail.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { addMessage, findMessage } from './messages.ts'
import { presentConversation } from './present.ts'

export async function startConversation(
  db: Database,
  workspace: Workspace,
  visitor: VisitorTable,
  { page, language }: Pick<NewConversation, 'page'> & { language?: string },
): Promise<Conversation> {
  const row = await db
    .insertInto('conversation')
    .values({
      workspace_id: workspace.id,
      id: randomUUID(),
      visitor_id: visitor.id,
      status: 'assistant',
      control_epoch: 0,
      page: page ? JSON.stringify(page) : null,
      language: language ?? workspace.profile.locale,
      brain_state: 'null',
      turn_id: null,
      last_seq: 0,
      message_count: 0,
      created_at: now(),
      updated_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return presentConversation(db, workspace, row, visitor)
}

/** The visitor's own conversation. Throws `not_found` for another's exactly as for one that never was. */
export async function ownConversation(db: Database, visitor: VisitorTable, id: string): Promise<ConversationTable> {
  const row = await findConversation(db, visitor.workspace_id, id)
  if (row?.visitor_id !== visitor.id) throw new AppError('not_found', 'There is no such conversation. Start a new one.')

  return row
}

export const findConversation = (db: Database, workspaceId: string, id: string) =>
  db
    .selectFrom('conversation')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Notes what the visitor reads by now: they may have gone on in another language of the shop's site. */
export async function hearLanguage(
  db: Database,
  conversation: ConversationTable,
  language: string | undefined,
): Promise<ConversationTable> {
  if (!language || language === conversation.language) return conversation
  await db
    .updateTable('conversation')
    .set({ language })
    .where('workspace_id', '=', conversation.workspace_id)
    .where('id', '=', conversation.id)
    .execute()
  return { ...conversation, language }
}

/** Stores what a visitor said, once however often it is sent: `isNew` is false for a message that was there already. */
export function say(
  db: Database,
  { workspace, conversation }: { workspace: Workspace; conversation: ConversationTable },
  { id, text }: NewMessage,
): Promise<{ message: Message; isNew: boolean }> {
  return transact(db, async (trx) => {
    // Takes the conversation's row, so that a second copy of the message waits and then finds the first.
    const { status } = await trx
      .updateTable('conversation')
      .set({ updated_at: now() })
      .where('workspace_id', '=', conversation.workspace_id)
      .where('id', '=', conversation.id)
      .returning('status')
      .executeTakeFirstOrThrow()
    const earlier = await findMessage(trx, conversation.workspace_id, conversation.id, id)
    if (earlier) return { message: earlier, isNew: false }

    const author = { type: 'visitor' as const }
    const message = await addMessage(trx, conversation.workspace_id, conversation.id, { id, author, text })
    if (status !== 'assistant') await hearWaiting(trx, workspace, conversation, text)
    return { message, isNew: true }
  })
}
