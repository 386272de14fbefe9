import { afterEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { findBooking, readBooking } from './bookings.ts'
import { cancelBooking, markAttendance, revokeLinks } from './endings.ts'

afterEach(() => vi.useRealTimers())

const at = (instant: string, plusMinutes = 0) =>
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(instant) + plusMinutes * 60_000 })

async function booked(shop: Awaited<ReturnType<typeof seeded>>) {
  const workspace = await shop.workspace()
  const form = await shop.opensForm()
  const [slot] = await shop.slots(form, 'gongfu-hour')
  const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })).body.data
  const { reference } = booking
  return {
    workspace,
    slot,
    booking,
    cancel: (by?: 'shop', reason?: string) => cancelBooking(shop.db, workspace, reference, by, reason),
    mark: (came: 'attended' | 'no_show' | 'confirmed') => markAttendance(shop.db, workspace, reference, came),
    reread: () => readBooking(shop.db, workspace, reference),
    changes: async () =>
      (
        await shop.db
          .selectFrom('booking_change')
          .select(['state', 'by'])
          .where('reference', '=', reference)
          .orderBy('position')
          .execute()
      ).map(({ state, by }) => `${state} by ${by}`),
  }
}

describe.each(databases)('the end of a booking on %s', (on) => {
  test('one guest’s link and one guest’s cancelling touch nobody else in the slot', async () => {
    await using shop = await seeded({ on })
    const [slot] = await shop.slots(await shop.opensForm(), 'gongfu-hour')
    const books = async (guest: { name: string; email: string }) =>
      (await shop.books(await shop.opensForm(), { slot_id: slot.id, seats: 2, ...guest })).body.data.booking
    const [first, second] = [await books(ada), await books(bo)]
    const page = ({ manage_url }: { manage_url: string }) => new URL(manage_url).pathname
    expect((await shop.call('GET', page(first))).status).toBe(200)
    await shop.call('POST', `${page(first)}/cancel`)

    expect((await readBooking(shop.db, await shop.workspace(), second.reference)).state).toBe('confirmed')
    const { status } = await shop.db
      .selectFrom('slot')
      .select('status')
      .where('id', '=', slot.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('scheduled')
    const letters = await shop.db
      .selectFrom('outbox')
      .select(['topic', 'kind'])
      .where('kind', '<>', 'reminder')
      .execute()
    expect(letters.map(({ topic, kind }) => `${topic} ${kind}`).sort()).toEqual(
      [
        `booking:${first.reference} cancellation`,
        `booking:${first.reference} confirmation`,
        `booking:${second.reference} confirmation`,
      ].sort(),
    )
  })

  test('cancelled twice is refused the second time, and its seats came back once', async () => {
    await using shop = await seeded({ on })
    const { cancel, slot } = await booked(shop)
    await cancel()
    await expect(cancel()).rejects.toMatchObject({ code: 'conflict' })

    expect((await shop.slots(await shop.opensForm(), 'gongfu-hour'))[0].seats_left).toBe(slot.seats_left)
  })

  test('cancelled by the shop gives its reason to the guest', async () => {
    await using shop = await seeded({ on })
    const { cancel, reread, changes } = await booked(shop)
    await cancel('shop', 'The kettle is broken.')

    expect((await reread()).next_step).toContain('The kettle is broken.')
    expect(await changes()).toEqual(['held by guest', 'confirmed by guest', 'cancelled by shop'])
  })

  test('is no longer the guest’s to cancel once it has begun', async () => {
    await using shop = await seeded({ on })
    const { cancel, slot, reread } = await booked(shop)
    at(slot.starts_at)

    await expect(cancel()).rejects.toMatchObject({ code: 'conflict' })
    expect((await reread()).state).toBe('confirmed')
  })

  test('is the shop’s to say, once it has begun, and may be put right', async () => {
    await using shop = await seeded({ on })
    const { mark, slot, reread, cancel } = await booked(shop)
    at(slot.starts_at, -1)
    await expect(mark('attended')).rejects.toMatchObject({ code: 'conflict' })
    at(slot.starts_at)
    await mark('no_show')
    await mark('attended')

    expect((await reread()).state).toBe('attended')
    await expect(mark('attended')).rejects.toMatchObject({ code: 'conflict' })
    await expect(cancel('shop')).rejects.toMatchObject({ code: 'conflict' })
  })

  test('was not said at all once the shop takes it back', async () => {
    await using shop = await seeded({ on })
    const { mark, slot, reread, changes } = await booked(shop)
    at(slot.ends_at)
    await expect(mark('confirmed')).rejects.toMatchObject({ code: 'conflict' })
    await mark('no_show')
    await mark('confirmed')

    expect((await reread()).state).toBe('confirmed')
    expect((await changes()).slice(-2)).toEqual(['no_show by shop', 'confirmed by shop'])
  })

  test('a cancelled booking was not attended, whatever the shop says', async () => {
    await using shop = await seeded({ on })
    const { mark, slot, cancel, reread } = await booked(shop)
    await cancel()
    at(slot.ends_at)

    await expect(mark('attended')).rejects.toMatchObject({ code: 'conflict' })
    expect((await reread()).state).toBe('cancelled')
  })

  test('revoked links open nothing, and the new one opens the same booking', async () => {
    await using shop = await seeded({ on })
    const { workspace, booking } = await booked(shop)
    await revokeLinks(shop.db, workspace, booking.reference)
    const again = await findBooking(shop.db, workspace, booking.reference, ada.email)

    expect((await shop.call('GET', new URL(booking.manage_url).pathname)).status).toBe(404)
    expect((await shop.call('GET', new URL(again.manage_url ?? '').pathname)).status).toBe(200)
  })
})

describe.each(databases)('what a booking says of itself on %s', (on) => {
  test('“sent” only once its letter was', async () => {
    await using shop = await seeded({ on })
    const { booking, reread } = await booked(shop)
    expect(booking.next_step).toMatch(/^We’re sending a confirmation and calendar file to a•••@example\.com\./)
    const letters = shop.db.updateTable('outbox').where('kind', '=', 'confirmation')
    await letters.set({ state: 'sent' }).execute()
    expect((await reread()).next_step).toMatch(/^We’ve sent a confirmation/)
    await letters.set({ state: 'failed' }).execute()
    expect((await reread()).next_step).toMatch(/could not be delivered/)
  })
})
