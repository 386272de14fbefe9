import { keysOfTerm } from '../knowledge/entries.ts'
import { EVERYDAY } from '../knowledge/lexicon/everyday.ts'
import { edits } from '../knowledge/lexicon/spelling.ts'
import { termsIn } from '../knowledge/lexicon/terms.ts'
import { wordsIn } from '../knowledge/lexicon/words.ts'

/** Whether two questions share at least half of the telling words of the shorter one, or are one in two spellings. */
export function isAlike(one: string, other: string): boolean {
  if (isNearlySame(one, other)) return true

  const [short, long] = [subjectsOf(one), subjectsOf(other)].sort((a, b) => a.length - b.length)
  if (!short?.length || !long) return false

  const shared = short.filter((keys) => long.some((others) => keys.some((key) => others.includes(key))))
  return shared.length * 2 >= short.length
}

/** Whether two questions are one in two spellings: by thumb, run together, or with a word of grammar more. */
export function isNearlySame(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)]
  const [said, asked] = [subjectsOf(one).flat().join(), subjectsOf(other).flat().join()]
  const most = Math.floor(Math.min(a.length, b.length) / 6)
  return (said !== '' && said === asked) || edits(a, b, most) <= most
}

const lettersOf = (text: string) => wordsIn(text).join('')

const subjectsOf = (text: string): string[][] =>
  termsIn(wordsIn(text))
    .filter(({ word }) => !EVERYDAY.has(word))
    .map(keysOfTerm)
