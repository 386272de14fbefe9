import type { Booking, BookingState } from '../../contract/bookings.ts'
import { minutesAfter, now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

interface Recorded {
  state: BookingState
  starts_at: string
  ends_at: string
  closes_at: string
  slot_status: 'scheduled' | 'withdrawn'
  party: number
  whole_slot: number
  held_until: string | null
  free_until: string
  place: number | null // on the list, from 1
  reason: string // the shop's, for cancelling
  queue_place: number | null
  sequence: number // more than 0 once a booking was changed or cancelled
  email: string // masked
  letter_state: string | null // of the newest letter
  updated_at: string
  timezone: string
  locale: string
}

/** What happens next, written from the recorded row alone: nothing is promised that is not so. */
export function nextStep(booking: Recorded): string {
  const { state, starts_at, held_until, timezone, locale } = booking
  const deadline = clock(held_until ?? starts_at, timezone)
  switch (state) {
    case 'held':
      return `${upper(seats(booking))} ${are(booking)} kept until ${deadline}. Add a name and an e-mail address and press Book; nothing is booked yet.`
    case 'confirmed':
      return booking.ends_at > now()
        ? `${confirmation(booking)} ${changes(booking)}`
        : 'Its time is over. For anything about it, ask us.'
    case 'waitlisted':
      return waiting(booking)
    case 'offered':
      return `${upper(seats(booking))} ${are(booking)} yours until ${deadline}: take ${them(booking)}, or let ${them(booking)} go to the next guest.`
    case 'cancelled':
      return cancelled(booking)
    case 'expired':
      return `${upper(seats(booking))} ${isOne(booking) ? 'was' : 'were'} let go${held_until ? ` at ${deadline}` : ''}. Choose a time again if you still want to come.`
    case 'attended':
      return 'Thank you for coming.'
    case 'no_show':
      return `We missed you on ${day(starts_at, timezone, locale)}. If that is wrong, tell us.`
    default:
      return state satisfies never
  }
}

/** Only the outbox knows whether a letter has left: it is on its way until that says so. */
function confirmation({ letter_state, email }: Recorded): string {
  if (letter_state === 'sent') return `We’ve sent a confirmation and calendar file to ${email}.`
  if (letter_state === 'failed') return `Our letter to ${email} could not be delivered: keep your reference.`
  return `We’re sending a confirmation and calendar file to ${email}.`
}

function changes({ starts_at, free_until, timezone, locale }: Recorded): string {
  if (starts_at <= now()) return 'It has begun: for any change, ask us.'
  if (free_until <= now())
    return 'The time for free changes is over: it can no longer be moved here, and you can still cancel it until it begins.'
  if (free_until === starts_at) return 'You can move or cancel it until it begins.'
  return `Free to move or cancel until ${shortDay(free_until, timezone, locale)}, ${clock(free_until, timezone)}.`
}

function cancelled(booking: Recorded): string {
  const { reason, queue_place, sequence, starts_at } = booking
  if (reason) return `The shop had to cancel: ${reason}`
  const neverBooked = queue_place !== null && sequence === 0
  if (neverBooked && starts_at <= now()) return 'No seats came free in time.'
  if (neverBooked) return 'You are off the list. Book another time whenever you like.'
  return `Your ${isOne(booking) ? 'place is' : 'seats are'} released. Book another time whenever you like.`
}

/** What a place on the list is good for now: nothing any more where no seats are given out, and no letter reached them. */
function waiting({ place, slot_status, closes_at, letter_state, email }: Recorded): string {
  const stands = `You’re ${ordinal(place ?? 1)} on the list`
  if (slot_status !== 'scheduled' || closes_at <= now())
    return `${stands}, but no more seats are given out for this time. Choose another one.`
  if (letter_state === 'failed')
    return `${stands}. Our letter to ${email} could not be delivered: look here whether seats have come free.`
  return `${stands}. If seats come free we e-mail you and keep them for up to 2 hours. There is nothing to pay or do now.`
}

type Party = Pick<Recorded, 'party' | 'whole_slot'>
const isOne = ({ party, whole_slot }: Party) => whole_slot === 1 || party === 1
const seats = ({ party, whole_slot }: Party) => (whole_slot === 1 ? 'it' : party === 1 ? 'the seat' : 'the seats')
const are = (party: Party) => (isOne(party) ? 'is' : 'are')
const them = (party: Party) => (isOne(party) ? 'it' : 'them')
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** Until when a booking may be moved, and cancelled free of charge: as the record says, or until it begins. */
export const freeUntil = ({ profile }: Workspace, startsAt: string): string =>
  minutesAfter(startsAt, -60 * (profile.booking?.free_until_hours ?? 0))

/** What the assistant says when the guest has submitted the card: exactly what was recorded. */
export function recordedSentence(booking: Booking, locale: string): string {
  const { state, seats, service, starts_at, timezone, reference } = booking
  const party = seats === 1 ? '1 seat' : `${seats} seats`
  const what = `${party} at ${service.name} on ${day(starts_at, timezone, locale)} at ${clock(starts_at, timezone)}`
  return state === 'waitlisted'
    ? `You are on the list for ${what}. Nothing is booked yet. Your reference is ${reference}.`
    : `Booked: ${what}. Your reference is ${reference}.`
}

const formatted = (instant: string, timezone: string, locale: string, style: Intl.DateTimeFormatOptions) =>
  formatOf(locale, { timeZone: timezone, ...style }).format(new Date(instant))

// Making one costs about ten uses; there are a handful for each workspace.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style)
  formats.set(key, format)
  return format
}

export const day = (instant: string, timezone: string, locale: string) =>
  formatted(instant, timezone, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** "Sat 28 November", as it stands large on a ticket. */
export const ticketDay = (instant: string, timezone: string, locale: string) =>
  formatted(instant, timezone, locale, { weekday: 'short', day: 'numeric', month: 'long' })

export const shortDay = (instant: string, timezone: string, locale: string) =>
  formatted(instant, timezone, locale, { weekday: 'short', day: 'numeric', month: 'short' })

export const clock = (instant: string, timezone: string) =>
  formatted(instant, timezone, 'en-GB', { hour: '2-digit', minute: '2-digit' })

export const timeRange = (from: string, to: string, timezone: string) =>
  `${clock(from, timezone)}–${clock(to, timezone)}`

/** "3rd". */
export function ordinal(place: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${place}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`
}
