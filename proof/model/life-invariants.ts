import type { BookingState } from '../../contract/bookings.ts'
import { type Entry, type Ledger, stepsOf, unless } from './ledger.ts'

// As the facts of a booking's life have them, written out again: a slip in life.ts must not excuse itself.
const ways: Record<BookingState, BookingState[]> = {
  held: ['confirmed', 'cancelled', 'expired'],
  waitlisted: ['offered', 'cancelled'],
  offered: ['confirmed', 'cancelled', 'expired'],
  confirmed: ['cancelled', 'attended', 'no_show'],
  attended: ['no_show', 'confirmed'],
  no_show: ['attended', 'confirmed'],
  cancelled: [],
  expired: [],
}
const beginnings: BookingState[] = ['held', 'waitlisted']
/** Only in these may anything but the state change. */
const movable: BookingState[] = ['held', 'confirmed']
const MOST_EXTENSIONS = 2

/** A booking goes only where a way leads, its history says so without a gap, and ends with what the booking is. */
export function lifeFaults({ bookings, strays }: Ledger): string[] {
  return [
    ...strays.map((reference) => `${reference} has a history and is no booking any more`),
    ...bookings.flatMap((booking) => [...stepFaults(booking), ...presentFaults(booking), ...countFaults(booking)]),
  ]
}

function stepFaults(booking: Entry): string[] {
  const { reference } = booking
  return stepsOf(booking).flatMap(({ before, ...change }, i) => {
    const isBeginning = !before && beginnings.includes(change.state)
    const isWay = before && ways[before.state].includes(change.state)
    const isMove = before?.state === change.state && movable.includes(change.state)
    const mayChange = isMove || change.state === 'offered'
    const stays = mayChange || !before || (before.slot_id === change.slot_id && before.seats === change.seats)
    return [
      ...unless(change.position === i + 1, `${reference} lost a step before its ${change.position}th`),
      ...unless(isBeginning || isWay || isMove, `${reference} went from ${before?.state} to ${change.state}`),
      ...unless(stays, `${reference} changed its seats on the way from ${before?.state} to ${change.state}`),
      ...unless(!before || before.created_at <= change.created_at, `${reference} went back in time`),
    ]
  })
}

function presentFaults({ reference, state, slot_id, seats, changes, held_until, queue_place, slot }: Entry): string[] {
  const last = changes.at(-1)
  const timed = state === 'held' || state === 'offered'
  const inQueue = state === 'waitlisted' || state === 'offered'
  const queued = changes.some((change) => change.state === 'waitlisted')
  return [
    ...unless(
      last?.state === state && last.slot_id === slot_id && last.seats === seats,
      `${reference} is ${state} with ${seats} in ${slot_id}, and its history ends with ${last?.state} in ${last?.slot_id}`,
    ),
    ...unless(!timed || held_until !== null, `${reference} is ${state} for ever`),
    ...unless(queued === (queue_place !== null), `${reference} has place ${queue_place} in the queue`),
    ...unless(
      !inQueue || !slot || (queue_place ?? 0) <= slot.queued,
      `${reference} stands behind the end of its queue`,
    ),
  ]
}

/** The calendar entry counts what a calendar must learn: each move, and that a confirmed booking is cancelled. */
function countFaults(booking: Entry): string[] {
  const { reference, sequence, extensions } = booking
  const news = stepsOf(booking).filter(
    ({ before, state, slot_id }) =>
      before?.state === 'confirmed' && (state === 'cancelled' || before.slot_id !== slot_id),
  )
  return [
    ...unless(sequence === news.length, `${reference} has calendar number ${sequence} after ${news.length} changes`),
    ...unless(extensions <= MOST_EXTENSIONS, `${reference} was kept longer ${extensions} times`),
  ]
}
