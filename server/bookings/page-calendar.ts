import { AppError } from '../errors.ts'
import { calendarFile } from './calendar.ts'
import { manageUrl } from './links.ts'
import type { Shown } from './page-words.ts'

/** A confirmed booking as a file for the guest's own calendar, and what to call it. Throws `not_found` for any other. */
export function ownCalendar({ workspace, row }: Shown): { name: string; content: string } {
  if (row.state !== 'confirmed')
    throw new AppError('not_found', 'Only a confirmed booking has a calendar file, and this one is not confirmed.')

  const booking = { ...row, whole_slot: row.whole_slot === 1, manage_url: manageUrl(workspace, row) }
  return { name: `${row.service_code}-${row.reference}.ics`, content: calendarFile('PUBLISH', workspace, booking) }
}
