import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Brain } from '../server/assistant/brain.ts'
import { createTurns } from '../server/assistant/turn.ts'
import { LISTENER_NAME } from '../server/database/listening.ts'
import { type Database, openDatabase } from '../server/database.ts'
import { hearPokes } from '../server/pokes.ts'
import { readEvents, type Told } from '../server/read-events.ts'
import { freshPostgres } from '../server/seeded.ts'
import { loadToolbox } from '../server/tools/toolbox.ts'
import { findWorkspace } from '../server/workspaces/workspaces.ts'
import { callerAt } from './caller-at.ts'
import { type ServerProcess, startServer } from './server-process.ts'

// Less than the 15 seconds after which a stream looks again by itself: what comes in time, came by a poke.
vi.setConfig({ hookTimeout: 60_000 })

let dataDir: string
let databaseUrl: string
let db: Database
let servers: ServerProcess[]
let shops: ReturnType<typeof callersAt>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chaxi-two-'))
  databaseUrl = await freshPostgres()
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    CHAXI_SECRET: 'a secret that both processes know',
    RATE_LIMITS: 'on',
    TRUST_PROXY: '1',
  }
  servers = await Promise.all([startServer(env), startServer(env)])
  shops = callersAt('192.0.2.1')
  db = await openDatabase({ databaseUrl, dataDir })
})

afterAll(async () => {
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()))
  await db.destroy()
  await rm(dataDir, { recursive: true, force: true })
})

test('two servers that start together on an empty PostgreSQL open one shop', async () => {
  const workspaces = await db.selectFrom('workspace').select('slug').execute()
  const slots = await db
    .selectFrom('slot')
    .select(({ fn }) => fn.countAll().as('count'))
    .executeTakeFirst()

  expect(workspaces).toHaveLength(1)
  expect(Number(slots?.count)).toBeGreaterThan(50)
  expect(servers.map((server) => server.output())).toEqual([
    expect.stringContaining('open PostgreSQL at 127.0.0.1'),
    expect.stringContaining('open PostgreSQL at 127.0.0.1'),
  ])
})

test('a booking cancelled on one reaches the stream that is open on the other', async () => {
  const guest = await visitor()
  const stream = await guest.streamOn('b')
  const booking = await guest.books()
  const booked = await stream.next('booking')
  await shops.a.call('POST', `${new URL(booking.manage_url).pathname}/cancel`)

  expect(booked.booking).toMatchObject({ reference: booking.reference, state: 'confirmed' })
  await stream.until(
    ({ type, data }) =>
      type === 'booking' && data.booking.reference === booking.reference && data.booking.state === 'cancelled',
  )
})

test('what happens while the line between them is cut reaches the stream once it is back, each event once and in order', async () => {
  const guest = await visitor()
  const stream = await guest.streamOn('b')
  const told: Told[] = []
  let cuts = 0
  for (let i = 0; i < 5; i++) {
    cuts += await cutLines()
    await guest.books()
    await guest.books()
    const { last_seq } = await conversation(guest.id)
    told.push(...(await stream.until(({ id }) => id === String(last_seq))))
  }

  expect(cuts).toBeGreaterThanOrEqual(5)
  expect(told.map(({ id }) => Number(id))).toEqual(told.map((_, i) => i))
  // Each booking is told once as made, and may be told again when its letter has left.
  expect(new Set(told.flatMap(({ type, data }) => (type === 'booking' ? data.booking.reference : []))).size).toBe(10)
})

test('a log-out on one ends the stream that is open on the other, and no other', async () => {
  const [guest, other] = [await visitor(), await visitor()]
  const [stream, others] = [await guest.streamOn('b'), await other.streamOn('b')]
  await stream.next('snapshot')
  await shops.a.call('DELETE', '/visitor/sessions', { token: guest.token })

  expect(await stream.ended()).toBe(true)
  expect((await shops.b.call('GET', guest.path, { token: guest.token })).status).toBe(401)
  await other.books()
  expect((await others.next('booking')).booking.state).toBe('confirmed')
})

test('a log-out while the line is cut still ends the stream', async () => {
  const guest = await visitor()
  const stream = await guest.streamOn('b')
  await stream.next('snapshot')
  await cutLines()
  await shops.a.call('DELETE', '/visitor/sessions', { token: guest.token })

  expect(await stream.ended()).toBe(true)
})

test('stop on one stops the turn that runs on another, and keeps what was said', async () => {
  const stopHearing = hearPokes(databaseUrl)
  const tries = {
    count: <T>(_: object, look: () => Promise<T>) => look(),
    opening: async () => {},
    handOff: async () => {},
  }
  const turns = createTurns({ db, toolbox: await loadToolbox(), brain: untilStopped, tries })
  const guest = await visitor()
  const stream = await guest.streamOn('b')
  const workspace = await findWorkspace(db, { publicUrl: '', secret: '', trustProxy: 0, isLocal: true })
  turns.answer({ workspace, conversationId: guest.id, guest: {} }, { id: randomUUID(), text: 'Good morning' })
  await stream.next('message_delta')
  await shops.a.call('POST', `${guest.path}/stop`, { token: guest.token })

  const told = await stream.until(({ type }) => type === 'turn')
  expect(told).toMatchObject([
    { type: 'message', data: { message: { text: 'This will take long.' } } },
    { type: 'turn', data: { state: 'stopped' } },
  ])
  await turns.settled()
  await stopHearing()
})

/** Runs here, where its two servers do not. */
const untilStopped: Brain = {
  async *turn(_state, _input, _tools, signal) {
    yield { type: 'text', delta: 'This will take long. ' }
    await once(signal, 'abort')
  },
}

test('a limit counts what was done on either of them, for one address and no other', async () => {
  const [{ a, b }, elsewhere] = [callersAt('192.0.2.2'), callersAt('192.0.2.3')]
  const start = async (shop: typeof a) => (await shop.call('POST', '/visitor/sessions', { body: {} })).status
  const first = await Promise.all(Array.from({ length: 60 }, (_, i) => start(i % 2 === 0 ? a : b)))

  expect(new Set(first)).toEqual(new Set([201]))
  expect([await start(a), await start(b)]).toEqual([429, 429])
  expect(await start(elsewhere.b)).toBe(201)
})

/** Has PostgreSQL end every connection that listens. Answers how many there were. */
async function cutLines(): Promise<number> {
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = ${LISTENER_NAME} and datname = current_database()`.execute(db)
  return rows.length
}

const conversation = (id: string) =>
  db.selectFrom('conversation').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

/** Callers of both servers from one address. */
const callersAt = (address: string) => ({
  a: callerAt(servers[0]?.url ?? '', address),
  b: callerAt(servers[1]?.url ?? '', address),
})

const freeSlots = async (form: { id: string }) =>
  (await shops.a.slots(form, 'gongfu-hour')).filter((slot: { state: string }) => slot.state === 'free')

/** Somebody with a conversation, all begun on the first server. */
async function visitor() {
  const { token } = (await shops.a.call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await shops.a.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const path = `/visitor/conversations/${id}`
  return {
    token,
    id,
    path,
    streamOn: (name: 'a' | 'b', lastEventId?: string) => readEvents(shops[name], `${path}/events`, token, lastEventId),
    async books() {
      const opened = await shops.a.call('POST', `${path}/forms`, { body: { subject: 'gongfu-hour' }, token })
      const { form } = opened.body.data
      const [slot] = await freeSlots(form)
      const guest = { name: 'Ada Marsh', email: `${randomUUID()}@example.com` }
      return (await shops.a.books(form, { slot_id: slot.id, seats: 1, ...guest })).body.data.booking
    },
  }
}
