import { BookingState } from '../../contract/bookings.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { seatCount, shortTime, zoneOf } from './letter-phrases.ts'
import type { Notice } from './page-notice.ts'
import type { BookingRow } from './present.ts'
import { clock, freeUntil, ordinal, shortDay } from './words.ts'

/** A booking as its guest's own page shows it. */
export interface Shown {
  workspace: Workspace
  row: BookingRow
  notice?: Notice
  /** What the guest came to do: its first step is done for them. */
  asked?: 'cancel'
  /** Where the booking is shown on a page that a script takes over. */
  script?: string
}

const plainStates = {
  confirmed: 'Booked',
  cancelled: 'Cancelled',
  expired: 'Let go',
  attended: 'Attended',
  no_show: 'Missed',
} satisfies Partial<Record<BookingState, string>>

/** How it stands with a booking, in a word or four: "Booked", "3rd on the list", "Yours until 12:30". */
export function standing({ workspace, row }: Shown): string {
  const state = BookingState.parse(row.state)
  switch (state) {
    case 'held':
      return `Kept until ${deadline(row, workspace)}`
    case 'offered':
      return `Yours until ${deadline(row, workspace)}`
    case 'waitlisted':
      return `${ordinal(row.place ?? 1)} on the list`
    default:
      return plainStates[state]
  }
}

/** The hour alone today, with its day otherwise. */
function deadline({ held_until, starts_at }: BookingRow, workspace: Workspace): string {
  const { timezone, locale } = workspace.profile
  const until = held_until ?? starts_at
  const isToday = shortDay(until, timezone, locale) === shortDay(now(), timezone, locale)
  return isToday ? clock(until, timezone) : shortTime(until, workspace)
}

/** Who comes: "2 seats", or the people where one booking takes the whole slot. */
export const party = ({ party: count, whole_slot }: BookingRow) =>
  whole_slot === 1 ? `a party of ${count}` : seatCount(count)

/** "the seats", or the whole of it under the shop's own noun. */
export function seatsOf({ party: count, whole_slot }: BookingRow, workspace: Workspace): string {
  if (whole_slot === 1) return `the ${noun(workspace)}`
  return count === 1 ? 'the seat' : 'the seats'
}

export const noun = ({ profile }: Workspace) => profile.words?.service ?? 'appointment'

/** Where, and in whose time. */
export const where = ({ profile: { timezone, address } }: Workspace) => `${zoneOf(timezone)}. ${address}`

/** Whether the guest may still move it, and cancel it without asking what that means. */
export const isFree = ({ workspace, row }: Shown) =>
  row.state === 'confirmed' && freeUntil(workspace, row.starts_at) > now()

/** Nothing more comes of it, whatever was recorded. */
export const isPast = ({ state, ends_at }: BookingRow) =>
  ['cancelled', 'expired', 'attended', 'no_show'].includes(state) || ends_at <= now()
