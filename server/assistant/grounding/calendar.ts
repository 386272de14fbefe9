import { Temporal } from 'temporal-polyfill'
import type { Kind, Reading } from './kinds.ts'
import { meeting, weekday } from './meetings.ts'
import { relative } from './relative.ts'

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const DAYS = 'mon tue wed thu fri sat sun'.split(' ')

const MONTH =
  '(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\b\\.?'
const WEEKDAY =
  '(?:(monday|tuesday|wednesday|thursday|friday|saturday|sunday|mon|tues?|wed|thu(?:rs?)?|fri|sat|sun)\\b\\.?,?\\s+(?:the\\s+)?)?'
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(?:,?\\s+(\\d{4}))?'

const pattern = (source: string) => new RegExp(source, 'giu')

const HALF = '\\s*(am|pm|a\\.m\\.?|p\\.m\\.?)(?![\\p{L}])'

/** Dates, times of day and weekdays, where the shop is. */
export const calendar: readonly Kind[] = [
  {
    pattern: /\b(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::\d\d)?(?:\.\d+)?(Z|[+-]\d\d:\d\d)?)?/gu,
    read: ([text, year, month, day]) => (text.includes('T') ? `instant:${text}` : date(month, day, { year })),
  },
  {
    pattern: pattern(`\\b${DAY}\\s*(?:-|–|to|and|&)\\s*(?=\\d{1,2}(?:st|nd|rd|th)?\\s+(?:of\\s+)?${MONTH})`),
    read: ([, day, month]) => date(monthOf(month), day),
  },
  {
    pattern: pattern(`\\b${WEEKDAY}${DAY}\\s+(?:of\\s+)?${MONTH}${YEAR}`),
    read: ([, weekday, day, month, year]) => date(monthOf(month), day, { year, weekday }),
  },
  {
    pattern: pattern(`\\b${WEEKDAY}${MONTH}\\s+(?:the\\s+)?${DAY}\\b${YEAR}`),
    read: ([, weekday, month, day, year]) => date(monthOf(month), day, { year, weekday }),
  },
  {
    pattern: /\b(\d{1,2})[/](\d{1,2})(?:[/](\d{4}|\d\d))?\b|\b(\d{1,2})\.(\d{1,2})\.(\d{4}|\d\d)\b/gu,
    read: ([, a, b, year, c, d, other], { locale }) =>
      locale === 'en-US' && a ? date(a, b, { year: full(year) }) : date(b ?? d, a ?? c, { year: full(year ?? other) }),
  },
  {
    pattern: pattern(`\\b(\\d{1,2})(?:[:.](\\d\\d))?\\s*(?:-|–|to)\\s*(?=\\d{1,2}(?:[:.]\\d\\d)?${HALF})`),
    read: ([, hour, minute]) => [time(hour, minute, 'am'), time(hour, minute, 'pm')],
  },
  {
    pattern: pattern(`\\b(\\d{1,2})(?:[:.](\\d\\d))?${HALF}`),
    read: ([, hour, minute, half]) => time(hour, minute, half),
  },
  {
    pattern: /\b(half|(?:a )?quarter|\d{1,2}(?: minutes?)?) (past|to) (\d{1,2})\b(?!:)/giu,
    read: ([, part = '', side, hour], _) => past(part.toLowerCase(), side, Number(hour)),
  },
  {
    pattern: /\b(\d{1,2})[:h](\d\d)\b(?::\d\d)?/gu,
    read: ([text, hour, minute]) =>
      Number(hour) < 13 && !text.startsWith('0') ? [time(hour, minute), time(hour, minute, 'pm')] : time(hour, minute),
  },
  { pattern: /\b(\d{1,2})\s*o['’]clock\b/giu, read: ([, hour]) => [time(hour, '00'), time(hour, '00', 'pm')] },
  {
    pattern: /\b(?:at|from|until|till|by|before|after) (noon|midday|midnight)\b/giu,
    read: ([, word = '']) => `time:${word.toLowerCase() === 'midnight' ? 0 : 720}`,
  },
  {
    pattern: /\b(mon|tues|wednes|thurs|fri|satur|sun)days?\b/giu,
    read: ([, day = '']) => `weekday:${DAYS.indexOf(day.slice(0, 3).toLowerCase()) + 1}`,
  },
  {
    pattern: /\b(?:Mon|Tue|Tues|Wed|Thu|Thur|Thurs|Fri|Sat|Sun)\b(?=\.? |,)/gu,
    read: ([day]) => `weekday:${DAYS.indexOf(day.slice(0, 3).toLowerCase()) + 1}`,
  },
  {
    pattern: /\bweekends?\b/giu,
    read: ([text]) => [`said:${text.toLowerCase()}`, 'weekday:6', 'weekday:7'],
  },
  ...relative,
  {
    pattern: pattern(
      `\\b(?:in|during|until|till|by|of|since|from|all|early|late|mid|next|last|throughout) ${MONTH}(?:\\s+(\\d{4}))?`,
    ),
    read: ([text, month]) => [
      `said:${text.toLowerCase()}`,
      ...Array.from({ length: 31 }, (_, day) => `date:${monthOf(month)}-${day + 1}`),
    ],
  },
]

/** What an instant or a wall time of the record says in words, for evidence. */
export function momentClaims(text: string, { timezone }: Pick<Reading, 'timezone'>): string[] {
  const wall = /Z$|[+-]\d\d:\d\d$/u.test(text)
    ? Temporal.Instant.from(text).toZonedDateTimeISO(timezone).toPlainDateTime()
    : Temporal.PlainDateTime.from(text)
  const time = wall.hour * 60 + wall.minute
  const days = [`${wall.month}-${wall.day}`, weekday(wall.dayOfWeek)]
  return [...dateClaims(wall.toPlainDate()), `time:${time}`, ...days.map((day) => meeting(day, time))]
}

export const dateClaims = (day: Temporal.PlainDate): string[] => {
  const short = `${day.month}-${day.day}`
  return [
    `date:${short}`,
    `date:${day.year}-${short}`,
    `date:${short} on ${day.dayOfWeek}`,
    `date:${day.year}-${short} on ${day.dayOfWeek}`,
    `day:${day.day}`,
    `weekday:${day.dayOfWeek}`,
  ]
}

interface More {
  year?: string
  weekday?: string
}

function date(month: string | number | undefined, day: string | undefined, { year, weekday }: More = {}): string {
  const on = weekday ? ` on ${DAYS.indexOf(weekday.slice(0, 3).toLowerCase()) + 1}` : ''
  return `date:${year ? `${year}-` : ''}${Number(month)}-${Number(day)}${on}`
}

const full = (year?: string) => (year?.length === 2 ? `20${year}` : year)

const monthOf = (name = '') => MONTHS.indexOf(name.slice(0, 3).toLowerCase()) + 1

function time(hour: string | undefined, minute = '00', half?: string): string {
  const isLate = half?.toLowerCase().startsWith('p')
  const twelve = half ? Number(hour) % 12 : Number(hour)
  return `time:${(twelve + (isLate ? 12 : 0)) * 60 + Number(minute)}`
}

function past(part: string, side: string | undefined, hour: number): string[] {
  const minutes = part === 'half' ? 30 : part.includes('quarter') ? 15 : Number.parseInt(part, 10)
  const from = (hour % 12) * 60 + (side === 'past' ? minutes : -minutes)
  return [(from + 720) % 720, ((from + 720) % 720) + 720].map((minute) => `time:${minute}`)
}
