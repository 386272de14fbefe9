import type { Source } from '../../../contract/catalogue.ts'
import type { Entry } from '../../knowledge/entries.ts'
import type { Fit } from '../../knowledge/gate.ts'
import { type Index, termsOf } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import type { Term } from '../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import { fitIn } from '../../knowledge/search.ts'
import { entriesOf } from './entities.ts'
import type { Clause, Heard } from './hearing.ts'

/** Circumstances stand apart from what is asked: by a comma, or by the word that says why, when or on what condition. */
const APART = /[,;:.?!]\s*|\s+(?=(?:if|when|while|because|since|before|after|as|until|till|unless|though)\s)/iu

/** Whether words begin as a question does. */
export const opensQuestion = cues(
  '^ and|so|but|ok|or|also|hi|hello|hey|sorry|then|honestly? how|what|when|where|which|who|why|whose|any|anything|anywhere|anyone',
  '^ and|so|but|ok|or|also|hi|hello|hey|sorry|then|honestly? is|are|do|does|did|can|could|may|might|will|would|should|shall|have|has|must|am|was|were',
)

/**
 * What a question turns on: the terms of the part that asks, without the circumstances around it. Empty where that part
 * says nothing by itself ("is that ok?"), or where nothing is asked.
 */
export function headOf(index: Index, text: string): Term[] {
  const parts = text.split(APART).filter((part) => part.trim() !== '')
  const asking = parts.filter((part) => opensQuestion(wordsIn(part)))
  return termsOf(index, asking.join(' , ')).filter((term) => term.isTopic || isTelling(index, term))
}

const isTelling = ({ scales }: Index, term: Term) => scales.loss(term) >= TELLING

/** Small talk and names cost an entry less than this; whatever the question may turn on costs more. */
const TELLING = 0.5

/** So much of a wording was said that it was asked for, though other things were said as well. */
const ASKED_FOR = 0.4

/**
 * Whether an entry may be said: it speaks of what the message turns on, or most of it is asked for. Circumstances that
 * touch an entry are no question about it.
 */
export function isAsked(index: Index, { clauses }: Heard, clause: Clause, fit: Fit): boolean {
  if (isOfOtherThings(index, clause) && fit.coverage < 0.7) return false
  if ((fit.back >= ASKED_FOR && fit.strangers <= 2) || fit.coverage >= 0.6) return true
  return meets(index, clause.asks ? [clause] : clauses.filter(isQuestion), [fit.entry])
}

/** Whether several things are spoken of that the record does not have: a guide dog puppy, where dogs are not. */
export const isOfOtherThings = ({ scales }: Index, { terms }: Pick<Clause, 'terms'>): boolean =>
  terms.filter(scales.isElsewhere).length > 1

/** Whether what a statement led to has to do with the questions beside it. */
export function bearsOn(index: Index, { clauses, terms }: Heard, sources: readonly Source[]): boolean {
  const entries = entriesOf(index, sources)
  return meets(index, clauses.filter(isQuestion), entries) || entries.some((entry) => isAskedFor(index, terms, entry))
}

const isQuestion = ({ asks }: Clause) => asks

// A service is met by one word of its name; that is not yet a question about it.
function isAskedFor(index: Index, terms: readonly Term[], entry: Entry): boolean {
  const fit = entry.kind === 'knowledge' ? fitIn(index, terms, entry) : undefined
  return fit !== undefined && fit.back >= ASKED_FOR && fit.strangers <= 1
}

function meets(index: Index, asking: readonly Clause[], entries: readonly Entry[]): boolean {
  const heads = asking.map(({ text }) => headOf(index, text)).filter((head) => head.length > 0)
  return heads.length === 0 || heads.some((head) => entries.some((entry) => speaksOf(index, head, entry)))
}

function speaksOf(index: Index, head: readonly Term[], entry: Entry): boolean {
  const fit = fitIn(index, head, entry)
  return fit !== undefined && (fit.telling > 0 || fit.topical)
}
