import { entityOf } from '../entities.ts'
import { asksForSuch, asksWhatToTake, asksWhichPlan } from '../intents/plans.ts'
import { likelyAlone } from '../likely/here.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { contentsOf } from './plan-answers.ts'

/** "I run a café, twelve of us. Anything for people like us?": the one membership that is meant for such as they are. */
export function suitedToThem(scene: Scene): Move | undefined {
  const { index, record, heard } = scene
  if (!(asksForSuch(heard.words) ?? asksWhatToTake(heard.words) ?? asksWhichPlan(heard.words))) return undefined

  const likely = likelyAlone(scene, heard)
  const paid = record.plans.filter(({ price }) => price.amount > 0).map(({ code }) => code)
  const plans = likely.filter(({ kind, code }) => kind === 'plan' && paid.includes(code))
  const [first] = plans
  const all = plans.reduce((sum, { sure }) => sum + sure, 0)
  const service = likely.find(({ kind }) => kind === 'service')
  if (!first || first.sure < LEAST || first.sure < all * CLEARLY || first.sure < (service?.sure ?? 0)) return undefined
  const plan = entityOf(index, { kind: 'plan', code: first.code })
  return plan?.kind === 'plan' ? contentsOf(index, plan) : undefined
}

/** So probable at all must be the one that is told of, and so probable among all that are paid for. */
const LEAST = 0.13
const CLEARLY = 0.75
