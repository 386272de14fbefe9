import { type Cues, cues } from '../lexicon/cues.ts'
import type { Term } from '../lexicon/terms.ts'
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

/** The topics of these words as terms, to be weighed beside the words themselves. */
export const topicTerms = (words: readonly string[]): Term[] =>
  topicsIn(words).map((topic) => {
    const stem = `¶${topic}`
    return { word: stem, stem, concepts: [], parts: [stem], isTopic: true }
  })
