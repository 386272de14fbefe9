import { afterEach, describe, expect, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'

afterEach(() => vi.useRealTimers())

describe.each(databases)('whoever tries addresses on %s', (on) => {
  test.each([
    ['more seats than there are', { seats: 99 }],
    ['seats that are gone', { seats: 6 }],
    ['a time of another shop', { slot_id: 'none' }],
  ])('asking for %s hears the same of one that is booked and one that is not', async (_, wrong) => {
    await using shop = await seeded({ on })
    const { ask } = await booked(shop)

    expect(await ask({ ...wrong, ...ada })).toEqual(await ask({ ...wrong, ...bo }))
  })

  test('hears the same of both once the time has begun', async () => {
    await using shop = await seeded({ on })
    const { slot, ask } = await booked(shop)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(slot.starts_at) })

    expect(await ask(ada)).toEqual(await ask(bo))
  })

  test('hears the same of both where only members may book', async () => {
    await using shop = await seeded({ on })
    const { slot } = await booked(shop, 'first-steep')
    await shop.db.updateTable('service').set({ members_only: 1 }).where('code', '=', 'first-steep').execute()
    const asks = async (guest: object) =>
      (await shop.books(await shop.opensForm(), { slot_id: slot.id, seats: 1, ...guest })).body

    expect(await asks(ada)).toEqual(await asks(bo))
  })

  test('cannot have one address twice in a slot, nor through an alias of it', async () => {
    await using shop = await seeded({ on })
    const { ask } = await booked(shop)

    for (const email of ['ADA@example.com', 'ada+tea@example.com'])
      expect(await ask({ ...ada, email })).toMatchObject({ error: 'conflict' })
    expect(await shop.db.selectFrom('booking').select('state').execute()).toEqual([{ state: 'confirmed' }])
  })
})

/** Ada has two of the six seats; `ask` is somebody else's submit for that time. */
async function booked(shop: Awaited<ReturnType<typeof seeded>>, service = 'gongfu-hour') {
  const form = await shop.opensForm()
  const [, slot] = await shop.slots(form, service)
  await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })
  const ask = async (wrong: object) =>
    (await shop.books(await shop.opensForm(), { slot_id: slot.id, seats: 1, ...wrong })).body
  return { slot, ask }
}
