import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { OCCASIONS, TIMES } from '../../../knowledge/lexicon/nouns.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { FUNCTION_WORDS, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { ATTRIBUTE_WORDS } from '../attributes.ts'
import * as say from '../say.ts'
import type { Scene } from '../scene.ts'

/** The words that neither name the thing nor say what is asked of it: what is left is a question of its own. */
export function unexplained(scene: Scene, terms: readonly Term[], name: string): Term[] {
  const own = new Set([...wordsIn(name), ...say.ownWords(scene.record)].flatMap((word) => [word, `${word}s`]))
  return terms.filter(
    (term) =>
      !term.word.split(' ').every((word) => own.has(word) || ATTRIBUTE_WORDS.has(word) || FUNCTION_WORDS.has(word)) &&
      !(isEveryday(term.word) && term.concepts.length === 0) &&
      !isOfAnything(term.word) &&
      !term.isName &&
      !term.isTopic,
  )
}

// "Come for it" is one phrase of words of every day.
const isEveryday = (words: string) => words.split(' ').every((word) => EVERYDAY.has(word) || FUNCTION_WORDS.has(word))

/** "Lesson", "evening": a word for any occasion or time. */
export const isOfAnything = (word: string) => OCCASIONS.has(word) || TIMES.has(word)

/** A word of asking for a figure, or of grammar. */
export const isAttributeWord = (word: string) => ATTRIBUTE_WORDS.has(word) || FUNCTION_WORDS.has(word)
