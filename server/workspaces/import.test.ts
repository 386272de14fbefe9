import { describe, expect, test } from 'vitest'
import { ada, databases, demoMerchant, seeded } from '../seeded.ts'
import { importRecord } from './import.ts'

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

  test('a changed rule withdraws the empty slots it no longer makes and leaves a booked one', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [slot] = await shop.slots(form, 'gongfu-hour')
    await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })
    const record = await demoMerchant()
    const gongfu = record.services.find(({ code }) => code === 'gongfu-hour')
    if (gongfu) gongfu.slots = [{ starts: '2026-11-02T12:00', repeats: 'FREQ=WEEKLY;BYDAY=MO', seats: 4 }]
    await importRecord(shop.db, record)

    const slots = await shop.slots(form, 'gongfu-hour')
    expect(slots[0].id).toBe(slot.id)
    expect(slots.slice(1).every(({ starts_at }: { starts_at: string }) => new Date(starts_at).getUTCDay() === 1)).toBe(
      true,
    )
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
