import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { itIs } from './bookings/slots-for-tests.ts'
import { ada, bo, databases, seeded } from './seeded.ts'
import { now } from './time.ts'

// A Monday: every time of the pairing, on Thursdays and Fridays, is more than a day off, and has a reminder.
beforeEach(() => void itIs('2026-11-23T10:00:00Z'))
afterEach(() => vi.useRealTimers())

const secondsLater = (seconds: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })

async function pressed(shop: Awaited<ReturnType<typeof seeded>>) {
  const form = await shop.opensForm()
  const [slot, next] = await shop.slots(form, 'afternoon-pairing')
  const press = (change: object = {}) => shop.books(form, { slot_id: slot.id, seats: 2, ...ada, ...change })
  return { form, slot, next, press }
}

describe.each(databases)('one Idempotency-Key on %s', (on) => {
  test('is answered byte for byte the same for a day, and then forgotten', async () => {
    await using shop = await seeded({ on })
    const { press } = await pressed(shop)
    const first = await press()
    secondsLater(24 * 3600 - 60)
    expect([first.status, (await press()).text]).toEqual([201, first.text])

    secondsLater(120)
    const late = await press()
    expect([late.status, late.body.error]).toEqual([409, 'conflict'])
    expect(await shop.db.selectFrom('booking').select('reference').execute()).toHaveLength(1)
  })

  test('while its first request is under way asks for patience, and another body is told apart even then', async () => {
    await using shop = await seeded({ on })
    const { press } = await pressed(shop)
    await press()
    await shop.db.updateTable('answered').set({ body: '' }).execute()
    const meanwhile = await press()

    expect([meanwhile.status, meanwhile.body.error, meanwhile.headers.get('retry-after')]).toEqual([
      409,
      'conflict',
      '1',
    ])
    expect((await press({ seats: 1 })).body.error).toBe('idempotency_mismatch')
  })

  test('whose process was killed over it may be used again', async () => {
    await using shop = await seeded({ on })
    const { form, press } = await pressed(shop)
    const { workspace_id } = await shop.db.selectFrom('form').select('workspace_id').executeTakeFirstOrThrow()
    const dead = { workspace_id, key: `${form.id}:${form.idempotency_key}`, fingerprint: 'of what it was', body: '' }
    await shop.db
      .insertInto('answered')
      .values({ ...dead, created_at: now() })
      .execute()
    expect((await press()).status).toBe(422)
    secondsLater(11)

    expect((await press()).status).toBe(201)
  })

  test('that was refused may ask for something else, because nothing was booked under it', async () => {
    await using shop = await seeded({ on })
    const { slot, next, press } = await pressed(shop)
    await shop.books(await shop.opensForm(), { slot_id: slot.id, seats: slot.seats_left, ...bo })
    expect((await press()).body.error).toBe('sold_out')

    expect((await press({ slot_id: next.id })).status).toBe(201)
  })

  test('never books twice, in however many tabs the button is pressed', async () => {
    await using shop = await seeded({ on })
    const { press } = await pressed(shop)
    const answers = await Promise.all(Array.from({ length: 12 }, () => press()))
    const bodies = new Set(answers.filter(({ status }) => status === 201).map(({ text }) => text))

    expect(bodies.size).toBe(1)
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true)
    expect([...bodies]).toEqual([(await press()).text])
    const letters = await shop.db.selectFrom('outbox').select('kind').orderBy('position').execute()
    expect(letters.map(({ kind }) => kind)).toEqual(['confirmation', 'reminder'])
  })
})
