import { fitsFor } from '../../../knowledge/search.ts'
import { type Attribute, attributesIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { spokenOfIn } from '../referents.ts'
import type { Scene } from '../scene.ts'
import { askedOf, serviceCoded } from './asked-service.ts'
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

/** A figure is asked, and nothing else was found: of the one service that fits best, if any does. */
export function lastRow(scene: Scene): Move | undefined {
  const { terms, bare } = scene.heard
  const asked = attributesIn(bare).filter((attribute) => OF_ROW.has(attribute))
  if (asked.length === 0) return undefined

  const [first, second] = fitsFor(scene.index, terms, ['service'])
  const [entry] = fitsFor(scene.index, terms, ['knowledge'])
  const isFirst = first !== undefined && first.score >= LAST_ROW && first.score - (second?.score ?? 0) >= 0.05
  const meant = isFirst && first.score >= (entry?.score ?? 0) ? serviceCoded(scene, first.entry.code) : undefined
  return meant && tell(scene, scene.heard, meant, asked)
}

const OF_ROW: ReadonlySet<Attribute> = new Set(['price', 'duration'])
const LAST_ROW = 0.4
