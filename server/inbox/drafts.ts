import type { Draft } from '../../contract/inbox.ts'
import type { DraftTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { now } from '../time.ts'

interface Whose {
  operator: string
  kind: DraftTable['kind']
}

/** Keeps what an operator has begun to write, for every browser of theirs. An empty text lets it go. */
export function keepDraft(
  db: Database,
  workspaceId: string,
  conversationId: string,
  { operator, kind, text }: Whose & { text: string },
): Promise<void> {
  return transact(db, async (trx) => {
    if (text === '') return dropDraft(trx, workspaceId, conversationId, { operator, kind })

    const kept = { text, updated_at: now() }
    await trx
      .insertInto('draft')
      .values({ workspace_id: workspaceId, conversation_id: conversationId, operator_id: operator, kind, ...kept })
      .onConflict((conflict) =>
        conflict.columns(['workspace_id', 'conversation_id', 'operator_id', 'kind']).doUpdateSet(kept),
      )
      .execute()
    await tellDesk(trx, workspaceId, { about: 'drafts', conversation: conversationId, operator })
  })
}

export async function listDrafts(
  db: Database,
  workspaceId: string,
  conversationId: string,
  operator: string,
): Promise<Draft[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['kind', 'text', 'updated_at'])
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('operator_id', '=', operator)
    .orderBy('kind')
    .execute()
  return rows
}

/** Lets go of every begun reply: the visitor was answered, and what was about to be said is old. */
export const dropReplyDrafts = (trx: Database, workspaceId: string, conversationId: string): Promise<void> =>
  dropDraft(trx, workspaceId, conversationId, { kind: 'reply' })

/** Lets a draft of an operator go, or everybody's of its kind. */
export async function dropDraft(
  trx: Database,
  workspaceId: string,
  conversationId: string,
  { operator, kind }: { operator?: string; kind: DraftTable['kind'] },
): Promise<void> {
  const drafts = trx
    .deleteFrom('draft')
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('kind', '=', kind)
    .returning('operator_id')
  const dropped = await (operator ? drafts.where('operator_id', '=', operator) : drafts).execute()
  for (const { operator_id } of dropped)
    await tellDesk(trx, workspaceId, { about: 'drafts', conversation: conversationId, operator: operator_id })
}
