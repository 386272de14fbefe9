import { wordsOf } from '../languages/languages.ts'
import type { Party } from '../languages/party.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { clock, day, shortDay } from './words.ts'

export const seatCount = (party: number) => (party === 1 ? '1 seat' : `${party} seats`)

/** For how many a booking is, as sentences take it. */
export const partyFor = (workspace: Workspace, booking: { party: number; whole_slot?: number | boolean }): Party => ({
  party: booking.party,
  whole: Boolean(booking.whole_slot),
  noun: noun(workspace),
})

/** What the shop books, in its own word. */
export const noun = ({ profile }: Workspace) => profile.words?.service ?? 'appointment'

/** "Gongfu Hour, 2 seats"; where one booking takes the whole slot, the people count. */
export const partyOf = (
  workspace: Workspace,
  booking: { service_name: string; party: number; whole_slot?: number | boolean },
) => wordsOf(workspace).phrases.what(booking.service_name, partyFor(workspace, booking))

/** "London time"; a zone without a place is called as its clocks are, since `Etc/GMT+5` is five hours behind. */
export function zoneOf(workspace: Workspace): string {
  const { timezone } = workspace.profile
  if (/^(Etc\/.+|[^/]+)$/.test(timezone)) return offsetOf(timezone)
  return wordsOf(workspace).phrases.zone(timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' '))
}

const offsetOf = (timeZone: string) =>
  new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

/** "Sat 28 Nov, 14:00", in the shop’s zone */
export function shortTime(instant: string, workspace: Workspace): string {
  const { timezone, locale } = workspace.profile
  return wordsOf(workspace).phrases.shortTime(shortDay(instant, timezone, locale), clock(instant, timezone))
}

/** "Saturday 28 November at 14:00" */
export function longTime(instant: string, workspace: Workspace): string {
  const { timezone, locale } = workspace.profile
  return wordsOf(workspace).phrases.at(day(instant, timezone, locale), clock(instant, timezone))
}

/** "London time. 14 Chandler's Yard" */
export const whereabouts = (workspace: Workspace) =>
  wordsOf(workspace).phrases.where(zoneOf(workspace), workspace.profile.address)

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
