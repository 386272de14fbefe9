import { describe, expect, test } from 'vitest'
import { ada, databases, seeded } from '../seeded.ts'
import { makeSlots } from './slots.ts'
import { sweepAll } from './sweep.ts'

describe.each(databases)('the sweep on %s', (on) => {
  test('writes once to a guest whose time was moved by new rules of its zone', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const [, slot] = await shop.slots(form, 'gongfu-hour')
    await shop.books(form, { slot_id: slot.id, seats: 2, ...ada })
    const anHourOff = new Date(Date.parse(slot.starts_at) - 3_600_000).toISOString().replace('.000Z', 'Z')
    await shop.db.updateTable('slot').set({ starts_at: anHourOff }).where('id', '=', slot.id).execute()
    await makeSlots(shop.db, (await shop.workspace()).id)
    for (const _ of [1, 2]) await sweepAll(shop.db, shop.site)

    const letters = await shop.db.selectFrom('outbox').selectAll().where('kind', '<>', 'reminder').execute()
    expect(letters.map(({ kind }) => kind).sort()).toEqual(['change', 'confirmation'])
    expect(letters.find(({ kind }) => kind === 'change')?.letter).toContain('The clocks here follow new rules')
  })
})
