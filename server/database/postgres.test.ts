import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isOutOfReach, openDatabase, transact } from '../database.ts'
import { freshPostgres, seeded } from '../seeded.ts'

test('a process goes on when a newer one has changed a table under it', async () => {
  await using shop = await seeded({ on: 'postgres' })
  const read = () =>
    transact(shop.db, (trx) => trx.selectFrom('workspace').selectAll().where('slug', '<>', '').execute())
  expect(await read()).toHaveLength(1)
  await sql`alter table workspace add column later text`.execute(shop.db)

  expect(await read()).toMatchObject([{ later: null }])
})

test('a connection that PostgreSQL has ended is out of reach, and the next one is not', async () => {
  const db = await openDatabase({ databaseUrl: await freshPostgres(), dataDir: '' })
  const fault = await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db).catch((error) => error)

  expect(isOutOfReach(fault)).toBe(true)
  expect(isOutOfReach(new Error('no such column'))).toBe(false)
  expect((await sql`select 1`.execute(db)).rows).toHaveLength(1)
  await db.destroy()
})
