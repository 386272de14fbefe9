import { afterEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { ada, bo, databases, demoMerchant, seeded } from '../seeded.ts'
import { importRecord } from '../workspaces/import.ts'
import { cancelBooking } from './endings.ts'

afterEach(() => vi.useRealTimers())

type Shop = Awaited<ReturnType<typeof seeded>>

async function seat(shop: Shop, service = 'gongfu-hour') {
  const form = await shop.opensForm()
  const [, slot] = await shop.slots(form, service)
  const keep = (seats: number, slot_id = slot.id) =>
    shop.call('PUT', `/forms/${form.id}/hold`, { body: { slot_id, seats } })
  const reread = async () => (await shop.call('GET', `/forms/${form.id}`)).body.data
  return { form, slot, keep, reread }
}

describe.each(databases)('seats that are kept on %s', (on) => {
  test('are kept no longer than they can be booked', async () => {
    await using shop = await seeded({ on })
    const { slot } = await seat(shop)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(slot.starts_at) - 3 * 60_000 })
    const { keep } = await seat(shop)

    expect((await keep(2, slot.id)).body.data.hold.expires_at).toBe(slot.starts_at)
  })

  test('are not kept longer for a party that changes its size', async () => {
    await using shop = await seeded({ on })
    const { keep } = await seat(shop)
    const { expires_at } = (await keep(2)).body.data.hold
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(expires_at) - 60_000 })

    expect((await keep(1)).body.data.hold).toMatchObject({ expires_at, seats: 1 })
    expect((await keep(3)).body.data.hold).toMatchObject({ expires_at, seats: 3 })
  })

  test('are not shown as kept once the shop has taken their time back', async () => {
    await using shop = await seeded({ on })
    const { slot, keep, reread, form } = await seat(shop, 'first-steep')
    await keep(2)
    await withdraw(shop, 'first-steep')

    expect((await reread()).hold).toBeUndefined()
    expect((await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })).body.error).toBe('conflict')
    const row = await shop.db.selectFrom('slot').select('taken').where('id', '=', slot.id).executeTakeFirst()
    expect(row).toEqual({ taken: 0 })
  })

  test('all return after ten minutes, however many were never booked', async () => {
    await using shop = await seeded({ on })
    const guests = await Promise.all(Array.from({ length: 6 }, () => seat(shop)))
    await Promise.all(guests.map(({ keep }) => keep(1)))
    const left = async () => (await shop.slots(await shop.opensForm(), 'gongfu-hour'))[1].seats_left
    expect(await left()).toBe(0)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 })

    expect(await left()).toBe(6)
  })

  test('the last one is kept for one of two who ask at the same moment', async () => {
    await using shop = await seeded({ on })
    const [first, ...others] = await Promise.all([seat(shop), seat(shop), seat(shop)])
    await first.keep(5)
    const answers = await Promise.all(others.map(({ keep }) => keep(1)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('can be cancelled by the shop, and are free again', async () => {
    await using shop = await seeded({ on })
    const { keep, reread, slot } = await seat(shop)
    await keep(2)
    const { reference } = await shop.db.selectFrom('booking').select('reference').executeTakeFirstOrThrow()
    await cancelBooking(shop.db, await shop.workspace(), reference, 'shop', 'The kettle broke.')

    expect((await reread()).hold).toBeUndefined()
    expect(await shop.db.selectFrom('outbox').selectAll().execute()).toEqual([])
    expect((await shop.slots(await shop.opensForm(), 'gongfu-hour'))[1].seats_left).toBe(slot.seats_left)
  })

  test('leave the name and the address free to change when nothing else is left', async () => {
    await using shop = await seeded({ on })
    const { form, slot, keep } = await seat(shop)
    await keep(6)
    expect((await shop.books(form, { slot_id: slot.id, seats: 6, ...ada, email: 'ada@' })).body.error).toBe(
      'bad_request',
    )
    const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 6, ...bo })).body.data

    expect(booking).toMatchObject({ ...bo, seats: 6, state: 'confirmed' })
  })
})

const withdraw = async (shop: Shop, code: string) => {
  const record: MerchantRecord = await demoMerchant()
  for (const service of record.services) if (service.code === code) service.slots = []
  await importRecord(shop.db, record)
}
