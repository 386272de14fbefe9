import { cues } from '../../../knowledge/lexicon/cues.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { type Attribute, attributesIn } from '../attributes.ts'
import { clearly, describedIn, type Entity, entityOf, namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { figureOf } from '../intents/put.ts'
import { isDenied, namedHere, referred, type Scene } from '../scene.ts'
import { bestEntry } from './knowledge.ts'
import { isAttributeWord, isOfAnything, unexplained } from './unexplained.ts'

/** What is asked of a service. "How long is it?" "Which one?" "The canoe": a question asked back is still open. */
export function askedOf({ notes, heard, record }: Scene, clause: Clause): Attribute[] {
  const asked = attributesIn(clause.bare).filter((attribute) => attribute !== 'cover')
  const open = notes.asking && clause.bare.length <= 7 ? attributesIn(wordsIn(notes.asking)) : []
  if (asked.length > 0) return asked
  if (open.length > 0) return open
  const put = heard.clauses.length === 1 ? figureOf(record, clause.words) : undefined
  return put && put !== 'contents' ? [put] : []
}

/** The service of which it is asked: named, clearly described, or leaned on. */
export function serviceOf(
  scene: Scene,
  clause: Clause,
  asked: readonly Attribute[],
): (Entity & { kind: 'service' }) | undefined {
  if (scene.about?.kind === 'service' && isWhereabouts(scene, clause)) return scene.about

  const [named] = namedHere(scene, clause).filter((entity) => entity.kind === 'service')
  if (named?.kind === 'service' && isCalled(scene, clause, named, asked)) return named

  const how = new Set(clause.words.filter((_, at) => clause.words[at - 1] === 'how')) // "how big" asks, and tells not which
  const told = clause.terms.filter(
    ({ word }) => !word.split(' ').every(isAttributeWord) && !isOfAnything(word) && !how.has(word),
  )
  const described =
    asked.length > 0 || isAskingWhich(clause)
      ? clearly(describedHere(scene, told), 2, isAskingWhich(clause) ? 0.4 : 0.5, told)
      : undefined
  const isBest =
    isAskingWhich(clause) || asked.length > 0 || (described && !bestEntryBeats(scene, clause, described.score))
  if (described && isBest) return serviceCoded(scene, described.entry.code)

  const leansOn = asked.length > 0 && unexplained(scene, clause.terms, '').length === 0
  return leansOn && scene.about?.kind === 'service' ? scene.about : undefined
}

// "And how long am I in the chair?" says where, and not which.
const isWhereabouts = ({ record }: Scene, { words }: Clause) =>
  asksThere(words) !== undefined &&
  !record.services.some(({ name }) => wordsIn(name).every((word) => words.includes(word)))
const asksThere = cues(
  'how long am|are|is|will|would i|we|he|she|they be? sat|stuck|lying|sitting? in|on|at|under the .. $',
)

const describedHere = (scene: Scene, terms: readonly Term[]) =>
  describedIn(scene.index, terms, 'service').filter(({ entry }) => !isDenied(scene, entry.code))

// One word of a name is chance where another service is spoken of, or where it is all that fits.
function isCalled(scene: Scene, clause: Clause, { item }: Entity, asked: readonly Attribute[]): boolean {
  if (namedWhollyIn(scene.index, clause.terms, clause.words).some((whole) => whole.item.code === item.code)) return true
  if (referred(scene, clause).services.some(({ code }) => code === item.code)) return true

  const told = clause.terms.filter(({ word }) => !isOfAnything(word))
  const fits = describedIn(scene.index, told, 'service')
  const own = fits.find(({ entry }) => entry.code === item.code)
  const most = Math.max(0, ...fits.filter((fit) => fit !== own).map(({ mass }) => mass))
  return own !== undefined && most <= own.mass * 1.3 && own.coverage >= (asked.length > 0 ? 0.3 : 0.4)
}

const bestEntryBeats = (scene: Scene, clause: Clause, score: number) =>
  (bestEntry(scene, clause.terms)?.score ?? 0) > score

/** "The one with …": one of the services is meant. */
export const isAskingWhich = ({ words }: Clause) =>
  words.includes('which') || (words.includes('one') && words.includes('the'))

/** A service of the record by its code. */
export function serviceCoded(scene: Scene, code: string): (Entity & { kind: 'service' }) | undefined {
  const entity = entityOf(scene.index, { kind: 'service', code })
  return entity?.kind === 'service' ? entity : undefined
}
