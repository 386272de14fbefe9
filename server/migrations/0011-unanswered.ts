import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** What visitors asked that the assistant could not answer, and every time it was asked. */
export const unanswered = (dialect: DialectName): Migration => ({
  async up(db) {
    await table(
      db,
      dialect,
      'unanswered',
      {
        ...{ workspace_id: 'text', id: 'text', question_key: 'text', question: 'text', state: 'text' },
        ...{ entry_code: 'text?', done_by: 'text?', done_at: 'text?', last_at: 'text', created_at: 'text' },
      },
      ['workspace_id', 'id'],
    ).execute()
    await sql`create unique index unanswered_by_key on unanswered (workspace_id, question_key)`.execute(db)

    await table(
      db,
      dialect,
      'asking',
      {
        ...{ workspace_id: 'text', id: 'text', question_id: 'text', conversation_id: 'text' },
        ...{ text: 'text', asked_at: 'text' },
      },
      ['workspace_id', 'id'],
    ).execute()
    await sql`create index asking_by_question on asking (workspace_id, question_id, asked_at)`.execute(db)
  },
})
