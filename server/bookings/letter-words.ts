import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { longTime, oneLine, seatCount, shortTime } from './letter-phrases.ts'
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
  const about = `${booking.service_name}, ${shortTime(booking.starts_at, workspace)}`
  switch (kind) {
    case 'confirmation':
      return { ...booked, subject: `Booked: ${about}`, ...confirmation(workspace, booking) }
    case 'change':
      return { ...booked, subject: `Changed: ${about}`, state: 'Changed', ...change(workspace, booking) }
    case 'reminder':
      return { ...booked, subject: `Reminder: ${about}`, ...reminder(workspace, booking) }
    case 'cancellation':
      return { ...cancelled, subject: `Cancelled: ${about}`, ...cancellation(workspace, booking) }
    case 'offer':
      return { mark: 'half', subject: `Yours to take: ${about}`, ...offer(workspace, booking) }
    case 'waitlisted':
      return { ...listed, subject: `On the list: ${about}`, ...waitlisted(workspace) }
    default:
      return kind satisfies never
  }
}

const lined = (label: string) => ({ label, filled: false })
const booked = { state: 'Booked', mark: 'full' } as const
const cancelled = { state: 'Cancelled', mark: 'struck', act: lined('See the booking') } as const
const listed = { state: 'On the list', mark: 'empty', act: lined('See your place') } as const

const confirmation = (workspace: Workspace, booking: LetterBooking) => ({
  opening: [`${what(workspace, booking)}. We look forward to seeing you.`],
  next: [...changes(workspace, booking), `The attached file puts the ${noun(workspace)} in your calendar.`],
  act: lined(canMove(booking) ? 'See, move or cancel' : 'See or cancel'),
})

const change = (workspace: Workspace, booking: LetterBooking) => ({
  opening: [...whyChanged(booking), 'This is how your booking stands now.'],
  next: [...changes(workspace, booking), 'The reference stays the same; the attached file puts your calendar right.'],
  act: lined(canMove(booking) ? 'See, move or cancel' : 'See or cancel'),
})

function whyChanged(booking: LetterBooking): string[] {
  if (!isByShop(booking)) return ['Your booking is changed, as you asked.']
  return [sentences('We have had to change your booking.', oneLine(booking.reason))]
}

const reminder = (workspace: Workspace, booking: LetterBooking) => ({
  opening: [`A word to remind you: we look forward to seeing you on ${longTime(booking.starts_at, workspace)}.`],
  next: [
    ...changes(workspace, booking),
    `If you cannot come after all, please say so on your booking’s page, so that another guest can have ${seatsOf(workspace, booking)}.`,
  ],
  act: lined('See the booking'),
})

function cancellation(workspace: Workspace, booking: LetterBooking) {
  const regrets = [
    sentences(`We have had to cancel this ${noun(workspace)}.`, oneLine(booking.reason), 'We are sorry.'),
    'Answer this letter, and we will look for another day with you.',
  ]
  return {
    opening: isByShop(booking) ? regrets : ['Your booking is cancelled, as you asked. You are welcome another day.'],
    next: [
      isInCalendar('cancellation', booking)
        ? `The attached file takes the ${noun(workspace)} out of your calendar.`
        : 'There is nothing for you to do.',
    ],
  }
}

/**
 * Whether the guest's calendar is told: of what is confirmed, and that it is not any more. A cancellation outranks the
 * invitation it ends (RFC 5546), so that one with the first number ends a place that was in no calendar.
 */
export const isInCalendar = (kind: LetterKind, { sequence }: LetterBooking) =>
  kind === 'cancellation' ? sequence > 0 : kind !== 'offer' && kind !== 'waitlisted'

const isByShop = ({ by, reason }: LetterBooking) => (by ? by === 'shop' : reason !== '')
const sentences = (...said: string[]) => said.filter(Boolean).join(' ')

function offer(workspace: Workspace, booking: LetterBooking) {
  const until = booking.held_until ?? booking.starts_at
  const seats = seatsOf(workspace, booking)
  const one = booking.whole_slot || booking.party === 1
  return {
    state: `Yours until ${clock(until, workspace.profile.timezone)}`,
    opening: [
      ...(booking.wanted ? [`You asked for ${seatCount(booking.wanted)}; not all of them are free.`] : []),
      `${upper(booking.whole_slot ? seats : seatCount(booking.party))} ${one ? 'has' : 'have'} come free, and we keep ${one ? 'it' : 'them'} for you until ${longTime(until, workspace)}.`,
    ],
    next: [
      `Nothing is booked until you take ${one ? 'it' : 'them'}. If we hear nothing by then, the next guest on the list is asked.`,
    ],
    act: { label: `Take ${seats}`, filled: true },
  }
}

const waitlisted = (workspace: Workspace) => ({
  opening: [`You are on the list for this ${noun(workspace)}. Nothing is booked yet.`],
  next: [
    'If seats come free, we write to you at once and keep them for you until the hour that letter names. There is nothing to pay or do now.',
  ],
})

function changes(workspace: Workspace, booking: LetterBooking): string[] {
  const { free_until, starts_at } = booking
  if (!free_until) return []
  if (!canMove(booking)) return ['The time for free changes is over; you can still cancel on the booking’s page.']
  if (free_until === starts_at) return ['You can move or cancel until it begins.']
  return [`Free to move or cancel until ${shortTime(free_until, workspace)}.`]
}

const canMove = ({ free_until }: LetterBooking) => !free_until || now() < free_until

function what(workspace: Workspace, { whole_slot, party }: LetterBooking): string {
  if (whole_slot) return `The whole ${noun(workspace)} is booked for ${party === 1 ? 'you' : 'your party'}`
  return party === 1 ? 'Your seat is booked' : `Your ${party} seats are booked`
}

const seatsOf = (workspace: Workspace, { whole_slot, party }: LetterBooking) =>
  whole_slot ? `the ${noun(workspace)}` : party === 1 ? 'the seat' : 'the seats'

const noun = ({ profile }: Workspace) => profile.words?.service ?? 'appointment'
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
