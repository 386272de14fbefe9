import type { MerchantService } from '../../../contract/merchant.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { DAY_NAMES, daysOf, startsOn, weekdaysIn } from './schedule.ts'

/** What a service is like, read off its row: keys that visitors' words for the same can be met with. */
export function traitsOf(service: MerchantService): ReadonlySet<string> {
  const { name, covers, also_called = [], price, duration_minutes, members_only, slots } = service
  const said = [name, ...also_called, covers, price.per].join('. ')
  const days = daysOf(service)
  const hours = startsOn(service, [1, 2, 3, 4, 5, 6, 7])
  return new Set([
    ...days.map(dayKey),
    ...hours.flatMap((hour) => [hourKey(hour), dayTime(hour)]),
    ...(hours.some((hour) => hour < 10) ? ['~early'] : []),
    ...KINDS.flatMap(([key, isSaidOf]) => (isSaidOf.test(said) ? key : [])),
    ...(members_only ? ['~members'] : []),
    ...(Math.max(...slots.map(({ seats }) => seats)) === 1 ? ['~alone'] : []),
    ...spansIn(said.toLowerCase().split(/[^\p{L}\d]+/u)),
    `~${duration_minutes}minute`,
    ...(duration_minutes % 60 === 0 ? [`~${duration_minutes / 60}hour`] : []),
    `~price${Math.round(price.amount / 100)}`,
  ])
}

/** The traits that these words speak of. */
export const traitsIn = (words: readonly string[]): string[] => [
  ...weekdaysIn(words).map(dayKey),
  ...spansIn(words),
  ...words.flatMap((word) => TRAIT_WORDS.get(word) ?? clockKey(word)),
  ...oclockIn(words),
  ...KINDS.flatMap(([key, , says]) => (says(words) ? key : [])),
]

/** Whether one of these words says of what kind something is to be. */
export const saysKind = (word: string): boolean => KINDS.some(([, , says]) => says([word]) !== undefined)

/** Whether a trait tells of a time, which is as often asked for as it is used to describe. */
export const isOfTime = (trait: string): boolean => TIMES.has(trait)

const dayKey = (day: number) => `~${DAY_NAMES[day - 1]}`
const hourKey = (hour: number) => `~${hour}h`
const dayTime = (hour: number) => (hour < 12 ? '~morning' : hour < 17 ? '~afternoon' : '~evening')

const TIMES = new Set(['~morning', '~afternoon', '~evening', '~early', ...DAY_NAMES.map((name) => `~${name}`)])

const TRAIT_WORDS = new Map(
  Object.entries({
    morning: ['~morning'],
    mornings: ['~morning'],
    afternoon: ['~afternoon'],
    evening: ['~evening'],
    evenings: ['~evening'],
    night: ['~evening'],
    early: ['~early'],
    dawn: ['~early'],
    sunrise: ['~early'],
    priced: [],
  }),
)

export type Kind = '~children' | '~beginner' | '~private' | '~pair' | '~women' | '~food' | '~led' | '~accompanied'

/** Kinds of thing that every trade has: how a record says it, and how a visitor does. */
const KINDS: readonly (readonly [key: Kind, isSaidOf: RegExp, says: ReturnType<typeof cues>])[] = [
  [
    '~children',
    /\b(?:child|children|kids?|toddlers?|babies|little ones|(?:two|three|four|five|six|seven|eight|nine|ten|eleven)-?(?: to | or )?[\w-]*year|ages? (?:two|three|four|five|six|seven|eight))/i,
    cues(`
      child*|kid*|toddler*|baby|babies|juniors|youngsters
      little|young one|ones|people
    `),
  ],
  [
    '~beginner',
    /\b(?:beginners?|never|nobody needs to|no experience|from scratch|a first|your first|first (?:lesson|visit|drive|time|steps?)|introduct\w+|taster|trial|basics)\b/i,
    cues(`
      beginner*|novice*|newbie*|newcomer*|starter*|taster|introductory|intro|noob*
      never done|tried|been|had
      never .. before
      first time|timer|timers
      for complete|total|absolute
    `),
  ],
  [
    '~private',
    /\b(?:to yourselves|to yourself|private|exclusive|whole (?:place|school|room|table)|only you)\b/i,
    cues(`
      private*|exclusive
      to ourselves|ourself|myself
      one|1 on|to one|1
      by myself|ourselves
      the whole|entire place|room|shop|studio|table|school
      hire|rent the place|room|school|studio|whole
    `),
  ],
  ['~pair', /\b(?:couples?|for two|in pairs?|you two|date)\b/i, cues('couple|couples', 'date night', 'for two')],
  ['~women', /\b(?:women|ladies|girls)\b/i, cues('women*|ladies|female')],
  [
    '~food',
    /\b(?:pastr\w+|cakes?|buns?|soup|porridge|lunch|meals?|dinner|breakfast|supper|cheese|snacks?|sandwich\w*|courses|biscuits?)\b/i,
    cues('food|eat|eating|meal|meals|lunch|dinner|breakfast|supper|snack|snacks|catering|fed'),
  ],
  [
    '~led',
    /\b(?:led by|with (?:coach|a host|an instructor|a teacher)|instructor|host|leaders?|sauna master|guide|teacher)\b/i,
    cues('leading|leads|led|guided|supervised'),
  ],
  [
    '~accompanied',
    /\b(?:grown-?ups?|adults?|parents?|guardians?|carers?|mum or dad)\b/i,
    cues(`
      stay|sit|wait|come|go|be|hang with|in|there|around|about with? her|him|them|it
      stay|sit|wait in|outside|there|around|on|too|as|or
      do|must|should|can|could|have i|we .. stay
      drop|leave her|him|them|it
      drop off|and
      sit in
    `),
  ],
]

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const UNIT = /^(week|month|hour|minute|day|evening|year|session|lesson|part|course)(?:s|ly)?$/

// "Four-week", "four Tuesday evenings", "2 hour", "90 minutes".
const spansIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const amount = /^\d+$/.test(word) ? Number(word) : NUMBERS.indexOf(word)
    const units = words.slice(at + 1, at + 3).flatMap((next) => UNIT.exec(next)?.[1] ?? [])
    return amount > 0 ? units.map((unit) => `~${amount}${unit}`) : []
  })

// "Three o'clock" is in the morning or in the afternoon.
const oclockIn = (words: readonly string[]): string[] =>
  words.flatMap((word, at) => {
    const hour = /^\d{1,2}$/.test(word) ? Number(word) : NUMBERS.indexOf(word)
    return words[at + 1] === 'oclock' && hour > 0 ? [hourKey(hour), hourKey(hour + 12)] : []
  })

// "6am", "18:30", "7pm".
function clockKey(word: string): string[] {
  const [, hour, , half] = /^(\d{1,2})(?:[:.h](\d\d))?(am|pm)?$/.exec(word) ?? []
  if (!hour) return []
  if (/^\d+$/.test(word)) return [`~price${hour}`]
  return [hourKey((Number(hour) % 12) + (half === 'pm' || (!half && Number(hour) >= 12) ? 12 : 0))]
}
