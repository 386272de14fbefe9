import type { Scene } from '../scene.ts'
import { type Meaning, worthOf } from './meanings.ts'
import { type Ruled, weighable } from './ruled.ts'
import { TRUST } from './trust.ts'

export interface Probable extends Meaning {
  sure: number
}

/** How probable it is that the rules are right, and what else may be meant, the most probable first. */
export function probableIn(scene: Scene, rules: Ruled): { rules: number; others: readonly Probable[] } {
  const { ruled, others } = weighable(scene, rules)
  const scores = [ruled, ...others.map(({ signs }) => signs)].map((signs) => worthOf(signs, TRUST))
  const most = Math.max(...scores)
  const [own = 0, ...odds] = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, odd) => sum + odd, own)
  const probable = others.map((meaning, at) => ({ ...meaning, sure: (odds[at] ?? 0) / all }))
  return { rules: own / all, others: probable.toSorted((a, b) => b.sure - a.sure) }
}
