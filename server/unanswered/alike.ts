import { keysOfTerm } from '../knowledge/entries.ts'
import { EVERYDAY } from '../knowledge/lexicon/everyday.ts'
import { termsIn } from '../knowledge/lexicon/terms.ts'
import { wordsIn } from '../knowledge/lexicon/words.ts'

/** Whether two questions share at least half of the telling words of the shorter one. */
export function isAlike(one: string, other: string): boolean {
  const [short, long] = [subjectsOf(one), subjectsOf(other)].sort((a, b) => a.length - b.length)
  if (!short?.length || !long) return false

  const shared = short.filter((keys) => long.some((others) => keys.some((key) => others.includes(key))))
  return shared.length * 2 >= short.length
}

const subjectsOf = (text: string): string[][] =>
  termsIn(wordsIn(text))
    .filter(({ word }) => !EVERYDAY.has(word))
    .map(keysOfTerm)
