import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { postgresDialect } from './database/postgres.ts'
import { sqliteDialect } from './database/sqlite.ts'
import type { Tables } from './database/tables.ts'
import { migrations } from './migrations/index.ts'

export type Database = Kysely<Tables>

/** Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`, and brings its schema up to date. */
export async function openDatabase(where: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  const db = new Kysely<Tables>({
    dialect: where.databaseUrl ? postgresDialect(where.databaseUrl) : embedded(where.dataDir),
  })
  await migrate(db, where.databaseUrl ? 'postgres' : 'sqlite')
  return db
}

function embedded(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  return sqliteDialect(join(dataDir, 'chaxi.sqlite'))
}

async function migrate(db: Database, dialect: 'sqlite' | 'postgres') {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw new Error('The database could not be brought up to date.', { cause: error })
}

const waiting = new WeakMap<Database, (() => void)[]>()

/**
 * Runs `work` in one transaction: all of it or nothing. Inside another transaction it joins that one.
 * Only `trx` may be used inside; the embedded database has one connection, and `db` would wait for itself.
 */
export async function transact<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)

  const after: (() => void)[] = []
  const result = await db.transaction().execute((trx: Transaction<Tables>) => {
    waiting.set(trx, after)
    return work(trx)
  })
  for (const callback of after) callback()
  return result
}

/** Runs `callback` once what `trx` wrote can be seen by others; never when it is rolled back. */
export function afterCommit(trx: Database, callback: () => void): void {
  const after = waiting.get(trx)
  if (!after) throw new Error('afterCommit needs the transaction that transact() gave.')
  after.push(callback)
}
