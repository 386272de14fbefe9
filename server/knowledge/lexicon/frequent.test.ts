import { expect, test } from 'vitest'
import { readAsks, readWishes, STANDS_FOR } from '../subjects/asks.ts'
import { isEnglish } from './english.ts'
import { COMMON } from './frequent.ts'
import { wordsIn } from './words.ts'

const PLACES = new Set([...Object.values(STANDS_FOR), 'anydays'])

// Of what no dictionary has, most is slips.
const [ENGLISH, OTHER] = [5, 12]

test('the common words are those of the asks and wishes, the commonest first', async () => {
  const counts = new Map<string, number>()
  for (const { text } of [...readAsks(), ...readWishes()])
    for (const word of wordsIn(text)) if (/^[a-z]{3,}$/.test(word)) counts.set(word, (counts.get(word) ?? 0) + 1)
  const common = [...counts]
    .filter(([word, count]) => !PLACES.has(word) && count >= (isEnglish(word) ? ENGLISH : OTHER))
    .toSorted(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .map(([word]) => word)
  await expect(linesOf(common)).toMatchFileSnapshot('frequent.txt')
})

test('the commoner a word, the more speaks for it', () => {
  expect(COMMON.get('the')).toBeGreaterThan(COMMON.get('allowed') ?? 0)
  expect(COMMON.get('allowed')).toBeGreaterThan(0)
  expect(COMMON.has('alowed')).toBe(false)
})

function linesOf(words: readonly string[]): string {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > 118) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return `${lines.join('\n')}\n`
}
