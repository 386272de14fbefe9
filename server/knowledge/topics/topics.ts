import { type Cues, cues } from '../lexicon/cues.ts'
import type { Term } from '../lexicon/terms.ts'
import { FUNCTION_WORDS } from '../lexicon/words.ts'
import { BODY } from './body.ts'
import { COMING } from './coming.ts'
import { MONEY } from './money.ts'
import { PEOPLE } from './people.ts'
import { STAYING } from './staying.ts'

/** What is asked of any shop, whatever its trade, with the ways in which people ask it. */
const TOPICS: readonly (readonly [topic: string, asks: Cues])[] = Object.entries({
  ...COMING,
  ...PEOPLE,
  ...MONEY,
  ...BODY,
  ...STAYING,
}).map(([topic, ways]) => [topic, cues(ways)])

/** The topics these words touch. The same tables read a visitor's question and a merchant's: both meet there. */
export const topicsIn = (words: readonly string[]): string[] =>
  TOPICS.filter(([, asks]) => asks(words)).map(([topic]) => topic)

/** Without the topics that a narrower one beside them stands for: what a merchant says of vouchers is said of no other payment. */
export function narrowed(topics: readonly string[]): string[] {
  const narrower = new Set(topics.flatMap((topic) => WITHIN[topic] ?? []))
  return topics.filter((topic) => !narrower.has(topic))
}

const WITHIN: { readonly [topic: string]: readonly string[] } = {
  gift: ['payment'],
  minding: ['children'],
  walkIns: ['cancel'],
  drink: ['bring', 'included'],
  food: ['bring', 'included'],
  insurance: ['payment'],
}

/** Topics as terms, to be weighed beside the words themselves. */
export const topicTerms = (topics: readonly string[]): Term[] =>
  topics.map((topic) => {
    const stem = `¶${topic}`
    return { word: stem, stem, concepts: [], parts: [stem], isTopic: true }
  })

/** The topics these words touch, as terms. One that a single word touches adds nothing to what that word is worth. */
export const topicTermsIn = (words: readonly string[]): Term[] =>
  TOPICS.flatMap(([topic, asks]) => {
    const said = asks(words)?.[0].trim().split(' ')
    return said ? topicTerms([topic]).map((term) => ({ ...term, said, isEcho: isOneWord(said) })) : []
  })

const isOneWord = (said: readonly string[]) => said.filter((word) => !FUNCTION_WORDS.has(word)).length < 2
