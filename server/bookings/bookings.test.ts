import { afterEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { memberToken } from '../visitors/member-for-tests.ts'

afterEach(() => vi.useRealTimers())

const minutesLater = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

/** Leaves `left` seats in the first coming slot of a service, as other guests would have. */
async function nearlyFull(shop: Awaited<ReturnType<typeof seeded>>, left: number) {
  const form = await shop.opensForm({ subject: 'gongfu-hour' })
  const [slot] = await shop.slots(form, 'gongfu-hour')
  const others = await shop.opensForm()
  await shop.books(others, {
    slot_id: slot.id,
    seats: slot.seats_left - left,
    name: 'Others',
    email: 'others@example.com',
  })
  return slot
}

describe.each(databases)('bookings on %s', (on) => {
  test('a guest books two seats, and exactly two are gone', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm({ subject: 'gongfu-hour' })
    const [slot] = await shop.slots(form, 'gongfu-hour')
    const answer = await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })

    expect(answer.status).toBe(201)
    expect(answer.body.data.booking).toMatchObject({
      state: 'confirmed',
      seats: 2,
      email: ada.email,
      service: { code: 'gongfu-hour' },
    })
    expect((await shop.slots(form, 'gongfu-hour'))[0].seats_left).toBe(slot.seats_left - 2)
  })

  test('the last seat goes to one of two guests, and the other is offered alternatives', async () => {
    await using shop = await seeded({ on })
    const slot = await nearlyFull(shop, 1)
    const [first, second] = [await shop.opensForm(), await shop.opensForm()]
    const answers = await Promise.all([
      shop.books(first, { slot_id: slot.id, seats: 1, ...ada }),
      shop.books(second, { slot_id: slot.id, seats: 1, ...bo }),
    ])

    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ error: 'sold_out' })
    expect(refused?.body.alternatives).not.toHaveLength(0)
  })

  test('a party that does not fit is refused whole, never split', async () => {
    await using shop = await seeded({ on })
    const slot = await nearlyFull(shop, 3)
    const answer = await shop.books(await shop.opensForm(), { slot_id: slot.id, seats: 4, ...ada })

    expect(answer.body.error).toBe('sold_out')
    expect((await shop.slots(await shop.opensForm(), 'gongfu-hour'))[0].seats_left).toBe(3)
  })

  test('twenty presses of the same button are one booking', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'first-steep')
    const presses = Array.from({ length: 20 }, () => shop.books(form, { slot_id: slot.id, seats: 1, ...ada }))
    const answers = await Promise.all(presses)
    const references = answers.filter(({ status }) => status === 201).map(({ body }) => body.data.booking.reference)
    const waiting = answers.filter(({ status }) => status === 409)
    expect(waiting.every(({ headers }) => headers.get('retry-after') === '1')).toBe(true)
    references.push((await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).body.data.booking.reference)

    expect(new Set(references).size).toBe(1)
    expect((await shop.slots(form, 'first-steep'))[0].seats_left).toBe(slot.seats_left - 1)
  })

  test('the same key with another body is refused and books nothing', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'first-steep')
    await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })
    const answer = await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })

    expect([answer.status, answer.body.error]).toEqual([422, 'idempotency_mismatch'])
    expect((await shop.slots(form, 'first-steep'))[0].seats_left).toBe(slot.seats_left - 1)
  })

  test('a form that was submitted cannot book again under a new key', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [first, second] = await shop.slots(form, 'first-steep')
    await shop.books(form, { slot_id: first.id, seats: 1, ...ada })
    const again = await shop.books(form, { slot_id: second.id, seats: 1, ...ada }, 'another-key')

    expect([again.status, again.body.error]).toEqual([409, 'conflict'])
  })

  test('one guest has one booking in a slot, however the address is written', async () => {
    await using shop = await seeded({ on })
    const [one, two] = [await shop.opensForm(), await shop.opensForm()]
    const [slot] = await shop.slots(one, 'first-steep')
    await shop.books(one, { slot_id: slot.id, seats: 1, ...ada })
    const again = await shop.books(two, { slot_id: slot.id, seats: 1, ...ada, email: 'ADA@Example.com' })

    expect(again.body.error).toBe('conflict')
  })

  test('seats kept by one guest are not left for another, and are still the holder’s own', async () => {
    await using shop = await seeded({ on })
    const [mine, theirs] = [await shop.opensForm(), await shop.opensForm()]
    const [slot] = await shop.slots(mine, 'gongfu-hour')
    const held = await shop.call('PUT', `/forms/${mine.id}/hold`, {
      body: { slot_id: slot.id, seats: slot.seats_left },
    })

    expect(held.status).toBe(200)
    expect((await shop.slots(theirs, 'gongfu-hour'))[0]).toMatchObject({ seats_left: 0, state: 'on_hold' })
    expect((await shop.slots(mine, 'gongfu-hour'))[0]).toMatchObject({ seats_left: slot.seats_left, state: 'yours' })
  })

  test('a hold and the booking made from it are never counted twice', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: slot.id, seats: 2 } })
    await shop.books(form, { slot_id: slot.id, seats: 3, ...ada })

    expect((await shop.slots(await shop.opensForm(), 'gongfu-hour'))[0].seats_left).toBe(slot.seats_left - 3)
  })

  test('choosing another time moves the hold, and a full one leaves it where it was', async () => {
    await using shop = await seeded({ on })
    const full = await nearlyFull(shop, 0)
    const form = await shop.opensForm()
    const [, second, third] = await shop.slots(form, 'gongfu-hour')
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: second.id, seats: 1 } })
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: third.id, seats: 2 } })
    const refused = await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: full.id, seats: 1 } })

    expect(refused.body.error).toBe('sold_out')
    const seen = await shop.slots(await shop.opensForm(), 'gongfu-hour')
    expect(seen.map(({ seats_left }: { seats_left: number }) => seats_left).slice(0, 3)).toEqual([
      0,
      second.seats_left,
      third.seats_left - 2,
    ])
  })

  test('a hold nobody came back for is free again after ten minutes, without a sweeper', async () => {
    await using shop = await seeded({ on })
    const [gone, next] = [await shop.opensForm(), await shop.opensForm()]
    const [, slot] = await shop.slots(gone, 'gongfu-hour')
    await shop.call('PUT', `/forms/${gone.id}/hold`, { body: { slot_id: slot.id, seats: slot.seats_left } })
    minutesLater(10)
    const answer = await shop.books(next, { slot_id: slot.id, seats: 1, ...ada })

    expect(answer.status).toBe(201)
  })

  test('a guest who let the hold run out still gets the seats while they are free', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [, slot] = await shop.slots(form, 'gongfu-hour')
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: slot.id, seats: 2 } })
    minutesLater(11)

    expect((await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })).status).toBe(201)
  })

  test('a hold can be lengthened twice near its end, and no more', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [, slot] = await shop.slots(form, 'gongfu-hour')
    const keep = async () =>
      (await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: slot.id, seats: 1 } })).body
    const left = [(await keep()).data.hold.extensions_left, (await keep()).data.hold.extensions_left]
    for (const _ of [1, 2]) {
      minutesLater(9)
      left.push((await keep()).data.hold.extensions_left)
    }
    minutesLater(9)

    expect(left).toEqual([2, 2, 1, 0])
    expect((await keep()).error).toBe('conflict')
  })

  test('cancelling gives the seats back once, however often it is pressed', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })).body.data
    const page = new URL(booking.manage_url).pathname
    await shop.call('GET', page)
    expect((await shop.slots(form, 'gongfu-hour'))[0].seats_left).toBe(slot.seats_left - 2)

    expect((await shop.call('POST', `${page}/cancel`)).status).toBe(303)
    await shop.call('POST', `${page}/cancel`)
    expect((await shop.slots(form, 'gongfu-hour'))[0].seats_left).toBe(slot.seats_left)
  })

  test.each([
    ['no seats', { seats: 0 }, 400, 'bad_request'],
    ['99 seats', { seats: 99 }, 400, 'bad_request'],
    ['half a seat', { seats: 1.5 }, 400, 'bad_request'],
    ['a slot that does not exist', { slot_id: 'none' }, 404, 'not_found'],
    ['an address that is none', { email: 'ada.example.com' }, 400, 'bad_request'],
    ['no name', { name: '  ' }, 400, 'bad_request'],
    ['an unknown field', { vip: true }, 400, 'bad_request'],
  ])('%s is refused with a code, and nothing is written', async (_, wrong, status, error) => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    const answer = await shop.books(form, { slot_id: slot.id, seats: 1, ...ada, ...wrong })

    expect([answer.status, answer.body.error]).toEqual([status, error])
    expect(await shop.db.selectFrom('booking').selectAll().execute()).toEqual([])
  })

  test('a members’ sitting is not booked by a guest who is no member', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm({ subject: 'puerh-cellar' })
    const [slot] = await shop.slots(form, 'puerh-cellar')

    expect(slot.state).toBe('members_only')
    expect((await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).body).toEqual({
      error: 'forbidden',
      detail:
        "Pu'erh Cellar is for members of Cellar (£58 per month) or Trade (£140 per month). If you are one, sign in on the shop’s site; or choose another.",
    })
  })

  test('a member’s own token opens a form that knows their plan, and says of a smaller one what it does not include', async () => {
    await using shop = await seeded({ on })
    const opens = async (plan: string) => {
      const token = await memberToken(shop, { sub: plan, plan, email: `${plan}@example.com` })
      const { result } = await shop.tool('book_slot', { subject: 'puerh-cellar' }, token)
      const { form } = result.structuredContent
      const [slot] = await shop.slots(form, 'puerh-cellar')
      const books = () => shop.books(form, { slot_id: slot.id, seats: 1, name: 'Ada', email: `${plan}@example.com` })
      const service = form.services.find(({ code }: { code: string }) => code === 'puerh-cellar')
      return { slot, books, service }
    }

    const cellar = await opens('cellar')
    expect([cellar.slot.state, cellar.service.members_only, (await cellar.books()).status]).toEqual([
      'free',
      false,
      201,
    ])
    const leaf = await opens('leaf')
    expect([leaf.slot.state, leaf.service]).toEqual([
      'members_only',
      expect.objectContaining({
        members_only: true,
        plans: [
          { name: 'Cellar', price: { amount: 5800, currency: 'GBP', per: 'month' } },
          { name: 'Trade', price: { amount: 14000, currency: 'GBP', per: 'month' } },
        ],
      }),
    ])
    expect((await leaf.books()).body.detail).toMatch(
      /Cellar \(£58 per month\).* Your membership, Leaf, does not include it/,
    )
  })

  test('a form id that was made up opens nothing', async () => {
    await using shop = await seeded({ on })
    expect((await shop.call('GET', '/forms/made-up')).body.error).toBe('not_found')
    expect((await shop.call('PUT', '/forms/made-up/hold', { body: { slot_id: 'x', seats: 1 } })).body.error).toBe(
      'not_found',
    )
  })
})

describe.each(databases)('seats on %s, when everything happens at once', (on) => {
  /** What the slot says is taken, and what its bookings add up to. */
  async function sums(shop: Awaited<ReturnType<typeof seeded>>, slotId: string) {
    const slot = await shop.db.selectFrom('slot').select('taken').where('id', '=', slotId).executeTakeFirstOrThrow()
    const rows = await shop.db
      .selectFrom('booking')
      .select('seats')
      .where('slot_id', '=', slotId)
      .where('state', 'in', ['held', 'confirmed'])
      .execute()
    return { taken: slot.taken, booked: rows.reduce((sum, { seats }) => sum + seats, 0) }
  }

  test('one hold let go, moved and booked at the same moment gives its seats back once', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot, other] = await shop.slots(form, 'afternoon-pairing')
    const path = `/forms/${form.id}/hold`
    await shop.call('PUT', path, { body: { slot_id: slot.id, seats: 3 } })
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => shop.call('DELETE', path)),
      ...Array.from({ length: 4 }, () => shop.call('PUT', path, { body: { slot_id: other.id, seats: 2 } })),
      shop.books(form, { slot_id: slot.id, seats: 4, ...ada }),
    ])

    expect(answers.map(({ status }) => status)).not.toContain(500)
    for (const { id } of [slot, other]) {
      const { taken, booked } = await sums(shop, id)
      expect(taken).toBe(booked)
    }
  })

  test('twenty forms of one guest for one time are one booking and nineteen refusals', async () => {
    await using shop = await seeded({ on })
    const forms = await Promise.all(Array.from({ length: 20 }, () => shop.opensForm()))
    const [slot] = await shop.slots(forms[0], 'afternoon-pairing')
    const answers = await Promise.all(forms.map((form) => shop.books(form, { slot_id: slot.id, seats: 1, ...ada })))

    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(19).fill(409)])
    expect(await sums(shop, slot.id)).toEqual({ taken: 1, booked: 1 })
  })

  test('one form pressed fifty times under fifty keys is one booking', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'afternoon-pairing')
    const presses = Array.from({ length: 50 }, (_, i) =>
      shop.books(form, { slot_id: slot.id, seats: 1, ...ada }, `${i}`),
    )
    const statuses = (await Promise.all(presses)).map(({ status }) => status)

    expect(statuses.sort()).toEqual([201, ...Array(49).fill(409)])
  })

  test('forty guests for twelve seats are twelve bookings', async () => {
    await using shop = await seeded({ on })
    const forms = await Promise.all(Array.from({ length: 40 }, () => shop.opensForm()))
    const [slot] = await shop.slots(forms[0], 'afternoon-pairing')
    const answers = await Promise.all(
      forms.map((form, i) =>
        shop.books(form, { slot_id: slot.id, seats: 1, name: 'Guest', email: `${i}@example.com` }),
      ),
    )

    expect(answers.filter(({ status }) => status === 201)).toHaveLength(12)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(28)
    expect(await sums(shop, slot.id)).toEqual({ taken: 12, booked: 12 })
  })
})
