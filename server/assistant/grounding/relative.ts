import { Temporal } from 'temporal-polyfill'
import type { Kind, Reading } from './kinds.ts'

type Days = (today: Temporal.PlainDate) => [from: Temporal.PlainDate, days: number]

const after =
  (days: number, length = 1): Days =>
  (today) => [today.add({ days }), length]
const week =
  (weeks: number, length = 7, begin = 0): Days =>
  (today) => [today.add({ days: 1 - today.dayOfWeek + weeks * 7 + begin }), length]
const month =
  (months: number): Days =>
  (today) => [today.with({ day: 1 }).add({ months }), today.with({ day: 1 }).add({ months }).daysInMonth]

/** Days as they are called from today; who asks "today?" tells nothing. */
const CALLED: [words: string, days: Days][] = [
  ['(?:the )?day after tomorrow', after(2)],
  ['tomorrow', after(1)],
  ['(?:today|tonight|this (?:morning|afternoon|evening))(?![^.!?]{0,300}\\?)', after(0)],
  ['yesterday', after(-1)],
  ['this weekend', week(0, 2, 5)],
  ['next weekend', week(1, 2, 5)],
  ['this week', week(0)],
  ['next week', week(1)],
  ['this month', month(0)],
  ['next month', month(1)],
]

/** "Today", "next week": any of the days that it is, or the same words of the record. */
export const relative: readonly Kind[] = CALLED.map(([words, days]) => ({
  pattern: new RegExp(`\\b${words}\\b`, 'giu'),
  read: ([text], reading) => [`said:${text.toLowerCase()}`, ...dates(days(todayOf(reading)))],
}))

const dates = ([from, length]: ReturnType<Days>) =>
  Array.from({ length }, (_, days) => from.add({ days })).map(({ month, day }) => `date:${month}-${day}`)

const todayOf = ({ now, timezone }: Reading) => Temporal.Instant.from(now).toZonedDateTimeISO(timezone).toPlainDate()
