import { sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { DialectName } from './tables.ts'

/** What processes that share a database must know of each other. */
export const severalProcesses = (dialect: DialectName): Migration => ({
  async up(db) {
    // A counter may be lost in a crash, and need not be written twice nor waited for.
    if (dialect === 'postgres') await sql`alter table rate_limit set unlogged`.execute(db)
  },
})
