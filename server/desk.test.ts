import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, transact } from './database.ts'
import { hearDesk, tellDesk } from './desk.ts'
import { hearPokes } from './pokes.ts'
import { databases, freshPostgres, seeded } from './seeded.ts'

const PATIENCE_MS = 20_000

test.each(databases)(
  'what is told in a transaction is heard once it is committed, and else never, on %s',
  async (on) => {
    await using shop = await seeded({ on })
    const line = hearDesk('w1', new AbortController().signal)
    const tell = (id: string) => transact(shop.db, (trx) => tellDesk(trx, 'w1', { about: 'conversation', id }))
    await transact(shop.db, async (trx) => {
      await tellDesk(trx, 'w1', { about: 'conversation', id: 'undone' })
      throw new Error('undone')
    }).catch(() => {})
    await tell('first')
    await transact(shop.db, (trx) => tellDesk(trx, 'another', { about: 'canned replies' }))
    await tell('second')

    expect(await line.next(PATIENCE_MS)).toEqual({
      heard: [
        { about: 'conversation', id: 'first' },
        { about: 'conversation', id: 'second' },
      ],
      isMissed: false,
    })
    line.close()
  },
)

test('what another process tells is heard, and a line that was down says that something may be missing', async () => {
  const databaseUrl = await freshPostgres()
  const db = await openDatabase({ databaseUrl, dataDir: '' })
  const line = hearDesk('w1', new AbortController().signal)
  const stopHearing = hearPokes(databaseUrl)
  expect(await line.next(PATIENCE_MS)).toEqual({ heard: [], isMissed: true })

  const news = { about: 'note', conversation: 'c 1', id: 'n1' }
  const payload = `another-process desk:w1 ${JSON.stringify(news)}`
  await sql`select pg_notify('poke', ${payload})`.execute(db)
  expect(await line.next(PATIENCE_MS)).toEqual({ heard: [news], isMissed: false })
  line.close()
  await stopHearing()
  await db.destroy()
})
