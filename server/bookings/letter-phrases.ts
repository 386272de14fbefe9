import type { Workspace } from '../workspaces/workspaces.ts'
import type { CalendarBooking } from './calendar.ts'
import { clock, day, shortDay } from './words.ts'

export const seatCount = (party: number) => (party === 1 ? '1 seat' : `${party} seats`)

/** "Gongfu Hour, 2 seats"; where one booking takes the whole slot, the people count. */
export const partyOf = ({ service_name, party, whole_slot }: CalendarBooking) =>
  `${service_name}, ${whole_slot ? `a party of ${party}` : seatCount(party)}`

/** "London time"; a zone without a place is called as its clocks are, since `Etc/GMT+5` is five hours behind. */
export const zoneOf = (timezone: string) =>
  /^(Etc\/.+|[^/]+)$/.test(timezone)
    ? offsetOf(timezone)
    : `${timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')} time`

const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** "Sat 28 Nov, 14:00", in the shop’s zone */
export const shortTime = (instant: string, { profile: { timezone, locale } }: Workspace) =>
  `${shortDay(instant, timezone, locale)}, ${clock(instant, timezone)}`

/** "Saturday 28 November at 14:00" */
export const longTime = (instant: string, { profile: { timezone, locale } }: Workspace) =>
  `${day(instant, timezone, locale)} at ${clock(instant, timezone)}`

/** Without line breaks and other control characters. */
export const oneLine = (text: string) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const LINK = /[/:@]|\.\p{Ll}{2}|\.\p{Lu}{2}|www|\d{4}/u
const ENDING = /\.(com|net|org|info|io|co|app|xyz)\b/i

/**
 * The name to call a guest by, or nothing. Whoever fills in somebody else's address must not be able to have the shop
 * write them an advertisement: what reads like a link or a telephone number is no name. "J.Smith" is one.
 */
export function callable(name: string): string {
  const line = oneLine(name)
  return LINK.test(line) || ENDING.test(line) || line.length > 60 ? '' : line
}
