import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '../../server/database.ts'

/** What a turn may write, each with the column that says whose conversation a row is of. */
const OF_A_TURN = ['message', 'event', 'page_call', 'form', 'intervention', 'asking', 'offered_choices'] as const

// A question that nobody could answer is the workspace's; its counters stand for nobody.
const SHARED = ['unanswered', 'model_use', 'rate_limit', 'kysely_migration', 'kysely_migration_lock']

/** Every row that no turn of `conversationId` may touch, by table: the rows themselves as a digest. */
export type Rows = Map<string, string>

/** Reads them all. `tables` are the database's, from `tablesOf`. */
export async function rowsBeside(db: Database, tables: string[], conversationId: string): Promise<Rows> {
  const rows: Rows = new Map()
  for (const table of tables) rows.set(table, await digest(db, table, conversationId))
  return rows
}

export async function tablesOf(db: Database): Promise<string[]> {
  const tables = await db.introspection.getTables()
  return tables.map(({ name }) => name).filter((name) => !SHARED.includes(name))
}

/** The tables of which something differs. */
export const changed = (before: Rows, after: Rows): string[] =>
  [...after].filter(([table, digest]) => before.get(table) !== digest).map(([table]) => table)

async function digest(db: Database, table: string, conversationId: string): Promise<string> {
  const own = isOfATurn(table) ? 'conversation_id' : table === 'conversation' ? 'id' : undefined
  const { rows } = own
    ? await others(table, own, conversationId).execute(db)
    : await sql`select * from ${sql.table(table)}`.execute(db)
  const lines = rows.map((row) => JSON.stringify(row)).sort()
  return createHash('sha256').update(lines.join('\n')).digest('base64')
}

// Thousands by the end: of other conversations it is enough how many rows each has.
const others = (table: string, column: string, conversationId: string) =>
  sql`select ${sql.ref(column)} as whose, count(*) as rows from ${sql.table(table)}
      where ${sql.ref(column)} <> ${conversationId} group by ${sql.ref(column)}`

const isOfATurn = (table: string) => OF_A_TURN.some((name) => name === table)
