import type { Feedback, NewFeedback } from '../../contract/conversations.ts'
import type { ConversationTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { now } from '../time.ts'
import { feedbackOf } from './messages.ts'

/**
 * Keeps what the visitor thinks of an answer in place of what they thought before, and answers what stands now: null once
 * it is taken back. The same again changes and tells nothing. Throws `not_found`, and `conflict` for words that are not
 * the assistant's.
 */
export function keepFeedback(
  db: Database,
  { workspace_id, id: conversationId }: ConversationTable,
  messageId: string,
  { value, comment }: NewFeedback,
): Promise<Feedback | null> {
  const words = value === null ? null : comment || null
  const feedback = value === null ? null : feedbackOf(value, words)
  return transact(db, async (trx) => {
    const { seq, author_type } = await findSaid(trx, workspace_id, conversationId, messageId)
    if (author_type !== 'assistant')
      throw new AppError('conflict', 'Only what the assistant said can be called helpful or not.')

    const changed = await trx
      .updateTable('message')
      .set({ feedback: value, feedback_comment: words, feedback_at: value === null ? null : now() })
      .where('workspace_id', '=', workspace_id)
      .where('conversation_id', '=', conversationId)
      .where('seq', '=', seq)
      .where(({ eb, or }) =>
        or([eb('feedback', 'is distinct from', value), eb('feedback_comment', 'is distinct from', words)]),
      )
      .returning('seq')
      .executeTakeFirst()
    if (changed)
      await record(trx, workspace_id, conversationId, [{ type: 'feedback', data: { message_id: messageId, feedback } }])
    return feedback
  })
}

async function findSaid(trx: Database, workspaceId: string, conversationId: string, id: string) {
  const said = await trx
    .selectFrom('message')
    .select(['seq', 'author_type'])
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!said) throw new AppError('not_found', 'There is no such message in this conversation.')

  return said
}
