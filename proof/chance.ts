import { createHash } from 'node:crypto'
import { seed } from './measure.ts'

/** Chance that falls the same way in every run with the same seed. */
export type Chance = ReturnType<typeof chanceOf>

/** `words` tell one use of the run's chance from the others. */
export function chanceOf(words: string) {
  let drawn = 0
  const fraction = () => createHash('sha256').update(`${seed} ${words} ${drawn++}`).digest().readUInt32BE() / 2 ** 32
  /** A whole number from `least` to `most`, both among them. */
  const between = (least: number, most: number) => least + Math.floor(fraction() * (most - least + 1))
  return {
    between,
    /** Whether what happens so often, of 1, happens now. */
    happens: (share: number) => fraction() < share,
    oneOf: <Item>(items: readonly Item[]): Item | undefined => items[between(0, items.length - 1)],
  }
}
