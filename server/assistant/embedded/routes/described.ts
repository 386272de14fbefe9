import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { spokenOfIn } from '../referents.ts'
import type { Scene } from '../scene.ts'
import { askedOf } from './asked-service.ts'
import { tell } from './telling.ts'
import { unexplained } from './unexplained.ts'

/** "How much is it to learn without a clutch?": no name, and no question of its own; all of it is said of one service. */
export function describedFor(scene: Scene, clause: Clause): Move | undefined {
  const asked = askedOf(scene, clause)
  const rest = unexplained(scene, clause.terms, '')
  if (!clause.asks || rest.length === 0 || !asked.some((attribute) => attribute !== 'contents')) return undefined

  const denied = clause.words.flatMap((word, at) =>
    /^(?:no|without)$/.test(word) ? clause.words.slice(at, at + 3) : [],
  )
  const words = [...denied, ...rest.map(({ word }) => word).filter((word) => !denied.includes(word))]
  const [only, ...others] = spokenOfIn(scene.index, words)
  return only && others.length === 0 ? tell(scene, clause, { kind: 'service', item: only }, asked) : undefined
}
