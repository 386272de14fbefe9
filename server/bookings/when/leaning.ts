import { type Day, WEEKDAY, weekdayIn } from './calendar.ts'
import { NUMBER, numberIn } from './numbers.ts'

const ENDS = '(?=$|[,.;!?)]| (?:please|pls|then|instead|for|with|at|if|would|will|is|works|suits))'

/** Words for a day that say nothing without the day that was said before: "the Friday after", "a week later". */
export const LEANING = [
  `(?:${WEEKDAY}|day|week|weekend) (?:after|before|following)(?: (?:that|it|this))?(?: one)?${ENDS}`,
  `(?:${NUMBER}|an?) (?:day|week)s? (?:later|earlier|after that|before that)`,
  `(?:the )?(?:following|previous) (?:${WEEKDAY}|day|week|weekend)${ENDS}`,
].join('|')

const LEANS = new RegExp(`(?<![\\p{L}\\d])(?:(?:the|first|next) )*(?:${LEANING})`, 'iu')
const BACK = /\b(?:before|earlier|previous)\b/i
const UNIT = new RegExp(`(?<!\\p{L})(?:(?<weekday>${WEEKDAY}|weekend)|(?<span>day|week)s?)(?!\\p{L})`, 'iu')
const COUNT = new RegExp(`(?<![\\p{L}\\d])(${NUMBER}) `, 'iu')

/** The weekday that they speak of, where they do: 1 to 7 from Monday. */
export function weekdayOf(said: string): number | undefined {
  const { weekday } = UNIT.exec(said)?.groups ?? {}
  return weekday ? named(weekday) : undefined
}

const named = (weekday: string) => (weekday === 'weekend' ? weekdayIn('sat') : weekdayIn(weekday))

/** Whether the words speak of a day by way of another one. */
export const leans = (said: string): boolean => LEANS.test(said)

/** The words with the day worked out from the one they lean on: "the Friday after, at 6" is "Friday 4 December, at 6". */
export const workedOut = (said: string, from: Day): string =>
  said.replace(LEANS, (words) =>
    dayBeside(words.toLowerCase(), from)
      .toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long' })
      .replace(',', ''),
  )

function dayBeside(words: string, from: Day): Day {
  const way = BACK.test(words) ? -1 : 1
  const { weekday, span } = UNIT.exec(words)?.groups ?? {}
  if (!weekday)
    return from.add({
      days: way * (numberIn(COUNT.exec(words)?.[1]?.toLowerCase() ?? '') ?? 1) * (span === 'day' ? 1 : 7),
    })

  const apart = (way * (named(weekday) - from.dayOfWeek) + 7) % 7
  return from.add({ days: way * (apart === 0 ? 7 : apart) })
}
