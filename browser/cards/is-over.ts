import type { Booking } from '../../contract/bookings.ts'

/** Nothing more comes of it, whatever was recorded: also a booking whose time has passed. */
export function isOver({ state, ends_at }: Booking): boolean {
  const isLive = state === 'held' || state === 'confirmed' || state === 'waitlisted' || state === 'offered'
  return !isLive || Date.parse(ends_at) <= Date.now()
}
