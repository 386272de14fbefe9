import { joined, wordsOf } from '../languages/languages.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { longTime, noun, oneLine, partyFor, shortTime } from './letter-phrases.ts'
import type { LetterBooking, LetterKind } from './letters.ts'
import { clock } from './words.ts'

/** What a letter says around the slip. */
export interface Wording {
  subject: string
  /** The slip's first words, and how its mark is filled. */
  state: string
  mark: 'full' | 'half' | 'empty' | 'struck'
  /** Paragraphs before the slip, and sentences on it under the tear line. */
  opening: string[]
  next: string[]
  act: { label: string; filled: boolean }
}

/** The words of each kind of letter, from the record alone. Nothing is called booked that is not. */
export function wordingOf(kind: LetterKind, workspace: Workspace, booking: LetterBooking): Wording {
  const { letter, phrases } = wordsOf(workspace)
  const about = phrases.about(booking.service_name, shortTime(booking.starts_at, workspace))
  const subject = letter.subject[kind](about)
  switch (kind) {
    case 'confirmation':
      return { subject, mark: 'full', state: letter.state.booked, ...confirmation(workspace, booking) }
    case 'change':
      return { subject, mark: 'full', state: letter.state.changed, ...change(workspace, booking) }
    case 'reminder':
      return { subject, mark: 'full', state: letter.state.booked, ...reminder(workspace, booking) }
    case 'cancellation':
      return { subject, mark: 'struck', state: letter.state.cancelled, ...cancellation(workspace, booking) }
    case 'offer':
      return { subject, mark: 'half', ...offer(workspace, booking) }
    case 'waitlisted':
      return { subject, mark: 'empty', state: letter.state.listed, ...waitlisted(workspace) }
    default:
      return kind satisfies never
  }
}

const lined = (label: string) => ({ label, filled: false })

function confirmation(workspace: Workspace, booking: LetterBooking) {
  const { letter } = wordsOf(workspace)
  return {
    opening: [letter.booked(partyFor(workspace, booking))],
    next: [...changes(workspace, booking), letter.fileAdds(noun(workspace))],
    act: lined(changing(workspace, booking)),
  }
}

function change(workspace: Workspace, booking: LetterBooking) {
  const { letter } = wordsOf(workspace)
  const why = isByShop(booking) ? joined(letter.hadToChange, oneLine(booking.reason)) : letter.changed
  return {
    opening: [why, letter.standsNow],
    next: [...changes(workspace, booking), letter.fileChanges],
    act: lined(changing(workspace, booking)),
  }
}

function reminder(workspace: Workspace, booking: LetterBooking) {
  const { letter, phrases } = wordsOf(workspace)
  return {
    opening: [letter.reminder(longTime(booking.starts_at, workspace))],
    next: [...changes(workspace, booking), letter.ifNot(partyFor(workspace, booking))],
    act: lined(phrases.seeBooking),
  }
}

function cancellation(workspace: Workspace, booking: LetterBooking) {
  const { letter, phrases } = wordsOf(workspace)
  const what = noun(workspace)
  const regrets = joined(letter.hadToCancel(what), oneLine(booking.reason), letter.sorry)
  return {
    opening: isByShop(booking) ? [regrets, letter.anotherDay] : [letter.cancelled],
    next: [isInCalendar('cancellation', booking) ? letter.fileRemoves(what) : letter.nothingToDo],
    act: lined(phrases.seeBooking),
  }
}

/**
 * Whether the guest's calendar is told: of what is confirmed, and that it is not any more. A cancellation outranks the
 * invitation it ends (RFC 5546), so that one with the first number ends a place that was in no calendar.
 */
export const isInCalendar = (kind: LetterKind, { sequence }: LetterBooking) =>
  kind === 'cancellation' ? sequence > 0 : kind !== 'offer' && kind !== 'waitlisted'

const isByShop = ({ by, reason }: LetterBooking) => (by ? by === 'shop' : reason !== '')

function offer(workspace: Workspace, booking: LetterBooking) {
  const { letter, page } = wordsOf(workspace)
  const until = booking.held_until ?? booking.starts_at
  const party = partyFor(workspace, booking)
  return {
    state: page.yoursUntil(clock(until, workspace.profile.timezone)),
    opening: [
      ...(booking.wanted ? [letter.askedFor(booking.wanted)] : []),
      letter.offered(party, longTime(until, workspace)),
    ],
    next: [letter.untilTaken(party)],
    act: { label: letter.take(party), filled: true },
  }
}

function waitlisted(workspace: Workspace) {
  const { letter } = wordsOf(workspace)
  return { opening: [letter.listed(noun(workspace))], next: [letter.listedNext], act: lined(letter.seePlace) }
}

function changes(workspace: Workspace, booking: LetterBooking): string[] {
  const { letter, phrases } = wordsOf(workspace)
  const { free_until, starts_at } = booking
  if (!free_until) return []
  if (!canMove(booking)) return [letter.freeIsOver]
  return [free_until === starts_at ? letter.untilItBegins : phrases.freeUntil(shortTime(free_until, workspace))]
}

function changing(workspace: Workspace, booking: LetterBooking): string {
  const { phrases } = wordsOf(workspace)
  return canMove(booking) ? phrases.seeAll : phrases.seeOrCancel
}

const canMove = ({ free_until }: LetterBooking) => !free_until || now() < free_until
