import type { SearchResult } from '../../contract/catalogue.ts'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { conditionsNamed, isOfOthers } from './conditions.ts'
import type { Entry } from './entries.ts'
import { answers, type Fit, fitOf, OF_QUESTIONS } from './gate.ts'
import { gistOf } from './gist.ts'
import { type Index, indexOf, termsOf, wordsFor } from './index-of.ts'
import type { Term } from './lexicon/terms.ts'
import { questionKey } from './question-key.ts'

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
export function nearestIn(record: MerchantRecord, query: string): Fit[] {
  const index = indexOf(record)
  return fitsFor(index, termsOf(index, query))
    .filter(({ coverage, telling }) => telling > 0 && coverage >= 0.25)
    .slice(0, 3)
}

/** Whether these words lead to this piece of knowledge before any other: word for word, or by what they mean. */
export function isFoundBy(record: MerchantRecord, query: string, code: string): boolean {
  const index = indexOf(record)
  const found = askedAs(index, query) ?? fitsFor(index, termsOf(index, query), ['knowledge']).find(answers)?.entry
  return found?.code === code
}

/** The knowledge that the merchant says is asked for in just these words, however they are spelt, and however politely. */
export const askedAs = (index: Index, text: string): Entry | undefined =>
  index.asked.get(questionKey(text)) ?? index.asked.get(gistOf(wordsFor(index, text)))

const ALL: readonly Entry['kind'][] = ['service', 'plan', 'knowledge']

/** Every entry that shares a word with these terms, each by its best wording, best first. MiniSearch ranks, the gate measures. */
export function fitsFor(
  index: Index,
  terms: readonly Term[],
  kinds: readonly Entry['kind'][] = ALL,
  shares = OF_QUESTIONS,
): Fit[] {
  const best = new Map<Entry, Fit>()
  const named = conditionsNamed(terms.flatMap(({ word }) => word.split(' '))).map(({ kind }) => kind)
  for (const ranked of index.ranking(terms, new Set(kinds))) {
    if (ranked.entry.kind === 'knowledge' && isOfOthers(ranked.entry, named)) continue
    const fit = fitOf(index, terms, ranked, shares)
    const before = best.get(fit.entry)
    if (fit.mass > 0 && (!before || fit.score > before.score)) best.set(fit.entry, fit)
  }
  return [...best.values()].sort((a, b) => b.score - a.score)
}

/** How well one entry fits these terms, by its best wording. */
export const fitIn = (index: Index, terms: readonly Term[], entry: Entry, shares = OF_QUESTIONS): Fit | undefined =>
  entry.wordings
    .map((wording) => fitOf(index, terms, { entry, wording }, shares))
    .filter(({ mass }) => mass > 0)
    .sort((a, b) => b.score - a.score)[0]
