import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** What the shop's people keep beside a conversation: notes, drafts, how far they have read, and words kept ready. */
export const inbox = (dialect: DialectName): Migration => ({
  async up(db) {
    await besideConversations(db, dialect)
    await cannedReplies(db, dialect)
    await sql`create index conversation_by_activity on conversation (workspace_id, updated_at, id)`.execute(db)
    await sql`create index intervention_by_conversation on intervention (workspace_id, conversation_id, created_at)`.execute(
      db,
    )
  },
})

async function besideConversations(db: Kysely<unknown>, dialect: DialectName) {
  const perConversation = { workspace_id: 'text', conversation_id: 'text' } as const
  await table(
    db,
    dialect,
    'note',
    {
      ...perConversation,
      id: 'text',
      operator_id: 'text',
      operator_name: 'text',
      text: 'text',
      after_seq: 'integer',
      created_at: 'text',
    },
    ['workspace_id', 'conversation_id', 'id'],
  ).execute()
  await table(
    db,
    dialect,
    'draft',
    { ...perConversation, operator_id: 'text', kind: 'text', text: 'text', updated_at: 'text' },
    ['workspace_id', 'conversation_id', 'operator_id', 'kind'],
  ).execute()
  await table(db, dialect, 'seen', { ...perConversation, operator_id: 'text', seq: 'integer' }, [
    'workspace_id',
    'operator_id',
    'conversation_id',
  ]).execute()
}

async function cannedReplies(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'canned_reply',
    { workspace_id: 'text', id: 'text', shortcut: 'text', text: 'text', updated_at: 'text' },
    ['workspace_id', 'id'],
  )
    .addUniqueConstraint('canned_reply_shortcut', ['workspace_id', 'shortcut'])
    .execute()
}
