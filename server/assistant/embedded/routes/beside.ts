import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { both, factFor } from './facts.ts'
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

function isOfNamed(scene: Scene, clause: Clause): boolean {
  const namesService = (part: Clause) => namedHere(scene, part).some(({ kind }) => kind === 'service')
  const naming = scene.heard.clauses.filter(namesService)
  return namesService(scene.heard) && naming.every((part) => part === clause || !(part.asks || isWish(scene, part)))
}
