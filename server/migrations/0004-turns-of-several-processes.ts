import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** Which turn is still somebody's, and which one its visitor has stopped, for whichever process runs it. */
export const turnsOfSeveralProcesses: Migration = {
  async up(db) {
    await sql`alter table conversation add column turn_seen_at text`.execute(db)
    await sql`alter table conversation add column stopped_turn text`.execute(db)
    await sql`create index conversation_by_turn on conversation (turn_seen_at) where turn_id is not null`.execute(db)
  },
}
