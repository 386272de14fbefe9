import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { type Database, openDatabase } from '../server/database.ts'
import { type DatabaseName, databases, demoMerchant, freshPostgres, seeded } from '../server/seeded.ts'
import { callerAt } from './caller-at.ts'
import { chanceOf } from './chance.ts'
import { isFull, measure } from './measure.ts'
import { brokenInvariants } from './model/invariants.ts'
import { type Racer, race, racers, SEATS, SERVICE, standOf, unkind, withDailySlots } from './race.ts'
import { startServer } from './server-process.ts'
import { report } from './tally.ts'

vi.setConfig({ testTimeout: isFull ? 3_600_000 : 180_000 })

const GUESTS = isFull ? 500 : 200

/** A slot a race, and others that day and the next for those who come too late. */
const hours = isFull ? [11, 14] : [11]

describe.each(databases)('on %s', (on) => {
  test(`${GUESTS} guests race for the last eight seats, and eight get one`, async () => {
    await using shop = await seeded({ on, record: (record) => withDailySlots(record, hours) })
    await runs({ on, db: shop.db, shops: [shop], races: measure.races })

    expect(await brokenInvariants(shop.db, (await shop.workspace()).id)).toEqual([])
  })
})

test(`${GUESTS} guests of two servers race for the last eight seats, and eight get one`, async () => {
  await using two = await twoServers()
  const races = Math.ceil(measure.races / 10)
  await runs({ on: 'postgres', db: two.db, shops: two.urls.map((url) => callerAt(url)), races, how: 'two servers' })
})

interface Races {
  on: DatabaseName
  db: Database
  shops: Racer['shop'][]
  races: number
  how?: string
}

/** Every other race is one of parties, which must fill the slot as far as they fit. Whoever loses tries the next one too. */
async function runs({ on, db, shops, races, how = 'one server' }: Races) {
  const chance = chanceOf(`races on ${on}, ${how}`)
  const partyOf = (round: number) => (round % 2 === 0 ? () => 1 : () => chance.between(1, 3))
  let guests = await racers(shops, numbered(0, GUESTS))
  const slots = await guests[0]?.shop.slots(guests[0].form, SERVICE)
  let booked = 0

  for (let round = 0; round < races; round++) {
    const slot = slots[round].id
    const finish = await race(guests, slot, partyOf(round))
    const [won, lost] = [finish.filter((one) => one.won), finish.filter((one) => !one.won)]
    const seats = won.reduce((sum, one) => sum + one.seats, 0)

    expect(unkind(finish, slot)).toEqual([])
    expect(await standOf(db, slot)).toEqual({ taken: seats, bookings: won.length, seats })
    expect(seats).toBeLessThanOrEqual(SEATS)
    expect(lost.filter((one) => one.seats <= SEATS - seats)).toEqual([])
    if (round % 2 === 0) expect([won.length, lost.length]).toEqual([SEATS, GUESTS - SEATS])

    booked += won.length
    const others = await racers(shops, numbered((round + 1) * GUESTS, won.length))
    guests = [...lost.map(({ guest }) => guest), ...others]
  }
  report(`races through ${how}`, on, { races, guests: GUESTS, booked, refused: races * GUESTS - booked })
}

const numbered = (from: number, count: number) => Array.from({ length: count }, (_, i) => `guest-${from + i}`)

/** Two servers on one PostgreSQL, both as a guest's browser reaches them. */
async function twoServers() {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-race-'))
  const merchant = await demoMerchant()
  withDailySlots(merchant, hours)
  const MERCHANT_FILE = join(dataDir, 'merchant.json')
  await writeFile(MERCHANT_FILE, JSON.stringify(merchant))

  const databaseUrl = await freshPostgres()
  const CHAXI_SECRET = 'a secret that both processes know'
  const env = { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, CHAXI_SECRET, MERCHANT_FILE }
  const servers = await Promise.all([startServer(env), startServer(env)])
  const db = await openDatabase({ databaseUrl, dataDir })
  return {
    db,
    urls: servers.map(({ url }) => url),
    async [Symbol.asyncDispose]() {
      await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
      await db.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
