import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { DiaryLine } from '../../contract/diary.ts'
import { verifyAudit } from '../audit/verify.ts'
import { itIs } from '../bookings/slots-for-tests.ts'
import { ada, bo, type DatabaseName, databases, seeded } from '../seeded.ts'
import { twoPeople } from './inbox-for-tests.ts'

const cleo = { name: 'Cleo Duarte', email: 'cleo@example.com' }

beforeEach(() => void itIs('2026-11-21T08:00:00Z'))
afterEach(() => void vi.useRealTimers())

/** A shop with its owner, and Afternoon Pairings on the days to come; each seats `capacity`. */
async function open(on: DatabaseName) {
  const shop = await seeded({ on })
  const [owner, jonah] = await twoPeople(shop)
  const mei = owner.asks
  const [slot, next] = await shop.slots(await shop.opensForm(), 'afternoon-pairing')
  const capacity: number = slot.capacity
  const books = async (guest: typeof ada, seats: number, more: object = {}) => {
    const { body } = await shop.books(await shop.opensForm(), { slot_id: slot.id, seats, ...guest, ...more })
    return body.data.booking.reference as string
  }
  const opened = async (reference: string) => (await mei('GET', `/bookings/${reference}`)).body.data
  const acts = async (reference: string, act: string, body: object, seen?: number) =>
    mei(act === 'attendance' ? 'PUT' : 'POST', `/bookings/${reference}/${act}`, {
      seen: seen ?? (await opened(reference)).seen,
      ...body,
    })
  const letters = async (reference: string) =>
    (await opened(reference)).letters.map(({ kind }: { kind: string }) => kind)
  const day = async () => (await mei('GET', `/bookings/day?date=${slot.starts_at.slice(0, 10)}`)).body.data
  return Object.assign(shop, { mei, jonah, slot, next, capacity, book: books, opened, acts, letters, day })
}

describe.each(databases)('the diary on %s', (on) => {
  test('shows a day with its guests, the seats that are kept, who waits, and its week', async () => {
    await using shop = await open(on)
    const { slot, capacity } = shop
    await shop.book(ada, capacity - 3, { summary: 'Oat milk, please' })
    const form = await shop.opensForm()
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: slot.id, seats: 1 } })
    await shop.book(bo, 4, { join_waitlist: true })
    const day = await shop.day()
    const sitting = day.sittings.find(({ id }: { id: string }) => id === slot.id)

    expect(sitting).toMatchObject({ capacity, taken: capacity - 3, kept: 1, kept_until: '2026-11-21T08:10:00Z' })
    expect(sitting.guests).toMatchObject([{ name: 'Ada Marsh', seats: capacity - 3, summary: 'Oat milk, please' }])
    expect(sitting.waiting).toMatchObject([{ name: 'Bo Lind', seats: 4, list_place: 1 }])
    expect(day.waiting).toMatchObject([{ name: 'Bo Lind', free: 2 }])
    expect(day.week).toHaveLength(7)
    expect(day.week.find(({ date }: { date: string }) => date === day.date).guests).toBe(capacity - 3)
    expect(day.next.starts_at > sitting.starts_at).toBe(true)
  })

  test('says of an empty day whether the shop is closed, and what comes next', async () => {
    await using shop = await open(on)
    const { data } = (await shop.mei('GET', '/bookings/day?date=2026-11-23')).body

    expect(data).toMatchObject({ date: '2026-11-23', today: '2026-11-21', is_closed: true, sittings: [] })
    expect(data.next.starts_at > '2026-11-23').toBe(true)
    for (const date of ['2026-02-31', 'today', ''])
      expect((await shop.mei('GET', `/bookings/day?date=${date}`)).status).toBe(400)
  })

  test('cancels for the shop with its reason, or as the guest asked, and the letter says which', async () => {
    await using shop = await open(on)
    const [first, second] = [await shop.book(ada, 1), await shop.book(bo, 1)]
    const unsaid = await shop.acts(first, 'cancel', { asked: false, reason: ' ' })
    const byUs = await shop.acts(first, 'cancel', { asked: false, reason: 'The kettle is broken.' })
    await shop.acts(second, 'cancel', { asked: true, reason: '' })
    const texts = (await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'cancellation').execute()).map(
      ({ topic, letter }) => [topic, JSON.parse(letter).text],
    )

    expect(unsaid.body).toMatchObject({ error: 'bad_request', issues: [{ path: '/reason' }] })
    expect(byUs.body.data).toMatchObject({ state: 'cancelled', may: { cancel: false, move: false } })
    expect(byUs.body.data.history.at(-1).said).toBe('Mei Tan cancelled')
    expect(Object.fromEntries(texts)[`booking:${first}`]).toContain('The kettle is broken.')
    expect(Object.fromEntries(texts)[`booking:${second}`]).toContain('as you asked')
  })

  test('moves a booking where the guest no longer could, and writes to them', async () => {
    await using shop = await open(on)
    const reference = await shop.book(ada, 2)
    const times = (await shop.mei('GET', '/bookings/times?service=afternoon-pairing')).body.data
    const moved = await shop.acts(reference, 'move', {
      asked: false,
      reason: 'Our host is away.',
      slot_id: shop.next.id,
    })

    expect(times.map(({ id }: { id: string }) => id)).toContain(shop.next.id)
    expect(moved.body.data).toMatchObject({ starts_at: shop.next.starts_at, state: 'confirmed' })
    expect(moved.body.data.history.at(-1).said).toMatch(/^Mei Tan moved it to /)
    expect(await shop.letters(reference)).toContain('change')
  })

  test('marks who came once it has begun, the other way round, and not at all', async () => {
    await using shop = await open(on)
    const reference = await shop.book(ada, 1)
    expect((await shop.acts(reference, 'attendance', { came: 'attended' })).body.error).toBe('conflict')
    itIs(shop.slot.starts_at)
    const states = []
    for (const came of ['no_show', 'attended', 'confirmed'])
      states.push((await shop.acts(reference, 'attendance', { came })).body.data.state)

    expect(states).toEqual(['no_show', 'attended', 'confirmed'])
    expect((await shop.opened(reference)).history.map(({ said }: { said: string }) => said)).toEqual([
      'The guest booked 1 seat',
      'Mei Tan marked: no show',
      'Mei Tan marked: came',
      'Mei Tan took the mark back',
    ])
  })

  test('offers a party the fewer seats that there are, and it can take just those', async () => {
    await using shop = await open(on)
    await shop.book(ada, shop.capacity - 2)
    const reference = await shop.book(bo, 4, { join_waitlist: true })
    const tooMany = await shop.acts(reference, 'offer', { seats: 4 })
    const offered = await shop.acts(reference, 'offer', { seats: 2 })
    const letter = await shop.db.selectFrom('outbox').selectAll().where('kind', '=', 'offer').executeTakeFirstOrThrow()
    const newcomer = await shop.books(await shop.opensForm(), { slot_id: shop.slot.id, seats: 1, ...cleo })
    await shop.call('POST', `${new URL(offered.body.data.manage_url).pathname}/accept`)

    expect(tooMany.body.error).toBe('bad_request')
    expect(offered.body.data).toMatchObject({ state: 'offered', seats: 2, offered_until: '2026-11-21T10:00:00Z' })
    expect(JSON.parse(letter.letter).text).toContain('You asked for 4 seats; not all of them are free.')
    expect(newcomer.body.error).toBe('sold_out')
    expect(await shop.opened(reference)).toMatchObject({ state: 'confirmed', seats: 2 })
  })

  test('adds a booking for a guest, on the list where it is full, members’ services too', async () => {
    await using shop = await open(on)
    const { slot, capacity } = shop
    const added = await shop.mei('POST', '/bookings', {
      slot_id: slot.id,
      seats: capacity,
      ...ada,
      summary: 'By phone',
    })
    const full = await shop.mei('POST', '/bookings', { slot_id: slot.id, seats: 1, ...bo })
    const listed = await shop.mei('POST', '/bookings', { slot_id: slot.id, seats: 1, ...bo, join_waitlist: true })
    const [cellar] = (await shop.mei('GET', '/bookings/times?service=puerh-cellar')).body.data
    const again = await shop.mei('POST', '/bookings', { slot_id: slot.id, seats: 1, ...bo, join_waitlist: true })
    const closed = await shop.mei('POST', '/bookings', { slot_id: cellar.id, seats: 1, ...bo })

    expect(added.status).toBe(201)
    expect(added.body.data).toMatchObject({ state: 'confirmed', came_by: 'shop', added_by: 'Mei Tan' })
    expect(await shop.letters(added.body.data.reference)).toContain('confirmation')
    expect(full.body).toMatchObject({ error: 'sold_out' })
    expect(full.body.alternatives.length).toBeGreaterThan(0)
    expect(listed.body.data).toMatchObject({ state: 'waitlisted', list_place: 1, added_by: 'Mei Tan' })
    expect(again.body.error).toBe('conflict')
    expect(closed.body.data.state).toBe('confirmed')
  })

  test('of two people who act on one booking the second hears what the first did, and nothing is lost', async () => {
    await using shop = await open(on)
    const reference = await shop.book(ada, 2)
    const { seen } = await shop.opened(reference)
    const move = { seen, asked: true, reason: '', slot_id: shop.next.id }
    const answers = await Promise.all([
      shop.mei('POST', `/bookings/${reference}/move`, move),
      shop.jonah.asks('POST', `/bookings/${reference}/cancel`, {
        seen,
        asked: false,
        reason: 'We are full of guests.',
      }),
    ])
    const refused = answers.filter(({ status }) => status !== 200)

    expect(refused).toHaveLength(1)
    expect(refused[0]?.body).toMatchObject({ error: 'conflict' })
    expect(refused[0]?.body.detail).toMatch(/^(Mei Tan moved it to .+|Jonah Reid cancelled) a moment ago\./)
  })

  test('tells every open console that bookings changed, whoever changed them', async () => {
    await using shop = await open(on)
    await using screen = await shop.jonah.follows()
    await screen.hears('resync')
    const reference = await shop.book(ada, 1)
    expect(await screen.hears('bookings')).toEqual({})
    await shop.acts(reference, 'cancel', { asked: true, reason: '' })
    expect(await screen.hears('bookings')).toEqual({})
  })

  test('writes every act of its people into the audit trail, refused ones too', async () => {
    await using shop = await open(on)
    const reference = await shop.book(ada, 1)
    await shop.acts(reference, 'move', { asked: true, reason: '', slot_id: shop.next.id })
    await shop.acts(reference, 'cancel', { asked: true, reason: '' })
    await shop.acts(reference, 'cancel', { asked: true, reason: '' })
    await shop.mei('GET', '/bookings/export.csv')
    const { id } = await shop.workspace()
    const rows = await shop.db
      .selectFrom('audit')
      .selectAll()
      .where('route', 'like', '%/bookings/%')
      .orderBy('seq')
      .execute()

    expect(rows.map(({ actor_label, action, target_id, status }) => [actor_label, action, target_id, status])).toEqual([
      ['Mei Tan', 'move_booking', reference, 200],
      ['Mei Tan', 'cancel_booking', reference, 200],
      ['Mei Tan', 'cancel_booking', reference, 409],
      ['Mei Tan', 'export_bookings', null, 200],
    ])
    expect(rows[0]?.route).toBe('/console/api/bookings/{reference}/move')
    expect(await verifyAudit(shop.db, id)).toMatchObject({ ok: true })
  })
})

describe.each(databases)('the list of bookings on %s', (on) => {
  test('finds by name, address and reference, and narrows by sitting, state and day', async () => {
    await using shop = await open(on)
    const reference = await shop.book({ name: 'Ödön_Ágoston', email: 'Odon@Example.com' }, 2)
    const gone = await shop.book(bo, 1)
    await shop.acts(gone, 'cancel', { asked: true, reason: '' })
    const found = async (query: string) =>
      (await shop.mei('GET', `/bookings?${query}`)).body.data.bookings.map((line: DiaryLine) => line.reference)

    for (const search of ['Ödön', 'odon@example', reference, reference.toLowerCase().replace('-', ''), 'n_Á'])
      expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([reference])
    for (const search of ['%', '__', "' or 1=1 --", 'nobody'])
      expect(await found(`search=${encodeURIComponent(search)}`)).toEqual([])
    expect(await found('state=cancelled')).toEqual([gone])
    expect(await found('service=gongfu-hour')).toEqual([])
    expect(await found(`from=2027-12-01`)).toEqual([])
    expect((await shop.mei('GET', '/bookings')).body.data).toMatchObject({ guests: 2, next_cursor: null })
    for (const query of ['state=held', 'from=now', 'sort=name', 'cursor=x'])
      expect((await shop.mei('GET', `/bookings?${query}`)).status).toBe(400)
  })

  test('comes a page at a time, each booking once, though others are made meanwhile', async () => {
    await using shop = await open(on)
    const slots = (await shop.mei('GET', '/bookings/times?service=first-steep')).body.data.slice(0, 20)
    const add = (guest: number, slot: { id: string }) =>
      shop.mei('POST', '/bookings', { slot_id: slot.id, seats: 1, name: 'Guest', email: `g${guest}@example.com` })
    for (const slot of slots) for (const guest of [1, 2, 3]) await add(guest, slot)
    const first = (await shop.mei('GET', '/bookings')).body.data
    await add(4, slots[0])
    const rest = (await shop.mei('GET', `/bookings?cursor=${encodeURIComponent(first.next_cursor)}`)).body.data
    const all = [...first.bookings, ...rest.bookings].map(({ reference }: DiaryLine) => reference)

    expect([first.bookings.length, rest.bookings.length, new Set(all).size]).toEqual([50, 10, 60])
    expect(rest.next_cursor).toBeNull()
  })

  test('goes out as a table whose cells no program runs, and as a calendar', async () => {
    await using shop = await open(on)
    await shop.book({ name: '=HYPERLINK("http://x.example")', email: 'x@example.com' }, 2, { summary: 'a "b", c' })
    const table = await shop.mei('GET', '/bookings/export.csv')
    const calendar = await shop.mei('GET', '/bookings/export.ics')
    const [head = '', row = ''] = table.text.split('\r\n')

    expect(head).toContain('date,from,to,service,guest,email,seats,reference,state,note,came_by,booked_at')
    expect(row).toContain(`"'=HYPERLINK(""http://x.example"")",x@example.com,2,`)
    expect(row).toContain('"a ""b"", c"')
    expect(table.headers.get('content-disposition')).toContain('attachment')
    expect(calendar.text).toContain('SUMMARY:Afternoon Pairing\\, 2 guests')
  })
})

test('nobody who is not signed in reads the diary or acts in it', async () => {
  await using shop = await open('sqlite')
  const reference = await shop.book(ada, 1)
  for (const path of ['', '/day', '/export.csv', '/export.ics', `/${reference}`])
    expect((await shop.call('GET', `/console/api/bookings${path}`)).status).toBe(401)
  const body = { seen: 2, asked: true, reason: '' }
  expect((await shop.call('POST', `/console/api/bookings/${reference}/cancel`, { body })).status).toBe(401)

  expect((await shop.opened(reference)).state).toBe('confirmed')
})
