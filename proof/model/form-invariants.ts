import { Booking } from '../../contract/bookings.ts'
import { now } from '../../server/time.ts'
import { type Entry, type Ledger, repeated } from './ledger.ts'

/** A form was submitted once at most, and names what came of it; a conversation has one that is open. */
export function formFaults({ forms, bookings }: Ledger): string[] {
  const submitted = Map.groupBy(bookings.filter(wasSubmitted), ({ form_id }) => form_id)
  const open = forms.filter(
    ({ booking_reference, expires_at, conversation_id }) =>
      conversation_id !== null && booking_reference === null && expires_at > now(),
  )
  return [
    ...repeated(open, ({ conversation_id }) => `${conversation_id}`).map(
      (conversation) => `conversation ${conversation} has two open forms`,
    ),
    ...forms.flatMap(({ id, booking_reference }) => {
      const references = (submitted.get(id) ?? []).map(({ reference }) => reference)
      return `${references}` === (booking_reference ?? '')
        ? []
        : [`form ${id} names ${booking_reference ?? 'no booking'}, and ${references.join(', ') || 'none'} came of it`]
    }),
  ]
}

/** Whoever retries hears of a booking that stands, as it was when it was made. */
export function answerFaults({ answers, bookings }: Ledger): string[] {
  const byReference = new Map(bookings.map((booking) => [booking.reference, booking]))
  return answers
    .filter(({ body }) => body !== '')
    .flatMap(({ key, body }) => {
      const answer = Booking.parse(JSON.parse(body))
      const booking = byReference.get(answer.reference)
      return booking && isTold(answer, booking) && key.startsWith(`${booking.form_id}:`)
        ? []
        : [`the key ${key} was answered with ${body}, and the booking is ${JSON.stringify(booking)}`]
    })
}

/** Nobody is told to wait for an attempt that nobody is making any more. */
export const attemptFaults = ({ answers }: Ledger): string[] =>
  answers.filter(({ body }) => body === '').map(({ key }) => `the attempt ${key} is under way for ever`)

const wasSubmitted = ({ changes }: Entry) =>
  changes.some(({ state }) => state === 'confirmed' || state === 'waitlisted')

const isTold = (answer: Booking, { name, email, party, changes, created_at }: Entry) =>
  answer.name === name &&
  answer.email === email &&
  answer.seats === party &&
  answer.created_at === created_at &&
  changes.some(({ state }) => state === answer.state)
