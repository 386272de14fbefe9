import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver } from 'kysely'

/**
 * The embedded database. WAL lets readers go on while one writes; `synchronous=FULL` because an acknowledged booking
 * must survive a power cut, which NORMAL does not promise.
 */
export function sqliteDialect(file: string): SqliteDialect {
  const database = new DatabaseSync(file)
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma busy_timeout = 5000',
  )
  return new NodeSqliteDialect(database)
}

/**
 * Takes a file for this process alone and answers how to give it back. A lock of the operating system: whatever ends
 * the process gives it back too. Returns undefined while another process has it.
 */
export function takeAlone(file: string): (() => void) | undefined {
  const lock = new DatabaseSync(file, { timeout: HAND_OVER_MS })
  try {
    lock.exec('begin exclusive')
    return () => lock.close()
  } catch (error) {
    lock.close()
    if (hasCode(error, SQLITE_BUSY)) return undefined
    throw error
  }
}

/** Whether a write found no room, or that is what made this fail. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (hasCode(error, SQLITE_FULL) || isDiskFull(error.cause))

const hasCode = (error: unknown, code: number) => error instanceof Error && 'errcode' in error && error.errcode === code

// A server that was just told to stop may still be at its last answers.
const HAND_OVER_MS = 1000
const SQLITE_BUSY = 5
const SQLITE_FULL = 13

/** `node:sqlite` in the shape Kysely expects; each statement is prepared once. */
function shaped(database: DatabaseSync) {
  const prepared = new Map<string, ReturnType<typeof shapedStatement>>()
  return {
    close: () => database.close(),
    prepare(sql: string) {
      let statement = prepared.get(sql)
      if (!statement) {
        statement = shapedStatement(database.prepare(sql))
        prepared.set(sql, statement)
      }
      return statement
    },
  }
}

function shapedStatement(statement: StatementSync) {
  const values = (parameters: ReadonlyArray<unknown>) => parameters as SQLInputValue[]
  return {
    reader: statement.columns().length > 0,
    all: (parameters: ReadonlyArray<unknown>) => statement.all(...values(parameters)),
    run: (parameters: ReadonlyArray<unknown>) => statement.run(...values(parameters)),
    iterate: (parameters: ReadonlyArray<unknown>) => statement.iterate(...values(parameters)),
  }
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: shaped(database) })
    this.#database = database
  }

  override createDriver() {
    return new NodeSqliteDriver(this.#database)
  }
}

class NodeSqliteDriver extends SqliteDriver {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    super({ database: shaped(database) })
    this.#database = database
  }

  // A transaction that reads and then writes cannot wait for another process's write lock; one that begins by taking it can.
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // On a full disk SQLite has rolled back already. To do it again would fail, and hide what went wrong.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection)
  }
}
