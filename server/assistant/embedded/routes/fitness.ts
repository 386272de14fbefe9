import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitIn, fitsFor } from '../../../knowledge/search.ts'
import { topicsIn, topicTerms } from '../../../knowledge/topics/topics.ts'
import { type Entity, entryOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import { asksFitness, FITNESS_WORDS } from '../intents/fitness.ts'
import { speaksOfPlans } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import { calledHere, type Scene } from '../scene.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { quote } from './knowledge.ts'
import { meantToo } from './meant.ts'
import { measuresAlike } from './measures.ts'
import { isAttributeWord, isOfAnything } from './unexplained.ts'

/**
 * "Is Slow Flow good for my neck?" Only what speaks of necks answers: a piece of knowledge, or else the row itself. A row
 * that does not is no answer to yes or no.
 */
export function fitnessFor(scene: Scene, clause: Clause): Move | undefined {
  // What is "safe" or "fit" in a name asks nothing.
  if (
    !asksFitness(clause.words) ||
    !asksFitness(clause.bare) ||
    wantsToBook(clause.words) ||
    speaksOfPlans(clause.words)
  )
    return undefined
  const service = calledHere(scene, clause).find((entity) => entity.kind === 'service')
  if (service?.kind !== 'service') return undefined

  const asked = whomOrWhat(scene, clause, service)
  if (asked.length === 0 || rowSays(scene, clause, service, asked)) return undefined
  const name = new Set(wordsIn(service.item.name))
  const topics = topicTerms(topicsIn(clause.words.filter((word) => !name.has(word) && !FITNESS_WORDS.has(word))))
  const [rule] = fitsFor(scene.index, [...asked, ...topics], ['knowledge']).filter(
    ({ entry, telling, topical, coverage }) =>
      topical || (telling > 0 && coverage >= MOST && asked.some((term) => fitIn(scene.index, [term], entry))),
  )
  return rule ? quote(scene, rule, scene.heard) : (meantToo(scene, clause, service.item.name) ?? { do: 'abstain' })
}

const MOST = 0.5

// "Pregnant women", "my neck", "parking": what is left of the question without the name and the asking.
function whomOrWhat({ index }: Scene, { terms }: Clause, { item }: Entity): Term[] {
  const name = new Set(wordsIn(item.name).map(stem))
  return terms.filter(
    ({ word, isTopic, isName, concepts, parts }) =>
      !isTopic &&
      !isName &&
      !(EVERYDAY.has(word) && concepts.length === 0) &&
      !parts.every((part) => name.has(part) || index.own.has(part)) &&
      !word.split(' ').every((one) => FITNESS_WORDS.has(one) || isAttributeWord(one) || isOfAnything(one)),
  )
}

function rowSays({ index }: Scene, clause: Clause, { item }: Entity & { kind: 'service' }, asked: readonly Term[]) {
  const entry = entryOf(index, { kind: 'service', item })
  const traits = traitsOf(item)
  return (
    measuresAlike(clause.text, item.covers) ||
    asked.some((term) => entry && fitIn(index, [term], entry)) ||
    traitsIn(clause.words).some((trait) => traits.has(trait))
  )
}
