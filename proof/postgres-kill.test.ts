import { sql } from 'kysely'
import { expect, test, vi } from 'vitest'
import { startPostgres } from '../server/database/postgres-for-tests.ts'
import type { Database } from '../server/database.ts'
import { type Chance, chanceOf } from './chance.ts'
import { isFull, measure } from './measure.ts'
import { shopOn } from './shop-process.ts'
import { createStorm } from './storm.ts'
import { report } from './tally.ts'

vi.setConfig({ testTimeout: isFull ? 3_600_000 : 180_000 })

/** So much is asked and done after each kill before the storm is over. */
const SUCCESSES = 40

const kills = Math.floor(measure.kills / 2)

test('a PostgreSQL killed in a storm of guests has kept what the server acknowledged, which goes on by itself', async () => {
  for (const name of ['log', 'error'] as const) vi.spyOn(console, name).mockReturnValue()
  await using postgres = await startPostgres()
  await using shop = await shopOn('postgres', { postgres: postgres.url })
  const chance = chanceOf('kills of PostgreSQL')
  const storm = createStorm(chance)
  const server = await shop.start()
  let failed = 0

  for (let kill = 0; kill < kills; kill++) {
    await using db = await shop.opened()
    const last = chance.between(20, isFull ? 200 : 80)
    let struck = Promise.resolve()
    let before = 0
    const { failures, lost } = await storm.rage(server.url, ({ answers, successes }) => {
      if (answers === last) {
        struck = kill % 2 === 0 ? killOne(db, chance) : restart(postgres)
        before = successes
      }
      return answers > last && successes >= before + SUCCESSES
    })
    await struck

    expect([lost, storm.unclean]).toEqual([[], []])
    expect(await shop.faults(storm.visits)).toEqual([])
    await shop.forgetPresses()
    expect(await storm.pressAgain(server.url)).toEqual([])
    expect(await shop.faults(storm.visits)).toEqual([])
    await shop.tell(storm.visits)
    failed += failures
  }
  report('kills of PostgreSQL', 'postgres', { kills, acknowledged: storm.acknowledged(), failures: failed })
})

/** Kills one of the server's backends, which makes PostgreSQL end all others and recover. */
async function killOne(db: Database, chance: Chance) {
  const { rows } = await sql<{ pid: number; is_busy: boolean }>`
    select pid, state <> 'idle' as is_busy from pg_stat_activity
    where application_name = 'chaxi' and datname = current_database() and pid <> pg_backend_pid()`.execute(db)
  const busy = rows.filter(({ is_busy }) => is_busy)
  const one = chance.oneOf(busy.length > 0 ? busy : rows)
  if (!one) throw new Error('The server has no connection to PostgreSQL.')
  process.kill(one.pid, 'SIGKILL')
}

async function restart(postgres: Awaited<ReturnType<typeof startPostgres>>) {
  await postgres.stop('immediate')
  await postgres.start()
}
