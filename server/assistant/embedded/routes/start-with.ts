import { cues } from '../../../knowledge/lexicon/cues.ts'
import { figureIn } from '../attributes.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import type { Move } from '../moves.ts'
import { suitedIn } from '../referents.ts'
import { isDenied, namedHere, type Scene } from '../scene.ts'
import { traitsIn } from '../traits.ts'
import { show } from './which.ts'

/** "Which class would you start me on?": what its own row says is for those who begin, if that is not half of all there is. */
export function toStartWith(scene: Scene, clause: Clause): Move | undefined {
  const { words, bare } = clause
  const isOfBeginners = asksForBeginners(scene.heard)
  if (!(isOfBeginners || asksWhereToStart(words) !== undefined) || !clause.asks || isOfHours(bare)) return undefined
  if (!isOfBeginners && wantsToBook(words)) return undefined
  if (!isOfBeginners && namedHere(scene, scene.heard).length > 0) return undefined
  const first = suitedIn(scene.index, ['beginner']).filter(({ code }) => !isDenied(scene, code))
  return first.length > 0 && first.length <= MOST ? show(scene, first) : undefined
}

const MOST = 3

// "When should we start?" asks for a time.
const isOfHours = (bare: Clause['bare']) => figureIn(bare) !== undefined

// "We want a tasting for beginners, which one should we book?"
const asksWhichOne = cues(
  'which|what one|ones .. should|would|do|could i|we|you .. book|take|pick|choose|suggest|recommend|do|go|come',
)

const asksForBeginners = ({ words }: Pick<Clause, 'words'>) =>
  asksWhichOne(words) !== undefined && traitsIn(words).includes('~beginner')

/** Whether words ask with what to begin. */
export const asksToStart = (said: Pick<Clause, 'words'>): boolean =>
  asksForBeginners(said) || asksWhereToStart(said.words) !== undefined

const asksWhereToStart = cues(`
  start|ease|introduce|launch me|us|him|her|them .. on|with|in|into
  which|what|where .. would|should|do|could|can|might i|we|you|one|he|she|they .. start|begin !at|time|the
  which|what .. best|good|right|easiest .. start|begin|beginner|beginners|novice|novices|newcomer|newbie
  which|what one|ones|class|course|session|sitting|workshop|lesson .. start|begin with|on
  which|what .. gentle|gentlest|good|nice|easy|easiest|soft start|introduction|intro|beginning $
  best|good|right|easiest place|one|thing|class|course|session|sitting|workshop|lesson to start|begin
`)
