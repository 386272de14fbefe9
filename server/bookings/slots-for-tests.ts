import { vi } from 'vitest'
import type { MerchantRecord, SlotRule } from '../../contract/merchant.ts'
import { ada, type DatabaseName, demoMerchant, seeded } from '../seeded.ts'
import { makeSlots } from './slots.ts'

/** Sets the clock; it stands still until the next time it is set. */
export const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

export const SATURDAYS = { starts: '2026-11-07T14:00', repeats: 'FREQ=WEEKLY;BYDAY=SA', seats: 6 }

/** The demo record, never closed, with the given rules for Gongfu Hour, and otherwise as `change` makes it. */
export async function recordWith(
  rules: SlotRule[],
  change?: (record: MerchantRecord) => void,
): Promise<MerchantRecord> {
  const record = await demoMerchant()
  record.workspace.closures = []
  for (const service of record.services) if (service.code === 'gongfu-hour') service.slots = rules
  change?.(record)
  return record
}

/** A shop whose Gongfu Hour has these rules, and what a test asks of its slots. */
export async function shopWith(on: DatabaseName, rules: SlotRule[] = [SATURDAYS]) {
  const wanted = await recordWith(rules)
  const shop = await seeded({ on, record: (record) => Object.assign(record, wanted) })
  const { id } = await shop.workspace()
  const rows = () =>
    shop.db.selectFrom('slot').selectAll().where('service_code', '=', 'gongfu-hour').orderBy('starts_at').execute()
  return Object.assign(shop, {
    id,
    /** The slots of Gongfu Hour, soonest first. */
    rows,
    make: () => makeSlots(shop.db, id),
    async slotAt(wallStart: string) {
      const row = (await rows()).find(({ wall_start }) => wall_start === wallStart)
      if (!row) throw new Error(`There is no slot at ${wallStart}.`)
      return row
    },
    /** Books as `guest` and returns the reference. */
    async booked(wallStart: string, guest = ada, seats = 2): Promise<string> {
      const { id: slot_id } = await this.slotAt(wallStart)
      const answer = await shop.books(await shop.opensForm(), { slot_id, seats, ...guest })
      return answer.body.data.booking.reference
    },
    booking: (reference: string) =>
      shop.db.selectFrom('booking').selectAll().where('reference', '=', reference).executeTakeFirstOrThrow(),
  })
}

export const statusesOf = (rows: { wall_start: string; status: string }[], status: string) =>
  rows.filter((row) => row.status === status).map(({ wall_start }) => wall_start)
