import type { Source } from '../../contract/catalogue.ts'
import type { KnowledgeItem, MerchantPlan, MerchantRecord, MerchantService } from '../../contract/merchant.ts'
import { conditionsNamed } from './conditions.ts'
import { asksNothingAlone, isHalf } from './going-on.ts'
import { OCCASIONS, TIMES } from './lexicon/nouns.ts'
import { conceptKey, type Term, termsIn } from './lexicon/terms.ts'
import { stem, wordsIn } from './lexicon/words.ts'
import { narrowed, topicsIn, topicTerms } from './topics/topics.ts'

/** One thing the record says, made ready to be found. Each wording stands alone: pooled, they would match anything. */
export interface Entry {
  kind: Source['kind']
  code: string
  title: string
  text: string
  wordings: readonly Wording[]
  body: ReadonlySet<string>
  asksOf: ReadonlySet<string> // conditions that a wording names
  speaksOf: ReadonlySet<string> // and those that its text does
}

/** One way of asking for an entry: its terms, and every key they can be found under. */
export interface Wording {
  words: readonly string[]
  terms: readonly Term[]
  keys: ReadonlySet<string>
}

/** Everything the record says, as entries. */
export const entriesOf = (record: MerchantRecord): Entry[] => [
  ...record.services.map(serviceEntry),
  ...record.plans.map((plan) => planEntry(plan, record)),
  ...record.knowledge.map(knowledgeEntry).filter(({ wordings }) => wordings.length > 0),
]

const knowledgeEntry = (item: KnowledgeItem): Entry => ({
  kind: 'knowledge',
  code: item.code,
  title: item.question,
  text: item.answer,
  wordings: wordingsOf(item).map(wording),
  body: keysIn(item.answer),
  asksOf: conditionsOf(wordingsOf(item)),
  speaksOf: conditionsOf([...wordingsOf(item), item.answer]),
})

/** The ways a piece of knowledge is asked for, less those that ask nothing away from where they were said. */
export const wordingsOf = ({ question, asks = [] }: KnowledgeItem): string[] => [
  ...(isHalf(question) ? [] : [question]),
  ...asks.filter((text) => !asksNothingAlone(text)),
]

const conditionsOf = (texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => conditionsNamed(wordsIn(text))).map(({ kind }) => kind))

const serviceEntry = ({ code, name, covers, also_called = [] }: MerchantService): Entry => ({
  kind: 'service',
  code,
  title: name,
  text: covers,
  wordings: [name, ...also_called, ...codeName(code, name)].map(wording),
  body: keysIn(covers),
  asksOf: conditionsOf([name, ...also_called]),
  speaksOf: conditionsOf([name, ...also_called, covers]),
})

// "hand-building" is what its keeper calls the Pinch, Coil & Slab class, and others may too.
const codeName = (code: string, name: string): string[] => {
  const words = code.split('-')
  const known = new Set(wordsIn(name).map(stem))
  const telling = words.filter((word) => !OCCASIONS.has(word) && !TIMES.has(word))
  return telling.length > 1 && !words.every((word) => known.has(stem(word))) ? [words.join(' ')] : []
}

const planEntry = ({ code, name, audience, services }: MerchantPlan, record: MerchantRecord): Entry => ({
  kind: 'plan',
  code,
  title: name,
  text: `${audience} Includes ${services.map((service) => nameOf(service, record)).join(', ')}.`,
  wordings: [wording(name)],
  body: keysIn(audience),
  asksOf: new Set(),
  speaksOf: new Set(),
})

const nameOf = (code: string, record: MerchantRecord) =>
  record.services.find((service) => service.code === code)?.name ?? code

function wording(text: string): Wording {
  const words = wordsIn(text)
  const terms = [...termsIn(words), ...topicTerms(narrowed(topicsIn(words)))]
  return { words, terms, keys: keysOf(terms) }
}

// An address is no sentence: "hello@tide.example" does not speak of tides.
const keysIn = (text: string) => keysOf(termsIn(wordsIn(text.replace(/\S+@\S+|https?:\S+/g, ' '))))

const keysOf = (terms: readonly Term[]): ReadonlySet<string> => new Set(terms.flatMap(keysOfTerm))

/** The stems and concepts a term can be found under. */
export const keysOfTerm = ({ stem, concepts }: Term): string[] => [stem, ...concepts.map(conceptKey)]
