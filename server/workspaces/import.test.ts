import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { serviceRows } from '../catalogue/catalogue.ts'
import { currentRecord } from '../catalogue/record.ts'
import { ada, bo, databases, demoMerchant, seeded } from '../seeded.ts'
import { importRecord } from './import.ts'
import { everyWorkspace } from './workspaces.ts'

afterEach(() => vi.useRealTimers())

describe.each(databases)('importing on %s', (on) => {
  test('the same record again changes nothing', async () => {
    await using shop = await seeded({ on })
    const everything = async () => [
      await shop.db.selectFrom('service').selectAll().orderBy('code').execute(),
      await shop.db.selectFrom('slot').selectAll().orderBy('id').execute(),
    ]
    const before = await everything()
    await importRecord(shop.db, await demoMerchant())

    expect(await everything()).toEqual(before)
  })

  test('of several in one second the first is the default, and the others keep their order', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
    await using shop = await seeded({ on })
    const first = (await demoMerchant()).workspace.slug
    const others = ['amber', 'birch', 'cedar', 'damson', 'elder', 'fern']
    for (const slug of others) await importRecord(shop.db, await demoMerchant(), slug)

    const made = await everyWorkspace(shop.db, shop.site)
    expect(made.map(({ profile }) => profile.slug)).toEqual([first, ...others])
  })

  test('what is gone is retired and no longer offered, and its bookings stay', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).body.data
    const record = await demoMerchant()
    record.services = record.services.filter(({ code }) => code !== 'gongfu-hour')
    for (const plan of record.plans) plan.services = plan.services.filter((code) => code !== 'gongfu-hour')
    await importRecord(shop.db, record)

    expect((await shop.tool('list_services')).result.structuredContent.services).toHaveLength(7)
    const found = await shop.tool('get_booking', { reference: booking.reference, email: ada.email })
    expect(found.result.structuredContent.booking.state).toBe('confirmed')
  })

  test('a changed rule tells which times it leaves that guests have booked', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') })
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const slots = await shop.slots(form, 'gongfu-hour')
    const references: string[] = []
    for (const guest of [ada, bo]) {
      const booked = await shop.books(await shop.opensForm(), { slot_id: slots[1].id, seats: 1, ...guest })
      references.push(booked.body.data.booking.reference)
    }
    await shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id: slots[2].id, seats: 1 } })
    const record = await demoMerchant()
    for (const service of record.services)
      if (service.code === 'gongfu-hour')
        service.slots = [{ starts: '2026-11-02T12:00', repeats: 'FREQ=WEEKLY;BYDAY=MO', seats: 4 }]
    const stranded = {
      service: 'gongfu-hour',
      starts_at: slots[1].starts_at,
      wall_start: '2026-11-25T18:30',
      bookings: 2,
      references: references.sort(),
    }

    expect((await importRecord(shop.db, record)).stranded).toEqual([stranded])
    expect((await importRecord(shop.db, record)).stranded).toEqual([stranded])
    expect((await importRecord(shop.db, await demoMerchant())).stranded).toEqual([])
  })

  test('what a service says of its bookings is what the catalogue reads', async () => {
    await using shop = await seeded({
      on,
      record: ({ workspace, services }) => {
        workspace.booking = { notice_minutes: 30, horizon_days: 28, free_until_hours: 48 }
        for (const service of services)
          Object.assign(service, service.code === 'first-steep' && { notice_minutes: 0, horizon_days: 7 })
      },
    })
    const { workspace, services } = await currentRecord(shop.db, await shop.workspace())
    const termsOf = (code: string) => {
      const service = services.find((each) => each.code === code)
      return [service?.whole_slot, service?.notice_minutes, service?.horizon_days]
    }

    expect(workspace.booking).toEqual({ notice_minutes: 30, horizon_days: 28, free_until_hours: 48 })
    expect(workspace.closures).toHaveLength(2)
    expect(termsOf('first-steep')).toEqual([false, 0, 7])
    expect(termsOf('gongfu-hour')).toEqual([false, undefined, undefined])
    expect(termsOf('private-table')).toEqual([true, 1440, undefined])
  })

  test.each([
    ['a price for the table takes the whole slot', undefined, 'table', 1],
    ['a price for the seat does not', undefined, 'seat', 0],
    ['unless the record says so', true, 'boat', 1],
    ['or says that it does not', false, 'table', 0],
  ])('one booking takes the whole slot: %s', async (_, wholeSlot, per, expected) => {
    await using shop = await seeded({
      on,
      record: ({ services: [first] }) => {
        if (first) Object.assign(first, { whole_slot: wholeSlot, price: { amount: 100, per } })
      },
    })
    const [first] = await serviceRows(shop.db, (await shop.workspace()).id)

    expect(first?.whole_slot).toBe(expected)
  })

  test('a rule that gives fewer seats than are taken is refused, and nothing is imported', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    await shop.books(form, { slot_id: slot.id, seats: 4, ...ada })
    const record = await demoMerchant()
    for (const service of record.services)
      if (service.code === 'gongfu-hour') for (const rule of service.slots) rule.seats = 2
    const revision = (await shop.workspace()).revision

    await expect(importRecord(shop.db, record)).rejects.toMatchObject({ code: 'bad_request' })
    expect((await shop.workspace()).revision).toBe(revision)
  })

  test('a slot of a service that is no longer offered cannot be booked', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    await shop.books(await shop.opensForm(), {
      slot_id: slot.id,
      seats: 1,
      name: 'Others',
      email: 'others@example.com',
    })
    const record = await demoMerchant()
    record.services = record.services.filter(({ code }) => code !== 'gongfu-hour')
    for (const plan of record.plans) plan.services = plan.services.filter((code) => code !== 'gongfu-hour')
    await importRecord(shop.db, record)

    expect((await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).body.error).toBe('conflict')
  })

  test('a record with faults is refused whole, each fault with its place', async () => {
    await using shop = await seeded({ on })
    const record = await demoMerchant()
    const faulty = {
      ...record,
      plans: record.plans.map((plan, i) => (i === 0 ? { ...plan, services: ['no-such'] } : plan)),
      services: record.services.map((service, i) =>
        i === 1
          ? {
              ...service,
              code: 'first-steep',
              slots: [{ starts: '2026-11-03T11:00', repeats: 'FREQ=WEEKLY;BYDAY=XX', seats: 8 }],
            }
          : service,
      ),
      workspace: { ...record.workspace, timezone: 'Europe/Londinium' },
    }
    const revision = (await shop.workspace()).revision

    await expect(importRecord(shop.db, faulty)).rejects.toMatchObject({
      code: 'bad_request',
      more: {
        issues: expect.arrayContaining([
          expect.objectContaining({ path: '/plans/0/services/0' }),
          expect.objectContaining({ path: '/services/1/code' }),
          expect.objectContaining({ path: '/services/1/slots/0' }),
          expect.objectContaining({ path: '/workspace/timezone' }),
        ]),
      },
    })
    expect((await shop.workspace()).revision).toBe(revision)
  })
})

test('a record with an unknown field or a price in pounds is refused', async () => {
  await using shop = await seeded()
  const record = await demoMerchant()
  const [first, ...rest] = record.services
  const wrong = { ...record, vip: true, services: [{ ...first, price: { amount: 18.5, per: 'seat' } }, ...rest] }

  await expect(importRecord(shop.db, wrong)).rejects.toMatchObject({
    more: {
      issues: expect.arrayContaining([
        expect.objectContaining({ path: '/vip' }),
        expect.objectContaining({ path: '/services/0/price/amount' }),
      ]),
    },
  })
})

test.each<[string, (record: MerchantRecord) => void, string]>([
  [
    'a closure that ends before it begins',
    ({ workspace }) => Object.assign(workspace, { closures: [{ from: '2026-12-26', to: '2026-12-24' }] }),
    '/workspace/closures/0/to',
  ],
  [
    'a closure on a date that does not exist',
    ({ workspace }) => Object.assign(workspace, { closures: [{ from: '2026-12-24' }, { from: '2026-02-30' }] }),
    '/workspace/closures/1/from',
  ],
  [
    'a notice as long as the horizon',
    ({ services: [first] }) => Object.assign(first ?? {}, { notice_minutes: 7 * 24 * 60, horizon_days: 7 }),
    '/services/0/notice_minutes',
  ],
  [
    'a horizon shorter than the workspace’s notice',
    ({ workspace, services }) => {
      workspace.booking = { notice_minutes: 3 * 24 * 60 }
      Object.assign(services[2] ?? {}, { horizon_days: 2 })
    },
    '/services/2/horizon_days',
  ],
  [
    'a horizon of more than a year',
    ({ workspace }) => Object.assign(workspace, { booking: { horizon_days: 367 } }),
    '/workspace/booking/horizon_days',
  ],
  [
    'a first time that the clocks skip',
    ({ services }) => Object.assign(services[1] ?? {}, { slots: [{ starts: '2027-03-28T01:30', seats: 6 }] }),
    '/services/1/slots/0',
  ],
])('a record with %s is refused, with its place', async (_, spoil, path) => {
  await using shop = await seeded()
  const record = await demoMerchant()
  spoil(record)

  await expect(importRecord(shop.db, record)).rejects.toMatchObject({
    code: 'bad_request',
    more: { issues: [expect.objectContaining({ path })] },
  })
})
