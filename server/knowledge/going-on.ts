import { cues } from './lexicon/cues.ts'
import { EVERYDAY } from './lexicon/everyday.ts'
import { FUNCTION_WORDS, wordsIn } from './lexicon/words.ts'

/**
 * Whether words only go on from what was said before them: "and the hot pool", "is that allowed". What they ask is known
 * in their conversation alone, so nothing can be asked for by them anywhere else.
 */
export function goesOn(text: string): boolean {
  const words = wordsIn(text)
  if (joins(words)) return !opensAfter(words)
  const telling = words.filter(isTelling).length
  if (words.length > SHORT) return false
  return (points(words) !== undefined && telling < 2) || (leans(words) !== undefined && telling === 0)
}

/** Whoever says more than this says what they speak of. */
const SHORT = 6

/** Whether nothing can be asked for by words away from where they were said. "What about parking?" can be a heading. */
export const asksNothingAlone = (text: string): boolean => goesOn(text) && !opensHeading(wordsIn(text))

const opensHeading = cues('^ what|how about')

/** Whether words open as the second half of a sentence does. */
export const isHalf = (text: string): boolean => opensHalf(wordsIn(text)) !== undefined && goesOn(text)

const opensHalf = cues('^ and|or|but|also')

const joins = cues('^ and|or|but|also|actually|then', '^ what|how about')

const opensAfter = cues(
  '^ and|or|but|also|actually|then how|what|when|where|which|who|why|is|are|do|does|did|can|could|may|might|will|would|should|has|have|must|any|no',
)

const points = cues('that|those|them', '^ which one|ones? is|are')
const leans = cues('is|are|do|does|can|could|will this|these|they')

const isTelling = (word: string) => !FUNCTION_WORDS.has(word) && !EVERYDAY.has(word)
