import { Temporal } from 'temporal-polyfill'

/** Slots are made eight weeks ahead, so no phrase needs to reach further. */
const HORIZON_DAYS = 56

export type Day = Temporal.PlainDate

/** The shop's calendar on one day: every phrase is read from here, never from the machine's own clock. */
export interface Calendar {
  today: Day
  clock: Temporal.PlainTime
  monthFirst: boolean // "5/12" is 12 May where the shop writes months first
}

export function calendarAt(now: string, timezone: string, locale: string): Calendar {
  const here = Temporal.Instant.from(now).toZonedDateTimeISO(timezone)
  return { today: here.toPlainDate(), clock: here.toPlainTime(), monthFirst: locale === 'en-US' }
}

export const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
export const WEEKDAYS = 'mon tue wed thu fri sat sun'.split(' ')

/** A weekday in full or cut short, as part of a regular expression. */
export const WEEKDAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?'

/** 1 to 7 from Monday, as Temporal counts; read from the first three letters. */
export const weekdayIn = (word: string): number => WEEKDAYS.indexOf(word.slice(0, 3)) + 1
export const monthIn = (word: string): number => MONTHS.indexOf(word.slice(0, 3)) + 1

export const daysFrom = (from: Day, to: Day): Day[] =>
  Array.from({ length: Math.max(0, from.until(to).days + 1) }, (_, days) => from.add({ days }))

export const horizon = ({ today }: Calendar): Day[] => daysFrom(today, today.add({ days: HORIZON_DAYS }))

/** The coming day of that weekday, today included. */
export const coming = (today: Day, weekday: number): Day => today.add({ days: (weekday - today.dayOfWeek + 7) % 7 })

export const weekOf = (day: Day): { monday: Day; sunday: Day } => ({
  monday: day.subtract({ days: day.dayOfWeek - 1 }),
  sunday: day.add({ days: 7 - day.dayOfWeek }),
})

/** The next such date that is not over: "5 Feb" said in November is next year's. Undefined for 31 June. */
export function dateIn(today: Day, month: number, day: number): Day | undefined {
  const length = Temporal.PlainYearMonth.from({ year: today.year, month }).daysInMonth
  if (day < 1 || day > length) return undefined

  const date = Temporal.PlainDate.from({ year: today.year, month, day })
  return Temporal.PlainDate.compare(date, today) < 0 ? date.add({ years: 1 }) : date
}

/** The next month's day of that number: "the 14th" said on the 21st is in the month after. */
export function dayOfMonth(today: Day, day: number): Day | undefined {
  for (let months = 0; months < 3; months++) {
    const month = today.with({ day: 1 }).add({ months })
    if (day > month.daysInMonth) continue
    const date = month.with({ day })
    if (Temporal.PlainDate.compare(date, today) >= 0) return date
  }
  return undefined
}

/** The whole of the coming month of that number, from today where it has begun. */
export function monthDays(today: Day, month: number): Day[] {
  const first = Temporal.PlainDate.from({ year: today.year + (month < today.month ? 1 : 0), month, day: 1 })
  return daysFrom(first, first.with({ day: first.daysInMonth })).filter((day) => !before(day, today))
}

export const before = (a: Day, b: Day): boolean => Temporal.PlainDate.compare(a, b) < 0
