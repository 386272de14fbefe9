import { createHash } from 'node:crypto'
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely'
import pg from 'pg'

/**
 * How long anything waits for PostgreSQL, in milliseconds. A request fails before its visitor gives up, and the rows
 * that a process had locked when its network vanished come free again.
 */
const patience = {
  /** For a free connection of the pool, which hundreds may want at once, or for a new one. */
  connectionTimeoutMillis: 10_000,
  /** For one statement, its locks included: the server gives up first, and where it cannot be reached we do. */
  statement_timeout: 10_000,
  query_timeout: 12_000,
  /** Between two statements of a transaction. */
  idle_in_transaction_session_timeout: 15_000,
}

/** A pool of connections to PostgreSQL, on which nothing waits for ever. */
export const postgresDialect = (url: string): PostgresDialect =>
  new PostgresDialect({ pool: prepared(poolOf(url, { max: 10, ...patience })) })

/** One connection that may take its time, for changes of the schema. */
export const patientPostgresDialect = (url: string): PostgresDialect =>
  new PostgresDialect({ pool: poolOf(url, { max: 1, connectionTimeoutMillis: patience.connectionTimeoutMillis }) })

function poolOf(url: string, options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, application_name: 'chaxi', keepAlive: true, ...options })
  // A server that shuts down breaks idle and busy connections alike; without a listener either would end the process.
  // Whoever holds the connection gets the failure through their query.
  const lost = (error: Error) => console.error(`A connection to the database was lost: ${error.message}`)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return pool
}

/** Has PostgreSQL plan each statement once a connection, which halves a read, and drops connections that are spent. */
function prepared(pool: pg.Pool): PostgresPool {
  const statements = namedStatements()
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect(): Promise<PostgresPoolClient> {
      const client = await pool.connect()
      let spent: Error | undefined
      async function query(text: string, values: unknown[]) {
        // Its end may not have been noticed yet, or an answer is still owed: whoever asks next would wait for that one.
        if (spent) throw spent
        try {
          return await client.query({ text, values, name: values.length > 0 ? statements.nameOf(text) : undefined })
        } catch (error) {
          if (isOutOfReach(error)) spent = error
          if (isChangedSchema(error)) statements.forget()
          throw error
        }
      }
      return Object.assign(Object.create(client), { query, release: () => client.release(spent) })
    },
  }
}

/** Whether a newer version has changed a table since this connection planned its statement: asking again will do. */
export const isChangedSchema = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && error.routine === 'RevalidateCachedQuery'

/** Whether the database was not there to answer: it is down, restarting, out of reach or has no connection left. */
export const isOutOfReach = (error: unknown): error is Error =>
  error instanceof Error &&
  (AWAY_CODES.test('code' in error ? String(error.code) : '') || AWAY_WORDS.test(error.message))

// SQLSTATE 08 connection, 53300 too many of them, 57P shutting down, crashed and starting; and what the socket says.
const AWAY_CODES =
  /^(08...|53300|57P0[1-3]|25P03|E(CONN(REFUSED|RESET|ABORTED)|PIPE|TIMEDOUT|HOST\w+|NET\w+|NOTFOUND|AI_AGAIN))$/
// What pg itself says carries no code.
const AWAY_WORDS = /^(Connection terminated|timeout e|Query read timeout|Client (has encountered|was closed))/

// Every name costs memory on every connection: statements made to measure, such as an import's, get none.
const MOST_NAMES = 500
const LONGEST_NAMED = 4000 // characters

function namedStatements() {
  const names = new Map<string, string>()
  let generation = 0
  return {
    nameOf(text: string): string | undefined {
      const known = names.get(text)
      if (known || names.size >= MOST_NAMES || text.length > LONGEST_NAMED) return known

      const name = `${generation}_${createHash('sha1').update(text).digest('base64url')}`
      names.set(text, name)
      return name
    },
    /** Plans everything anew, on every connection. */
    forget() {
      generation += 1
      names.clear()
    },
  }
}
