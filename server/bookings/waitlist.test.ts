import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { ada, bo, databases, demoMerchant, seeded } from '../seeded.ts'
import { importRecord } from '../workspaces/import.ts'
import { readBooking } from './bookings.ts'
import { cancelBooking } from './endings.ts'
import { acceptOffer } from './waitlist.ts'

// a day before the first sitting, so that no offer ends because the sitting begins
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T14:00:00Z') }))
afterEach(() => vi.useRealTimers())

const minutesLater = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

type Shop = Awaited<ReturnType<typeof seeded>>

/** A sitting that others have filled: their bookings, and a guest's way onto its list. */
async function full(shop: Shop, parties = [4, 2]) {
  const workspace = await shop.workspace()
  const [slot] = await shop.slots(await shop.opensForm(), 'gongfu-hour')
  const reserve = async (guest: { name: string; email: string }, seats: number) => {
    const body = { slot_id: slot.id, seats, join_waitlist: true, ...guest }
    const answer = await shop.books(await shop.opensForm(), body)
    return { status: answer.status, ...answer.body.data?.booking }
  }
  const others = []
  for (const [i, seats] of parties.entries())
    others.push(await reserve({ name: 'Others', email: `others${i}@example.com` }, seats))
  const reread = (booking: { reference: string }) => readBooking(shop.db, workspace, booking.reference)
  const cancel = (booking: { reference: string }) => cancelBooking(shop.db, workspace, booking.reference)
  const accept = (booking: { reference: string }) => acceptOffer(shop.db, workspace, booking.reference)
  const left = async () => (await shop.slots(await shop.opensForm(), 'gongfu-hour'))[0].seats_left
  return { slot, others, reserve, reread, cancel, accept, left, workspace }
}

describe.each(databases)('the waiting list on %s', (on) => {
  test('takes whoever asks for it when the sitting is full, and says where they stand', async () => {
    await using shop = await seeded({ on })
    const { reserve } = await full(shop)
    const [first, second] = [await reserve(ada, 2), await reserve(bo, 1)]

    expect([first.status, first.state, second.state]).toEqual([201, 'waitlisted', 'waitlisted'])
    expect([first.next_step, second.next_step]).toEqual([
      expect.stringMatching(/^You’re 1st on the list\./),
      expect.stringMatching(/^You’re 2nd on the list\./),
    ])
    expect([first.list_place, second.list_place]).toEqual([1, 2])
  })

  test('promises nothing for a time that the shop has taken back, and its offer there can no longer be taken', async () => {
    await using shop = await seeded({ on })
    const { others, reserve, cancel, reread, accept, slot } = await full(shop)
    const [first, second] = [await reserve(ada, 2), await reserve(bo, 2)]
    await cancel(others[1])
    await shop.db.updateTable('slot').set({ status: 'withdrawn' }).where('id', '=', slot.id).execute()

    await expect(accept(first)).rejects.toThrow('The shop has taken this time back.')
    expect((await reread(first)).state).toBe('offered')
    expect((await reread(second)).next_step).toBe(
      'You’re 1st on the list, but no more seats are given out for this time. Choose another one.',
    )
  })

  test('says so where its letter could not be delivered', async () => {
    await using shop = await seeded({ on })
    const { reserve, reread } = await full(shop)
    const listed = await reserve(ada, 2)
    await shop.db.updateTable('outbox').set({ state: 'failed' }).where('kind', '=', 'waitlisted').execute()

    expect((await reread(listed)).next_step).toContain('Our letter to a•••@example.com could not be delivered')
  })

  test('an offer goes out though the letter before it could not yet', async () => {
    await using shop = await seeded({ on })
    const { others, reserve, cancel } = await full(shop)
    const { reference } = await reserve(ada, 2)
    await cancel(others[1])

    const letters = await shop.db
      .selectFrom('outbox')
      .select(['kind', 'state'])
      .where('topic', '=', `booking:${reference}`)
      .orderBy('position')
      .execute()
    expect(letters).toEqual([
      { kind: 'waitlisted', state: 'dropped' },
      { kind: 'offer', state: 'waiting' },
    ])
  })

  test('an offer that two take at once is taken by one, with one confirmation', async () => {
    await using shop = await seeded({ on })
    const { others, reserve, cancel, accept } = await full(shop)
    const offered = await reserve(ada, 2)
    await cancel(others[1])
    const outcomes = await Promise.allSettled([accept(offered), accept(offered), accept(offered)])
    const confirmations = await shop.db
      .selectFrom('outbox')
      .select('kind')
      .where('topic', '=', `booking:${offered.reference}`)
      .where('kind', '=', 'confirmation')
      .execute()

    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(confirmations).toHaveLength(1)
  })

  test('is not joined by asking for it while there are seats: they are booked', async () => {
    await using shop = await seeded({ on })
    const { reserve } = await full(shop, [4])

    expect((await reserve(ada, 2)).state).toBe('confirmed')
  })

  test('offers seats that come free to the first party they fit; who does not fit keeps the place', async () => {
    await using shop = await seeded({ on })
    const { others, reserve, cancel, reread } = await full(shop)
    const [four, two] = [await reserve(ada, 4), await reserve(bo, 2)]
    await cancel(others[1])

    expect([(await reread(four)).state, (await reread(two)).state]).toEqual(['waitlisted', 'offered'])
    expect((await reread(two)).offered_until).toMatch(/Z$/)
    await cancel(others[0])
    expect((await reread(four)).state).toBe('offered')
  })

  test('offered seats are nobody else’s, are taken by a word, and are let go after two hours to the next', async () => {
    await using shop = await seeded({ on })
    const { others, reserve, cancel, reread, accept, left, slot } = await full(shop)
    const [first, second] = [await reserve(ada, 2), await reserve(bo, 2)]
    await cancel(others[1])
    expect(await left()).toBe(0)
    const late = await shop.books(await shop.opensForm(), {
      slot_id: slot.id,
      seats: 1,
      name: 'Cy',
      email: 'c@e.example',
    })
    expect(late.body.error).toBe('sold_out')

    minutesLater(120)
    await expect(accept(first)).rejects.toMatchObject({ code: 'conflict' })
    expect([(await reread(first)).state, (await reread(second)).state]).toEqual(['expired', 'offered'])
    await accept(second)
    expect((await reread(second)).state).toBe('confirmed')
    await expect(accept(second)).rejects.toMatchObject({ code: 'conflict' })
    expect(await left()).toBe(0)
  })

  test('an offer that is let go goes to the next guest, and leaving the list gives no seats back', async () => {
    await using shop = await seeded({ on })
    const { others, reserve, cancel, reread, left } = await full(shop)
    const [first, second, third] = [
      await reserve(ada, 2),
      await reserve(bo, 2),
      await reserve({ ...bo, email: 'cy@example.com' }, 2),
    ]
    await cancel(second)
    await cancel(others[1])
    await cancel(first)

    expect([(await reread(second)).state, (await reread(third)).state]).toEqual(['cancelled', 'offered'])
    expect(await left()).toBe(0)
  })

  test('one guest has one place on it, whatever stands behind a plus', async () => {
    await using shop = await seeded({ on })
    const { reserve } = await full(shop)
    await reserve(ada, 2)

    expect((await reserve({ ...ada, email: 'Ada+tea@example.com' }, 2)).status).toBe(409)
  })

  test('a hold that runs out is offered to the list before any newcomer can have it', async () => {
    await using shop = await seeded({ on })
    const { slot, reserve, reread } = await full(shop, [4])
    const holder = await shop.opensForm()
    await shop.call('PUT', `/forms/${holder.id}/hold`, { body: { slot_id: slot.id, seats: 2 } })
    const waiting = await reserve(ada, 2)
    minutesLater(10)
    const newcomer = await shop.books(await shop.opensForm(), { slot_id: slot.id, seats: 2, ...bo })

    expect(newcomer.body.error).toBe('sold_out')
    expect((await reread(waiting)).state).toBe('offered')
  })

  test('changing the party of a hold never offers the own seats to the list', async () => {
    await using shop = await seeded({ on })
    const { slot, reserve, reread } = await full(shop, [3])
    const holder = await shop.opensForm()
    const keep = (seats: number) => shop.call('PUT', `/forms/${holder.id}/hold`, { body: { slot_id: slot.id, seats } })
    await keep(2)
    const waiting = await reserve(ada, 2)

    expect((await keep(3)).status).toBe(200)
    expect((await reread(waiting)).state).toBe('waitlisted')
    await keep(1)
    expect((await reread(waiting)).state).toBe('offered')
  })

  test('ends when the sitting begins, and says that no seats came free', async () => {
    await using shop = await seeded({ on })
    const { slot, reserve, reread, workspace } = await full(shop)
    const waiting = await reserve(ada, 2)
    minutesLater((Date.parse(slot.starts_at) - Date.now()) / 60_000 + 1)
    await shop.opensForm()

    expect(await reread(waiting)).toMatchObject({ state: 'cancelled', next_step: 'No seats came free in time.' })
    await expect(acceptOffer(shop.db, workspace, waiting.reference)).rejects.toMatchObject({ code: 'conflict' })
  })

  test('keeps a table that is booked whole to one party, however many seats an import gives it', async () => {
    const withSeats = (seats: number) => (record: MerchantRecord) => {
      for (const service of record.services.filter(({ code }) => code === 'gongfu-hour')) {
        service.whole_slot = true
        for (const rule of service.slots) rule.seats = seats
      }
    }
    await using shop = await seeded({ on, record: withSeats(4) })
    const { others, reserve, cancel, reread, slot } = await full(shop, [1])
    const [first, second] = [await reserve(ada, 2), await reserve(bo, 2)]
    const record = await demoMerchant()
    withSeats(8)(record)
    await importRecord(shop.db, record)
    await shop.opensForm()
    expect([(await reread(first)).state, (await reread(second)).state]).toEqual(['waitlisted', 'waitlisted'])

    await cancel(others[0])
    expect([(await reread(first)).state, (await reread(second)).state]).toEqual(['offered', 'waitlisted'])
    const row = shop.db.selectFrom('slot').select('taken').where('id', '=', slot.id)
    expect(await row.executeTakeFirst()).toEqual({ taken: 8 })
  })

  test('an offer late in the day ends when the sitting begins', async () => {
    await using shop = await seeded({ on })
    const { slot, others, reserve, cancel } = await full(shop)
    const waiting = await reserve(ada, 2)
    minutesLater((Date.parse(slot.starts_at) - Date.now()) / 60_000 - 30)
    await cancel(others[1])
    const row = await shop.db
      .selectFrom('booking')
      .select('held_until')
      .where('reference', '=', waiting.reference)
      .executeTakeFirst()

    expect(row?.held_until).toBe(slot.starts_at)
  })
})
