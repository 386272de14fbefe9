import { date, shortDay, time } from '../../browser/format.ts'
import type { Shop } from '../../contract/catalogue.ts'
import type { DiaryDay, DiaryLine, Sitting } from '../../contract/diary.ts'

type Manners = Pick<Shop, 'timezone' | 'locale'>

export const seatCount = (seats: number) => (seats === 1 ? '1 seat' : `${seats} seats`)

/** "Saturday 21 November" of "2026-11-21", or another shape of it: a calendar day is the same in every zone. */
export const dayWords = (
  day: string,
  { locale }: Pick<Manners, 'locale'>,
  shape: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long' },
) => date(`${day}T12:00:00Z`, { timezone: 'UTC', locale }, shape)

/** "Sat 28 Nov, 14:00". */
export const when = (instant: string, manners: Manners) => `${shortDay(instant, manners)}, ${time(instant, manners)}`

export interface Standing {
  words: string
  tone?: 'accent' | 'wait' | 'danger'
}

/** How a booking stands, in a word or two, and in which tone. */
export function standing(line: DiaryLine, manners: Manners): Standing {
  switch (line.state) {
    case 'held':
      return { words: 'Kept' }
    case 'confirmed':
      return { words: 'Confirmed' }
    case 'waitlisted':
      return { words: `Waitlist, ${ordinal(line.list_place ?? 1)}`, tone: 'wait' }
    case 'offered':
      return { words: offered(line, manners), tone: 'wait' }
    case 'attended':
      return { words: 'Attended', tone: 'accent' }
    case 'no_show':
      return { words: 'No show', tone: 'danger' }
    case 'cancelled':
      return { words: 'Cancelled' }
    case 'expired':
      return { words: 'Let go' }
    default:
      return line.state satisfies never
  }
}

/** "Offered, to 15:10". */
export const offered = ({ offered_until }: Pick<DiaryLine, 'offered_until'>, manners: Manners) =>
  offered_until ? `Offered, to ${time(offered_until, manners)}` : 'Offered'

/** "1st in line" for the first, "2nd" below it. */
export const inLine = ({ list_place = 1 }: Pick<DiaryLine, 'list_place'>) =>
  list_place === 1 ? '1st in line' : ordinal(list_place)

/** "Full", "6 of 8, 1 kept until 13:49". */
export function seatWords({ taken, kept, kept_until, capacity }: Sitting, manners: Manners): string {
  const until = kept_until ? ` until ${time(kept_until, manners)}` : ''
  if (taken >= capacity) return 'Full'
  return `${taken} of ${capacity}${kept > 0 ? `, ${kept} kept${until}` : ''}`
}

/** What begins within so many minutes is close. */
const CLOSE_MINUTES = 120

/** Where a time stands against the clock: over, going on, the next one and close, or later. */
export type Moment = 'past' | 'now' | 'next' | ''

export function momentOf({ starts_at, ends_at }: Sitting, now: string, next?: string): Moment {
  const at = Date.parse(now)
  if (Date.parse(ends_at) <= at) return 'past'
  if (Date.parse(starts_at) <= at) return 'now'
  return starts_at === next && minutesTo(starts_at, now) <= CLOSE_MINUTES ? 'next' : ''
}

const minutesTo = (instant: string, now: string) => Math.ceil((Date.parse(instant) - Date.parse(now)) / 60_000)

/** "to 15:15", "now, until 15:15" while it goes on, "in 20 min" for the next one. */
export function momentWords(
  { starts_at, ends_at }: Sitting,
  moment: Moment,
  { now, manners }: { now: string; manners: Manners },
) {
  if (moment === 'now') return `now, until ${time(ends_at, manners)}`
  return moment === 'next' ? `in ${minutesTo(starts_at, now)} min` : `to ${time(ends_at, manners)}`
}

export const hasBegun = ({ starts_at }: Pick<DiaryLine, 'starts_at'>, now: string) =>
  Date.parse(starts_at) <= Date.parse(now)

/** "Closed on Mondays. The next sitting is First Steep, Tuesday 24 November at 11:00." */
export function emptyDay({ date: day, is_closed, next }: DiaryDay, { words, ...manners }: Shop): string {
  const weekday = dayWords(day, manners, { weekday: 'long' })
  const why = is_closed ? `Closed this ${weekday}.` : `No ${words.services} this ${weekday}.`
  if (!next) return `${why} No other ${words.service} is set after it.`
  const at = date(next.starts_at, manners, { weekday: 'long', day: 'numeric', month: 'long' })
  return `${why} The next ${words.service} is ${next.service.name}, ${at} at ${time(next.starts_at, manners)}.`
}

/** "Assistant", "Booking form", "Added by Mei Tan". */
export const cameBy = ({ came_by, added_by }: Pick<DiaryLine, 'came_by' | 'added_by'>): string =>
  ({ assistant: 'Assistant', form: 'Booking form', shop: added_by ? `Added by ${added_by}` : 'Added here' })[came_by]

export const letterNames: Record<string, string> = {
  confirmation: 'Confirmation',
  change: 'Change',
  cancellation: 'Cancellation',
  offer: 'Offer',
  reminder: 'Reminder',
  waitlisted: 'Place on the list',
}

/** "3rd". */
export function ordinal(place: number): string {
  const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: 'st', two: 'nd', few: 'rd' }
  return `${place}${endings[new Intl.PluralRules('en', { type: 'ordinal' }).select(place)] ?? 'th'}`
}
