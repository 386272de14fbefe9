import type { Fit } from '../../knowledge/gate.ts'
import { type Suited, suitedTo } from '../../knowledge/meant.ts'
import type { Clause } from './hearing.ts'
import type { Scene } from './scene.ts'

const known = new WeakMap<Clause, Suited>()

/** What suits these words, worked out once for all rules that ask. */
export function suitedFor({ index }: Pick<Scene, 'index'>, clause: Clause): Suited {
  const found = known.get(clause) ?? suitedTo(index, clause)
  known.set(clause, found)
  return found
}

/** The words that stand for what is asked: the whole message, unless it asks more than one thing. */
export const askingPart = ({ heard }: Scene, clause: Clause): Clause =>
  heard.clauses.filter(({ asks }) => asks).length > 1 ? clause : heard

/** Less sure than this, what words lead to is an answer only where they are nearly those it is asked by. */
const UNSURE = 0.2
/** Two that suit nearly alike may both be meant. */
const ALIKE = 0.5

/** Whether an entry to which words led is what the message is about. */
export function suits(scene: Scene, clause: Clause, { entry, coverage, back }: Fit): boolean {
  if (coverage >= 0.75 && back >= 0.5) return true
  const { suits, sure } = suitedFor(scene, askingPart(scene, clause))
  const own = suits.find((suit) => suit.entry === entry)
  return own !== undefined && sure >= UNSURE && (suits[0]?.score ?? 0) - own.score < ALIKE
}
