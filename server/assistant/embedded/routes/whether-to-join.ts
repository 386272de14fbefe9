import type { Entry } from '../../../knowledge/entries.ts'
import { conceptKey } from '../../../knowledge/lexicon/terms.ts'
import { entityOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { asksWhetherToJoin, asksWhichPlan, paysEachTime, speaksOfPlans } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { plans } from './lists.ts'
import { wholeListIn } from './offers.ts'
import { contentsOf, fitted } from './plan-answers.ts'

/** Whether to take a membership at all, and which: the one that fits, what goes without one, or all with what they cost. */
export function whetherToJoin(scene: Scene, clause: Clause): Move | undefined {
  if (scene.record.plans.length === 0 || scene.about || namedHere(scene, clause).length > 0) return undefined

  if (paysEachTime(clause.words)) return isToldElsewhere(scene, clause) ? undefined : withoutAny(scene)
  if (asksWhetherToJoin(clause.words)) return plans(scene)
  const asksWhich = asksWhichPlan(clause.words) && speaksOfPlans(clause.words)
  return asksWhich || wholeListIn(scene, clause) === 'plans' ? fitted(scene) : undefined
}

// "May I try one without joining?" may have an entry of its own, and "do I sign up for parking" is about something else.
const isToldElsewhere = ({ index }: Scene, { terms }: Clause) =>
  terms.some(({ isTopic, word }) => isTopic && (word !== TRIAL || index.entries.some(isOfTrialMembers)))

/** Whether an entry says how to come before one joins. */
export const isOfTrialMembers = ({ wordings }: Entry) =>
  wordings.some(({ keys }) => keys.has(TRIAL) && keys.has(conceptKey('member')))

const TRIAL = '¶trial'

// A membership that costs nothing is none.
function withoutAny({ index, record }: Scene): Move | undefined {
  const free = record.plans.find(({ price }) => price.amount === 0)
  const plan = free && entityOf(index, { kind: 'plan', code: free.code })
  return plan?.kind === 'plan' ? contentsOf(index, plan) : undefined
}
