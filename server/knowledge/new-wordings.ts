import { gistOf } from './gist.ts'
import { wordsIn } from './lexicon/words.ts'
import { questionKey } from './question-key.ts'

/** The longest wording that a record takes; what a visitor told at length finds nothing as a wording. */
export const LONGEST_WORDING = 200

/** Those of the words that say it in a way that is not known yet, each once and as a record takes them. */
export function newWordings(known: readonly string[], words: readonly string[]): string[] {
  const keys = new Set(known.map(questionKey))
  return words
    .map((word) => word.replace(/\s+/g, ' ').trim())
    .filter((word) => {
      const key = questionKey(word)
      const isNew = key !== '' && word.length <= LONGEST_WORDING && !keys.has(key)
      keys.add(key)
      return isNew
    })
}

/** Whether two wordings are the same question, however they are spelt and however politely they are put. */
export function isSameQuestion(one: string, other: string): boolean {
  const gist = gistOf(wordsIn(one))
  return questionKey(one) === questionKey(other) || (gist !== '' && gist === gistOf(wordsIn(other)))
}
