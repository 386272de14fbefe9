import { CompiledQuery } from 'kysely'
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterPostgres } from 'rate-limiter-flexible'
import { type Database, isPostgres } from './database.ts'
import { messageOf } from './env.ts'

/**
 * Counts what is done by key, up to `points` in `duration` seconds: for every process that shares a PostgreSQL, and in
 * memory on the embedded database, which has one. Where PostgreSQL is away each process counts alone, so that a limit
 * is neither lifted nor what fails the request.
 */
export function createCounter(
  db: Database,
  name: string,
  count: { points: number; duration: number },
): RateLimiterAbstract {
  const memory = new RateLimiterMemory({ keyPrefix: name, ...count })
  if (!isPostgres(db)) return memory

  return new RateLimiterPostgres({
    ...count,
    keyPrefix: name,
    storeClient: { query: (query: CounterQuery) => ask(db, query) },
    storeType: 'pool',
    tableName: 'rate_limit',
    tableCreated: true,
    insuranceLimiter: memory,
    // Whoever is over stays over until the time is up: a flood costs this process one query.
    inMemoryBlockOnConsumed: count.points + 1,
  })
}

interface CounterQuery {
  text: string
  values: unknown[]
}

async function ask(db: Database, { text, values }: CounterQuery) {
  try {
    const { rows } = await db.executeQuery(CompiledQuery.raw(text, values))
    return { rows, rowCount: rows.length }
  } catch (error) {
    console.error(`This process counts alone, as its limits cannot reach the database: ${messageOf(error)}`)
    throw error
  }
}
