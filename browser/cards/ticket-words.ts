import type { Booking, BookingState } from '../../contract/bookings.ts'
import { time } from '../format.ts'
import { part } from '../spoken.ts'

const ordinals = new Intl.PluralRules('en', { type: 'ordinal' })
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }

/** What a ticket says around the record's own words. */
export const ticketWords = part('ticket', {
  states: {
    held: 'Kept for you',
    confirmed: 'Booked',
    waitlisted: 'On the list',
    offered: 'Offered to you',
    cancelled: 'Cancelled',
    expired: 'Let go',
    attended: 'Attended',
    no_show: 'Missed',
  } satisfies Record<BookingState, string>,
  placeOnList: (place: number) => `${place}${endings[ordinals.select(place)] ?? 'th'} on the list`,
  yoursUntil: (at: string) => `Yours until ${at}`,
  reference: 'Reference',
  label: (standing: string, reference: string) => `${standing}, Reference ${reference}`,
  what: (service: string, seats: number) => `${service}, ${seats === 1 ? '1 seat' : `${seats} seats`}`,
  cityTime: (city: string) => `${city} time.`,
  nothingTaken: 'No seats are taken yet.',
  manage: 'See, move or cancel',
  addToCalendar: 'Add to calendar',
  takeSeats: 'Take the seats',
  letGo: 'Let them go',
  leaveList: 'Leave the list',
  otherDays: 'See other days',
  bookAnother: (service: string) => `Book another ${service}`,
  newTab: ', opens in a new tab',
})
export type TicketWords = typeof ticketWords

/** How it stands with a booking, in a word or four: "Booked", "3rd on the list", "Yours until 12:30". */
export function standing(
  { state, list_place, offered_until, timezone }: Booking,
  words: TicketWords = ticketWords,
): string {
  if (state === 'waitlisted' && list_place) return words.placeOnList(list_place)
  if (state === 'offered' && offered_until) return words.yoursUntil(time(offered_until, { timezone }))
  return words.states[state]
}
