import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { shareOf } from '../suited.ts'
import { lastCited, quote } from './knowledge.ts'

/** "Could she spend it on Matcha Morning?", right after a word about vouchers: the same, whatever they are spent on. */
export function quoteVouchers(scene: Scene, clause: Clause): Move | undefined {
  const entry = vouchersAskedOf(scene, clause)
  return entry && quote(scene, { entry }, clause)
}

/** The word about vouchers that was just told, where it is asked what they may be spent on. */
export function vouchersAskedOf(scene: Scene, { words }: Clause): Entry | undefined {
  const entry = spendsIt(words) ? lastCited(scene) : undefined
  return entry && shareOf(scene.index, entry, 'gift') >= PLAINLY ? entry : undefined
}

const PLAINLY = 0.4

const spendsIt = cues(`
  spend|use|blow|redeem|put|exchange it|that|this|them|one .. on|for|towards|toward|at|against|in|to
  it|that|this|they|them|one .. good|valid|work|works|count|counts for|on|towards|toward|against|with
  ^ and on|for|towards
`)
