import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { readBooking } from './bookings.ts'
import { cancelBooking } from './endings.ts'
import { moveBooking } from './move.ts'
import { itIs } from './slots-for-tests.ts'

// A Monday: every time of the pairing, on Thursdays and Fridays, is more than a day off.
beforeEach(() => void itIs('2026-11-23T10:00:00Z'))
afterEach(() => vi.useRealTimers())

type Shop = Awaited<ReturnType<typeof seeded>>

async function booked(shop: Shop, seats = 2) {
  const workspace = await shop.workspace()
  const form = await shop.opensForm()
  const [slot, next, third] = await shop.slots(form, 'afternoon-pairing')
  const { booking } = (await shop.books(form, { slot_id: slot.id, seats, ...ada })).body.data
  const left = async () =>
    (await shop.slots(await shop.opensForm(), 'afternoon-pairing')).map(
      ({ seats_left }: { seats_left: number }) => seats_left,
    )
  return {
    slot,
    next,
    third,
    booking,
    left,
    move: (to: { id: string }) => moveBooking(shop.db, workspace, booking.reference, to.id),
    reread: () => readBooking(shop.db, workspace, booking.reference),
    row: () => shop.db.selectFrom('booking').selectAll().where('reference', '=', booking.reference).executeTakeFirst(),
  }
}

describe.each(databases)('a move on %s', (on) => {
  test('takes the new seats, gives back the old ones and keeps reference and link', async () => {
    await using shop = await seeded({ on })
    const { slot, next, booking, move, reread, row, left } = await booked(shop)
    await move(next)

    expect(await reread()).toMatchObject({
      reference: booking.reference,
      state: 'confirmed',
      starts_at: next.starts_at,
      manage_url: booking.manage_url,
    })
    expect((await row())?.sequence).toBe(1)
    expect((await left()).slice(0, 2)).toEqual([slot.seats_left, next.seats_left - 2])
  })

  test('into a full time is refused, with the nearest ones that have room, and nothing changes', async () => {
    await using shop = await seeded({ on })
    const { next, third, move, row, left } = await booked(shop)
    await shop.books(await shop.opensForm(), { slot_id: next.id, seats: next.seats_left - 1, ...bo })
    const before = [await row(), await left()]
    const refused = await move(next).catch((error) => error)

    expect(refused.code).toBe('sold_out')
    expect(refused.more.alternatives[0].id).toBe(third.id)
    expect([await row(), await left()]).toEqual(before)
  })

  test.each([
    ['to the time it has', 'conflict', (shop: Awaited<ReturnType<typeof booked>>) => shop.slot.id],
    ['to no time at all', 'not_found', () => 'none'],
  ])('%s is refused', async (_, code, target) => {
    await using shop = await seeded({ on })
    const mine = await booked(shop)

    await expect(mine.move({ id: target(mine) })).rejects.toMatchObject({ code })
    expect((await mine.row())?.sequence).toBe(0)
  })

  test('to another service, or of a booking that is cancelled, is refused', async () => {
    await using shop = await seeded({ on })
    const { next, booking, move, row } = await booked(shop)
    const [other] = await shop.slots(await shop.opensForm(), 'first-steep')
    await expect(move(other)).rejects.toMatchObject({ code: 'conflict' })
    await cancelBooking(shop.db, await shop.workspace(), booking.reference)
    await expect(move(next)).rejects.toMatchObject({ code: 'conflict' })

    expect((await row())?.slot_id).not.toBe(next.id)
  })

  test('to a time where the guest has a booking already is refused', async () => {
    await using shop = await seeded({ on })
    const { next, move, row } = await booked(shop)
    await shop.books(await shop.opensForm(), { slot_id: next.id, seats: 1, ...ada })
    await expect(move(next)).rejects.toMatchObject({ code: 'conflict' })

    expect((await row())?.sequence).toBe(0)
  })

  test('of two guests who change places at the same moment serves both', async () => {
    await using shop = await seeded({ on })
    const workspace = await shop.workspace()
    const [a, b] = [await shop.opensForm(), await shop.opensForm()]
    const [slot, next] = await shop.slots(a, 'afternoon-pairing')
    const one = (await shop.books(a, { slot_id: slot.id, seats: 6, ...ada })).body.data.booking
    const two = (await shop.books(b, { slot_id: next.id, seats: 6, ...bo })).body.data.booking
    for (let round = 0; round < 5; round++)
      await Promise.all([
        moveBooking(shop.db, workspace, one.reference, round % 2 ? slot.id : next.id),
        moveBooking(shop.db, workspace, two.reference, round % 2 ? next.id : slot.id),
      ])

    const rows = await shop.db
      .selectFrom('slot')
      .select(['id', 'taken'])
      .where('id', 'in', [slot.id, next.id])
      .execute()
    expect(rows.map(({ taken }) => taken)).toEqual([6, 6])
  })

  test('once it is too late for it is refused, as the shop’s record says', async () => {
    await using shop = await seeded({
      on,
      record: ({ workspace }) => {
        workspace.booking = { free_until_hours: 24 }
      },
    })
    const { slot, next, move, row } = await booked(shop)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(slot.starts_at) - 24 * 3_600_000 })

    await expect(move(next)).rejects.toMatchObject({ code: 'conflict' })
    expect((await row())?.sequence).toBe(0)
  })
})
