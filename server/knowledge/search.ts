import type { SearchResult } from '../../contract/catalogue.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { type Entry, entriesOf, keysOfTerm, type Wording } from './entries.ts'
import { createSpeller, type Speller } from './lexicon/spelling.ts'
import { conceptKey, type Term, termsIn } from './lexicon/terms.ts'
import { readable, stem, wordsIn } from './lexicon/words.ts'
import { createScales, type Scales } from './scales.ts'

/** A merchant's record, made ready for reading: its entries, how telling each word is in them, and its own spelling. */
export interface Index {
  record: MerchantRecord
  entries: readonly Entry[]
  scales: Scales
  spell: Speller
  words: ReadonlySet<string>
  names: ReadonlySet<string> // stems of service and plan names: they point at those, never at a piece of knowledge
}

/** How well an entry answers a question. All but `score` are shares or weights a gate can judge by. */
export interface Fit {
  entry: Entry
  score: number
  coverage: number // how much of what was asked the entry speaks of
  back: number // how much of the entry's best wording was asked
  mass: number // the weight of what they share
  anchors: number // words shared with a wording that no service or plan is named by
  strangers: number // meaningful words that the record nowhere uses
}

const indexes = new WeakMap<MerchantRecord, Index>()

/** The index of a record, made once and kept as long as the record is. */
export function indexOf(record: MerchantRecord): Index {
  const known = indexes.get(record)
  if (known) return known

  const index = makeIndex(record)
  indexes.set(record, index)
  return index
}

/** What the record says that answers the query: best first, empty where nothing fits. Words alone decide, nothing is made up. */
export function searchRecord(record: MerchantRecord, query: string): SearchResult[] {
  const index = indexOf(record)
  const fits = fitsFor(index, termsOf(index, query)).filter(answers)
  const bar = (fits[0]?.score ?? 0) * 0.6
  return fits
    .filter(({ score }) => score >= bar)
    .slice(0, 5)
    .map(({ entry: { kind, code, title, text } }) => ({ kind, code, title, text }))
}

/** The terms of a text as this record spells them. A capital inside a sentence is a name: it is never "corrected". */
export function termsOf(index: Index, text: string): Term[] {
  const names = namesIn(text)
  const words = wordsIn(text).map((word) => (names.has(word) ? word : index.spell(word)))
  return termsIn(words).map((term) =>
    names.has(term.word) && !index.words.has(term.word) ? { ...term, isName: true } : term,
  )
}

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...readable(text).matchAll(/(?<=[\p{Ll}\d,;:]["']? )\p{Lu}[\p{L}'-]+/gu)].flatMap(([name]) => wordsIn(name)))

/** Every entry that shares a word with these terms, best first. */
export const fitsFor = (index: Index, terms: readonly Term[], among: readonly Entry[] = index.entries): Fit[] =>
  among
    .map((entry) => fit(index, terms, entry))
    .filter(({ mass }) => mass > 0)
    .sort((a, b) => b.score - a.score)

/** The gate: most of the question is covered, or less of it but by the very words the entry is asked by. */
export function answers({ coverage, back, mass, anchors, strangers }: Fit): boolean {
  if (mass < 1.2) return false
  if (coverage >= 0.7) return true
  if (coverage >= 0.5) return anchors > 0
  return coverage >= 0.34 && strangers <= 2 && (anchors > 1 || (anchors > 0 && back >= 0.3))
}

function fit({ scales, names }: Index, terms: readonly Term[], entry: Entry): Fit {
  const sum = { hit: 0, missed: 0, anchors: 0, strangers: 0 }
  for (const term of terms) {
    const share = shareOf(term, entry)
    const weight = scales.weight(term)
    sum.hit += weight * share
    sum.missed += share > 0 ? weight * (1 - share) * 0.5 : scales.loss(term)
    if (share >= 0.8 && !term.parts.every((part) => names.has(part))) sum.anchors += 1
    if (share === 0 && scales.isStranger(term)) sum.strangers += 1
  }
  const coverage = sum.hit > 0 ? sum.hit / (sum.hit + sum.missed) : 0
  const back = Math.max(0, ...entry.wordings.map((wording) => backCoverage(wording, terms, scales)))
  const score = coverage * 0.6 + back * 0.3 + Math.min(sum.anchors, 2) * 0.05
  return { entry, coverage, back, mass: sum.hit, anchors: sum.anchors, strangers: sum.strangers, score }
}

// A word of the question itself counts in full, one that means the same a little less, the answer's words less again.
function shareOf(term: Term, { wordings, body }: Entry): number {
  const said = (keys: ReadonlySet<string>) => term.parts.some((part) => keys.has(part))
  const meant = (keys: ReadonlySet<string>) => term.concepts.some((concept) => keys.has(conceptKey(concept)))
  if (wordings.some(({ keys }) => said(keys))) return 1
  if (wordings.some(({ keys }) => meant(keys))) return 0.85
  if (said(body)) return 0.7
  return meant(body) ? 0.5 : 0
}

function backCoverage(wording: Wording, asked: readonly Term[], { weight }: Scales): number {
  const sums = { all: 0, met: 0 }
  for (const term of wording.terms) {
    sums.all += weight(term)
    sums.met += weight(term) * Math.max(0, ...asked.map((other) => likeness(term, other)))
  }
  return sums.all > 0 ? sums.met / sums.all : 0
}

function likeness(a: Term, b: Term): number {
  if (a.parts.some((part) => b.parts.includes(part))) return 1
  return a.concepts.some((concept) => b.concepts.includes(concept)) ? 0.85 : 0
}

function makeIndex(record: MerchantRecord): Index {
  const entries = entriesOf(record)
  const named = entries.filter(({ kind }) => kind !== 'knowledge').flatMap(({ title }) => wordsIn(title).map(stem))
  const words = new Set(
    entries.flatMap(({ wordings, title, text }) => [
      ...wordsIn(`${title} ${text}`),
      ...wordings.flatMap(({ terms }) => terms.map(({ word }) => word)),
    ]),
  )
  const keys = entries.map(
    ({ wordings, body }) => new Set([...wordings.flatMap(({ terms }) => terms.flatMap(keysOfTerm)), ...body]),
  )
  return { record, entries, scales: createScales(keys), spell: createSpeller(words), words, names: new Set(named) }
}
