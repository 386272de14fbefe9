import { dayKey } from '../../browser/format.ts'
import type { Slot } from '../../contract/bookings.ts'

export interface Day {
  key: string // the shop's calendar day, "2026-11-28"
  slots: Slot[]
}

/** Whether a party can be seated there now; `yours` is the slot whose seats this form already keeps. */
export const fits = (slot: Slot, seats: number) =>
  (slot.state === 'free' || slot.state === 'yours') && seats > 0 && slot.seats_left >= seats

/** Whether waiting for a time makes sense: it has no room for the party now, and could have. */
export const hasList = (slot: Slot, seats: number) =>
  slot.state !== 'members_only' && seats > 0 && !fits(slot, seats) && roomWhenEmpty(slot) >= seats

// Where it is not told, a full time is taken to be large enough; of any other, more than its free seats is a guess.
const roomWhenEmpty = ({ capacity, seats_left }: Slot) => capacity ?? (seats_left > 0 ? seats_left : Infinity)

/** Slots under the shop's own days, in order of time. */
export function byDay(slots: Slot[], shop: { timezone: string }): Day[] {
  const days = new Map<string, Slot[]>()
  for (const slot of slots.toSorted((a, b) => a.starts_at.localeCompare(b.starts_at))) {
    const key = dayKey(slot.starts_at, shop)
    days.set(key, [...(days.get(key) ?? []), slot])
  }
  return [...days].map(([key, ofDay]) => ({ key, slots: ofDay }))
}

export const hasRoom = (day: Day, seats: number) => day.slots.some((slot) => fits(slot, seats))

/** The slot that needs no choosing, since nothing else on that day fits. */
export function onlyFit(day: Day, seats: number): Slot | undefined {
  const open = day.slots.filter((slot) => fits(slot, seats))
  return open.length === 1 ? open[0] : undefined
}
