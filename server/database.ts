import { AsyncLocalStorage } from 'node:async_hooks'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Kysely, type KyselyPlugin, PostgresAdapter, type Transaction } from 'kysely'
import { Migrator } from 'kysely/migration'
import { isChangedSchema, isOutOfReach, patientPostgresDialect, postgresDialect } from './database/postgres.ts'
import { isDiskFull, sqliteDialect, takeAlone } from './database/sqlite.ts'
import type { Tables } from './database/tables.ts'
import { EnvError, messageOf } from './env.ts'
import { migrations } from './migrations/index.ts'

export type Database = Kysely<Tables>

/**
 * Opens PostgreSQL at `databaseUrl`, or the embedded database in `dataDir`, and brings its schema up to date.
 * Throws `EnvError` for a place where no database can be opened.
 */
export async function openDatabase(where: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  try {
    return await open(where)
  } catch (error) {
    throw unusable(where, error)
  }
}

function unusable(where: { databaseUrl?: string; dataDir: string }, error: unknown): EnvError {
  const root = error instanceof Error && error.cause instanceof Error ? error.cause : error
  return new EnvError(explained(where, messageOf(root)), { cause: error })
}

const explained = ({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }, message: string) =>
  databaseUrl
    ? `DATABASE_URL: no database answers there: ${message || 'no connection'}. Start PostgreSQL, or leave it out for the embedded database.`
    : `DATA_DIR: no database can be opened in ${dataDir}: ${message}. Give a folder that may be written to; if chaxi.sqlite in it is damaged, put a backup in its place.`

/** Whether this is PostgreSQL, which other processes may share, or the embedded database, which is this one's alone. */
export const isPostgres = (db: Database): boolean => db.getExecutor().adapter instanceof PostgresAdapter

// Whether the embedded database found no room for a write, and whether PostgreSQL was not there to answer.
export { isDiskFull, isOutOfReach }

async function open({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  if (!databaseUrl) {
    const db = new Kysely<Tables>({ dialect: embedded(dataDir), plugins: [onlyOutside] })
    await migrate(db, 'sqlite')
    return db
  }

  const patient = new Kysely<Tables>({ dialect: patientPostgresDialect(databaseUrl) })
  await migrate(patient, 'postgres')
  await patient.destroy()
  return new Kysely<Tables>({ dialect: postgresDialect(databaseUrl), plugins: [onlyOutside] })
}

function embedded(dataDir: string) {
  mkdirSync(dataDir, { recursive: true })
  return sqliteDialect(join(dataDir, 'chaxi.sqlite'))
}

/**
 * Makes this process the one server of the embedded database, which keeps turns and limits in its memory; commands may
 * work beside it. Answers how to give it up. Throws `EnvError` while another server has it.
 */
export function serveAlone(dataDir: string): () => void {
  const giveUp = lockOf(dataDir)
  if (giveUp) return giveUp

  throw new EnvError(
    `DATA_DIR: another server works in ${dataDir}. Stop that one, give this one a folder of its own, or let both share a PostgreSQL by DATABASE_URL.`,
  )
}

function lockOf(dataDir: string) {
  try {
    mkdirSync(dataDir, { recursive: true })
    return takeAlone(join(dataDir, 'server.lock'))
  } catch (error) {
    throw unusable({ dataDir }, error)
  }
}

async function migrate(db: Database, dialect: 'sqlite' | 'postgres') {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations(dialect) } })
  const { error } = await migrator.migrateToLatest()
  if (error) {
    await db.destroy()
    throw new Error('The database could not be brought up to date.', { cause: error })
  }
}

const waiting = new WeakMap<Database, (() => void)[]>()

/**
 * Runs `work` in one transaction: all of it or nothing. Inside another transaction it joins that one.
 * Only `trx` may be used inside: `db` throws there, for the embedded database has one connection and would wait for itself.
 */
export async function transact<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db)

  for (let attempt = 1; ; attempt++) {
    try {
      return await once(db, work)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !lostARace(error)) throw error
    }
  }
}

const MOST_ATTEMPTS = 5

async function once<T>(db: Database, work: (trx: Database) => Promise<T>): Promise<T> {
  staysOutside()
  const after: (() => void)[] = []
  const run = { isOver: false }
  const result = await db.transaction().execute((transaction: Transaction<Tables>) => {
    const trx = transaction.withoutPlugins()
    waiting.set(trx, after)
    return inside
      .run(run, () => work(trx))
      .finally(() => {
        run.isOver = true
      })
  })
  for (const callback of after) callback()
  return result
}

/** The transaction from whose inside something is asked. */
const inside = new AsyncLocalStorage<{ isOver: boolean }>()

function staysOutside() {
  if (inside.getStore()?.isOver === false) throw new Error('Inside a transaction only its trx may be used, not db.')
}

const onlyOutside: KyselyPlugin = {
  transformQuery({ node }) {
    staysOutside()
    return node
  },
  transformResult: async ({ result }) => result,
}

// PostgreSQL ends one of two transactions that wait for each other (40P01) or overlap (40001); it may simply go again.
const lostARace = (error: unknown) => ['40P01', '40001'].includes(codeOf(error)) || isChangedSchema(error)

/** Whether a write broke a unique index: somebody else was first. */
export const isTaken = (error: unknown): boolean =>
  codeOf(error) === '23505' || (error instanceof Error && error.message.startsWith('UNIQUE constraint failed'))

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

/** Runs `callback` once what `trx` wrote can be seen by others; never when it is rolled back. */
export function afterCommit(trx: Database, callback: () => void): void {
  const after = waiting.get(trx)
  if (!after) throw new Error('afterCommit needs the transaction that transact() gave.')
  after.push(callback)
}
