import { NUMBER, numberIn } from './numbers.ts'

export type Part = 'morning' | 'afternoon' | 'evening'

/** Wall times, in minutes after midnight while they are being read. */
export interface TimeFound {
  from?: number
  to?: number
  part?: Part
  unsure?: boolean // "at 3": the other half of the clock is just as likely
}

type TimeRule = readonly [phrase: RegExp, read: (found: string[]) => TimeFound | undefined]

const COUNT = `(?:(?:half|quarter) (?:past|to) )?(?:\\d{1,2}(?:[:.]\\d{2})?|${NUMBER})`
const HOUR = `${COUNT}(?: o'?clock)?(?: ?[ap]\\.?m\\b\\.?)?|noon|midday|midnight`
const phrase = (text: string) => new RegExp(`(?<![\\p{L}\\d])(?:${text})(?![\\p{L}\\d])`, 'gu')

/** Read after the days, in this order. */
export const TIME_RULES: readonly TimeRule[] = [
  [phrase('not (?:in |on |at |the )*mornings?'), () => ({ from: 12 * 60 })],
  [phrase('not (?:in |on |at |the )*afternoons?'), () => ({})],
  [phrase('not (?:in |on |at |the )*(?:evenings?|nights?)'), () => ({ to: 17 * 60 - 1 })],
  [phrase(`(?:between|from) (${HOUR}) (?:and|to|till|until) (${HOUR})`), ([, a, b]) => between(a, b)],
  [
    phrase(
      `(\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.?m)?) ?(?:-|–|to) ?(\\d{1,2}(?:[:.]\\d{2})? ?[ap]\\.?m|\\d{1,2}[:.]\\d{2})`,
    ),
    ([, a, b]) => between(a, b),
  ],
  [phrase('after (?:work|school)'), () => ({ from: 17 * 60 })],
  [phrase('after lunch'), () => ({ part: 'afternoon' })],
  [phrase('before lunch'), () => ({ part: 'morning' })],
  [phrase('(?:at |over )?lunch ?(?:time|break)?|around noon'), () => ({ from: 12 * 60, to: 14 * 60 })],
  [phrase(`(?:any ?time )?(?:after|from) (${HOUR})`), ([, a]) => open(a, 'from')],
  [phrase(`(?:before|by|until|till|no later than) (${HOUR})`), ([, a]) => open(a, 'to')],
  [phrase(`(?:around|about|roughly|circa) (${HOUR})`), ([, a]) => about(a)],
  [phrase(`(?:at )?(${COUNT}(?: ?[ap]\\.?m)?) ?ish`), ([, a]) => about(a)],
  [phrase(`at (${HOUR})`), ([, a]) => exactly(a)],
  [
    phrase(
      `((?:half|quarter) (?:past|to) (?:${NUMBER})|\\d{1,2}(?:[:.]\\d{2})? ?[ap]\\.?m|\\d{1,2}[:.]\\d{2}|(?:${NUMBER}) o'?clock|noon|midday|midnight)`,
    ),
    ([, a]) => exactly(a),
  ],
  [phrase('(?:in the |early |late |first thing )*mornings?|first thing'), () => ({ part: 'morning' })],
  [phrase('(?:in the |early |late )*afternoons?'), () => ({ part: 'afternoon' })],
  [phrase('(?:in the |early |late )*evenings?|tonight|at night|nights?'), () => ({ part: 'evening' })],
]

interface Clock {
  minutes: number
  sure: boolean // am, pm or 24 hours were said
}

function clockIn(text = ''): Clock | undefined {
  if (text.startsWith('noon') || text.startsWith('midday')) return { minutes: 12 * 60, sure: true }
  if (text.startsWith('midnight')) return { minutes: 0, sure: true }

  const [, share, side, hour = '', , minute, half] =
    /^(?:(half|quarter) (past|to) )?(\d{1,2}|[a-z]+)([:.](\d{2}))?.*?(?: ?([ap])\.?m\.?)?$/.exec(text.trim()) ?? []
  const hours = numberIn(hour)
  if (hours === undefined || hours > 24) return undefined

  const shift = share ? (share === 'half' ? 30 : 15) * (side === 'to' ? -1 : 1) : Number(minute ?? 0)
  if (half) return { minutes: ((hours % 12) + (half === 'p' ? 12 : 0)) * 60 + shift, sure: true }
  return { minutes: (likely(hours) * 60 + shift + 1440) % 1440, sure: hours > 12 || hours === 0 || /^0\d/.test(hour) }
}

// Shops keep day hours: "at 3" is the afternoon until a slot says otherwise, "at 9" the morning.
const likely = (hours: number) => (hours >= 1 && hours <= 6 ? hours + 12 : hours)

function between(a?: string, b?: string): TimeFound | undefined {
  const to = clockIn(b)
  const from = clockIn(a)
  if (!from || !to) return undefined

  // "2-4pm": the half said last holds for both, as long as the first still comes first.
  const start =
    !from.sure && to.sure && to.minutes >= 720 && (from.minutes % 720) + 720 < to.minutes
      ? (from.minutes % 720) + 720
      : from.minutes
  return { from: start, to: to.minutes < start ? to.minutes + 720 : to.minutes, unsure: !to.sure && !from.sure }
}

function open(text: string | undefined, end: 'from' | 'to'): TimeFound | undefined {
  const clock = clockIn(text)
  return clock && { [end]: clock.minutes, unsure: !clock.sure }
}

function about(text?: string): TimeFound | undefined {
  const clock = clockIn(text)
  return clock && { from: clock.minutes - 30, to: clock.minutes + 30, unsure: !clock.sure }
}

function exactly(text?: string): TimeFound | undefined {
  const clock = clockIn(text)
  return clock && { from: clock.minutes, to: clock.minutes, unsure: !clock.sure }
}
