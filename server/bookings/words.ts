import type { Booking, BookingState } from '../../contract/bookings.ts'

interface Recorded {
  state: BookingState
  starts_at: string
  held_until: string | null
  timezone: string
  locale: string
}

/** What happens next, written from the recorded row alone: nothing is promised that is not so. */
export function nextStep({ state, starts_at, held_until, timezone, locale }: Recorded): string {
  switch (state) {
    case 'held':
      return `The seats are kept until ${clock(held_until ?? starts_at, timezone)}. Add a name and an e-mail address and press Book; nothing is booked yet.`
    case 'confirmed':
      return `We look forward to seeing you on ${day(starts_at, timezone, locale)} at ${clock(starts_at, timezone)}. You can cancel on the booking’s own page until it begins.`
    case 'waitlisted':
      return 'If seats come free we write to you and keep them for 2 hours. There is nothing to pay or do now.'
    case 'offered':
      return `The seats are yours until ${clock(held_until ?? starts_at, timezone)}: take them, or let them go to the next guest.`
    case 'cancelled':
      return 'The seats are released.'
    case 'expired':
      return 'The seats were let go. Choose a time again if you still want to come.'
    case 'attended':
      return 'Thank you for coming.'
    case 'no_show':
      return 'We missed you. If that is wrong, tell us.'
    default:
      return state satisfies never
  }
}

/** What the assistant says when the guest has submitted the card: exactly what was recorded. */
export function recordedSentence({ seats, service, starts_at, timezone, reference }: Booking, locale: string): string {
  const party = seats === 1 ? '1 seat' : `${seats} seats`
  return `Booked: ${party} at ${service.name} on ${day(starts_at, timezone, locale)} at ${clock(starts_at, timezone)}. Your reference is ${reference}.`
}

export const day = (instant: string, timezone: string, locale: string) =>
  new Intl.DateTimeFormat(locale, { timeZone: timezone, weekday: 'long', day: 'numeric', month: 'long' }).format(
    new Date(instant),
  )

const clock = (instant: string, timezone: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

export const timeRange = (from: string, to: string, timezone: string) =>
  `${clock(from, timezone)}–${clock(to, timezone)}`
