import type { MerchantRecord } from '../../contract/merchant.ts'
import { type Entry, keysOfTerm } from './entries.ts'
import { answers } from './gate.ts'
import { indexOf, termsOf } from './index-of.ts'
import { askedAs, fitsFor, nearestIn } from './search.ts'

/** An entry that comes near a question, and the question's own words that it speaks of, or of what they mean. */
export interface Near {
  entry: Entry
  shared: string[]
  isLikely: boolean // it comes first, by a word that it is asked by and no service is called by
}

/** What the record has that comes nearest to a question, best first, and why. */
export function nearTo(record: MerchantRecord, question: string): Near[] {
  const index = indexOf(record)
  const telling = termsOf(index, question).filter((term) => !term.isTopic && !index.scales.isSmallTalk(term))
  return nearestIn(record, question).map(({ entry, anchors }, at) => {
    const isShared = (key: string) => entry.body.has(key) || entry.wordings.some(({ keys }) => keys.has(key))
    const shared = telling.filter((term) => keysOfTerm(term).some(isShared)).map(({ word }) => word)
    return { entry, shared: [...new Set(shared)], isLikely: at === 0 && anchors > 0 }
  })
}

/** An entry that speaks of this much of a wording is as likely meant by it as the one it was written for. */
const MOST = 0.7

/**
 * What else a wording fits, best first: entries but that of `code` that answer these words so far, or speak of most of
 * them. Whoever asks in words much like them could mean those too.
 */
export function alsoFits(record: MerchantRecord, wording: string, code?: string): Entry[] {
  const index = indexOf(record)
  const said = askedAs(index, wording)
  const fits = fitsFor(index, termsOf(index, wording))
    .filter(answers)
    .filter(({ coverage }, at) => at === 0 || coverage >= MOST)
  return [...new Set([...(said ? [said] : []), ...fits.map(({ entry }) => entry)])]
    .filter((entry) => entry.kind !== 'knowledge' || entry.code !== code)
    .slice(0, 3)
}

/** Whether a wording belongs to this piece of knowledge: nothing else that the record says fits it better. */
export function belongsTo(record: MerchantRecord, wording: string, code: string): boolean {
  const index = indexOf(record)
  const said = askedAs(index, wording)
  if (said) return said.code === code

  const fits = fitsFor(index, termsOf(index, wording))
  const own = fits.find(({ entry }) => entry.kind === 'knowledge' && entry.code === code)?.score ?? 0
  return !fits.some((fit) => fit.entry.code !== code && answers(fit) && fit.score > own)
}
