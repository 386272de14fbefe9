import type { Wanted } from './act.ts'
import { type Ledger, seatsFor, unless } from './ledger.ts'

/** What a refusal leaves as it was. An attempt's own row comes and goes. */
export const picture = ({ answers, ...ledger }: Ledger): string => JSON.stringify(ledger, null, 1)

/** Nobody gets a place, or is put on a list, where the shop had taken the time back. */
export function changeFaults(before: Ledger, after: Ledger): string[] {
  const isGone = ({ slots }: Ledger, id: string) => slots.some((slot) => slot.id === id && slot.status === 'withdrawn')
  const had = new Map(before.bookings.map(({ reference, changes }) => [reference, changes.length]))
  return after.bookings
    .filter(({ reference, changes }) => changes.length > (had.get(reference) ?? 0))
    .filter(({ state }) => ['held', 'confirmed', 'waitlisted', 'offered'].includes(state))
    .filter(({ slot_id }) => isGone(before, slot_id) && isGone(after, slot_id))
    .map(({ reference, state }) => `${reference} is ${state} where the shop had taken the time back`)
}

/** Nobody hears that seats are sold out while as many are free. */
export function soldOutFaults({ slots, bookings }: Ledger, wanted?: Wanted): string[] {
  const slot = slots.find(({ id }) => id === wanted?.slot_id)
  if (!wanted || !slot) return []

  const own = bookings.find(
    ({ form_id, slot_id, state }) => state === 'held' && form_id === wanted.form && slot_id === slot.id,
  )
  const free = slot.capacity - slot.taken + (own?.seats ?? 0)
  return unless(seatsFor(wanted.seats, slot) > free, `${wanted.seats} seats were sold out where ${free} were free`)
}
