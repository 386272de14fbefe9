import { termsIn } from '../lexicon/terms.ts'
import { stem, wordsIn } from '../lexicon/words.ts'
import type { Ask } from './asks.ts'

/** How much the words speak for each subject: natural log odds, summed over what they share with its asks. */
export type Evidence = ReadonlyMap<string, number>

export type Classifier = (words: readonly string[]) => Evidence

interface Sign {
  key: string
  weight: number
}

/** A pair of neighbours tells much and is seldom met; what a word means is told by the word already. */
const PAIR = 0.5
const MEANING = 0.7

const SMOOTHING = 1
/** What a sign costs a subject whose asks never have it: little, since people have more words than any list. */
const NEVER_MET = -0.35

/**
 * Learns from asks which signs speak for which subject: naive Bayes over the words, their neighbours and what they mean,
 * each sign counted once a text.
 */
export function classifierOf(asks: readonly Ask[]): Classifier {
  const sizes = new Map<string, number>()
  const seen = new Map<string, Map<string, number>>()
  for (const ask of asks) {
    const { subject } = ask
    sizes.set(subject, (sizes.get(subject) ?? 0) + 1)
    for (const { key } of signsOf(ask)) {
      const counts = seen.get(key) ?? new Map<string, number>()
      seen.set(key, counts.set(subject, (counts.get(subject) ?? 0) + 1))
    }
  }
  const subjects = [...sizes.keys()]
  const places = new Map(subjects.map((subject, place) => [subject, place]))
  const toldBy = (counts: ReadonlyMap<string, number>): Told => {
    const odds = oddsOf(counts, sizes, asks.length)
    return {
      places: Uint16Array.from(odds.keys(), (subject) => places.get(subject) ?? 0),
      odds: Float64Array.from(odds.values()),
    }
  }
  // Most signs are met once: all of those under one subject tell the same, and share what they tell.
  const metOnce = new Map(subjects.map((subject) => [subject, toldBy(new Map([[subject, 1]]))]))
  const told = new Map(
    [...seen].map(([key, counts]) => {
      const [[subject, count] = ['', 0], ...others] = counts
      const shared = count === 1 && others.length === 0 ? metOnce.get(subject) : undefined
      return [key, shared ?? toldBy(counts)]
    }),
  )

  return (words) => {
    let unmet = 0 // what a subject comes to whose asks have none of these signs
    const met = new Float64Array(subjects.length)
    for (const { key, weight } of signsIn(words)) {
      const sign = told.get(key)
      if (!sign) continue
      unmet += weight * NEVER_MET
      for (let at = 0; at < sign.odds.length; at++) {
        const place = sign.places[at] ?? 0
        met[place] = (met[place] ?? 0) + weight * ((sign.odds[at] ?? 0) - NEVER_MET)
      }
    }
    return new Map(subjects.map((subject, place) => [subject, unmet + (met[place] ?? 0)]))
  }
}

/** How much a sign speaks for the subjects that have it, by their places. */
interface Told {
  places: Uint16Array
  odds: Float64Array
}

// How much more often a sign is met under a subject than elsewhere, drawn towards how often it is met at all.
function oddsOf(counts: ReadonlyMap<string, number>, sizes: ReadonlyMap<string, number>, all: number) {
  const met = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const prior = 5 * SMOOTHING
  return new Map(
    [...counts].map(([subject, count]) => {
      const size = sizes.get(subject) ?? 0
      const here = (count + (prior * met) / all) / (size + prior)
      const elsewhere = (met - count + SMOOTHING) / (all - size + 2 * prior)
      return [subject, Math.max(Math.log(here / elsewhere), NEVER_MET)]
    }),
  )
}

// The same asks are learnt from more than once.
const known = new WeakMap<Ask, Sign[]>()

function signsOf(ask: Ask): Sign[] {
  const signs = known.get(ask) ?? signsIn(wordsIn(ask.text))
  known.set(ask, signs)
  return signs
}

function signsIn(words: readonly string[]): Sign[] {
  const stems = words.map((word) => (/^\d/.test(word) ? '#' : stem(word)))
  const pairs = stems.slice(1).map((next, at) => `${stems[at]} ${next}`)
  const meanings = termsIn(words).flatMap(({ concepts }) => concepts.map((concept) => `§${concept}`))
  const weighed = (keys: readonly string[], weight: number) => [...new Set(keys)].map((key) => ({ key, weight }))
  return [...weighed(stems, 1), ...weighed(pairs, PAIR), ...weighed(meanings, MEANING)]
}
