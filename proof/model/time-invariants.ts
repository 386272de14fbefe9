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

/** What is kept for a time is kept for all of it, and no longer. */
function patienceFaults({ reference }: Entry, before: Change, { by, created_at }: Change): string[] {
  const until = keptUntil(before)
  if (!until) return []

  return by === 'clock'
    ? unless(created_at >= until, `${reference} was ${before.state} until ${until} and let go at ${created_at}`)
    : unless(created_at < until, `${reference} was ${before.state} until ${until} and changed at ${created_at}`)
}

function keptUntil({ state, created_at, slot }: Change): string | undefined {
  if (state === 'held') return minutesAfter(created_at, HOLD_MINUTES)
  if (state !== 'offered' || !slot) return undefined

  const until = minutesAfter(created_at, OFFER_MINUTES)
  return until < slot.starts_at ? until : slot.starts_at
}
