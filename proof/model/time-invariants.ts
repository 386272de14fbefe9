import { minutesAfter } from '../../server/time.ts'
import { type Change, type Entry, type Ledger, stepsOf, unless } from './ledger.ts'

const HOLD_MINUTES = 10
const OFFER_MINUTES = 120

/** Everything was done while it could be: seats were taken before the close, kept for their time, marked once it had begun. */
export const timeFaults = ({ bookings, revision }: Ledger): string[] =>
  bookings.flatMap((booking) => [
    ...stepsOf(booking).flatMap(({ before, ...change }) => hourFaults(booking, change, before)),
    ...patienceFaults(booking, revision > 1),
  ])

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
    ...unless(!isMarked || created_at >= slot.starts_at, `${reference} was ${state} before it had begun`),
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

interface Patience {
  least: string
  most: string
}

/** What is kept for a time is kept for all of it, and no longer; only a record that takes its slot back ends a hold sooner. */
function patienceFaults({ reference, changes, held_until }: Entry, isImported: boolean): string[] {
  const faults: string[] = []
  let patience: Patience | undefined
  changes.forEach((change, i) => {
    const { by, created_at, state } = change
    const before = changes[i - 1]
    if (before && patience) {
      const mayBeSooner = before.state === 'held' && isImported
      const least = mayBeSooner ? (held_until ?? patience.least) : patience.least
      const isEarly = by === 'clock' && created_at < least
      const isLate = by !== 'clock' && created_at >= patience.most
      if (isEarly || isLate)
        faults.push(`${reference} was ${before.state} until ${patience.most} and ${state} at ${created_at}`)
    }
    patience = patienceOf(change, before, patience)
  })
  return faults
}

function patienceOf({ state, slot, slot_id, seats, created_at }: Change, before?: Change, patience?: Patience) {
  if (!slot || (state !== 'held' && state !== 'offered')) return undefined

  const minutes = state === 'held' ? HOLD_MINUTES : OFFER_MINUTES
  const bound = state === 'held' ? slot.closes_at : slot.starts_at
  const asNew = earlier(minutesAfter(created_at, minutes), bound)
  if (!patience || before?.state !== state || before.slot_id !== slot_id) return { least: asNew, most: asNew }

  // Another party in the same slot gains no time. Where it takes all seats either way it looks as if kept longer.
  const isKeptLonger = before.seats === seats
  const isEither = isKeptLonger && slot.whole_slot === 1
  return { least: isKeptLonger && !isEither ? asNew : patience.least, most: isKeptLonger ? asNew : patience.most }
}

const earlier = (a: string, b: string) => (a < b ? a : b)
