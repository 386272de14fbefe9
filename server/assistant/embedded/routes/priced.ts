import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { attributesIn } from '../attributes.ts'
import { namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { quote } from './knowledge.ts'

/** "How much is a practice lock?": a thing that no service is called by, and that a piece of knowledge has a price for. */
export function pricedFor(scene: Scene, clause: Clause): Move | undefined {
  if (!attributesIn(clause.bare).includes('price')) return undefined
  if (namedWhollyIn(scene.index, clause.terms, clause.words).length > 0) return undefined

  const thing = clause.terms.filter(({ isTopic, word }) => !isTopic && !PRICE.has(word))
  if (thing.length < 2) return undefined
  const priced = scene.index.entries.filter((entry) => entry.kind === 'knowledge' && prices(entry, thing))
  const [only, ...others] = priced
  return only && others.length === 0 ? quote(scene, { entry: only }, clause) : undefined
}

/** Whether the price of a thing is asked, and pieces of knowledge would be told that speak of no money at all. */
export const missesPrice = ({ words }: Clause, move: Move): boolean =>
  tellsNoPrice(move) && asksWhatItCosts(words) !== undefined

/** Whether pieces of knowledge are told that speak of no money at all. */
export const tellsNoPrice = (move: Move): boolean =>
  move.do === 'answer' &&
  move.sources.length > 0 &&
  move.sources.every(({ kind, text }) => kind === 'knowledge' && !OF_MONEY.test(text ?? ''))

const asksWhatItCosts = cues(
  'how much is|are|for|does|do|would|will|to',
  'what .. .. cost|costs|price|fee',
  'price|cost of|for',
)
const OF_MONEY =
  /[£€$¥%]|\d\s?(?:kr|zł|chf)\b|\b(?:free|gratis|price[sd]?|cost\w*|charge\w*|extra|pay\w*|paid|fees?|includ\w+|discount\w*|nothing|pounds|euros|dollars|francs|deposit|refund\w*)\b/iu

const PRICE = new Set('whats price prices priced cost costs much charge fee fees'.split(' '))
const HAS_PRICE = /[£€$¥]\s?\d|\d\s?(?:[£€$¥]|kr|zł|chf|pounds|euros|dollars|francs)\b/iu

// The figure beside the thing is its price: "starter sets are $38 and practice locks $22".
const prices = ({ text }: Entry, thing: readonly Term[]) =>
  text.split(/[;:!?]|[.,](?!\d)|\band\b/u).some((part) => HAS_PRICE.test(part) && isAllIn(thing, part))

function isAllIn(thing: readonly Term[], part: string): boolean {
  const said = new Set(wordsIn(part).map(stem))
  return thing.every(({ parts }) => parts.length > 0 && parts.every((one) => said.has(one)))
}
