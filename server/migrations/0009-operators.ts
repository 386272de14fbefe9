import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** The shop's people: their accounts, the sessions of their browsers, and the links that let one in. */
export const operators = (dialect: DialectName): Migration => ({
  async up(db) {
    await table(
      db,
      dialect,
      'operator',
      {
        ...{ workspace_id: 'text', id: 'text', email: 'text', email_key: 'text', name: 'text', role: 'text' },
        ...{ password: 'text', preferences: 'text', created_at: 'text', removed_at: 'text?' },
      },
      ['workspace_id', 'id'],
    ).execute()
    // Somebody signs in by an address alone, so it belongs to one person of one workspace.
    await sql`create unique index operator_by_email on operator (email_key) where removed_at is null`.execute(db)

    await table(
      db,
      dialect,
      'operator_session',
      {
        ...{ workspace_id: 'text', token_hash: 'text', operator_id: 'text', stays: 'integer' },
        ...{ fresh_until: 'text', idle_until: 'text', ends_at: 'text', created_at: 'text', ended_at: 'text?' },
      },
      ['workspace_id', 'token_hash'],
    ).execute()
    await sql`create unique index operator_session_by_token on operator_session (token_hash)`.execute(db)
    await sql`create index operator_session_by_operator on operator_session (workspace_id, operator_id)`.execute(db)

    await table(
      db,
      dialect,
      'invitation',
      {
        ...{ workspace_id: 'text', token_hash: 'text', operator_id: 'text?', email: 'text', name: 'text' },
        ...{ role: 'text', expires_at: 'text', created_at: 'text', used_at: 'text?' },
      },
      ['workspace_id', 'token_hash'],
    ).execute()
    await sql`create unique index invitation_by_token on invitation (token_hash)`.execute(db)
  },
})
