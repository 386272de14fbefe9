import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bo, databases } from '../seeded.ts'
import { minutesAfter } from '../time.ts'
import { importRecord } from '../workspaces/import.ts'
import { itIs, recordWith, shopWith, statusesOf } from './slots-for-tests.ts'

beforeEach(() => itIs('2026-11-21T10:00:00Z')) // a Saturday
afterEach(() => vi.useRealTimers())

type OneShop = Awaited<ReturnType<typeof shopWith>>

/** Puts slots an hour, or so many, aside, as if they had been made under other rules of the zone. */
async function aside(shop: OneShop, wallStarts: string[], hours = -1) {
  const rows = (await shop.rows()).filter(({ wall_start }) => wallStarts.includes(wall_start))
  for (const { id, starts_at, ends_at, closes_at } of hours < 0 ? rows : rows.reverse())
    await shop.db
      .updateTable('slot')
      .set({
        starts_at: minutesAfter(starts_at, hours * 60),
        ends_at: minutesAfter(ends_at, hours * 60),
        closes_at: minutesAfter(closes_at, hours * 60),
      })
      .where('id', '=', id)
      .execute()
}

const times = ({ starts_at, ends_at, closes_at }: { starts_at: string; ends_at: string; closes_at: string }) => [
  starts_at,
  ends_at,
  closes_at,
]

describe.each(databases)('on %s', (on) => {
  test('when a zone changes its rules a slot keeps its wall time, and its guests’ calendars must learn it', async () => {
    await using shop = await shopWith(on)
    const before = await shop.rows()
    const [reference, cancelled] = [await shop.booked('2026-11-28T14:00'), await shop.booked('2026-11-28T14:00', bo)]
    await shop.db.updateTable('booking').set({ state: 'cancelled' }).where('reference', '=', cancelled).execute()
    await aside(shop, ['2026-11-28T14:00', '2026-12-05T14:00'])

    expect((await shop.make()).retimed).toEqual([reference])
    expect((await shop.rows()).map(times)).toEqual(before.map(times))
    expect(statusesOf(await shop.rows(), 'withdrawn')).toEqual([])
    expect([(await shop.booking(reference)).sequence, (await shop.booking(cancelled)).sequence]).toEqual([1, 0])
    expect((await shop.make()).retimed).toEqual([])
  })

  test.each([-1, 1])('hours that follow each other move into each other’s places, by %i', async (hours) => {
    const rule = { starts: '2026-11-07T10:00', repeats: 'FREQ=WEEKLY;BYDAY=SA;BYHOUR=10,11,12,13', seats: 6 }
    await using shop = await shopWith(on, [rule])
    const before = await shop.rows()
    const reference = await shop.booked('2026-11-28T11:00')
    await aside(
      shop,
      before.map(({ wall_start }) => wall_start),
      hours,
    )

    expect((await shop.make()).retimed).toEqual([reference])
    expect((await shop.rows()).map(({ taken, ...row }) => row)).toEqual(before.map(({ taken, ...row }) => row))
    expect((await shop.slotAt('2026-11-28T11:00')).taken).toBe(2)
  })

  test('guests of a slot that is withdrawn still come at its wall time', async () => {
    await using shop = await shopWith(on)
    const before = await shop.slotAt('2026-11-28T14:00')
    const reference = await shop.booked('2026-11-28T14:00')
    await importRecord(shop.db, await recordWith([]))
    await aside(shop, ['2026-11-28T14:00', '2026-12-05T14:00'])

    expect((await shop.make()).retimed).toEqual([reference])
    expect(times(await shop.slotAt('2026-11-28T14:00'))).toEqual(times(before))
    expect((await shop.slotAt('2026-12-05T14:00')).starts_at).toBe('2026-12-05T13:00:00Z')
  })

  test('a hold has nobody to tell, and its seats go along', async () => {
    await using shop = await shopWith(on)
    const { id } = await shop.slotAt('2026-11-28T14:00')
    const form = await shop.opensForm()
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: id, seats: 2 } })
    await aside(shop, ['2026-11-28T14:00'])

    expect((await shop.make()).retimed).toEqual([])
    expect(await shop.slotAt('2026-11-28T14:00')).toMatchObject({ id, starts_at: '2026-11-28T14:00:00Z', taken: 2 })
  })

  test('a withdrawn one in the new place gives way', async () => {
    await using shop = await shopWith(on)
    const reference = await shop.booked('2026-11-28T14:00')
    const { id } = await shop.slotAt('2026-11-28T14:00')
    await aside(shop, ['2026-11-28T14:00'])
    const other = { ...(await shop.slotAt('2026-12-05T14:00')), id: 'old', wall_start: '2026-11-28T09:00' }
    const where = { timezone: 'America/New_York', starts_at: '2026-11-28T14:00:00Z', status: 'withdrawn' as const }
    await shop.db
      .insertInto('slot')
      .values({ ...other, ...where })
      .execute()

    expect((await shop.make()).retimed).toEqual([reference])
    const rows = (await shop.rows()).filter(({ starts_at }) => starts_at.startsWith('2026-11-28T14:00'))
    expect(rows.map((row) => [row.id, row.starts_at, row.status])).toEqual([
      [id, '2026-11-28T14:00:00Z', 'scheduled'],
      ['old', '2026-11-28T14:00:01Z', 'withdrawn'],
    ])
    expect((await shop.make()).retimed).toEqual([])
  })
})
