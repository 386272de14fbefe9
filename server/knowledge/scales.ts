import { keysOfTerm } from './entries.ts'
import { EVERYDAY } from './lexicon/everyday.ts'
import type { Term } from './lexicon/terms.ts'

/** How much a word matters in one record. */
export interface Scales {
  weight(term: Term): number // what it is worth where an entry speaks of it
  loss(term: Term): number // what it costs where an entry does not
  isStranger(term: Term): boolean
}

const SMALL_TALK = 0.4
const NAME = 0.3
const STRANGER = 2.2
const KNOWN_ELSEWHERE = 2.6

/**
 * Rare words tell most (inverse document frequency). A stranger costs most: "horse wash" is no question about washing.
 * A thing that shops are known to speak of, and this one does not, costs more still. Small talk and names cost little.
 */
export function createScales(entries: readonly ReadonlySet<string>[]): Scales {
  const seen = new Map<string, number>()
  for (const keys of entries) for (const key of keys) seen.set(key, (seen.get(key) ?? 0) + 1)

  const rarity = (key: string) => {
    const found = seen.get(key) ?? 0
    return Math.log(1 + (entries.length - found + 0.5) / (found + 0.5))
  }
  const isSeen = (term: Term) => keysOfTerm(term).some((key) => seen.has(key))
  const isSmallTalk = (term: Term) => EVERYDAY.has(term.word)

  const weight = (term: Term) => {
    const keys = keysOfTerm(term).filter((key) => seen.has(key))
    return Math.max(0, ...keys.map(rarity)) * (isSmallTalk(term) && term.concepts.length === 0 ? 0.6 : 1)
  }
  return {
    weight,
    loss: (term) => {
      if (term.isName) return NAME
      if (isSmallTalk(term)) return SMALL_TALK
      if (isSeen(term)) return weight(term) * 0.8
      return term.concepts.length > 0 ? KNOWN_ELSEWHERE : STRANGER
    },
    isStranger: (term) => !term.isName && !isSmallTalk(term) && !isSeen(term),
  }
}
