import { Failure } from '../contract/answers.ts'
import type { MerchantRecord } from '../contract/merchant.ts'
import type { callerOf } from '../server/caller.ts'
import type { Database } from '../server/database.ts'

type Caller = Pick<ReturnType<typeof callerOf>, 'opensForm' | 'books' | 'slots'>

/** Somebody with a form and an address of their own, and through whom they speak to the shop. */
export interface Racer {
  shop: Caller
  form: { id: string; idempotency_key: string }
  email: string
}

/** The service that is raced for. */
export const SERVICE = 'first-steep'
export const SEATS = 8

/** Gives the service a slot of eight seats each day for each of `hours`, so that every race has one of its own. */
export function withDailySlots(record: MerchantRecord, hours: number[]) {
  const service = record.services.find(({ code }) => code === SERVICE)
  if (!service) throw new Error(`The record has no service "${SERVICE}".`)
  service.slots = hours.map((hour) => ({ starts: `2026-11-03T${hour}:00`, repeats: 'FREQ=DAILY', seats: SEATS }))
}

/** One for each name, their form opened on one server and sent to the next, in turns. */
export const racers = (shops: Caller[], names: string[]): Promise<Racer[]> =>
  Promise.all(
    names.map(async (name, i) => {
      const [opens, shop] = [shops[i % shops.length], shops[(i + 1) % shops.length]]
      if (!opens || !shop) throw new Error('A race needs a shop.')
      return { shop, form: await opens.opensForm({ subject: SERVICE }), email: `${name}@example.com` }
    }),
  )

/** All submit at once for one slot, and what each was answered. */
export const race = (guests: Racer[], slotId: string, partyOf: () => number) =>
  Promise.all(
    guests.map(async (guest) => {
      const seats = partyOf()
      const body = { slot_id: slotId, seats, name: 'Ada Marsh', email: guest.email }
      const { status, body: answer } = await guest.shop.books(guest.form, body)
      return { guest, seats, status, answer, won: status === 201 }
    }),
  )

export type Finish = Awaited<ReturnType<typeof race>>

/** What is wrong with the answers to those who got nothing: each must be `sold_out`, and name other times with room. */
export const unkind = (finish: Finish, slotId: string) =>
  finish.filter(({ won, status, seats, answer }) => {
    if (won) return false
    const { data: failure } = Failure.safeParse(answer)
    const others = failure?.alternatives ?? []
    const isHelp = others.length > 0 && others.every(({ id, seats_left }) => id !== slotId && seats_left >= seats)
    return status !== 409 || failure?.error !== 'sold_out' || !isHelp
  })

/** What the database says of a slot after a race. */
export async function standOf(db: Database, slotId: string) {
  const { taken } = await db.selectFrom('slot').select('taken').where('id', '=', slotId).executeTakeFirstOrThrow()
  const rows = await db.selectFrom('booking').select(['seats', 'state']).where('slot_id', '=', slotId).execute()
  return { taken, bookings: rows.length, seats: rows.reduce((sum, { seats }) => sum + seats, 0) }
}
