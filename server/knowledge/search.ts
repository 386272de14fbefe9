import type { SearchResult } from '../../contract/catalogue.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { type Entry, entriesOf, keysOfTerm, type Wording } from './entries.ts'
import { gistOf } from './gist.ts'
import { EVERYDAY } from './lexicon/everyday.ts'
import { createSpeller, type Speller } from './lexicon/spelling.ts'
import { conceptKey, type Term, termsIn } from './lexicon/terms.ts'
import { readable, stem, wordsIn } from './lexicon/words.ts'
import { questionKey } from './question-key.ts'
import { createScales, type Scales } from './scales.ts'

/** A merchant's record, made ready for reading: its entries, how telling each word is in them, and its own spelling. */
export interface Index {
  record: MerchantRecord
  entries: readonly Entry[]
  asked: ReadonlyMap<string, Entry> // knowledge by the keys of its wordings
  scales: Scales
  spell: Speller
  words: ReadonlySet<string>
  names: ReadonlySet<string> // stems of service and plan names: they point at those, never at a piece of knowledge
  own: ReadonlySet<string> // stems of the shop's noun for a service: said of everything, so of nothing
}

/** How well an entry answers a question. All but `score` are shares or weights a gate can judge by. */
export interface Fit {
  entry: Entry
  score: number
  coverage: number // how much of what was asked the entry speaks of
  back: number // how much of the entry's best wording was asked
  mass: number // the weight of what they share
  anchors: number // words shared with a wording that no service or plan is named by
  telling: number // shared words that are more than small talk
  subjects: number // those of them that no service or plan is named by
  strangers: number // meaningful words that the record nowhere uses
}

/** What a word is worth by where it is met: in a wording as said or as meant, in the text below as said or as meant. */
export type Shares = readonly [asked: number, meant: number, answered: number, implied: number]

const OF_QUESTIONS: Shares = [1, 0.85, 0.7, 0.5]

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

/** What the record has that comes nearest, best first, whether or not it answers: for a person who looks what is missing. */
export function nearestIn(record: MerchantRecord, query: string): Entry[] {
  const index = indexOf(record)
  return fitsFor(index, termsOf(index, query))
    .filter(({ coverage, telling }) => telling > 0 && coverage >= 0.25)
    .slice(0, 3)
    .map(({ entry }) => entry)
}

/** Whether these words lead to this piece of knowledge before any other: word for word, or by what they mean. */
export function isFoundBy(record: MerchantRecord, query: string, code: string): boolean {
  const index = indexOf(record)
  const knowledge = index.entries.filter(({ kind }) => kind === 'knowledge')
  const found = askedAs(index, query) ?? fitsFor(index, termsOf(index, query), knowledge).find(answers)?.entry
  return found?.code === code
}

/** The knowledge that the merchant says is asked for in just these words, however they are spelt, and however politely. */
export const askedAs = (index: Index, text: string): Entry | undefined =>
  index.asked.get(questionKey(text)) ?? index.asked.get(gistOf(wordsFor(index, text)))

/** The words of a text as this record spells them. A capital inside a sentence is a name: it is never "corrected". */
export const wordsFor = (index: Index, text: string): string[] => spelt(index, text, namesIn(text))

/** What those words mean. */
export function termsOf(index: Index, text: string): Term[] {
  const names = namesIn(text)
  return termsIn(spelt(index, text, names)).map((term) =>
    names.has(term.word) && !index.words.has(term.word) ? { ...term, isName: true } : term,
  )
}

const spelt = ({ spell }: Index, text: string, names: ReadonlySet<string>) =>
  wordsIn(text).map((word) => (names.has(word) ? word : spell(word)))

const namesIn = (text: string): ReadonlySet<string> =>
  new Set([...readable(text).matchAll(/(?<=[\p{Ll}\d,;:]["']? )\p{Lu}[\p{L}'-]+/gu)].flatMap(([name]) => wordsIn(name)))

/** Every entry that shares a word with these terms, best first. */
export const fitsFor = (
  index: Index,
  terms: readonly Term[],
  among: readonly Entry[] = index.entries,
  shares = OF_QUESTIONS,
): Fit[] =>
  among
    .map((entry) => fit(index, terms, entry, shares))
    .filter(({ mass }) => mass > 0)
    .sort((a, b) => b.score - a.score)

/** The gate: most of the question is covered, or less of it but by the very words the entry is asked by. */
export function answers({ coverage, back, mass, anchors, telling, subjects, strangers }: Fit): boolean {
  if (mass < 1.2 || telling === 0) return false
  if (coverage >= 0.7) return true
  if (anchors === 0) return coverage >= 0.65 && subjects >= 2
  if (coverage < 0.34) return false
  if (strangers === 0 && (coverage >= 0.6 || (coverage >= 0.5 && back >= 0.3) || back >= 0.6)) return true
  return strangers <= 2 && (anchors > 1 || (coverage >= 0.4 && strangers === 1 && back >= 0.6))
}

function fit({ scales, names, own }: Index, terms: readonly Term[], entry: Entry, shares: Shares): Fit {
  const sum = { hit: 0, missed: 0, anchors: 0, telling: 0, subjects: 0, strangers: 0 }
  for (const term of terms) {
    if (term.parts.length > 0 && term.parts.every((part) => own.has(part))) continue
    const share = shareOf(term, entry, shares)
    const weight = scales.weight(term)
    sum.hit += weight * share
    sum.missed += share > 0 ? weight * (1 - share) * 0.5 : scales.loss(term)
    const isNamed = term.parts.every((part) => names.has(part))
    if (share >= 0.8 && (share < 1 || !EVERYDAY.has(term.word)) && !isNamed) sum.anchors += 1
    if (share > 0 && !scales.isSmallTalk(term)) sum.telling += 1
    if (share > 0 && !scales.isSmallTalk(term) && !isNamed) sum.subjects += 1
    if (share === 0 && scales.isStranger(term)) sum.strangers += 1
  }
  const coverage = sum.hit > 0 ? sum.hit / (sum.hit + sum.missed) : 0
  const back = Math.max(0, ...entry.wordings.map((wording) => backCoverage(wording, terms, scales)))
  const score = coverage * 0.6 + back * 0.3 + Math.min(sum.anchors, 2) * 0.05
  return {
    entry,
    coverage,
    back,
    mass: sum.hit,
    anchors: sum.anchors,
    telling: sum.telling,
    subjects: sum.subjects,
    strangers: sum.strangers,
    score,
  }
}

// A word of the question itself counts in full, one that means the same a little less, the answer's words less again.
function shareOf(term: Term, { wordings, body }: Entry, [asked, implied, answered, hinted]: Shares): number {
  const said = (keys: ReadonlySet<string>) => keys.has(term.stem)
  const meant = (keys: ReadonlySet<string>) => term.concepts.some((concept) => keys.has(conceptKey(concept)))
  if (wordings.some(({ keys }) => said(keys))) return asked
  if (wordings.some(({ keys }) => meant(keys))) return implied
  if (said(body)) return answered
  return meant(body) ? hinted : 0
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
  if (a.stem === b.stem) return 1
  const shared = a.concepts.filter((concept) => b.concepts.includes(concept)).length
  return shared === 0 ? 0 : Math.min(0.95, 0.8 + shared * 0.05) // kin in two ways is nearer kin
}

function makeIndex(record: MerchantRecord): Index {
  const entries = entriesOf(record)
  const named = entries.filter(({ kind }) => kind !== 'knowledge').flatMap(({ title }) => wordsIn(title).map(stem))
  const own = Object.values(record.workspace.words ?? {})
    .flatMap(wordsIn)
    .map(stem)
  const words = new Set(
    entries.flatMap(({ wordings, title, text }) => [
      ...wordsIn(`${title} ${text}`),
      ...wordings.flatMap(({ terms }) => terms.map(({ word }) => word)),
    ]),
  )
  const keys = entries.map(
    ({ wordings, body }) => new Set([...wordings.flatMap(({ terms }) => terms.flatMap(keysOfTerm)), ...body]),
  )
  return {
    record,
    entries,
    asked: wordingsOf(record, entries),
    scales: createScales(keys),
    spell: createSpeller(words),
    words,
    names: new Set(named),
    own: new Set(own),
  }
}

// Of two that are asked for alike, the first is meant; word for word comes before the gist.
function wordingsOf({ knowledge }: MerchantRecord, entries: Entry[]): ReadonlyMap<string, Entry> {
  const wordings = knowledge.toReversed().flatMap(({ code, question, asks = [] }) => {
    const entry = entries.find((each) => each.kind === 'knowledge' && each.code === code)
    return entry ? [question, ...asks].map((text) => ({ entry, text })) : []
  })
  const asked = new Map<string, Entry>()
  for (const { entry, text } of wordings) asked.set(gistOf(wordsIn(text)), entry)
  for (const { entry, text } of wordings) asked.set(questionKey(text), entry)
  asked.delete('')
  return asked
}
