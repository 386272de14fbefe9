import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** What a visitor was offered choices for, until they take one; and of each asking whether it ended in such an offer. */
export const choices = (dialect: DialectName): Migration => ({
  async up(db) {
    await table(
      db,
      dialect,
      'offered_choices',
      { workspace_id: 'text', conversation_id: 'text', text: 'text', choices: 'text', offered_at: 'text' },
      ['workspace_id', 'conversation_id'],
    ).execute()
    await sql`create index offered_choices_by_time on offered_choices (offered_at)`.execute(db)
    await sql`alter table asking add column kind text not null default 'unanswered'`.execute(db)
  },
})
