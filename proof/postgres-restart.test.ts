import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '../server/database/postgres-for-tests.ts'
import { openDatabase } from '../server/database.ts'
import { readEvents, type Told } from '../server/read-events.ts'
import { freshPostgres } from '../server/seeded.ts'
import { callerAt } from './caller-at.ts'
import { startLoad } from './load.ts'
import { type ServerProcess, startServer } from './server-process.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

/** The longest that any answer may take while the database comes and goes. */
const PATIENCE_MS = 10_000

let postgres: Awaited<ReturnType<typeof startPostgres>>
let dataDir: string
let databaseUrl: string
let servers: ServerProcess[]

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chaxi-restart-'))
  postgres = await startPostgres()
  databaseUrl = await freshPostgres(postgres.url)
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    CHAXI_SECRET: 'a secret that both processes know',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  }
  servers = await Promise.all([startServer(env), startServer(env)])
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  await postgres[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})

test.each(['fast', 'immediate'] as const)(
  'PostgreSQL stopped %s under load fails requests cleanly, and comes back to everything',
  async (how) => {
    const urls = servers.map(({ url }) => url)
    const listeners = await Promise.all([listener(urls[0], urls[1]), listener(urls[1], urls[0])])
    const load = startLoad(urls, 4)
    await load.until(() => load.booked.length >= 10)
    await postgres.stop(how)
    const away = await Promise.all(urls.map(health))
    const failed = () => load.answers.filter(({ status }) => status === 500).length
    await load.until(() => failed() >= 60)
    await postgres.start()
    const back = await Promise.all(urls.map(health))
    const before = load.booked.length
    await load.until(() => load.booked.length >= before + 10)
    await load.end()
    for (const { goesOn } of listeners) await goesOn()
    const slowest = Math.max(...load.answers.map(({ milliseconds }) => milliseconds))

    expect(away).toEqual([503, 503])
    expect(back).toEqual([200, 200])
    expect(load.unclean).toEqual([])
    expect(slowest).toBeLessThan(PATIENCE_MS)
    for (const { told } of listeners) expect(told.map(({ id }) => Number(id))).toEqual(told.map((_, i) => i))
    expect(await missing(load.booked)).toEqual([])
    expect(await miscounted()).toEqual([])
  },
)

const health = async (url: string) => (await fetch(`${url}/healthz`)).status

/** Somebody whose stream is open on one server, and whose page speaks to the other. */
async function listener(here = '', there = '') {
  const [reads, writes] = [callerAt(here), callerAt(there)]
  const { token } = (await writes.call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await writes.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const path = `/visitor/conversations/${id}`
  const stream = await readEvents(reads, `${path}/events`, token)
  const told: Told[] = []
  async function goesOn() {
    const { form, message } = (await writes.call('POST', `${path}/forms`, { body: {}, token })).body.data
    told.push(...(await stream.until(({ data }) => 'message' in data && data.message.id === message.id)))
    return form
  }
  await goesOn()
  return { told, goesOn }
}

async function missing(references: string[]): Promise<string[]> {
  await using db = await opened()
  const kept = await db.selectFrom('booking').select('reference').where('state', '=', 'confirmed').execute()
  return references.filter((reference) => !kept.some((row) => row.reference === reference))
}

/** Slots whose count of taken seats is not what their bookings add up to. */
async function miscounted() {
  await using db = await opened()
  const slots = await db.selectFrom('slot').select(['id', 'taken', 'capacity']).execute()
  const bookings = await db
    .selectFrom('booking')
    .select(['slot_id', 'seats'])
    .where('state', 'in', ['held', 'confirmed'])
    .execute()
  const seats = (id: string) => bookings.reduce((sum, row) => sum + (row.slot_id === id ? row.seats : 0), 0)
  return slots.filter(({ id, taken, capacity }) => taken !== seats(id) || taken > capacity)
}

async function opened() {
  const db = await openDatabase({ databaseUrl, dataDir })
  return Object.assign(db, { [Symbol.asyncDispose]: () => db.destroy() })
}
