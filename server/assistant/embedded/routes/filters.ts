import type { MerchantRecord, MerchantService } from '../../../../contract/merchant.ts'
import { numberIn } from '../../../bookings/when/numbers.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import * as say from '../say.ts'
import { DAY_NAMES, daysOf, listed, startsOn } from '../schedule.ts'

/** Some of the services, and how the sentence that introduces them begins. */
export interface Narrowed {
  services: readonly MerchantService[]
  heading: string
  days?: readonly number[]
}

const PARTS = [
  { says: cues('evening|evenings|tonight|night|nights', 'after work'), name: 'in the evening', from: 17, to: 24 },
  { says: cues('afternoon|afternoons', 'after lunch'), name: 'in the afternoon', from: 12, to: 17 },
  { says: cues('morning|mornings', 'before work|lunch|noon'), name: 'in the morning', from: 0, to: 12 },
] as const

/** Whether what is kept for members is asked for. */
export const isMembersOnly = cues(`
  closed to|for
  members only
  only|just|exclusive|exclusively|reserved for|to? members
  not|without .. members $
`)

/** Services by what a list may ask for: a day, a part of the day, a price, members. Nothing where no such thing is said. */
export function narrowed(
  record: MerchantRecord,
  words: readonly string[],
  { days, services }: { days: readonly number[]; services: readonly MerchantService[] },
): Narrowed | undefined {
  const part = PARTS.find(({ says }) => says(words))
  const most = mostIn(words)
  const members = isMembersOnly(words) !== undefined
  if (days.length === 0 && !part && most === undefined && !members) return undefined

  const on = days.length > 0 ? days : [1, 2, 3, 4, 5, 6, 7]
  const fitting = services.filter(
    (service) =>
      (!part || startsOn(service, on).some((hour) => hour >= part.from && hour < part.to)) &&
      (days.length === 0 || daysOf(service).some((day) => days.includes(day))) &&
      (most === undefined || service.price.amount <= most) &&
      (!members || service.members_only === true),
  )
  const told = [
    days.length > 0 && `On ${listed(days.map((day) => `${DAY_NAMES[day - 1]}s`))}`,
    part?.name,
    most !== undefined && `up to ${say.money(record, most)}`,
    members && 'for members only',
  ].filter((phrase) => typeof phrase === 'string')
  return { services: fitting, heading: capital(told.join(', ')), ...(days.length > 0 && { days }) }
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const BELOW = new Set(['under', 'below', 'than', 'most', 'to', 'within', 'max', 'maximum', 'budget'])
const STRICTLY = new Set(['under', 'below', 'than'])
const MONEY = new Set(
  'pounds dollars euros quid bucks dollar pound euro kr kronor krona sek crowns chf francs nok dkk'.split(' '),
)

// "Less than 25 pounds", "under £30", in the smallest coin: the sign is read as the word before its figure.
function mostIn(words: readonly string[]): number | undefined {
  const at = words.findIndex(
    (word, place) =>
      (numberIn(word) !== undefined || /^\d+$/.test(word)) && isMoney(words, place) && before(words, place, BELOW),
  )
  const figure = words[at]
  if (figure === undefined) return undefined
  const most = (numberIn(figure) ?? Number(figure)) * 100
  return before(words, at, STRICTLY) ? most - 1 : most
}

// "Under 600": a figure that counts nothing is a price.
const isMoney = (words: readonly string[], at: number) =>
  (words[at + 1] === undefined && Number(words[at]) >= 10 && BELOW.has(words[at - 1] ?? '')) ||
  MONEY.has(words[at - 1] ?? '') ||
  MONEY.has(words[at + 1] ?? '')
const before = (words: readonly string[], at: number, wanted: ReadonlySet<string>) =>
  words.slice(Math.max(0, at - 3), at).some((word) => wanted.has(word))
