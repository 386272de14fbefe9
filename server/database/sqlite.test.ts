import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { isDiskFull, transact } from '../database.ts'
import { seeded } from '../seeded.ts'

test('a write that finds no room fails with the reason, takes nothing, and works again once there is room', async () => {
  await using shop = await seeded()
  const fill = () =>
    transact(shop.db, async (trx) => {
      await sql`create table ballast (content blob)`.execute(trx)
      await sql`insert into ballast values (zeroblob(1000000))`.execute(trx)
    })
  await sql`pragma max_page_count = 100`.execute(shop.db)
  await expect(fill()).rejects.toThrow('database or disk is full')
  await expect(fill()).rejects.toSatisfy(isDiskFull)
  await expect(sql`select * from ballast`.execute(shop.db)).rejects.toThrow('no such table')

  await sql`pragma max_page_count = 100000`.execute(shop.db)
  await fill()
  expect((await sql`select * from ballast`.execute(shop.db)).rows).toHaveLength(1)
})
