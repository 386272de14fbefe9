import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { sqliteDialect } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { migrations } from './index.ts'

test('of what was said before, an answer answers the visitor’s words right before it', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, 'chaxi.sqlite')) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations('sqlite') } })
  await migrator.migrateTo('0023-languages')
  const said = ['visitor', 'assistant', 'assistant', 'visitor', 'operator']
  for (const [seq, author] of said.entries())
    await sql`insert into message
      (workspace_id, conversation_id, seq, id, author_type, text, cards, sources, tool_calls, created_at)
      values ('w', 'c', ${seq}, ${`m${seq}`}, ${author}, '', '[]', '[]', '[]', '2026-11-01T10:00:00Z')`.execute(db)
  const { error } = await migrator.migrateToLatest()

  expect(error).toBeUndefined()
  const rows = await db.selectFrom('message').select('answers').orderBy('seq').execute()
  expect(rows.map(({ answers }) => answers)).toEqual([null, 'm0', null, null, null])
  await db.destroy()
  await rm(dataDir, { recursive: true })
})
