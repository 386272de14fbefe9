import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'

/** What a form's guest reads, so that their letters and pages are in it too; empty where nobody knows. */
export const languages: Migration = {
  async up(db) {
    await sql`alter table form add column language text not null default ''`.execute(db)
  },
}
