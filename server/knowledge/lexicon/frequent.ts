import { readFileSync } from 'node:fs'

/**
 * How common each word is in what people write to a shop: natural log, 0 the least. `frequent.txt` has the words that the asks
 * and wishes under `subjects/` hold five times or more, the commonest first.
 */
export const COMMON: ReadonlyMap<string, number> = commonIn(
  readFileSync(new URL('./frequent.txt', import.meta.url), 'utf8'),
)

function commonIn(text: string): ReadonlyMap<string, number> {
  const words = text.split(/\s+/).filter(Boolean)
  return new Map(words.map((word, at) => [word, Math.log(words.length / (at + 1))]))
}
