import { cues } from '../../../knowledge/lexicon/cues.ts'
import { conceptKey, termsIn } from '../../../knowledge/lexicon/terms.ts'
import { fitsFor } from '../../../knowledge/search.ts'
import type { Clause } from '../hearing.ts'
import { mentionsPlan } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { namedHere, type Scene } from '../scene.ts'
import { quote } from './knowledge.ts'
import type { PlanEntity } from './meant-plan.ts'
import { reply } from './plan-answers.ts'

const joins = cues('join|subscribe', 'sign|signed|signing .. up|on', 'enrol|enroll', 'become .. member')
const leaves = cues('cancel|cancelling|quit|quitting|leave|leaving|end|ending|terminate|unsubscribe')

/** To take a membership or give it up: the record's own terms. Nobody joins or leaves by booking a service. */
export function joiningFor(scene: Scene, clause: Clause): Move | undefined {
  const named = namedHere(scene, clause)
  const plan = named.find((entity): entity is PlanEntity => entity.kind === 'plan')
  if (named.some(({ kind }) => kind === 'service') || !(plan ?? mentionsPlan(clause.words))) return undefined

  if (leaves(clause.words)) return termsOf(scene, clause) ?? { do: 'abstain' }
  if (!plan || !joins(clause.words) || clause.asks) return undefined
  return reply(plan, say.planContents(scene.record, plan.item), [plan])
}

// What is said of bookings is no word about memberships.
function termsOf(scene: Scene, clause: Clause): Move | undefined {
  const asked = [...clause.terms, ...termsIn(['membership'])]
  const fit = fitsFor(scene.index, asked, ['knowledge']).find(({ entry: { wordings } }) =>
    wordings.some(({ keys }) => keys.has('¶pause') && keys.has(conceptKey('member'))),
  )
  return fit && quote(scene, fit, clause)
}
