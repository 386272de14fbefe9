import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** Two identity secrets that take turns, member tokens that are good for one exchange, and sessions that run out. */
export const members = (dialect: DialectName): Migration => ({
  async up(db) {
    await identitySecrets(db, dialect)
    await sessions(db)
    await exchanges(db, dialect)
    await sql`create index conversation_by_visitor on conversation (workspace_id, visitor_id, updated_at)`.execute(db)
    await sql`create index form_by_visitor on form (workspace_id, visitor_id)`.execute(db)
    await sql`create index visitor_by_email on visitor (workspace_id, lower(email)) where member_sub is not null`.execute(
      db,
    )
  },
})

async function identitySecrets(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'identity_secret',
    {
      workspace_id: 'text',
      position: 'integer',
      kid: 'text',
      secret: 'text',
      created_at: 'text',
      retired_at: 'text?',
    },
    ['workspace_id', 'position'],
  )
    .addUniqueConstraint('identity_secret_kid', ['workspace_id', 'kid'])
    .execute()
  const { rows } = await sql<{ id: string; identity_secret: string; created_at: string }>`
    select id, identity_secret, created_at from workspace`.execute(db)
  for (const { id, identity_secret, created_at } of rows) {
    // The name that tokens signed with it carry today.
    const kid = createHash('sha256').update(identity_secret).digest('base64url').slice(0, 12)
    await sql`insert into identity_secret (workspace_id, position, kid, secret, created_at)
      values (${id}, 1, ${kid}, ${identity_secret}, ${created_at})`.execute(db)
  }
  await sql`alter table workspace drop column identity_secret`.execute(db)
}

// A member's session was bound to no page and ran out never: its member signs in again.
async function sessions(db: Kysely<unknown>) {
  await sql`alter table session add column lineage text not null default ''`.execute(db)
  await sql`alter table session add column origin text`.execute(db)
  await sql`alter table session add column idle_until text`.execute(db)
  await sql`alter table session add column ends_at text`.execute(db)
  await sql`update session set lineage = token_hash`.execute(db)
  await sql`update session set ended_at = created_at where ended_at is null and exists (
    select 1 from visitor where visitor.workspace_id = session.workspace_id and visitor.id = session.visitor_id
      and visitor.member_sub is not null)`.execute(db)
  await sql`create index session_by_lineage on session (workspace_id, lineage) where ended_at is null`.execute(db)
  await sql`create index session_by_end on session (ends_at) where ends_at is not null`.execute(db)
  await sql`create index session_ended on session (ended_at) where ended_at is not null`.execute(db)
}

async function exchanges(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'exchange',
    {
      workspace_id: 'text',
      jti: 'text',
      member_sub: 'text',
      visitor_id: 'text',
      holder: 'text',
      token_hash: 'text',
      answer: 'text',
      expires_at: 'text',
    },
    ['workspace_id', 'jti'],
  ).execute()
  await sql`create index exchange_by_end on exchange (expires_at)`.execute(db)
}
