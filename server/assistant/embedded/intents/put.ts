import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { MONTHS } from '../../../knowledge/lexicon/nouns.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { wishesIn } from '../../../knowledge/subjects/subjects.ts'
import type { Attribute } from '../attributes.ts'
import { namesIn, withoutNames } from '../called.ts'
import { DAY_NAMES } from '../schedule.ts'

/** What a visitor may be after, and the wishes that come to it. */
const INTENTS = {
  book: ['book'],
  list: ['listServices', 'listSome'],
  listAll: ['listServices'], // after `list`, which is never less probable
  listPlans: ['listPlans'],
  when: ['when'],
  duration: ['duration'],
  price: ['price'],
  seats: ['seats'],
  contents: ['contents', 'suits'],
  planPrice: ['planPrice'],
  planCover: ['planCover'],
  planWhat: ['planWhat'],
  planFit: ['planFit'],
  lookup: ['lookup'],
  others: ['others'],
  person: ['person'],
  complaint: ['complaint'],
  address: ['address'],
  hours: ['hours'],
  phone: ['phone'],
  email: ['email'],
  bot: ['bot'],
  thanks: ['thanks'],
  goodbye: ['goodbye'],
} as const satisfies Record<string, readonly string[]>

export type Intent = keyof typeof INTENTS

const NAMES = Object.keys(INTENTS) as Intent[]

/** The figures among them. */
const FIGURES = ['when', 'duration', 'price', 'seats', 'contents'] as const satisfies readonly (Attribute & Intent)[]

/** As probable as this, words plainly have an intent. */
const PLAINLY = 0.35

/** A form is opened, and a person called, where it is surer. */
const LEAST: { [Each in Intent]?: number } = { book: 0.5, person: 0.65 }

/** What words are plainly after, by how people put such things, where it is plain. */
export function intentOf(record: MerchantRecord, words: readonly string[]): Intent | undefined {
  const [intent, share] = [...intentsIn(record, words)].reduce((best, one) => (one[1] > best[1] ? one : best))
  return share >= (LEAST[intent] ?? PLAINLY) ? intent : undefined
}

/** How probable each intent is. */
export function intentsIn(record: MerchantRecord, words: readonly string[]): ReadonlyMap<Intent, number> {
  const shares = wishesIn(maskedOf(record, words))
  const shareOf = (intent: Intent) => INTENTS[intent].reduce((sum, wish) => sum + (shares.get(wish) ?? 0), 0)
  return new Map(NAMES.map((name) => [name, shareOf(name)]))
}

/** How probable it is that others are only mentioned, and nothing of theirs is asked for. */
export const companyIn = (record: MerchantRecord, words: readonly string[]): number =>
  wishesIn(maskedOf(record, words)).get('company') ?? 0

/** The figure that words are plainly after. */
export function figureOf(record: MerchantRecord, words: readonly string[]): Attribute | undefined {
  const intent = intentOf(record, words)
  return FIGURES.find((figure) => figure === intent)
}

// Several rules ask the same of the same words.
const masks = new WeakMap<readonly string[], readonly string[]>()

// What is called by its name, and the days, are no way of putting anything.
function maskedOf(record: MerchantRecord, words: readonly string[]): readonly string[] {
  const known = masks.get(words)
  if (known) return known

  const said = words.map((word) => (DAYS.has(word) ? STANDS_FOR.DAY : word))
  const masked = withoutNames(namesIn(record).all, said)
  masks.set(words, masked)
  return masked
}

const DAYS = new Set([
  ...DAY_NAMES.map((day) => day.toLowerCase()).flatMap((day) => [day, `${day}s`]),
  ...MONTHS.filter((month) => month !== 'may'), // as often a word of asking
  ...['today', 'tonight', 'tomorrow', 'weekend', 'christmas'],
])
