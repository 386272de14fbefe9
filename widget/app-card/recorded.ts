import { standing, ticketWords } from '../../browser/cards/ticket-words.ts'
import { date, time } from '../../browser/format.ts'
import type { Booking } from '../../contract/bookings.ts'

/** What the model is told when the person has submitted the form: what was recorded, and nothing more. */
export function recordedSentence(booking: Booking, locale: string): string {
  const { service, seats, starts_at, timezone, reference, next_step } = booking
  const day = date(starts_at, { timezone, locale }, { weekday: 'long', day: 'numeric', month: 'long' })
  const what = `${ticketWords.what(service.name, seats)}, ${day} at ${time(starts_at, { timezone })}`
  return `${standing(booking)}: ${what}. Reference ${reference}. ${next_step}`
}
