import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { sqliteDialect } from '../database/sqlite.ts'
import type { Tables } from '../database/tables.ts'
import { migrations } from './index.ts'

test('the secret that a shop signs with today goes on counting under its name, and members sign in again', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-test-'))
  const db = new Kysely<Tables>({ dialect: sqliteDialect(join(dataDir, 'chaxi.sqlite')) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations('sqlite') } })
  await migrator.migrateTo('0005-public-address')
  await sql`insert into workspace (id, slug, profile, revision, identity_secret, created_at)
    values ('w', 'tea', '{}', 1, 'kept', '2026-11-01T10:00:00Z')`.execute(db)
  await sql`insert into visitor (workspace_id, id, member_sub, created_at) values
    ('w', 'ada', 'ada', '2026-11-01T10:00:00Z'), ('w', 'anybody', null, '2026-11-01T10:00:00Z')`.execute(db)
  await sql`insert into session (workspace_id, token_hash, visitor_id, created_at) values
    ('w', 'a', 'ada', '2026-11-01T10:00:00Z'), ('w', 'b', 'anybody', '2026-11-01T10:00:00Z')`.execute(db)
  const { error } = await migrator.migrateToLatest()

  expect(error).toBeUndefined()
  expect(await db.selectFrom('identity_secret').select(['kid', 'secret', 'retired_at']).execute()).toEqual([
    { kid: 'efB2q90Zp1Lb', secret: 'kept', retired_at: null },
  ])
  const live = db.selectFrom('session').select(['token_hash', 'lineage']).where('ended_at', 'is', null)
  expect(await live.execute()).toEqual([{ token_hash: 'b', lineage: 'b' }])
  await db.destroy()
  await rm(dataDir, { recursive: true })
})
