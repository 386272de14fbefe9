import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { type DialectName, table } from './tables.ts'

/** Where the script tag is on the shop's own sites; and the trail is read by time and by what was done. */
export const sightings = (dialect: DialectName): Migration => ({
  async up(db) {
    await table(db, dialect, 'sighting', { workspace_id: 'text', origin: 'text', seen_at: 'text', found: 'text?' }, [
      'workspace_id',
      'origin',
    ]).execute()
    await sql`create index audit_by_time on audit (workspace_id, at, seq)`.execute(db)
    await sql`create index audit_by_action on audit (workspace_id, action, seq)`.execute(db)
  },
})
