import { minutesAfter } from '../../server/time.ts'
import { type Entry, type Ledger, stepsOf } from './ledger.ts'

/** Each thing that a guest must learn is in the outbox once, and nothing else is. */
export function letterFaults({ bookings }: Ledger): string[] {
  return bookings.flatMap((booking) => {
    const due = lettersDue(booking)
    return [
      ...Object.entries(due).flatMap(([kind, wanted]) => {
        const posted = booking.letters.filter((letter) => letter.kind === kind).length
        return posted === wanted
          ? []
          : [`${booking.reference}, ${history(booking)}, has ${posted} letters of ${kind} for ${wanted}`]
      }),
      ...reminderFaults(booking),
      ...listFaults(booking),
    ]
  })
}

function lettersDue(booking: Entry) {
  const steps = stepsOf(booking)
  const into = (state: string) => steps.filter((step) => step.state === state && step.before?.state !== state)
  // A hold is nobody's yet, and who gives up a place that is in no calendar knows it.
  const cancelled = into('cancelled').filter(
    ({ by, before }) => before?.state === 'confirmed' || (by === 'shop' && before?.state !== 'held'),
  )
  return {
    confirmation: steps.filter(isConfirmation).length,
    waitlisted: booking.queue_place === null ? 0 : 1,
    offer: into('offered').length,
    change: steps.filter(isMove).length,
    cancellation: cancelled.length,
  }
}

type Step = ReturnType<typeof stepsOf>[number]

/** What the shop said of who came, taken back, is none. */
const isConfirmation = ({ state, before }: Step) =>
  state === 'confirmed' && !['confirmed', 'attended', 'no_show'].includes(before?.state ?? '')

const isMove = ({ state, slot_id, before }: Step) =>
  state === 'confirmed' && before?.state === 'confirmed' && before.slot_id !== slot_id

/** One reminder, the day before, for a booking that was made or moved sooner than that and still stands. */
function reminderFaults(booking: Entry): string[] {
  const { state, slot, letters, reference } = booking
  const reminders = letters.filter((letter) => letter.kind === 'reminder' && letter.state !== 'dropped')
  const told = stepsOf(booking).findLast((step) => isConfirmation(step) || isMove(step))
  const dayBefore = slot && minutesAfter(slot.starts_at, -24 * 60)
  const isDue = ['confirmed', 'attended', 'no_show'].includes(state) && told && dayBefore && dayBefore > told.created_at
  const wanted = isDue ? [dayBefore] : []
  const sent = reminders.map(({ send_at }) => send_at)
  return `${sent}` === `${wanted}`
    ? []
    : [`${reference}, ${history(booking)}, is reminded at ${sent.join(', ') || 'no time'}, not ${wanted}`]
}

/** That somebody is on a list goes out unless there is newer news; what a server sent before that came is out. */
function listFaults({ reference, letters }: Entry): string[] {
  const newest = letters.findLast(({ kind }) => kind !== 'reminder')
  return letters
    .filter(({ kind, state }) => kind === 'waitlisted' && state !== 'sent')
    .filter((letter) => (letter.state === 'dropped') !== (letter !== newest))
    .map(({ state }) => `${reference} has a letter of the list that is ${state} before one of ${newest?.kind}`)
}

const history = ({ changes }: Entry) => changes.map(({ state, created_at }) => `${state} ${created_at}`).join(', then ')
