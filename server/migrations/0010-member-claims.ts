import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** How old what is known of a member is, and which forms their own token opened, which no sign-out ends. */
export const memberClaims: Migration = {
  async up(db) {
    await sql`alter table visitor add column claims_at text not null default ''`.execute(db)
    await sql`alter table form add column by_member_token integer not null default 0`.execute(db)
  },
}
