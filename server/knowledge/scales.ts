import { keysOfTerm } from './entries.ts'
import { EVERYDAY } from './lexicon/everyday.ts'
import type { Term } from './lexicon/terms.ts'
import { FUNCTION_WORDS } from './lexicon/words.ts'

/** How much a word matters in one record. */
export interface Scales {
  weight(term: Term): number // what it is worth where an entry speaks of it
  loss(term: Term): number // what it costs where an entry does not
  isStranger(term: Term): boolean
  isElsewhere(term: Term): boolean // a thing that shops are known to speak of, and this one does not
  isSmallTalk(term: Term): boolean
  isCommon(part: string): boolean // in so many entries that it tells none apart
  isSpread(part: string): boolean // in more than a few
  isUnique(term: Term): boolean // said in one entry alone
}

const SMALL_TALK = 0.4
const MENTIONED = 1.3
const NAME = 0.3
const STRANGER = 2.2
const OTHER_TOPIC = 0.6

/** Where health is asked about, what is said of something else is no answer. */
const GRAVE = new Set(['¶pregnant', '¶health', '¶allergies', '¶hygiene'])
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
  const isLight = ({ word }: Term) => EVERYDAY.has(word) || FUNCTION_WORDS.has(word)
  const isSmallTalk = (term: Term) => EVERYDAY.has(term.word) && term.concepts.length === 0

  const weights = new Map<string, number>()
  const weight = (term: Term): number => {
    const known = weights.get(term.word)
    if (known !== undefined) return known

    const keys = keysOfTerm(term).filter((key) => seen.has(key))
    const made = Math.max(0, ...keys.map(rarity)) * (isSmallTalk(term) ? 0.6 : 1)
    if (weights.size < 20_000) weights.set(term.word, made)
    return made
  }
  const topicLoss = (term: Term) => {
    if (GRAVE.has(term.stem)) return KNOWN_ELSEWHERE
    return isSeen(term) ? weight(term) * 0.4 : OTHER_TOPIC
  }
  return {
    weight,
    loss: (term) => {
      if (term.isName) return NAME
      if (term.isTopic) return topicLoss(term)
      if (isLight(term)) return isSeen(term) || term.concepts.length === 0 ? SMALL_TALK : MENTIONED
      if (isSeen(term)) return weight(term) * 0.8
      return term.concepts.length > 0 ? KNOWN_ELSEWHERE : STRANGER
    },
    isElsewhere: (term) => !term.isName && !isLight(term) && term.concepts.length > 0 && !isSeen(term),
    isStranger: (term) => !term.isName && !term.isTopic && !isLight(term) && !isSeen(term),
    isSmallTalk,
    isUnique: (term) => !isLight(term) && seen.get(term.stem) === 1,
    isSpread: (part) => (seen.get(part) ?? 0) > 3,
    isCommon: (part) => (seen.get(part) ?? 0) > entries.length / 4,
  }
}
