import { termsIn } from '../lexicon/terms.ts'
import { stem, wordsIn } from '../lexicon/words.ts'
import type { Ask } from './asks.ts'

/** How much the words speak for each subject: natural log odds, summed over what they share with its asks. */
export type Evidence = ReadonlyMap<string, number>

export type Classifier = (words: readonly string[]) => Evidence

interface Sign {
  key: number
  weight: number
}

/** A pair of neighbours tells much and is seldom met; what a word means is told by the word already. */
const PAIR = 0.8
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
  const numbers = new Map<string, number>()
  const numberOf = (name: string) => numbers.get(name) ?? numbers.set(name, numbers.size).size - 1
  const met: number[] = []
  for (const { subject, text } of [...asks, ...others]) {
    const place = places.get(subject) ?? 0
    sizes[place] = (sizes[place] ?? 0) + 1
    for (const { key } of signsIn(wordsIn(text), numberOf)) met.push(key * MOST_SUBJECTS + place)
  }
  const learnt = { sizes, counts: countsOf(met), numberOf: (name: string) => numbers.get(name) }
  const own = new Set(asks.map(({ subject }) => subject)).size
  return { alone: classifierAmong(subjects.slice(0, own), learnt), beside: classifierAmong(subjects, learnt) }
}

/** A word or meaning has a number below this, and a pair of words one made of both: with its place it is still exact. */
const MOST_WORDS = 2 ** 20
const MOST_SUBJECTS = 2 ** 10

interface Learnt {
  sizes: Uint32Array
  counts: Counts
  numberOf: (name: string) => number | undefined
}

/** Under which subjects each sign is met, by their places, and how often. Rows of numbers, since there are half a million signs. */
interface Counts {
  keys: Float64Array // in order
  starts: Uint32Array // where the places of each begin
  places: Uint16Array
  often: Uint16Array
}

function countsOf(met: readonly number[]): Counts {
  const sorted = Float64Array.from(met).sort()
  const [keys, starts, places, often]: [number[], number[], number[], number[]] = [[], [], [], []]
  let last = -1
  for (const one of sorted) {
    if (one === last) {
      often[often.length - 1] = (often.at(-1) ?? 0) + 1
      continue
    }
    const key = Math.floor(one / MOST_SUBJECTS)
    if (key !== keys.at(-1)) {
      keys.push(key)
      starts.push(places.length)
    }
    places.push(one % MOST_SUBJECTS)
    often.push(1)
    last = one
  }
  return {
    keys: Float64Array.from(keys),
    starts: Uint32Array.from([...starts, places.length]),
    places: Uint16Array.from(places),
    often: Uint16Array.from(often),
  }
}

/** Where a sign stands among the keys, or -1. */
function rowOf({ keys }: Counts, key: number): number {
  let [low, high] = [0, keys.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? 0) < key) low = middle + 1
    else high = middle
  }
  return keys[low] === key ? low : -1
}

/** Tells apart the first of the subjects, as if there were no others. */
function classifierAmong(subjects: readonly string[], { sizes, counts, numberOf }: Learnt): Classifier {
  const all = sizes.subarray(0, subjects.length).reduce((sum, size) => sum + size, 0)
  return (words) => {
    let unmet = 0 // what a subject comes to whose asks have none of these signs
    const sums = new Float64Array(subjects.length)
    for (const { key, weight } of signsIn(words, numberOf)) {
      const row = rowOf(counts, key)
      if (row < 0) continue
      const start = counts.starts[row] ?? 0
      let end = start
      let often = 0
      for (; end < (counts.starts[row + 1] ?? 0) && (counts.places[end] ?? 0) < subjects.length; end++)
        often += counts.often[end] ?? 0
      if (often > 0) unmet += weight * NEVER_MET
      for (let at = start; at < end; at++) {
        const place = counts.places[at] ?? 0
        const odds = oddsOf(counts.often[at] ?? 0, often, sizes[place] ?? 0, all)
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

/** The words, their pairs and what they mean, as far as they have numbers. */
function signsIn(words: readonly string[], numberOf: (name: string) => number | undefined): Sign[] {
  const stems = words.map((word) => numberOf(/^\d/.test(word) ? '#' : stem(word)))
  const pairs = stems.slice(1).map((next, at) => pairOf(stems[at], next))
  const meanings = termsIn(words).flatMap(({ concepts }) => concepts.map((concept) => numberOf(`§${concept}`)))
  return [...weighed(stems, 1), ...weighed(pairs, PAIR), ...weighed(meanings, MEANING)]
}

const pairOf = (one: number | undefined, next: number | undefined) =>
  one === undefined || next === undefined ? undefined : (one + 1) * MOST_WORDS + next

const weighed = (keys: readonly (number | undefined)[], weight: number): Sign[] =>
  keys.flatMap((key, at) => (key === undefined || keys.indexOf(key) < at ? [] : { key, weight }))
