import { describe, expect, test } from 'vitest'
import { type Database, transact } from '../database.ts'
import { databases, seeded } from '../seeded.ts'

const workspaces = (db: Database) => db.selectFrom('workspace').select('id').execute()

describe.each(databases)('on %s', (on) => {
  test('whoever asks the database itself inside a transaction is told so, and does not wait for ever', async () => {
    await using shop = await seeded({ on })
    await expect(transact(shop.db, () => workspaces(shop.db))).rejects.toThrow('only its trx may be used')
    await expect(transact(shop.db, () => transact(shop.db, workspaces))).rejects.toThrow('only its trx may be used')

    expect(await transact(shop.db, (trx) => transact(trx, workspaces))).toHaveLength(1)
  })

  test('what a transaction began may ask once it is over', async () => {
    await using shop = await seeded({ on })
    const over = Promise.withResolvers<void>()
    const late = { of: Promise.resolve<object[]>([]) }
    await transact(shop.db, async () => {
      late.of = over.promise.then(() => workspaces(shop.db))
    })
    over.resolve()

    expect(await late.of).toHaveLength(1)
  })
})
