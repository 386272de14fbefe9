import { entriesOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { factFor } from './facts.ts'
import { meantToo } from './meant.ts'
import { both } from './telling.ts'
import { isWish } from './wishes.ts'

/**
 * What a piece of knowledge says is said beside the row of the service that the same question names: words in common
 * with a rule do not show that the rule was asked for. Where the service is named in a question or a wish of its own,
 * that one says it.
 */
export const besideRow =
  (quoted: (scene: Scene, clause: Clause) => Move | undefined) =>
  (scene: Scene, clause: Clause): Move | undefined => {
    const move = quoted(scene, clause)
    if (move?.do !== 'answer' || !isOfNamed(scene, clause)) return move
    const row = factFor(scene, clause) ?? factFor(scene, scene.heard)
    return row?.do === 'answer' ? both(row, move) : move
  }

/** What a row says, and beside it the piece of knowledge that the question is likely about too. */
export const besideMeant =
  (told: (scene: Scene, clause: Clause) => Move | undefined) =>
  (scene: Scene, clause: Clause): Move | undefined => {
    const move = told(scene, clause)
    if (move?.do !== 'answer') return move
    const [row, ...others] = entriesOf(scene.index, move.sources)
    const isRow = row !== undefined && others.length === 0 && row.kind !== 'knowledge'
    const meant = isRow ? meantToo(scene, clause, row.title) : undefined
    return meant ? both(move, meant) : move
  }

function isOfNamed(scene: Scene, clause: Clause): boolean {
  const namesService = (part: Clause) => namedHere(scene, part).some(({ kind }) => kind === 'service')
  const naming = scene.heard.clauses.filter(namesService)
  return namesService(scene.heard) && naming.every((part) => part === clause || !(part.asks || isWish(scene, part)))
}
