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
 * each sign counted once a text. `alone` tells their subjects apart from each other, `beside` tells apart all of theirs and
 * those of the others.
 */
export function classifiersOf(
  asks: readonly Ask[],
  others: readonly Ask[] = [],
): { alone: Classifier; beside: Classifier } {
  const subjects = [...new Set([...asks, ...others].map(({ subject }) => subject))]
  const places = new Map(subjects.map((subject, place) => [subject, place]))
  const sizes = new Uint32Array(subjects.length)
  const counted = new Map<string, number | Map<number, number>>()
  for (const { subject, text } of [...asks, ...others]) {
    const place = places.get(subject) ?? 0
    sizes[place] = (sizes[place] ?? 0) + 1
    for (const { key } of signsIn(wordsIn(text))) counted.set(key, countedAgain(counted.get(key), place))
  }
  const met: Met = new Map(
    [...counted].map(([key, counts]) => [key, typeof counts === 'number' ? counts : packed(counts)]),
  )
  const own = new Set(asks.map(({ subject }) => subject)).size
  return {
    alone: classifierAmong(subjects.slice(0, own), sizes, met),
    beside: classifierAmong(subjects, sizes, met),
  }
}

/**
 * Under which subjects a sign is met, by their places, and how often: place and count by turns. Most signs are met once;
 * of those only the place is kept, for there are hundreds of thousands.
 */
type Met = ReadonlyMap<string, number | Uint16Array>

function countedAgain(before: number | Map<number, number> | undefined, place: number) {
  if (before === undefined) return place
  const counts = typeof before === 'number' ? new Map([[before, 1]]) : before
  return counts.set(place, (counts.get(place) ?? 0) + 1)
}

const packed = (counts: ReadonlyMap<number, number>) =>
  Uint16Array.from([...counts].toSorted(([one], [other]) => one - other).flat())

/** Tells apart the first of the subjects, as if there were no others. */
function classifierAmong(subjects: readonly string[], sizes: Uint32Array, met: Met): Classifier {
  const all = sizes.subarray(0, subjects.length).reduce((sum, size) => sum + size, 0)
  return (words) => {
    let unmet = 0 // what a subject comes to whose asks have none of these signs
    const sums = new Float64Array(subjects.length)
    for (const { key, weight } of signsIn(words)) {
      const known = met.get(key)
      if (known === undefined) continue
      const counts = typeof known === 'number' ? [known, 1] : known
      let end = 0
      let often = 0
      for (; end < counts.length && (counts[end] ?? 0) < subjects.length; end += 2) often += counts[end + 1] ?? 0
      if (often > 0) unmet += weight * NEVER_MET
      for (let at = 0; at < end; at += 2) {
        const place = counts[at] ?? 0
        const odds = oddsOf(counts[at + 1] ?? 0, often, sizes[place] ?? 0, all)
        sums[place] = (sums[place] ?? 0) + weight * (odds - NEVER_MET)
      }
    }
    return new Map(subjects.map((subject, place) => [subject, unmet + (sums[place] ?? 0)]))
  }
}

// How much more often a sign is met under a subject than elsewhere, drawn towards how often it is met at all.
function oddsOf(count: number, met: number, size: number, all: number): number {
  const prior = 5 * SMOOTHING
  const here = (count + (prior * met) / all) / (size + prior)
  const elsewhere = (met - count + SMOOTHING) / (all - size + 2 * prior)
  return Math.max(Math.log(here / elsewhere), NEVER_MET)
}

function signsIn(words: readonly string[]): Sign[] {
  const stems = words.map((word) => (/^\d/.test(word) ? '#' : stem(word)))
  const pairs = stems.slice(1).map((next, at) => `${stems[at]} ${next}`)
  const meanings = termsIn(words).flatMap(({ concepts }) => concepts.map((concept) => `§${concept}`))
  const weighed = (keys: readonly string[], weight: number) => [...new Set(keys)].map((key) => ({ key, weight }))
  return [...weighed(stems, 1), ...weighed(pairs, PAIR), ...weighed(meanings, MEANING)]
}
