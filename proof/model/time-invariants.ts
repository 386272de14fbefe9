import { minutesAfter } from '../../server/time.ts'
import { type Change, type Entry, type Ledger, stepsOf, unless } from './ledger.ts'

const HOLD_MINUTES = 10
const OFFER_MINUTES = 120

/** Everything was done while it could be: seats were taken before the close, kept for their time, marked after the end. */
export const timeFaults = ({ bookings }: Ledger): string[] =>
  bookings.flatMap((booking) =>
    stepsOf(booking).flatMap(({ before, ...change }) => [
      ...hourFaults(booking, change, before),
      ...(before ? patienceFaults(booking, before, change) : []),
    ]),
  )

function hourFaults({ reference }: Entry, { state, slot, slot_id, by, created_at }: Change, before?: Change): string[] {
  if (!slot) return [`${reference} was ${state} in ${slot_id}, which is no slot`]

  const from = before?.state
  const isPlaced = !from || from === 'waitlisted' || before?.slot_id !== slot_id
  const isMarked = state === 'attended' || state === 'no_show'
  const isCalledOff = state === 'cancelled' && from === 'confirmed'
  const leaves = state === 'cancelled' || isMarked
  return [
    ...unless(
      leaves || !isPlaced || created_at < slot.closes_at,
      `${reference} was ${state} in a slot that had closed`,
    ),
    ...unless(!isMarked || created_at >= slot.ends_at, `${reference} was ${state} before it was over`),
    ...unless(
      !isCalledOff || created_at < (by === 'shop' ? slot.ends_at : slot.starts_at),
      `${reference} was cancelled by the ${by} after its time`,
    ),
    ...unless(
      before?.state !== 'confirmed' || state !== 'confirmed' || created_at < (before.slot?.starts_at ?? ''),
      `${reference} was moved after it had begun`,
    ),
  ]
}

/** What is kept for a time is kept for all of it, and no longer; a hold ends sooner where its slot is taken back. */
function patienceFaults(booking: Entry, before: Change, { by, created_at }: Change): string[] {
  const { reference, held_until } = booking
  const latest = keptUntil(booking, before)
  if (!latest) return []

  const until = before.state === 'held' && by === 'clock' ? (held_until ?? 'the end of time') : latest
  return [
    ...unless(until <= latest, `${reference} was ${before.state} until ${until}, not ${latest}`),
    ...(by === 'clock'
      ? unless(created_at >= until, `${reference} was ${before.state} until ${until} and let go at ${created_at}`)
      : unless(created_at < until, `${reference} was ${before.state} until ${until} and changed at ${created_at}`)),
  ]
}

function keptUntil(booking: Entry, change: Change): string | undefined {
  const { state, created_at, slot } = change
  if (state === 'held') return minutesAfter(heldSince(booking, change), HOLD_MINUTES)
  if (state !== 'offered' || !slot) return undefined

  const until = minutesAfter(created_at, OFFER_MINUTES)
  return until < slot.starts_at ? until : slot.starts_at
}

/** Another party size in the same slot is the same hold, and lasts no longer for it. */
function heldSince(booking: Entry, change: Change): string {
  const before = stepsOf(booking).find(({ position }) => position === change.position)?.before
  const isResized = before?.state === 'held' && before.slot_id === change.slot_id && before.seats !== change.seats
  return isResized ? heldSince(booking, before) : change.created_at
}
