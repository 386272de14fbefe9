import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
} from 'ical-generator'
import { languageOf, wordsOf } from '../languages/languages.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { callable, oneLine, partyOf, zoneOf } from './letter-phrases.ts'
import { day, timeRange } from './words.ts'

/** What a calendar is told of a booking; instants in UTC. */
export interface CalendarBooking {
  reference: string
  name: string
  email: string
  /** The people who come. */
  party: number
  /** Whether this one booking takes the whole slot. */
  whole_slot?: boolean
  service_name: string
  starts_at: string
  ends_at: string
  /** One more with every change that the calendar must learn (RFC 5545, SEQUENCE). */
  sequence: number
  /** The guest's own page. */
  manage_url: string
}

/**
 * The booking as an iCalendar file: REQUEST and CANCEL for mail (RFC 5546), PUBLISH to be opened from a page. Its UID
 * never changes, so that all three mean one entry. Times are in UTC, which no calendar gets wrong: a TZID would need
 * its VTIMEZONE with it. The shop's wall time stands in the description.
 */
export function calendarFile(
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH',
  workspace: Workspace,
  booking: CalendarBooking,
): string {
  const { name, email, address } = workspace.profile
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Chaxi', product: 'Bookings', language: languageOf(workspace).toUpperCase() },
  })
  calendar.createEvent({
    id: `${booking.reference}.${workspace.id}@chaxi`,
    sequence: booking.sequence,
    stamp: new Date(now()),
    start: new Date(booking.starts_at),
    end: new Date(booking.ends_at),
    summary: `${booking.service_name}, ${name}`,
    description: descriptionOf(method, workspace, booking),
    location: address,
    url: booking.manage_url,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: unquoted(name), email },
    // A published entry has no attendees (RFC 5546, 3.2.1).
    attendees: method === 'PUBLISH' ? [] : [guest(booking)],
  })
  return `${calendar.toString()}\r\n`
}

const guest = ({ name, email }: CalendarBooking) => ({
  email,
  name: unquoted(callable(name)) || null,
  role: ICalAttendeeRole.REQ,
  type: ICalAttendeeType.INDIVIDUAL,
  status: ICalAttendeeStatus.ACCEPTED,
  rsvp: false,
})

// Few calendars know how a quote within a quoted parameter is written (RFC 6868).
const unquoted = (text: string) => oneLine(text).replaceAll('"', '’')

function descriptionOf(method: string, workspace: Workspace, booking: CalendarBooking): string {
  const { timezone, locale } = workspace.profile
  const { phrases } = wordsOf(workspace)
  const { starts_at, ends_at, reference, manage_url } = booking
  return [
    `${partyOf(workspace, booking)}. ${phrases.reference(reference)}`,
    `${day(starts_at, timezone, locale)}, ${timeRange(starts_at, ends_at, timezone)}, ${zoneOf(workspace)}`,
    `${method === 'CANCEL' ? phrases.seeBooking : phrases.seeAll}: ${manage_url}`,
  ].join('\n')
}
