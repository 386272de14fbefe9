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
  return leans(words) !== undefined && words.filter(isTelling).length < 2
}

const joins = cues('^ and|or|but|also|actually|then', '^ what|how about')

const opensAfter = cues(
  '^ and|or|but|also|actually|then how|what|when|where|which|who|why|is|are|do|does|did|can|could|may|might|will|would|should|has|have|must|any|no',
)

const leans = cues('that|those|them', 'is|are|do|does|can|could|will this|these|they', '^ which one|ones? is|are')

const isTelling = (word: string) => !FUNCTION_WORDS.has(word) && !EVERYDAY.has(word)
