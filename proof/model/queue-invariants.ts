import { now } from '../../server/time.ts'
import { type Entry, type Ledger, repeated, seatsFor, unless } from './ledger.ts'

/** Nobody's time is up. */
export function overdueFaults({ bookings }: Ledger): string[] {
  return bookings.flatMap(({ reference, state, held_until, slot }) => [
    ...unless(
      !(state === 'held' || state === 'offered') || (held_until ?? '') > now(),
      `${reference} is still ${state} after ${held_until}`,
    ),
    ...unless(state !== 'waitlisted' || (slot?.starts_at ?? '') > now(), `${reference} waits for what has begun`),
  ])
}

/** Nobody waits for seats that are free, and nobody was served before somebody who came first and needed no more. */
export function queueFaults({ slots, bookings }: Ledger): string[] {
  return slots.flatMap((slot) => {
    const inQueue = bookings.filter(({ changes }) =>
      changes.some(({ state, slot_id }) => state === 'waitlisted' && slot_id === slot.id),
    )
    const waiting = inQueue.filter(({ state }) => state === 'waitlisted')
    const isOpen = slot.status === 'scheduled' && slot.closes_at > now()
    const free = slot.capacity - slot.taken
    return [
      ...repeated(inQueue, ({ queue_place }) => `${queue_place}`).map(
        (place) => `two have place ${place} in ${slot.id}`,
      ),
      ...waiting.flatMap(({ reference, party }) =>
        unless(!isOpen || seatsFor(party, slot) > free, `${reference} waits for ${party} where ${free} are free`),
      ),
      ...waiting.flatMap((first) => overtakers(first, inQueue)),
    ]
  })
}

const overtakers = (first: Entry, inQueue: Entry[]) =>
  inQueue
    .filter(({ changes }) => changes.some(({ state }) => state === 'offered'))
    .filter((later) => (later.queue_place ?? 0) > (first.queue_place ?? 0) && later.party >= first.party)
    .map((later) => `${later.reference} was served before ${first.reference}`)
