import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { shareOf } from '../suited.ts'
import { lastCited, quote } from './knowledge.ts'

/** "Could she spend it on Matcha Morning?", "do they come in the post", right after a word about vouchers: the same. */
export function quoteVouchers(scene: Scene, clause: Clause): Move | undefined {
  const entry = vouchersAskedOf(scene, clause)
  return entry && quote(scene, { entry }, clause)
}

/** The word about vouchers that was just told, where it is asked what they may be spent on, or how they come. */
export function vouchersAskedOf(scene: Scene, { words }: Clause): Entry | undefined {
  const entry = spendsIt(words) || comesAs(words) ? lastCited(scene) : undefined
  return entry && shareOf(scene.index, entry, 'gift') >= PLAINLY ? entry : undefined
}

const PLAINLY = 0.4

const comesAs = cues(
  'do|does|will|would|is|are|can|could it|that|this|they|them|those .. post|mail|posted|mailed|printed|print|paper|card|digital|email|emailed|envelope',
)

const spendsIt = cues(`
  spend|use|blow|redeem|put|exchange it|that|this|them|one .. on|for|towards|toward|at|against|in|to
  it|that|this|they|them|one .. good|valid|work|works|count|counts for|on|towards|toward|against|with
  ^ and on|for|towards
`)
