import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases } from '../seeded.ts'
import { importRecord } from '../workspaces/import.ts'
import { makeAllSlots } from './slots.ts'
import { itIs, recordWith, SATURDAYS, shopWith, statusesOf } from './slots-for-tests.ts'

beforeEach(() => itIs('2026-11-21T10:00:00Z')) // a Saturday
afterEach(() => vi.useRealTimers())

describe.each(databases)('slots on %s', (on) => {
  test('made again they stay as they are', async () => {
    await using shop = await shopWith(on)
    const before = await shop.rows()

    expect(await shop.make()).toEqual({ retimed: [], overfull: [] })
    expect(await shop.rows()).toEqual(before)
  })

  test('every day across a clock change brings its own, none twice, each at its wall time', async () => {
    itIs('2027-01-25T10:00:00Z')
    await using shop = await shopWith(on, [{ starts: '2027-01-01T14:00', repeats: 'FREQ=DAILY', seats: 6 }])
    for (let day = 26; day < 41; day++) {
      itIs(new Date(Date.UTC(2027, 0, day, 10, day)).toISOString())
      await shop.make()
    }
    const rows = await shop.rows()
    const days = Array.from({ length: 71 }, (_, i) => new Date(Date.UTC(2027, 0, 25 + i)).toISOString().slice(0, 10))

    expect(rows.map(({ wall_start }) => wall_start)).toEqual(days.map((day) => `${day}T14:00`))
    expect(statusesOf(rows, 'withdrawn')).toEqual([])
    expect(
      rows.filter(({ starts_at }) => starts_at.endsWith('T13:00:00Z')).map(({ wall_start }) => wall_start),
    ).toEqual(days.filter((day) => day >= '2027-03-28').map((day) => `${day}T14:00`))
  })

  test('several makings and an import at once all succeed, and no slot is there twice', async () => {
    await using shop = await shopWith(on, [{ ...SATURDAYS, repeats: 'FREQ=DAILY' }])
    itIs('2026-11-28T10:00:00Z')
    const record = await recordWith([{ ...SATURDAYS, repeats: 'FREQ=DAILY', seats: 8 }])
    await Promise.all([shop.make(), shop.make(), importRecord(shop.db, record), shop.make(), shop.make()])
    const coming = (await shop.rows()).filter(({ starts_at }) => starts_at > '2026-11-28T10:00:00Z')

    expect(new Set(coming.map(({ wall_start }) => wall_start)).size).toBe(coming.length)
    expect(new Set(coming.map(({ capacity, status }) => `${capacity} ${status}`))).toEqual(new Set(['8 scheduled']))
  })

  test('a rule that is gone withdraws them, booked or not; guests keep their time and nobody joins them', async () => {
    await using shop = await shopWith(on)
    const before = await shop.slotAt('2026-11-28T14:00')
    const reference = await shop.booked('2026-11-28T14:00')
    await importRecord(
      shop.db,
      await recordWith([{ starts: '2026-11-30T12:00', repeats: 'FREQ=WEEKLY;BYDAY=MO', seats: 4 }]),
    )

    expect(await shop.slotAt('2026-11-28T14:00')).toEqual({ ...before, taken: 2, status: 'withdrawn' })
    expect((await shop.slotAt('2026-12-05T14:00')).status).toBe('withdrawn')
    expect((await shop.slotAt('2026-11-30T12:00')).status).toBe('scheduled')
    expect((await shop.booking(reference)).state).toBe('confirmed')
    const late = await shop.books(await shop.opensForm(), { slot_id: before.id, seats: 1, ...bo })
    expect(late.body.error).toBe('conflict')
  })

  test('a rule that comes back revives them, guests and all', async () => {
    await using shop = await shopWith(on)
    await shop.booked('2026-11-28T14:00')
    const before = await shop.rows()
    await importRecord(shop.db, await recordWith([]))
    expect(statusesOf(await shop.rows(), 'scheduled')).toEqual([])
    await importRecord(shop.db, await recordWith([SATURDAYS]))

    expect(await shop.rows()).toEqual(before)
  })

  test('a closure withdraws those of its days, and ends with the next import without it', async () => {
    await using shop = await shopWith(on)
    const closed = await recordWith([SATURDAYS], ({ workspace }) => {
      workspace.closures = [{ from: '2026-11-28', to: '2026-12-05' }]
    })
    await importRecord(shop.db, closed)
    expect(statusesOf(await shop.rows(), 'withdrawn')).toEqual(['2026-11-28T14:00', '2026-12-05T14:00'])
    await importRecord(shop.db, await recordWith([SATURDAYS]))

    expect(statusesOf(await shop.rows(), 'withdrawn')).not.toContain('2026-11-28T14:00')
  })

  test('a shorter horizon withdraws those beyond it until their day is near', async () => {
    await using shop = await shopWith(on)
    const short = await recordWith([SATURDAYS], ({ workspace }) => {
      workspace.booking = { horizon_days: 14 }
    })
    await importRecord(shop.db, short)
    expect(statusesOf(await shop.rows(), 'scheduled')).toEqual(['2026-11-21T14:00', '2026-11-28T14:00'])
    itIs('2026-11-22T10:00:00Z')
    await shop.make()

    expect(statusesOf(await shop.rows(), 'scheduled')).toContain('2026-12-05T14:00')
  })

  test('another length changes the end of those that nobody booked, and of no other', async () => {
    await using shop = await shopWith(on)
    await shop.booked('2026-11-28T14:00')
    const waiting = await shop.booked('2026-12-05T14:00', bo)
    await shop.db.updateTable('booking').set({ state: 'waitlisted' }).where('reference', '=', waiting).execute()
    await shop.db.updateTable('slot').set({ taken: 0 }).where('wall_start', '=', '2026-12-05T14:00').execute()
    const longer = await recordWith([SATURDAYS], ({ services }) => {
      for (const service of services) service.duration_minutes = 100
    })
    await importRecord(shop.db, longer)
    const ends = ['2026-11-28', '2026-12-05', '2026-12-12'].map(
      async (day) => (await shop.slotAt(`${day}T14:00`)).ends_at,
    )

    expect(await Promise.all(ends)).toEqual(['2026-11-28T15:15:00Z', '2026-12-05T15:15:00Z', '2026-12-12T15:40:00Z'])
  })

  test('another notice closes them at another time, also those that are booked', async () => {
    await using shop = await shopWith(on)
    await shop.booked('2026-11-28T14:00')
    const noticed = await recordWith([SATURDAYS], ({ workspace }) => {
      workspace.booking = { notice_minutes: 120 }
    })
    await importRecord(shop.db, noticed)

    expect((await shop.slotAt('2026-11-28T14:00')).closes_at).toBe('2026-11-28T12:00:00Z')
  })

  test('one that comes back with fewer seats than are taken keeps the taken ones, and the others are made', async () => {
    await using shop = await shopWith(on)
    await shop.booked('2026-12-26T14:00', ada, 4)
    const few = await recordWith([{ ...SATURDAYS, seats: 2 }], ({ workspace }) => {
      workspace.booking = { horizon_days: 14 }
    })
    await importRecord(shop.db, few)
    itIs('2026-12-20T10:00:00Z')
    const { overfull } = await shop.make()

    expect(overfull).toEqual([{ service_code: 'gongfu-hour', wall_start: '2026-12-26T14:00', taken: 4, seats: 2 }])
    expect(await shop.slotAt('2026-12-26T14:00')).toMatchObject({ status: 'scheduled', capacity: 4, taken: 4 })
    expect(await shop.slotAt('2027-01-02T14:00')).toMatchObject({ status: 'scheduled', capacity: 2 })
  })

  test('the shop that moves to another zone withdraws them and makes others; no guest’s time moves', async () => {
    await using shop = await shopWith(on)
    await shop.booked('2026-11-28T14:00')
    const before = await shop.slotAt('2026-11-28T14:00')
    const moved = await recordWith([SATURDAYS], ({ workspace }) => {
      workspace.timezone = 'America/New_York'
    })
    await importRecord(shop.db, moved)
    const [old, made] = (await shop.rows()).filter(({ wall_start }) => wall_start === '2026-11-28T14:00')

    expect(old).toEqual({ ...before, status: 'withdrawn' })
    expect(made).toMatchObject({ starts_at: '2026-11-28T19:00:00Z', timezone: 'America/New_York', status: 'scheduled' })
  })

  test('a zone of another name at the same hour keeps them', async () => {
    await using shop = await shopWith(on)
    const before = await shop.rows()
    const moved = await recordWith([SATURDAYS], ({ workspace }) => {
      workspace.timezone = 'Europe/Dublin'
    })
    await importRecord(shop.db, moved)

    expect(await shop.rows()).toEqual(before.map((row) => ({ ...row, timezone: 'Europe/Dublin' })))
  })

  test('one that has begun stays as it is, whatever becomes of its rule', async () => {
    await using shop = await shopWith(on)
    itIs('2026-11-21T14:30:00Z')
    const before = await shop.slotAt('2026-11-21T14:00')
    await importRecord(shop.db, await recordWith([]))

    expect(await shop.slotAt('2026-11-21T14:00')).toEqual(before)
  })

  test('a record that cannot be followed keeps no other shop from its slots', async () => {
    await using shop = await shopWith(on)
    const other = await importRecord(shop.db, await recordWith([SATURDAYS]), 'other')
    await shop.db.updateTable('service').set({ slot_rules: '[7]' }).where('workspace_id', '=', shop.id).execute()
    itIs('2026-12-05T10:00:00Z')

    await expect(makeAllSlots(shop.db)).rejects.toThrow('some workspaces')
    const made = (await shop.rows()).filter(({ workspace_id }) => workspace_id === other.workspaceId)
    expect(made.at(-1)?.wall_start).toBe('2027-01-23T14:00')
  })

  test('the next slots are those that can still be booked', async () => {
    await using shop = await shopWith(on)
    const nextOf = async (code: string) => {
      const { services } = (await shop.tool('list_services')).result.structuredContent
      const { next_slots } = services.find((service: { code: string }) => service.code === code)
      return next_slots.map(({ starts_at }: { starts_at: string }) => starts_at)
    }
    itIs('2026-11-24T19:29:59Z')
    expect(await nextOf('private-table')).toEqual([
      '2026-11-25T19:30:00Z',
      '2026-11-26T19:30:00Z',
      '2026-12-02T19:30:00Z',
    ])
    itIs('2026-11-24T19:30:00Z')
    expect((await nextOf('private-table'))[0]).toBe('2026-11-26T19:30:00Z')
    expect((await nextOf('gongfu-hour'))[0]).toBe('2026-11-28T14:00:00Z')
  })
})

test('seats that are booked while the record is imported count: an import with too few is refused', async () => {
  await using shop = await shopWith('postgres')
  const { id } = await shop.slotAt('2026-11-28T14:00')
  const few = await recordWith([{ ...SATURDAYS, seats: 2 }])
  const waiting = async () => {
    const found = await sql`select 1 from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(shop.db)
    return found.rows.length > 0
  }
  const importing = await shop.db.transaction().execute(async (trx) => {
    await trx.updateTable('slot').set({ taken: 3 }).where('id', '=', id).execute()
    const imported = importRecord(shop.db, few).catch((error) => error)
    while (!(await waiting()));
    return { imported }
  })

  expect(await importing.imported).toMatchObject({
    code: 'bad_request',
    more: { issues: [{ path: '/services/1/slots' }] },
  })
  expect((await shop.slotAt('2026-11-28T14:00')).capacity).toBe(6)
})
