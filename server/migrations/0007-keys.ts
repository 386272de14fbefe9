import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** API keys, and a trail of every call that nobody can change: rows are added, and leave a year later under a seal. */
export const keys = (dialect: DialectName): Migration => ({
  async up(db) {
    await apiKeys(db, dialect)
    await audit(db, dialect)
    await (dialect === 'sqlite' ? refuseInSqlite(db) : refuseInPostgres(db))
    await sql`create index conversation_by_start on conversation (workspace_id, created_at, id)`.execute(db)
    await sql`create index booking_by_start on booking (workspace_id, created_at, reference)`.execute(db)
  },
})

async function apiKeys(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'api_key',
    {
      workspace_id: 'text',
      id: 'text',
      label: 'text',
      scope: 'text',
      prefix: 'text',
      hash: 'text',
      created_at: 'text',
      created_by: 'text',
      last_used_at: 'text?',
      expires_at: 'text?',
      rotated_at: 'text?',
      revoked_at: 'text?',
    },
    ['workspace_id', 'id'],
  )
    // A key says which workspace it opens, so that it is looked up without one.
    .addUniqueConstraint('api_key_hash', ['hash'])
    .addCheckConstraint('api_key_scope', sql`scope in ('read', 'read_write')`)
    .execute()
}

async function audit(db: Kysely<unknown>, dialect: DialectName) {
  await table(
    db,
    dialect,
    'audit',
    {
      workspace_id: 'text',
      seq: 'integer',
      id: 'text',
      at: 'text',
      surface: 'text',
      actor_type: 'text',
      actor_id: 'text?',
      actor_label: 'text?',
      actor_prefix: 'text?',
      action: 'text',
      method: 'text',
      route: 'text',
      target_type: 'text?',
      target_id: 'text?',
      status: 'integer',
      error: 'text?',
      request_id: 'text',
      address: 'text',
      user_agent: 'text',
      idempotency_key_hash: 'text?',
      ms: 'integer',
      prev_hash: 'text',
      hash: 'text',
    },
    ['workspace_id', 'seq'],
  ).execute()
  await table(db, dialect, 'audit_head', { workspace_id: 'text', seq: 'integer', hash: 'text' }, [
    'workspace_id',
  ]).execute()
  await table(
    db,
    dialect,
    'audit_seal',
    { workspace_id: 'text', seq: 'integer', hash: 'text', at: 'text', sealed_at: 'text' },
    ['workspace_id', 'seq'],
  ).execute()
}

// A row may go once it is a year old by the database's own clock, and a seal has kept the hash that follows from it.
async function refuseInSqlite(db: Kysely<unknown>) {
  const yearAgo = sql.raw(`strftime('%Y-%m-%dT%H:%M:%SZ', 'now', '-365 days')`)
  await sql`create trigger audit_is_final before update on audit
    begin select raise(abort, 'the audit trail is never changed'); end`.execute(db)
  await sql`create trigger audit_is_kept before delete on audit
    when old.at >= ${yearAgo} or not exists (
      select 1 from audit_seal where workspace_id = old.workspace_id and seq >= old.seq)
    begin select raise(abort, 'the audit trail is kept for a year'); end`.execute(db)
  for (const change of ['update', 'delete'])
    await sql`create trigger ${sql.raw(`audit_seal_has_no_${change}`)} before ${sql.raw(change)} on audit_seal
      begin select raise(abort, 'a seal is never changed'); end`.execute(db)
}

async function refuseInPostgres(db: Kysely<unknown>) {
  await sql`create function audit_refuses() returns trigger language plpgsql as $$
    begin raise exception 'the audit trail is never changed'; end $$`.execute(db)
  await sql`create function audit_keeps() returns trigger language plpgsql as $$
    begin
      if old.at >= to_char(now() at time zone 'utc' - interval '365 days', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')
        or not exists (select 1 from audit_seal where workspace_id = old.workspace_id and seq >= old.seq) then
        raise exception 'the audit trail is kept for a year';
      end if;
      return old;
    end $$`.execute(db)
  await sql`create trigger audit_is_final before update on audit
    for each row execute function audit_refuses()`.execute(db)
  await sql`create trigger audit_is_kept before delete on audit
    for each row execute function audit_keeps()`.execute(db)
  await sql`create trigger audit_seal_is_final before update or delete on audit_seal
    for each row execute function audit_refuses()`.execute(db)
  for (const name of ['audit', 'audit_seal'])
    await sql`create trigger ${sql.raw(`${name}_is_never_emptied`)} before truncate on ${sql.table(name)}
      for each statement execute function audit_refuses()`.execute(db)
}
