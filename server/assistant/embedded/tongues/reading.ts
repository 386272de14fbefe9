import { type SetApart, settingApart } from './questions.ts'
import { meanings, plainOf, type Tongue } from './tongue.ts'

/** A tongue made ready for reading: what each word means in English, in whatever form it stands. */
export interface Reading {
  name: string
  hello: string
  known: ReadonlyMap<string, string>
  phrases: readonly (readonly [said: string, meant: string])[] // longest first
  also?: string // "and", where it is written onto the next word
  setApart: SetApart
  isLittle: (word: string) => boolean
  isElided: (word: string) => boolean
  meaningOf: (word: string) => string | undefined
}

export function readingOf(tongue: Tongue): Reading {
  const known = meanings(tongue)
  const little = new Set(plainOf(tongue.marks).split(' '))
  const isLittle = (word: string) => little.has(word)
  const elided = new Set(tongue.elided?.split(' '))
  const endings = listOf(tongue.endings)
  const beginnings = listOf(tongue.beginnings)
  const stems = new Map([...known].map(([said, meant]) => [cut(said, endings), meant] as const))
  const simple = (word: string) =>
    known.get(word) ??
    cuts(word, endings)
      .map((one) => known.get(one))
      .find(Boolean) ??
    stems.get(cut(word, endings))
  const memo = new Map<string, string | undefined>()

  const meaningOf = (word: string): string | undefined => {
    if (memo.has(word)) return memo.get(word)
    const bare = beginnings.find((start) => word.startsWith(start) && word.length - start.length > 2)
    const meant =
      simple(word) ?? (bare ? simple(word.slice(bare.length)) : undefined) ?? (tongue.joins ? parted(word) : undefined)
    if (memo.size < MOST) memo.set(word, meant)
    return meant
  }

  // "Surdegskursen" is a course in sourdough: two words that are known, and perhaps a letter between.
  function parted(word: string): string | undefined {
    for (let at = word.length - 3; at >= 3; at--) {
      const first = known.get(word.slice(0, at)) ?? known.get(word.slice(0, at).replace(/(?:en|es|s|e|n)$/, ''))
      const second = first && simple(word.slice(at))
      if (first && second) return `${first} ${second}`
    }
    return undefined
  }

  return {
    name: tongue.name,
    hello: tongue.hello,
    known,
    phrases: [...known].filter(([said]) => said.includes(' ')).sort(([a], [b]) => b.length - a.length),
    also: tongue.also,
    setApart: settingApart(tongue, { known, isLittle }),
    isLittle,
    isElided: (word) => elided.has(word),
    meaningOf,
  }
}

const MOST = 5_000

const listOf = (text = '') =>
  plainOf(text)
    .split(' ')
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)

const cuts = (word: string, endings: readonly string[]) =>
  endings.flatMap((one) => (word.endsWith(one) && word.length - one.length > 2 ? word.slice(0, -one.length) : []))

const cut = (word: string, endings: readonly string[]): string => {
  const ending = endings.find((one) => word.endsWith(one) && word.length - one.length > 2)
  return ending ? word.slice(0, -ending.length) : word
}
