import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A booking's history names who of the shop's people changed it. */
export const whoChanged: Migration = {
  async up(db) {
    await sql`alter table booking_change add column who text`.execute(db)
  },
}
