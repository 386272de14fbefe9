import { sql } from 'kysely'
import type { Database } from '../server/database.ts'
import type { DatabaseName } from '../server/seeded.ts'

/** What is written need not survive a crash here. */
export async function hurry(db: Database, on: DatabaseName): Promise<void> {
  const careless =
    on === 'sqlite'
      ? sql`pragma synchronous = off`
      : sql`do $$ begin execute format('alter database %I set synchronous_commit = off', current_database()); end $$`
  await careless.execute(db)
}
