import { BookingState } from '../../contract/bookings.ts'
import { wordsOf } from '../languages/languages.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { shortTime } from './letter-phrases.ts'
import type { Notice } from './page-notice.ts'
import type { BookingRow } from './present.ts'
import { clock, freeUntil, shortDay } from './words.ts'

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

/** How it stands with a booking, in a word or four: "Booked", "3rd on the list", "Yours until 12:30". */
export function standing({ workspace, row }: Shown): string {
  const { page } = wordsOf(workspace)
  const state = BookingState.parse(row.state)
  switch (state) {
    case 'held':
      return page.keptUntil(deadline(row, workspace))
    case 'offered':
      return page.yoursUntil(deadline(row, workspace))
    case 'waitlisted':
      return page.onTheList(row.place ?? 1)
    default:
      return page.states[state]
  }
}

/** The hour alone today, with its day otherwise. */
function deadline({ held_until, starts_at }: BookingRow, workspace: Workspace): string {
  const { timezone, locale } = workspace.profile
  const until = held_until ?? starts_at
  const isToday = shortDay(until, timezone, locale) === shortDay(now(), timezone, locale)
  return isToday ? clock(until, timezone) : shortTime(until, workspace)
}

/** Whether the guest may still move it, and cancel it without asking what that means. */
export const isFree = ({ workspace, row }: Shown) =>
  row.state === 'confirmed' && freeUntil(workspace, row.starts_at) > now()

/** Nothing more comes of it, whatever was recorded. */
export const isPast = ({ state, ends_at }: BookingRow) =>
  ['cancelled', 'expired', 'attended', 'no_show'].includes(state) || ends_at <= now()
