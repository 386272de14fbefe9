import { readFileSync } from 'node:fs'
import { stem } from './words.ts'

// What people say of one matter in other words: "clutch" and "automatic", "sip" and "taste". `associations.txt` has a line
// for each word, with the words that are said beside it, the nearest first.

/** The words as places in a row, each tied to those that it stands on a line with, and to itself. */
interface Network {
  stems: readonly string[]
  places: ReadonlyMap<string, number>
  ties: readonly ReadonlyMap<number, number>[]
  shares: readonly number[] // what it tells of two words that both are tied to this one
  lengths: readonly number[]
}

/** Whether anything is known of a stem. */
export const isAssociated = (key: string): boolean => readAssociations().places.has(key)

/**
 * The stems of words that are said of the same matter as this one, itself at 1: by the cosine of what each is tied to, no
 * less than `least`. What is tied to much tells little.
 */
export function akinTo(key: string, least: number): Map<string, number> {
  const { stems, places, ties, shares, lengths } = readAssociations()
  const place = places.get(key)
  if (place === undefined) return new Map([[key, 1]])

  const products = new Map<number, number>()
  for (const [between, tie] of ties[place] ?? []) {
    const worth = tie * (shares[between] ?? 0)
    for (const [other, back] of ties[between] ?? []) products.set(other, (products.get(other) ?? 0) + worth * back)
  }
  const akin = new Map<string, number>()
  for (const [other, product] of products) {
    const cosine = product / ((lengths[place] ?? 1) * (lengths[other] ?? 1))
    if (cosine >= least) akin.set(stems[other] ?? '', cosine)
  }
  return akin.set(key, 1)
}

let made: Network | undefined

/** Reads the associations, once a process; whoever waits for an answer need not wait for that too. */
export function readAssociations() {
  made ??= madeOf(readFileSync(new URL('./associations.txt', import.meta.url), 'utf8'))
  return made
}

function madeOf(text: string): Network {
  const stems: string[] = []
  const places = new Map<string, number>()
  const ties: Map<number, number>[] = []
  const placeOf = (word: string) => {
    const key = stem(word)
    const known = places.get(key)
    if (known !== undefined) return known
    const place = stems.push(key) - 1
    places.set(key, place)
    ties.push(new Map([[place, 1]]))
    return place
  }
  const tie = (one: number, other: number, worth: number) => {
    const own = ties[one]
    if (own && one !== other) own.set(other, Math.max(own.get(other) ?? 0, worth))
  }
  for (const line of text.split('\n').filter(Boolean)) {
    const [head = '', others = ''] = line.split(': ')
    const place = placeOf(head)
    for (const [at, word] of others.split(' ').entries()) {
      const other = placeOf(word)
      const worth = FIRST - LESS * Math.min(at, LAST)
      tie(place, other, worth)
      tie(other, place, worth)
    }
  }
  const shares = ties.map(({ size }) => 1 / (1 + Math.log1p(size / MANY)))
  const lengths = ties.map((own) =>
    Math.sqrt([...own].reduce((sum, [other, worth]) => sum + worth ** 2 * (shares[other] ?? 0), 0)),
  )
  return { stems, places, ties, shares, lengths }
}

/** How nearly the first word of a line is tied to its head, and by how much each that follows is less, down to the last that counts. */
const FIRST = 0.75
const LESS = 0.03
const LAST = 12

/** To be tied to so many begins to tell little. */
const MANY = 10
