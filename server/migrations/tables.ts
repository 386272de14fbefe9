import { type CreateTableBuilder, type Kysely, sql } from 'kysely'

export type DialectName = 'sqlite' | 'postgres'

type Column = 'text' | 'text?' | 'integer'

/** A table whose key begins with its workspace; STRICT on SQLite, which else would store anything anywhere. */
export function table(
  db: Kysely<unknown>,
  dialect: DialectName,
  name: string,
  columns: Record<string, Column>,
  key: string[],
) {
  let builder: CreateTableBuilder<string, string> = db.schema.createTable(name)
  for (const [column, type] of Object.entries(columns))
    builder = builder.addColumn(column, type === 'integer' ? 'integer' : 'text', (c) =>
      type === 'text?' ? c : c.notNull(),
    )
  builder = builder.addPrimaryKeyConstraint(`${name}_key`, key)
  return dialect === 'sqlite' ? builder.modifyEnd(sql`strict`) : builder
}
