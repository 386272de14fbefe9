import type { Booking, BookingState } from '../../contract/bookings.ts'
import { joined, wordsOf } from '../languages/languages.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { partyFor, shortTime } from './letter-phrases.ts'
import { clock, day } from './words.ts'

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
}

/** What happens next, written from the recorded row alone: nothing is promised that is not so. */
export function nextStep(workspace: Workspace, booking: Recorded): string {
  const { state, starts_at, held_until } = booking
  const { timezone, locale } = workspace.profile
  const { step } = wordsOf(workspace)
  const party = partyFor(workspace, booking)
  const deadline = clock(held_until ?? starts_at, timezone)
  switch (state) {
    case 'held':
      return step.held(party, deadline)
    case 'confirmed':
      return booking.ends_at > now() ? joined(confirmation(workspace, booking), changes(workspace, booking)) : step.over
    case 'waitlisted':
      return waiting(workspace, booking)
    case 'offered':
      return step.offered(party, deadline)
    case 'cancelled':
      return cancelled(workspace, booking)
    case 'expired':
      return step.expired(party, held_until ? deadline : undefined)
    case 'attended':
      return step.attended
    case 'no_show':
      return step.noShow(day(starts_at, timezone, locale))
    default:
      return state satisfies never
  }
}

/** What the assistant says when the guest has submitted the card: exactly what was recorded. */
export function recordedSentence(workspace: Workspace, booking: Booking): string {
  const { state, seats, service, starts_at, timezone, reference } = booking
  const { step, phrases } = wordsOf(workspace)
  const when = phrases.at(day(starts_at, timezone, workspace.profile.locale), clock(starts_at, timezone))
  return (state === 'waitlisted' ? step.listed : step.booked)(seats, service.name, when, reference)
}

/** Only the outbox knows whether a letter has left: it is on its way until that says so. */
function confirmation(workspace: Workspace, { letter_state, email }: Recorded): string {
  const { step } = wordsOf(workspace)
  if (letter_state === 'sent') return step.sent(email)
  return letter_state === 'failed' ? step.undelivered(email) : step.sending(email)
}

function changes(workspace: Workspace, { starts_at, free_until }: Recorded): string {
  const { step, phrases } = wordsOf(workspace)
  if (starts_at <= now()) return step.begun
  if (free_until <= now()) return step.freeIsOver
  return free_until === starts_at ? step.untilItBegins : phrases.freeUntil(shortTime(free_until, workspace))
}

function cancelled(workspace: Workspace, booking: Recorded): string {
  const { reason, queue_place, sequence, starts_at } = booking
  const { step } = wordsOf(workspace)
  if (reason) return step.byShop(reason)
  const neverBooked = queue_place !== null && sequence === 0
  if (!neverBooked) return step.released(partyFor(workspace, booking))
  return starts_at <= now() ? step.noneCameFree : step.offTheList
}

/** What a place on the list is good for now: nothing any more where no seats are given out, and no letter reached them. */
function waiting(workspace: Workspace, { place, slot_status, closes_at, letter_state, email }: Recorded): string {
  const { step } = wordsOf(workspace)
  if (slot_status !== 'scheduled' || closes_at <= now()) return step.closed(place ?? 1)
  return letter_state === 'failed' ? step.listUndelivered(place ?? 1, email) : step.waiting(place ?? 1)
}
