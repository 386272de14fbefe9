import ICAL from 'ical.js'
import { sql } from 'kysely'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { cancelBooking } from './endings.ts'

afterEach(() => vi.useRealTimers())

type Shop = Awaited<ReturnType<typeof seeded>>

const until = (instant: string, minutes = 0) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) + minutes * 60_000 })

/** What a browser says that it takes. */
const browser = { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8' }
const program = { accept: 'application/json' }
const encoded = { ...browser, 'content-type': 'application/x-www-form-urlencoded' }

/** A guest's booking in the second coming slot, which can be moved still; on its list where it is full. */
async function reserve(shop: Shop, { seats = 2, service = 'gongfu-hour', guest = ada, summary = '' } = {}) {
  const form = await shop.opensForm()
  const [, slot, next] = await shop.slots(form, service)
  const body = { slot_id: slot.id, seats, summary, join_waitlist: true, ...guest }
  const { booking } = (await shop.books(form, body)).body.data
  return { slot, next, booking, page: new URL(booking.manage_url).pathname }
}

/** A guest on the list of a full slot, and how its seats come free. */
async function listed(shop: Shop) {
  const others = await reserve(shop, { seats: 6, guest: { name: 'Others', email: 'others@example.com' } })
  const waiting = await reserve(shop)
  return { ...waiting, freed: () => shop.call('POST', `${others.page}/cancel`) }
}

/** Every row of every table. */
async function everything({ db }: Shop) {
  const tables = await db.introspection.getTables()
  const rows = await Promise.all(tables.map(({ name }) => sql`select * from ${sql.table(name)}`.execute(db)))
  return tables.map(({ name }, i) => [name, rows[i]?.rows.map((row) => JSON.stringify(row)).sort()])
}

const row = ({ db }: Shop, { reference }: { reference: string }) =>
  db.selectFrom('booking').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow()

describe.each(databases)('the guest’s page on %s', (on) => {
  test('can be looked at in every way without changing anything', async () => {
    await using shop = await seeded({ on })
    const { page: offer, freed } = await listed(shop)
    await freed()
    const { page } = await reserve(shop, { service: 'first-steep' })
    const before = await everything(shop)
    const seen = []
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      for (const headers of [browser, program, undefined])
        for (const path of [page, offer])
          for (const under of [
            '',
            '?done=cancelled',
            '/move',
            '/calendar.ics',
            '/cancel',
            '/accept',
            '/move?slot_id=x',
          ])
            seen.push((await shop.app.request(path + under, { method, headers })).status)

    expect(await everything(shop)).toEqual(before)
    expect(seen).not.toContain(500)
  })

  test('moves a booking for a browser’s form and says so on top, with the same reference and link', async () => {
    await using shop = await seeded({ on })
    const { page, next, booking } = await reserve(shop)
    const answer = await shop.call('POST', `${page}/move`, { body: `slot_id=${next.id}`, headers: encoded })

    expect([answer.status, answer.headers.get('location')]).toEqual([303, `${page}?done=moved`])
    expect(await row(shop, booking)).toMatchObject({ slot_id: next.id, sequence: 1, state: 'confirmed' })
    const shown = await shop.call('GET', `${page}?done=moved`, { headers: browser })
    expect(shown.text).toMatch(/role="status">Moved to \w+day \d+ \w+, \d\d:\d\d\. The reference stays the same\./)
    expect(shown.text).toContain(booking.reference)
  })

  test('moves a booking for a program that sends JSON, and answers the booking', async () => {
    await using shop = await seeded({ on })
    const { page, next, booking } = await reserve(shop)
    const { slots } = (await shop.call('GET', `${page}/move`, { headers: program })).body.data
    const answer = await shop.call('POST', `${page}/move`, { body: { slot_id: next.id } })

    expect(slots.map(({ id }: { id: string }) => id)).toContain(next.id)
    expect(answer.status).toBe(200)
    expect(answer.body).toEqual({
      ok: true,
      data: {
        booking: expect.objectContaining({
          reference: booking.reference,
          manage_url: booking.manage_url,
          starts_at: next.starts_at,
        }),
      },
    })
  })

  test('keeps a booking whole where the new time is full: the sentence, the other times, nothing written', async () => {
    await using shop = await seeded({ on })
    const { page, next } = await reserve(shop)
    await shop.books(await shop.opensForm(), { slot_id: next.id, seats: next.seats_left, ...bo })
    const before = await everything(shop)
    const asProgram = await shop.call('POST', `${page}/move`, { body: { slot_id: next.id } })
    const asGuest = await shop.call('POST', `${page}/move`, { body: `slot_id=${next.id}`, headers: encoded })

    expect([asProgram.status, asProgram.body.error]).toEqual([409, 'sold_out'])
    expect(asProgram.body.alternatives).not.toHaveLength(0)
    expect(asGuest.status).toBe(409)
    expect(asGuest.text).toContain('That time has just filled up. You keep the one you have.')
    expect(asGuest.text).toContain('Move to this time')
    expect(asGuest.text).not.toContain(next.id)
    expect(await everything(shop)).toEqual(before)
  })

  test('cancels once: the second press is refused over the booking as it is, and writes nothing', async () => {
    await using shop = await seeded({ on })
    const { page } = await reserve(shop)
    const first = await shop.call('POST', `${page}/cancel`, { body: '', headers: encoded })
    const before = await everything(shop)
    const asGuest = await shop.call('POST', `${page}/cancel`, { body: '', headers: encoded })
    const asProgram = await shop.call('POST', `${page}/cancel`, { headers: program })

    expect([first.status, first.headers.get('location')]).toEqual([303, `${page}?done=cancelled`])
    expect(asGuest.status).toBe(409)
    expect(asGuest.text).toContain('This booking is cancelled already. Book again if you want to come.')
    expect(asGuest.text).toMatch(/<h1>.*Cancelled<\/h1>/)
    expect([asProgram.status, asProgram.body.error]).toEqual([409, 'conflict'])
    expect(await everything(shop)).toEqual(before)
  })

  test('takes an offer with one press, once', async () => {
    await using shop = await seeded({ on })
    const { page, freed, booking } = await listed(shop)
    await freed()
    const offered = await shop.call('GET', page, { headers: browser })
    const answer = await shop.call('POST', `${page}/accept`, { body: '', headers: encoded })

    expect(offered.text).toMatch(/<h1>.*Yours until .*\d\d:\d\d<\/h1>/)
    expect(answer.headers.get('location')).toBe(`${page}?done=accepted`)
    expect((await shop.call('GET', `${page}?done=accepted`)).text).toContain('You have taken the seats.')
    expect((await row(shop, booking)).state).toBe('confirmed')
    expect((await shop.call('POST', `${page}/accept`, { headers: program })).body.error).toBe('conflict')
  })

  test('refuses an offer whose time is over, says what to do, and writes nothing but what the clock does', async () => {
    await using shop = await seeded({ on })
    const { page, freed, booking } = await listed(shop)
    await freed()
    until((await row(shop, booking)).held_until ?? '')
    const asGuest = await shop.call('POST', `${page}/accept`, { body: '', headers: encoded })
    const before = await everything(shop)
    const asProgram = await shop.call('POST', `${page}/accept`, { headers: program })

    expect(asGuest.status).toBe(409)
    expect(asGuest.text).toContain('The seats were let go. Book again if you want to come.')
    expect(asGuest.text).toMatch(/<h1>.*Let go<\/h1>/)
    expect([asProgram.status, asProgram.body.error]).toEqual([409, 'conflict'])
    expect(await everything(shop)).toEqual(before)
    expect((await row(shop, booking)).state).toBe('expired')
  })

  test('a link to cancelling asks first, with the answer one press away, and cancels nothing', async () => {
    await using shop = await seeded({ on })
    const { page, booking } = await reserve(shop)
    const shown = await shop.call('GET', `${page}/cancel`, { headers: browser })

    expect(shown.text).toMatch(/<details open>\s*<summary><span>Cancel this booking/)
    expect((await shop.call('GET', page, { headers: browser })).text).toMatch(/<details>\s*<summary><span>Cancel this/)
    expect((await row(shop, booking)).state).toBe('confirmed')
  })

  test('with one character of its address altered changes nothing, and tells a browser what to do', async () => {
    await using shop = await seeded({ on })
    const { page, next } = await reserve(shop)
    const altered = `${page.slice(0, -2)}${page.at(-2) === 'A' ? 'B' : 'A'}${page.at(-1)}`
    const before = await everything(shop)
    const shown = await shop.call('GET', altered, { headers: browser })

    expect(shown.status).toBe(404)
    expect(shown.text).toContain('This link does not open a booking')
    expect((await shop.call('GET', altered, { headers: program })).body.error).toBe('not_found')
    for (const act of ['cancel', 'accept', 'move']) {
      const body = act === 'move' ? { slot_id: next.id } : {}
      expect((await shop.call('POST', `${altered}/${act}`, { body })).body.error).toBe('not_found')
    }
    expect(await everything(shop)).toEqual(before)
  })

  test.each([
    ['an unknown field', 'slot_id=x&vip=1', encoded],
    ['no time chosen', '', encoded],
    ['two times', 'slot_id=a&slot_id=b', encoded],
    ['a NUL character', 'slot_id=%00', encoded],
    ['a name that means something to JavaScript', '__proto__=1&slot_id=x&constructor=2', encoded],
    ['a body past all measure', `slot_id=${'x'.repeat(70_000)}`, encoded],
    ['a file', 'slot_id=x', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', 'slot_id=x', { 'content-type': 'text/plain' }],
    ['JSON that is none', '{', { 'content-type': 'application/json' }],
    ['a list', '[]', { 'content-type': 'application/json' }],
    ['a number for a time', '{"slot_id":7}', { 'content-type': 'application/json' }],
  ])('refuses %s with 400, and writes nothing', async (_, body, headers) => {
    await using shop = await seeded({ on })
    const { page } = await reserve(shop)
    const before = await everything(shop)
    const move = await shop.call('POST', `${page}/move`, { body, headers })
    const cancel = await shop.call('POST', `${page}/cancel`, { body: body || 'why=not', headers })

    expect([move.status, cancel.status]).toEqual([400, 400])
    expect(await everything(shop)).toEqual(before)
  })
})

test('a confirmed booking goes into the guest’s calendar, as the same entry after it was moved', async () => {
  await using shop = await seeded()
  const { page, next, booking } = await reserve(shop)
  const entry = async () => {
    const { text, headers } = await shop.call('GET', `${page}/calendar.ics`, { headers: browser })
    const calendar = new ICAL.Component(ICAL.parse(text))
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
    const { uid, sequence } = event
    return {
      headers,
      event: { uid, sequence, method: calendar.getFirstPropertyValue('method'), starts: event.startDate.toJSDate() },
    }
  }
  const before = await entry()
  await shop.call('POST', `${page}/move`, { body: { slot_id: next.id } })
  const after = await entry()

  expect(before.headers.get('content-type')).toBe('text/calendar; charset=utf-8; method=PUBLISH')
  expect(before.headers.get('content-disposition')).toBe(`attachment; filename="gongfu-hour-${booking.reference}.ics"`)
  expect(before.event).toMatchObject({ sequence: 0, method: 'PUBLISH' })
  expect(after.event).toEqual({ ...before.event, sequence: 1, starts: new Date(next.starts_at) })
})

test('a booking that is not confirmed has no calendar file', async () => {
  await using shop = await seeded()
  const { page } = await listed(shop)
  const asProgram = await shop.call('GET', `${page}/calendar.ics`)
  const asGuest = await shop.call('GET', `${page}/calendar.ics`, { headers: browser })

  expect([asProgram.status, asProgram.body.error]).toEqual([404, 'not_found'])
  expect(asGuest.status).toBe(404)
  expect(asGuest.text).toContain('Only a confirmed booking has a calendar file')
  expect(asGuest.text).toMatch(/<h1>.*1st on the list<\/h1>/)
})

test('a press without a time chosen shows the times again and asks for one', async () => {
  await using shop = await seeded()
  const { page } = await reserve(shop)
  const answer = await shop.call('POST', `${page}/move`, { body: '', headers: encoded })

  expect(answer.text).toContain('Choose a time first.')
  expect(answer.text).toContain('Move to this time')
})

test('the page keeps its address to itself and lets nobody frame it, list it or send its forms elsewhere', async () => {
  await using shop = await seeded()
  const { page } = await reserve(shop)
  for (const path of [page, `${page}/move`, `${page}x`]) {
    const { headers } = await shop.call('GET', path, { headers: browser })
    expect(headers.get('referrer-policy')).toBe('no-referrer')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('x-robots-tag')).toBe('noindex')
    expect(headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(headers.get('access-control-allow-origin')).toBeNull()
  }
})

test('under a workspace’s own address everything stays under it', async () => {
  await using shop = await seeded()
  const { page } = await reserve(shop)
  const own = `/w/lantern-leaf${page}`
  const shown = await shop.call('GET', own, { headers: browser })
  const answer = await shop.call('POST', `${own}/cancel`, { body: '', headers: encoded })

  expect(shown.text).toContain(`action="${own}/cancel"`)
  expect(shown.text).toContain(`href="${own}/move"`)
  expect((await shop.call('GET', '/w/lantern-leaf/booking.css')).status).toBe(200)
  expect(shown.text).toContain('href="/w/lantern-leaf/booking.css"')
  expect(answer.headers.get('location')).toBe(`${own}?done=cancelled`)
})

test('what was done is said only while it is so, whatever the address claims', async () => {
  await using shop = await seeded()
  const { page } = await reserve(shop)
  for (const done of ['moved', 'accepted', 'cancelled', 'left', 'declined', 'constructor', '<script>'])
    expect((await shop.call('GET', `${page}?done=${encodeURIComponent(done)}`)).text).not.toContain('role="status"')
})

test('a guest who leaves the list, or lets an offer go, reads just that', async () => {
  await using shop = await seeded()
  const { page, freed } = await listed(shop)
  const second = await reserve(shop, { guest: bo })
  const left = await shop.call('POST', `${page}/cancel`, { body: '', headers: encoded })
  await freed()
  const declined = await shop.call('POST', `${second.page}/cancel`, { body: '', headers: encoded })

  expect((await shop.call('GET', left.headers.get('location') ?? '')).text).toContain('You have left the list.')
  expect((await shop.call('GET', declined.headers.get('location') ?? '')).text).toContain('You have let the seats go.')
})

test('a cancelled booking gives the shop’s reason, and no way to change it', async () => {
  await using shop = await seeded()
  const { page, booking } = await reserve(shop)
  await cancelBooking(shop.db, await shop.workspace(), booking.reference, 'shop', 'The kettle is broken.')
  const { text } = await shop.call('GET', `${page}?done=cancelled`, { headers: browser })

  expect(text).toContain('The shop had to cancel: The kettle is broken.')
  expect(text).not.toContain('You have cancelled')
  expect(text).not.toContain('<form')
  expect(text).toContain('Book another sitting')
})

test('once changes are no longer free the page says so, offers no move and still cancels', async () => {
  await using shop = await seeded({
    record: ({ workspace }) => Object.assign(workspace, { booking: { free_until_hours: 24 } }),
  })
  const { page, slot, next } = await reserve(shop)
  until(slot.starts_at, -60)
  const { text } = await shop.call('GET', page, { headers: browser })
  const refused = await shop.call('POST', `${page}/move`, { body: `slot_id=${next.id}`, headers: encoded })

  expect(text).toContain('it can no longer be moved here')
  expect(text).not.toContain('/move"')
  expect(text).toContain('Yes, cancel it')
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('It is too late to move this booking here.')
  expect((await shop.call('GET', `${page}/move`)).text).toContain('can no longer be moved here')
  expect((await shop.call('POST', `${page}/cancel`)).status).toBe(303)
})

test('a booking that has begun, or is over, has nothing left to press', async () => {
  await using shop = await seeded()
  const { page, slot } = await reserve(shop)
  until(slot.starts_at)
  const begun = await shop.call('GET', page, { headers: browser })
  until(slot.ends_at)
  const over = await shop.call('GET', page, { headers: browser })

  expect(begun.text).not.toContain('<form')
  expect(begun.text).toContain('It has begun')
  expect(over.text).not.toContain('<form')
  expect(over.text).toContain('Its time is over.')
})

test('a party that has the whole slot is counted in people, not in seats', async () => {
  await using shop = await seeded()
  await shop.db.updateTable('service').set({ whole_slot: 1 }).where('code', '=', 'gongfu-hour').execute()
  const { page } = await reserve(shop, { seats: 4 })
  const { text } = await shop.call('GET', page, { headers: browser })

  expect(text).toContain('Gongfu Hour, a party of 4')
  expect(text).not.toMatch(/\d+ seats/)
})

test('what a guest wrote is text and nothing else', async () => {
  await using shop = await seeded()
  const guest = { name: '<img src=x onerror=alert(1)>', email: 'a"b<i>@example.com' }
  const { page } = await reserve(shop, { guest, summary: '</dl><script>alert(1)</script>' })
  const { text } = await shop.call('GET', page, { headers: browser })

  expect(text).not.toMatch(/<img|<i>|<script/)
  expect(text).toContain('&#60;img src=x onerror=alert(1)&#62;')
})

test('the page shows nothing of anybody else in the same slot', async () => {
  await using shop = await seeded()
  const { page } = await listed(shop)
  const { text } = await shop.call('GET', page, { headers: browser })

  expect(text).toContain('1st on the list')
  expect(text).not.toContain('others@example.com')
})

test('whoever asks too often reads so on a page, with when to come back', async () => {
  await using shop = await seeded({ limits: true })
  const answers = await Promise.all(
    Array.from({ length: 601 }, () => shop.call('GET', '/bookings/none', { headers: browser })),
  )
  const limited = answers.filter(({ status }) => status === 429)

  expect(limited).toHaveLength(1)
  expect(limited[0]?.text).toContain('That was too often. Try again in')
  expect(Number(limited[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a link that opens nothing is answered in the shop’s name, without a booking’s words', async () => {
  await using shop = await seeded()
  const { text } = await shop.call('GET', '/bookings/none', { headers: browser })

  expect(text).toContain('desk@lanternleaf.example')
  expect(text).not.toContain('Reference')
})
