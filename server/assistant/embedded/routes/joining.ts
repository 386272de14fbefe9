import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { conceptKey, termsIn } from '../../../knowledge/lexicon/terms.ts'
import { stem } from '../../../knowledge/lexicon/words.ts'
import { fitsFor } from '../../../knowledge/search.ts'
import { attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import { mentionsBooking } from '../intents/booking.ts'
import { mentionsPlan } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { isOfPlans } from '../suited.ts'
import { quote } from './knowledge.ts'
import { leanedOn, type PlanEntity } from './meant-plan.ts'
import { contentsOf } from './plan-answers.ts'

const joins = cues('join|subscribe', 'sign|signed|signing .. up|on', 'enrol|enroll', 'become .. member')
const leaves = cues('cancel|cancelling|quit|quitting|leave|leaving|end|ending|terminate|unsubscribe')

/** To take a membership or give it up: the record's own terms. Nobody joins or leaves by booking a service. */
export function joiningFor(scene: Scene, clause: Clause): Move | undefined {
  const named = namedHere(scene, clause)
  const plan = named.find((entity): entity is PlanEntity => entity.kind === 'plan')
  if (named.some(({ kind }) => kind === 'service')) return undefined
  if (!(plan ?? mentionsPlan(clause.words))) return ofThatPlan(scene, clause)

  if (leaves(clause.words) && !attributesIn(clause.bare).includes('price'))
    return termsOf(scene, clause) ?? { do: 'abstain' }
  if (!plan || !joins(clause.words) || clause.asks) return undefined
  return contentsOf(scene.index, plan)
}

// "How do I cancel it?", "I want to join", right after a membership was spoken of.
function ofThatPlan(scene: Scene, clause: Clause): Move | undefined {
  const plan = leanedOn(scene)
  if (!plan || clause.words.length > SHORT || mentionsBooking(clause.words)) return undefined
  if (leaves(clause.words)) return termsOf(scene, clause)
  return joins(clause.words) && !clause.asks ? contentsOf(scene.index, plan) : undefined
}

const SHORT = 7

// What is said of bookings is no word about memberships.
function termsOf(scene: Scene, clause: Clause): Move | undefined {
  const asked = [...clause.terms, ...termsIn(['membership'])]
  const fit = fitsFor(scene.index, asked, ['knowledge']).find(({ entry: { wordings } }) =>
    wordings.some(({ keys }) => keys.has('¶pause') && keys.has(conceptKey('member'))),
  )
  const meant = fit ?? scene.index.entries.flatMap((entry) => (tellsTerms(scene, entry) ? { entry } : []))[0]
  return meant && quote(scene, meant, clause)
}

// "Both end with a month's notice", below a question about memberships.
const tellsTerms = ({ index }: Scene, entry: Entry) =>
  isOfPlans(index, entry) && TERMS.some((word) => entry.body.has(word))

const TERMS = ['notice', 'cancel', 'terminate', 'quit', 'freeze', 'pause', 'end'].map(stem)
