import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from './tables.ts'

/**
 * A row is added to the trail at its end only, as the next of the chain, and never in the place of another one: SQLite's
 * `insert or replace` takes a row away without asking what refuses to delete it.
 */
export const auditOrder = (dialect: DialectName): Migration => ({
  async up(db) {
    if (dialect === 'sqlite') {
      await sql`create trigger audit_is_added before insert on audit
        when not exists (
          select 1 from audit_head
          where workspace_id = new.workspace_id and seq = new.seq and hash = new.prev_hash)
        or exists (select 1 from audit where workspace_id = new.workspace_id and seq = new.seq)
        begin select raise(abort, 'the audit trail is only added to at its end'); end`.execute(db)
      return
    }
    await sql`create function audit_adds() returns trigger language plpgsql as $$
      begin
        if not exists (
          select 1 from audit_head
          where workspace_id = new.workspace_id and seq = new.seq and hash = new.prev_hash)
          or exists (select 1 from audit where workspace_id = new.workspace_id and seq = new.seq) then
          raise exception 'the audit trail is only added to at its end';
        end if;
        return new;
      end $$`.execute(db)
    await sql`create trigger audit_is_added before insert on audit
      for each row execute function audit_adds()`.execute(db)
  },
})
