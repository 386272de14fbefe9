import { Temporal } from 'temporal-polyfill'
import type { MerchantService } from '../../../../contract/merchant.ts'
import { occurrences } from '../../../bookings/rules.ts'
import { numberIn } from '../../../bookings/when/numbers.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MONTHS } from '../../../knowledge/lexicon/nouns.ts'
import { isShutOn } from '../../../workspaces/hours.ts'
import type { Clause } from '../hearing.ts'
import type { Browsed } from '../notes.ts'
import { datesOf, type Scene } from '../scene.ts'
import { DAY_NAMES, daysOf, listed, startsOn } from '../schedule.ts'
import { type Kind, traitsIn, traitsOf } from '../traits.ts'
import { namesDate } from './telling.ts'

/** Some of the services, and how the sentence that introduces them begins. */
export interface Narrowed {
  services: readonly MerchantService[]
  heading: string
  days?: readonly number[]
  hours?: { from: number; to: number } // of the day they begin in: 17 to 24 is the evening
}

const PARTS = [
  {
    says: cues(
      'evening|evenings|tonight|nights',
      '^ night',
      'the|at|that|friday|saturday|sunday|monday|tuesday|wednesday|thursday|this|last|any|which|what|late night',
      'after work',
    ),
    name: 'in the evening',
    from: 17,
    to: 24,
  },
  { says: cues('afternoon|afternoons', 'after lunch'), name: 'in the afternoon', from: 12, to: 17 },
  { says: cues('morning|mornings', 'before work|lunch|noon'), name: 'in the morning', from: 0, to: 12 },
] as const

const KINDS: { readonly [kind in Kind]?: string } = {
  '~beginner': 'for beginners',
  '~children': 'for children',
  '~pair': 'for two',
  '~women': 'for women',
}

/** Whether what is kept for members is asked for. */
export const isMembersOnly = cues(`
  closed to|for
  members only
  only|just|exclusive|exclusively|reserved for|to? members
  not|without .. members $
`)

/** What part of the catalogue words ask for: days or dates, a part of the day, a price, a kind, members. */
export function wantedIn(scene: Scene, words: readonly string[], days: readonly number[]): Browsed {
  const part = PARTS.findIndex(({ says }) => says(words))
  const kinds = traitsIn(words).filter((trait) => trait in KINDS)
  const dates = isOfDates(words) ? datesOf(scene, words).slice(0, A_WEEK) : []
  return {
    ...(dates.length > 0 ? { dates: [...dates] } : days.length > 0 && { days: [...days] }),
    ...(part >= 0 && { part }),
    ...pricesIn(words, scene.record.workspace.currency),
    ...(kinds.length > 0 && { kinds }),
    ...(isMembersOnly(words) && { members: true }),
  }
}

const A_WEEK = 7

// "On the 28th", "5 December", "this weekend": a date, where "on Saturdays" is every week's.
const isOfDates = (words: readonly string[]) =>
  namesDate(words) !== undefined || words.some((word) => /^\d{1,2}(?:st|nd|rd|th)$/.test(word))

/** "Which afternoons?", right after one service was spoken of: its own, and not what else there is then. */
export const isOfItsTimes = ({ about, notes }: Scene, { words }: Clause): boolean =>
  about?.kind === 'service' && notes.browsed === undefined && asksItsTimes(words) !== undefined

const asksItsTimes = cues(
  '^ and|so|ok|but? which|what mornings|afternoons|evenings|nights|weekends $',
  '^ and|so|ok|but? which|what morning|mornings|afternoon|afternoons|evening|evenings|night|nights|weekend|weekends is|are|does|do it|that|this|they|those on|held|run? $',
  '^ and|so|ok|but? which|what time|times is|does it|that|this ..',
)

/** Whether anything at all is asked for. */
export const isAny = (wanted: Browsed): boolean => Object.keys(wanted).length > 0

/** Of these services, those that are wanted. */
export function narrowed(scene: Scene, wanted: Browsed, services: readonly MerchantService[]): Narrowed {
  const { dates = [], days = [], part, least = 0, most = Infinity, under, kinds = [], members } = wanted
  const hours = part === undefined ? undefined : PARTS[part]
  const on = days.length > 0 ? days : dates.length > 0 ? dates.map(weekdayOf) : [1, 2, 3, 4, 5, 6, 7]
  const fitting = services.filter(
    (service) =>
      (!hours || startsOn(service, on).some((hour) => hour >= hours.from && hour < hours.to)) &&
      (days.length === 0 || daysOf(service).some((day) => days.includes(day))) &&
      (dates.length === 0 || dates.some((date) => isHeldOnDate(scene, service, date))) &&
      service.price.amount >= least &&
      (under ? service.price.amount < most : service.price.amount <= most) &&
      kinds.every((kind) => traitsOf(service).has(kind)) &&
      (!members || service.members_only === true),
  )
  const told = [
    dates.length === 1 ? 'That day' : dates.length > 1 && 'In those days',
    days.length > 0 && `On ${listed(days.map((day) => `${DAY_NAMES[day - 1]}s`))}`,
    hours?.name,
    (least > 0 || most < Infinity) && 'at that price',
    ...kinds.map((kind) => KINDS[kind as Kind]),
    members && 'for members only',
  ].filter((phrase) => typeof phrase === 'string')
  return {
    services: fitting,
    heading: capital(told.join(', ')),
    ...((days.length > 0 || dates.length > 0) && { days: on }),
    ...(hours && { hours }),
  }
}

const weekdayOf = (date: string) => Temporal.PlainDate.from(date).dayOfWeek

function isHeldOnDate({ record }: Scene, { slots }: MerchantService, date: string): boolean {
  const { workspace } = record
  if (isShutOn(workspace.closures, date)) return false
  const from = Temporal.PlainDate.from(date).toZonedDateTime(workspace.timezone)
  const until = from.add({ days: 1 }).toInstant()
  return slots.some((rule) => occurrences(rule, workspace.timezone, from.toInstant(), until).length > 0)
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const BELOW = new Set(['under', 'below', 'than', 'most', 'within', 'max', 'maximum', 'budget', 'up'])
const ABOVE = new Set(['over', 'above', 'more', 'least', 'from'])
const STRICTLY = new Set(['under', 'below', 'than'])
const MONEY = new Set(
  'pounds dollars euros quid bucks dollar pound euro kr kc kronor krona sek crowns crown chf franc francs nok dkk czk'.split(
    ' ',
  ),
)

// "Less than 25 pounds", "under £30", in the smallest coin: the sign is read as the word before its figure.
function pricesIn(said: readonly string[], currency: string): Pick<Browsed, 'least' | 'most' | 'under'> {
  const words = said.map((word) => (word === currency.toLowerCase() ? 'crowns' : word))
  const prices = words.flatMap((word, at) => {
    const figure = numberIn(word) ?? (/^\d+$/.test(word) ? Number(word) : undefined)
    return figure !== undefined && isMoney(words, at) ? [{ at, amount: figure * 100 }] : []
  })
  const [one, other] = prices
  if (one && other && words.includes('between')) return { least: one.amount, most: other.amount }

  const below = prices.find(({ at }) => isBefore(words, at, BELOW) && !isBefore(words, at, MORE))
  if (below) return { most: below.amount, ...(isBefore(words, below.at, STRICTLY) && { under: true }) }
  const above = prices.find(({ at }) => isBefore(words, at, ABOVE))
  return above ? { least: above.amount } : {}
}

const MORE = new Set(['more', 'least'])

// "Under 600", "between 1000 and 1500": a figure that counts nothing is a price.
const isMoney = (words: readonly string[], at: number) =>
  (isBare(words, at) && (BELOW.has(words[at - 1] ?? '') || isUpTo(words, at) || isInSpan(words, at))) ||
  MONEY.has(words[at - 1] ?? '') ||
  MONEY.has(words[at + 1] ?? '')

const isBare = (words: readonly string[], at: number) => Number(words[at]) >= 10 && !COUNTED.has(words[at + 1] ?? '')

const COUNTED = new Set(
  'minute minutes hour hours day days week weeks month months year years people persons guests adults kids children of am pm seats places to on'.split(
    ' ',
  ),
)

const isBefore = (words: readonly string[], at: number, wanted: ReadonlySet<string>) =>
  words.slice(Math.max(0, at - 3), at).some((word) => wanted.has(word))

const isInSpan = (words: readonly string[], at: number) =>
  words.includes('between') && (Number(words[at]) >= 100 || words.some((word) => MONEY.has(word)))

const isUpTo = (words: readonly string[], at: number) => words[at - 1] === 'to' && words[at - 2] === 'up'

/** Words that narrow a list down and ask for nothing else. */
export const isNarrowing = (word: string): boolean =>
  MONEY.has(word) || BELOW.has(word) || ABOVE.has(word) || OF_TIME.test(word)

const OF_TIME = new RegExp(
  `^(?:\\d+(?:st|nd|rd|th)?|(?:mon|tues|wednes|thurs|fri|satur|sun)day|week(?:end|day|night)?|midweek|today|tonight|tomorrow|morning|afternoon|evening|night|noon|lunch|work|${MONTHS.join('|')}|between|christmas|xmas|easter|boxing|eve|thanksgiving|new|year)s?$`,
)
