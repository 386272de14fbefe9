import * as chrono from 'chrono-node'
import { Temporal } from 'temporal-polyfill'
import type { Calendar, Day } from './when/calendar.ts'
import { calendarAt, horizon } from './when/calendar.ts'
import type { DayFound } from './when/day-rules.ts'
import { DAY_RULES } from './when/day-rules.ts'
import { withPlainNot } from './when/ruled-out.ts'
import { readSeats } from './when/seats.ts'
import type { Part, TimeFound } from './when/time-rules.ts'
import { TIME_RULES } from './when/time-rules.ts'
import type { Wanted } from './when/wanted.ts'

export { leans, workedOut } from './when/leaning.ts'
export { phraseOfTime } from './when/phrase.ts'
export { readingOf } from './when/reading.ts'
export { readSeats } from './when/seats.ts'
export type { OpenSlot } from './when/suggest.ts'
export { suggest } from './when/suggest.ts'
export { Heard, type Wanted } from './when/wanted.ts'

/** Reading costs grow with length, and a wish is short. */
const LONGEST = 500

/** The words for a day, without those for the time of it: "Friday at 6" is "Friday". */
export const withoutTime = (text: string): string =>
  TIME_RULES.reduce((rest, [words]) => rest.replace(new RegExp(words, 'giu'), ' '), text)
    .replace(/\s+/g, ' ')
    .trim()

/** Reads a wish for a time as the shop's own calendar has it; undefined when nothing of the kind was said. */
export function readWhen(text: string, at: { now: string; timezone: string; locale: string }): Wanted | undefined {
  const calendar = calendarAt(at.now, at.timezone, at.locale)
  const said = withPlainNot(
    text.slice(0, LONGEST).normalize('NFKC').toLowerCase().replace(/[‘’]/g, "'").replace(/\s+/g, ' '),
  )

  const found = take(said, DAY_RULES, calendar, ruledOut)
  const clock = take(found.rest, TIME_RULES, calendar)
  const { days, not, clash } = resolve(found.found, calendar)
  const read = found.found.length + clock.found.length > 0
  const named = days ?? otherwise(clock.rest, read, calendar)

  const seats = readSeats(said)
  const wanted: Wanted = {
    ...(clash && { clash }),
    ...(named && { days: named.map(String) }),
    ...(not.length > 0 && { not_days: not.map(String) }),
    ...timesOf(clock.found),
    ...(found.found.some((one) => one.first_available) && { first_available: true }),
    ...((found.found.some((one) => one.partly) || (read && UNREAD.test(clock.rest))) && { partly: true as const }),
    ...(seats && { seats }),
  }
  return Object.keys(wanted).some((key) => key !== 'seats' && key !== 'partly') ? wanted : undefined
}

// What is left of the words speaks of a day too: what was read of them may be another.
const UNREAD =
  /(?<![\p{L}\d])(?:(?:january|february|march|april|june|july|august|september|october|november|december|jan|feb|apr|aug|sept?|oct|nov|dec)(?![\p{L}])|\d{1,2}[/.]\d{1,2}(?!\d)|\d{1,2}(?:st|nd|rd|th)\b|(?:days?|weeks?|months?) (?:before|after|following|from)\b|(?:before|after|following) (?:that|it|this)\b)/u

// What a rule has read is blanked, so that "the first Sunday in December" is not also "Sunday".
function take<Found>(
  text: string,
  rules: readonly (readonly [RegExp, (found: string[], calendar: Calendar) => Found | undefined])[],
  calendar: Calendar,
  not: (found: Found, calendar: Calendar) => Found = (found) => found,
): { found: Found[]; rest: string } {
  const found: Found[] = []
  let rest = text
  for (const [phrase, read] of rules) {
    const said = rest
    rest = said.replace(phrase, (whole: string, ...groups: string[]) => {
      const one = read([whole, ...groups.slice(0, -2)], calendar)
      if (one) found.push(NOT.test(said.slice(0, Number(groups.at(-2)))) ? not(one, calendar) : one)
      return one ? ' · ' : whole
    })
  }
  return { found, rest }
}

const NOT = /(?<![\p{L}\d])not (?:(?:on|in|at|for|the|a) )*$/u

const ruledOut = ({ days = [], weekdays = [], not = [] }: DayFound, calendar: Calendar): DayFound => ({
  not: [...not, ...days, ...horizon(calendar).filter(({ dayOfWeek }) => weekdays.includes(dayOfWeek))],
})

function resolve(found: DayFound[], calendar: Calendar): { days?: Day[]; not: Day[]; clash?: true } {
  const not = sorted(found.flatMap((one) => one.not ?? []))
  const allowed = (day: Day) => !not.some((other) => other.equals(day))
  const named = found.filter((one) => one.days).map((one) => one.days ?? [])
  const weekdays = found.flatMap((one) => one.weekdays ?? [])
  const every = found.some((one) => one.every)
  if (named.length === 0 && weekdays.length === 0) return { not }

  const stated = sorted(named.flat())
  const days =
    named.length > 0
      ? stated.filter((day) => weekdays.length === 0 || weekdays.includes(day.dayOfWeek))
      : byWeekday(weekdays, every, horizon(calendar).filter(allowed), calendar)
  if (days.length > 0) return { days: days.filter(allowed), not }

  const either = sorted(
    stated.slice(0, 1).flatMap((day) => [day, ...weekdays.map((weekday) => nearestTo(day, weekday))]),
  ).filter(allowed)
  return { days: either, not, ...(either.length > 0 && { clash: true }) }
}

// Said on a Saturday, "Saturday" may be today or a week from now: both count, the nearer first.
function byWeekday(weekdays: number[], every: boolean, open: Day[], { today }: Calendar): Day[] {
  if (every) return open.filter((day) => weekdays.includes(day.dayOfWeek))
  return sorted(
    weekdays.flatMap((weekday) => {
      const [next, after] = open.filter((day) => day.dayOfWeek === weekday)
      return [next, next?.equals(today) ? after : undefined].filter((day) => day !== undefined)
    }),
  )
}

// "Saturday the 27th", when the 27th is a Friday: the Saturday next to it is as likely as the date.
const nearestTo = (day: Day, weekday: number): Day => day.add({ days: ((weekday - day.dayOfWeek + 10) % 7) - 3 })

const sorted = (days: Day[]): Day[] =>
  [...new Map(days.map((day) => [String(day), day])).values()].sort(Temporal.PlainDate.compare)

function timesOf(found: TimeFound[]): Pick<Wanted, 'from' | 'to' | 'part' | 'unsure'> {
  const part = found.find((one) => one.part)?.part
  const clock = found.find((one) => one.from !== undefined || one.to !== undefined)
  if (!clock) return part ? { part } : {}

  const shift = clock.unsure ? towards(part, clock) : 0
  return {
    ...(clock.from !== undefined && { from: wall(clock.from + shift) }),
    ...(clock.to !== undefined && { to: wall(clock.to + shift) }),
    ...(clock.unsure && !part && { unsure: true }),
  }
}

// "At 8 in the evening": the part of the day settles the half of the clock.
function towards(part: Part | undefined, { from, to }: TimeFound): number {
  const at = from ?? to ?? 0
  if (part === 'morning' && at >= 720) return -720
  if ((part === 'evening' || part === 'afternoon') && at < 720) return 720
  return 0
}

const wall = (minutes: number) => {
  const within = Math.min(Math.max(minutes, 0), 1439)
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

// chrono reads what our own rules left. Its components only, never its dates: a zone in its reference is ignored.
function otherwise(rest: string, read: boolean, { today, clock }: Calendar): Day[] | undefined {
  if (read) return undefined
  const reference = new Date(today.year, today.month - 1, today.day, clock.hour, clock.minute)
  const start = chrono.en.GB.parse(rest, reference, { forwardDate: true })[0]?.start
  if (!start || !(start.isCertain('day') || start.isCertain('weekday') || start.isCertain('month'))) return undefined

  const [year, month, day] = [start.get('year'), start.get('month'), start.get('day')]
  return year && month && day ? [Temporal.PlainDate.from({ year, month, day })] : undefined
}
