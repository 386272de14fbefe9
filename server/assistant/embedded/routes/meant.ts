import { attributesIn } from '../attributes.ts'
import type { Entity } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { askingPart, suitedFor } from '../suited.ts'
import { isItOneOf, quote } from './knowledge.ts'
import { speaksOfPlans } from './plans.ts'

/** How sure it must be: to be said before anything else, and where a service could be meant; where nothing else is left. */
const SURE = { first: 0.7, besideService: 0.93, last: 0.5, halfKnown: 0.35 }

/** Words in common alone do not show what a message is about. */
const LEAST_KIN = 0.02

/** Fewer words than this go on about what was spoken of. */
const GOES_ON = 6

/** What the question is plainly about, whatever else its words touch. */
export function plainlyMeant(scene: Scene, clause: Clause): Move | undefined {
  if (!clause.asks || wantsToBook(clause.words) || speaksOfPlans(clause.words)) return undefined
  const named = namedHere(scene, scene.heard)
  if (named.some(({ kind }) => kind === 'plan') || isReserving(scene, named)) return undefined
  const { suits, sure } = suitedFor(scene, askingPart(scene, clause))
  const [first] = suits
  const isOfService = [...named, scene.about].some((one) => one?.kind === 'service')
  const isOfRow = attributesIn(clause.words).length > 0
  const goesOn = clause.words.length < GOES_ON && (scene.about ?? scene.notes.cited) !== undefined
  if ((isOfService && isOfRow) || goesOn || isOfOtherThings(scene, clause)) return undefined

  const least = isOfService || isOfRow ? SURE.besideService : SURE.first
  return first && first.kin >= LEAST_KIN && sure >= least ? quote(scene, first, scene.heard) : undefined
}

// A guide dog puppy, where dogs are not spoken of.
const isOfOtherThings = ({ index }: Scene, { terms }: Clause) => terms.filter(index.scales.isElsewhere).length > 1

// Who says how many come to what, and when, has said the rest beside it.
const isReserving = ({ heard }: Scene, named: readonly Entity[]) =>
  named.length > 0 && heard.seats !== undefined && heard.urgency !== undefined

/** What the message may be about, where its words led nowhere: the entry that suits it best, or which of the two that do. */
export function lastMeant(scene: Scene): Move | undefined {
  const { suits, sure } = suitedFor(scene, scene.heard)
  const [first, second] = suits
  if (!first || sure < SURE.halfKnown) return undefined
  if (sure >= SURE.last && first.kin >= LEAST_KIN) return quote(scene, first, scene.heard)
  return isItOneOf(second ? [first, second] : [first])
}
