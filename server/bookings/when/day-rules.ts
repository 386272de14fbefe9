import { Temporal } from 'temporal-polyfill'
import type { Calendar, Day } from './calendar.ts'
import {
  before,
  coming,
  dateIn,
  dayOfMonth,
  daysFrom,
  horizon,
  monthDays,
  monthIn,
  weekdayIn,
  weekOf,
} from './calendar.ts'
import { LEANING, weekdayOf } from './leaning.ts'
import { NUMBER, numberIn, ORDINAL } from './numbers.ts'

/** What one phrase says of the day. `weekdays` narrow whatever else is said; alone they mean the nearest of each. */
export interface DayFound {
  days?: Day[]
  weekdays?: number[]
  every?: boolean // "Saturdays", "weekends only": all of them, not the nearest
  not?: Day[]
  first_available?: boolean
  partly?: boolean // it leans on a day that is not said
}

type DayRule = readonly [phrase: RegExp, read: (found: string[], calendar: Calendar) => DayFound | undefined]

const WEEKDAY =
  'mon(?:day)?|tue(?:s(?:day)?)?|wed(?:s|nesday)?|thu(?:r(?:s(?:day)?)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?'
const MONTH =
  'jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sep(?:t(?:ember)?)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?'

// Feasts that fall on the same date wherever they are kept; but for one, the movable ones are left to the person behind the counter.
const FEASTS: ReadonlyMap<string, readonly [month: number, day: number]> = new Map([
  ['christmas eve', [12, 24]],
  ['christmas', [12, 25]],
  ['xmas', [12, 25]],
  ['boxing day', [12, 26]],
  ['new years eve', [12, 31]],
  ["new year's eve", [12, 31]],
  ['new year eve', [12, 31]],
  ["new year's", [1, 1]],
  ['new year', [1, 1]],
  ['new years', [1, 1]],
  ['valentines', [2, 14]],
  ['halloween', [10, 31]],
])
const FEAST = `${[...FEASTS.keys()].join('|')}|thanksgiving`
// "Monday after my birthday", "after Easter": a day that only the guest can tell.
const THEIR_DAY = `(?:my|our|his|her|their|the) (?!${NUMBER}|${ORDINAL}|${FEAST})\\w+|easter|passover|eid|diwali|hanukkah|thanksgiving`

const phrase = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})(?![\\p{L}\\d])`, 'gu')

/** Read in this order; what one has read is gone for the next, so the longest phrase comes first. */
export const DAY_RULES: readonly DayRule[] = [
  [
    phrase(
      "as soon as possible|asap|soonest|earliest|(?:the )?(?:first|next) (?:free|available|open)(?: \\w+)?|first \\w+ (?:you have|you've got|going)|any ?time soon|soon",
    ),
    () => ({ first_available: true }),
  ],

  [
    phrase(`(?:(?:the|first|next) )*(?:${LEANING})`),
    ([words = '']) => ({ partly: true, every: true, weekdays: someWeekday(weekdayOf(words)) }),
  ],
  [
    phrase(`(?:not|no) (?:on |a |the )*(weekend|weekday|weeknight|${WEEKDAY})s?`),
    ([, word], calendar) => ({ not: horizon(calendar).filter(isNamed(word)) }),
  ],

  [
    phrase(`(?:the )?(${WEEKDAY}) after next`),
    ([, word], { today }) => ({ days: [strictlyAfter(today, word).add({ days: 7 })] }),
  ],
  [
    phrase(`(?:a )?week (?:on|from|after) (?:this |next )?(${WEEKDAY})|(${WEEKDAY}) week`),
    ([, a, b], { today }) => ({ days: [strictlyAfter(today, a ?? b).add({ days: 7 })] }),
  ],
  [
    phrase(`(?:a )?(?:fortnight|two weeks) (?:on|from) (${WEEKDAY})`),
    ([, word], { today }) => ({ days: [strictlyAfter(today, word).add({ days: 14 })] }),
  ],

  [
    phrase(`(?:the )?(${ORDINAL}|last) (${WEEKDAY}) (?:in|of) (${MONTH}|next month|this month|the month)`),
    ordinalWeekday,
  ],
  [
    phrase(`(?:the )?(?:(early|beginning|start|mid|middle|late|end) (?:in |of )?)(?:the )?(${MONTH}|next month)`),
    ([, part, month], { today }) => partOfMonth(part, monthDays(today, monthNamed(month, today))),
  ],

  [
    phrase(`(\\d{4})-(\\d{2})-(\\d{2})`),
    ([, year, month, day]) => ({ days: someDay(isoDay(`${year}-${month}-${day}`)) }),
  ],
  [
    phrase(`(?<!(?:a|any|some) )(?:the )?(${WEEKDAY}|day) (before|after|following) (${FEAST})(?: day)?`),
    ([, word, side, feast], calendar) => onDay(nextTo(side, word, feastDay(feast, calendar))),
  ],
  [
    phrase(
      `(?<!(?:a|any|some) )(?:the |first )*(${WEEKDAY}|day) (before|after|following) (?:the )?(?:(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})|(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)?)`,
    ),
    ([, word, side, day, month, other, itsDay], { today }) =>
      onDay(nextTo(side, word, dateIn(today, monthIn(month ?? other ?? ''), Number(day ?? itsDay)))),
  ],
  [
    phrase(`(?:the )?week (before|after|of) (${FEAST})(?: day)?`),
    ([, side, feast], calendar) => besideWeek(side, feastDay(feast, calendar)),
  ],
  [
    phrase(`(${WEEKDAY}) (?:before|after|following) (?:${THEIR_DAY})`),
    ([, word]) => ({ weekdays: [weekdayIn(word ?? '')], every: true }),
  ],
  [phrase(`(?:day|week)s? (?:before|after) (?:${THEIR_DAY})`), () => ({})],
  [
    phrase(`(before|by|until|till|after|from|since) (?:the )?(${FEAST})(?: day)?`),
    ([, side, feast], calendar) => beside(side, feastDay(feast, calendar), calendar),
  ],
  [
    phrase(`(?:(before|by|until|till|after|from) )?(?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})`),
    ([, side, day, month], calendar) =>
      beside(side, dateIn(calendar.today, monthIn(month ?? ''), Number(day)), calendar),
  ],
  [
    phrase(`(?:(before|by|until|till|after|from) )?(${MONTH}) (?:the )?(\\d{1,2})(?:st|nd|rd|th)?`),
    ([, side, month, day], calendar) =>
      beside(side, dateIn(calendar.today, monthIn(month ?? ''), Number(day)), calendar),
  ],
  [
    phrase('(\\d{1,2})[/.](\\d{1,2})(?:[/.](?:20)?\\d{2})?'),
    ([, a, b], { today, monthFirst }) => onDay(written(today, Number(a), Number(b), monthFirst)),
  ],
  [
    phrase(
      `(?:(before|by|until|till|after|from) )?(?:on )?the (${ORDINAL})(?! (?:${WEEKDAY}|one|time|slot|sitting|class|session|week))`,
    ),
    ([, side, day], calendar) => beside(side, dayOfMonth(calendar.today, numberIn(day ?? '') ?? 0), calendar),
  ],
  [
    phrase(`(?:(before|by|until|till|after|from) )?(\\d{1,2})(?:st|nd|rd|th)`),
    ([, side, day], calendar) => beside(side, dayOfMonth(calendar.today, Number(day)), calendar),
  ],
  [phrase(`(?:on )?(${FEAST})(?: day)?`), ([, feast], calendar) => ({ days: someDay(feastDay(feast, calendar)) })],

  [phrase('(?:the )?day after tomorrow'), (_, { today }) => ({ days: [today.add({ days: 2 })] })],
  [phrase('tomorrow|tmrw|tomoz'), (_, { today }) => ({ days: [today.add({ days: 1 })] })],
  [phrase('today|tonight|this (?=morning|afternoon|evening|lunch)'), (_, { today }) => ({ days: [today] })],
  [
    phrase(`in (?:a |about )?(${NUMBER}|couple of|few) days?(?:'? time)?`),
    ([, count], { today }) => ({ days: [today.add({ days: numberIn(count ?? '') ?? 2 })] }),
  ],
  [
    phrase(`in (?:a|one) week(?:'?s time)?|a week today|week from (?:today|now)`),
    (_, { today }) => ({ days: [today.add({ days: 7 })] }),
  ],
  [
    phrase(
      `(?:in )?(?:a )?fortnight(?:'?s time)?|in (${NUMBER}) weeks?(?:'? time)?|(?:${NUMBER}) weeks from (?:today|now)`,
    ),
    ([, weeks], { today }) => ({ days: [today.add({ days: 7 * (numberIn(weeks ?? '') ?? 2) })] }),
  ],

  [
    phrase('weekends|(?:only )?(?:on |at )?(?:the )?weekends? only|any weekend|(?:on|at) (?:a|the) weekend'),
    () => ({ weekdays: [6, 7], every: true }),
  ],
  [phrase('next weekend|weekend after next'), ([whole], { today }) => nextWeekend(whole, today)],
  [
    phrase('(?:this |the |over the |coming )*weekend'),
    (_, { today }) => ({ days: spokenOfOn(today, thisWeekend(today), thisWeekend(today.add({ days: 1 }))) }),
  ],
  [
    phrase('week ?days?(?: only)?|weeknights?|mid ?week|during the week'),
    () => ({ weekdays: [1, 2, 3, 4, 5], every: true }),
  ],

  [phrase(`this (${WEEKDAY})`), ([, word], { today }) => ({ days: [coming(today, weekdayIn(word ?? ''))] })],
  [phrase(`next (${WEEKDAY})`), ([, word], { today }) => ({ days: nextNamed(today, weekdayIn(word ?? '')) })],
  [phrase('week after next'), (_, { today }) => ({ days: wholeWeek(today.add({ days: 14 })) })],
  [phrase('next week'), (_, { today }) => ({ days: wholeWeek(today.add({ days: 7 })) })],
  [
    phrase('(?:later )?this week'),
    (_, { today }) => ({
      days: spokenOfOn(today, daysFrom(today, weekOf(today).sunday), wholeWeek(today.add({ days: 1 }))),
    }),
  ],
  [phrase('next month'), (_, { today }) => ({ days: monthDays(today, monthNamed('next month', today)) })],
  [phrase('(?:later )?this month'), (_, { today }) => ({ days: monthDays(today, today.month) })],
  [
    phrase(
      `(?:every |any |all |each )?((?:mon|tues|wednes|thurs|fri|satur|sun)day)s(?: only)?|(?:every|any|all|each|some) (${WEEKDAY})`,
    ),
    ([, a, b]) => ({ weekdays: [weekdayIn(a ?? b ?? '')], every: true }),
  ],
  [phrase(`(${WEEKDAY})`), ([, word]) => ({ weekdays: [weekdayIn(word ?? '')] })],
  [
    phrase(
      '(?:in |during |some ?time in )(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|nov|dec)',
    ),
    ([, month], { today }) => ({ days: monthDays(today, monthIn(month ?? '')) }),
  ],
]

const isNamed =
  (word = '') =>
  (day: Day) =>
    word === 'weekend'
      ? day.dayOfWeek > 5
      : word.startsWith('week')
        ? day.dayOfWeek < 6
        : day.dayOfWeek === weekdayIn(word)

const someWeekday = (weekday: number | undefined) => (weekday ? [weekday] : undefined)

const someDay = (day: Day | undefined) => (day ? [day] : undefined)

const onDay = (day: Day | undefined): DayFound | undefined => day && { days: [day] }

const strictlyAfter = (today: Day, word = '') => coming(today.add({ days: 1 }), weekdayIn(word))

// "Next Saturday" said on a Wednesday is the nearest one to some and the one after to others: both are offered.
function nextNamed(today: Day, weekday: number): Day[] {
  const { monday } = weekOf(today)
  const thisWeeks = monday.add({ days: weekday - 1 })
  const nextWeeks = thisWeeks.add({ days: 7 })
  return before(today, thisWeeks) ? [thisWeeks, nextWeeks] : [nextWeeks]
}

function thisWeekend(today: Day): Day[] {
  const { sunday } = weekOf(today)
  return [sunday.subtract({ days: 1 }), sunday].filter((day) => !before(day, today))
}

// On a Sunday the week and the weekend that people speak of may be the coming ones.
const spokenOfOn = (today: Day, days: Day[], coming: Day[]) => (today.dayOfWeek === 7 ? [...days, ...coming] : days)

const nextWeekend = (words = '', today: Day): DayFound => {
  const following = thisWeekend(weekOf(today).monday.add({ days: words.includes('after next') ? 14 : 7 }))
  const unsure = words === 'next weekend' && today.dayOfWeek < 6
  return { days: unsure ? [...thisWeekend(today), ...following] : following }
}

function wholeWeek(day: Day): Day[] {
  const { monday, sunday } = weekOf(day)
  return daysFrom(monday, sunday)
}

const monthNamed = (word = '', today: Day) =>
  word === 'next month' ? (today.month % 12) + 1 : word.endsWith('month') ? today.month : monthIn(word)

function ordinalWeekday([, place = '', weekday = '', month]: string[], { today }: Calendar): DayFound {
  const all = wholeMonth(today, monthNamed(month, today)).filter((day) => day.dayOfWeek === weekdayIn(weekday))
  return { days: someDay(place === 'last' ? all.at(-1) : all[(numberIn(place) ?? 0) - 1]) }
}

// Counted over the whole month: the first Sunday stays the first when it is already over.
function wholeMonth(today: Day, month: number): Day[] {
  const first = Temporal.PlainDate.from({ year: today.year + (month < today.month ? 1 : 0), month, day: 1 })
  return daysFrom(first, first.with({ day: first.daysInMonth }))
}

function partOfMonth(part = '', days: Day[]): DayFound {
  const [from, to] = /^(early|beginning|start)/.test(part) ? [1, 10] : /^mid/.test(part) ? [10, 20] : [20, 31]
  return { days: days.filter(({ day }) => day >= from && day <= to) }
}

function beside(side: string | undefined, day: Day | undefined, calendar: Calendar): DayFound | undefined {
  if (!day) return undefined
  if (!side) return { days: [day] }

  const inclusive = side !== 'before' && side !== 'after'
  const earlier = ['before', 'by', 'until', 'till'].includes(side)
  return { days: horizon(calendar).filter((other) => (other.equals(day) ? inclusive : before(other, day) === earlier)) }
}

// "Monday after Christmas", "the day before": the one that is next to it.
function nextTo(side = '', word = '', day?: Day): Day | undefined {
  if (!day || word === 'day') return day?.add({ days: side === 'before' ? -1 : 1 })
  return side === 'before' ? coming(day.subtract({ days: 7 }), weekdayIn(word)) : strictlyAfter(day, word)
}

const besideWeek = (side = '', day?: Day): DayFound | undefined =>
  day && { days: wholeWeek(day.add({ days: side === 'before' ? -7 : side === 'after' ? 7 : 0 })) }

function feastDay(feast = '', { today, monthFirst }: Calendar): Day | undefined {
  // The fourth Thursday of November where it is American; elsewhere it is another day, or none.
  if (feast === 'thanksgiving')
    return monthFirst ? wholeMonth(today, 11).filter(({ dayOfWeek }) => dayOfWeek === 4)[3] : undefined
  const [month, day] = FEASTS.get(feast) ?? [0, 0]
  return month ? dateIn(today, month, day) : undefined
}

function written(today: Day, a: number, b: number, monthFirst: boolean): Day | undefined {
  const [month, day] = monthFirst ? [a, b] : [b, a]
  return month >= 1 && month <= 12 ? dateIn(today, month, day) : undefined
}

function isoDay(text: string): Day | undefined {
  try {
    return Temporal.PlainDate.from(text, { overflow: 'reject' })
  } catch {
    return undefined // 2026-02-30 is no day, and a note is not the place to argue
  }
}
