import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** A link says who made it, and opens nothing once they are gone. One that is open from before has to be made anew. */
export const invitations: Migration = {
  async up(db) {
    await sql`alter table invitation add column made_by text not null default ''`.execute(db)
  },
}
