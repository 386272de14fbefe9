import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** A pool of connections to PostgreSQL. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new pg.Pool({ connectionString: url, max: 10 })
  // A server that shuts down breaks idle and busy connections alike; without a listener either would end the process.
  // Whoever holds the connection gets the failure through their query.
  const lost = (error: Error) => console.error(`The database connection was lost: ${error.message}`)
  pool.on('error', lost)
  pool.on('connect', (client) => client.on('error', lost))
  return new PostgresDialect({ pool })
}
