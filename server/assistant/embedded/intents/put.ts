import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { wishesIn } from '../../../knowledge/subjects/subjects.ts'
import type { Attribute } from '../attributes.ts'
import type { Clause } from '../hearing.ts'

/** What a visitor may be after, and the wishes that come to it. */
const INTENTS = {
  book: ['book'],
  list: ['listServices', 'listSome'],
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
} as const satisfies Record<string, readonly string[]>

export type Intent = keyof typeof INTENTS

/** The figures among them. */
export const ATTRIBUTES: { [Each in Intent]?: Attribute } = {
  when: 'when',
  duration: 'duration',
  price: 'price',
  seats: 'seats',
  contents: 'contents',
}

/** As probable as this, a message plainly has an intent. */
const PLAINLY = 0.35

/** What a clause plainly is after, by how people put such things, where it is plain. */
export function intentOf(record: MerchantRecord, { words }: Pick<Clause, 'words'>): Intent | undefined {
  const [intent, share] = likeliest(record, words)
  return share >= (LEAST[intent] ?? PLAINLY) ? intent : undefined
}

/** A form is opened where it is surer; that others are asked after is believed sooner, since nothing of them is ever told. */
const LEAST: { [Each in Intent]?: number } = { book: 0.5, others: 0.25 }

/** What words are likeliest after, and how probable that is. */
function likeliest(record: MerchantRecord, words: readonly string[]): readonly [Intent, number] {
  const shares = wishesIn(maskedOf(record, words))
  const sums = (Object.keys(INTENTS) as Intent[]).map(
    (intent) => [intent, INTENTS[intent].reduce((sum, wish) => sum + (shares.get(wish) ?? 0), 0)] as const,
  )
  return sums.reduce((best, one) => (one[1] > best[1] ? one : best))
}

// Several rules ask the same of the same words.
const masks = new WeakMap<readonly string[], readonly string[]>()

// What is called by its name, and the days, are no way of putting anything.
function maskedOf({ services, plans }: MerchantRecord, words: readonly string[]): readonly string[] {
  const known = masks.get(words)
  if (known) return known

  const names = [
    ...services.flatMap(({ name, also_called = [] }) =>
      [name, ...also_called].map((one) => [one, STANDS_FOR.ITEM] as const),
    ),
    ...plans.map(({ name }) => [name, STANDS_FOR.PLAN] as const),
  ].toSorted(([one], [other]) => other.length - one.length)
  const masked = names
    .reduce(
      (said, [name, stands]) => said.replaceAll(` ${wordsIn(name).join(' ')} `, ` ${stands} `),
      ` ${words.map((word) => (DAYS.has(word) ? STANDS_FOR.DAY : word)).join(' ')} `,
    )
    .trim()
    .split(' ')
  masks.set(words, masked)
  return masked
}

const DAYS = new Set(
  'monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays today tonight tomorrow weekend january february march april june july august september october november december christmas'.split(
    ' ',
  ),
)
