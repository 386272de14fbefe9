import { cues } from '../../../knowledge/lexicon/cues.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { attributesIn } from '../attributes.ts'
import { entriesOf } from '../entities.ts'
import { opensQuestion } from '../heads.ts'
import { type Clause, withTold } from '../hearing.ts'
import type { Move } from '../moves.ts'
import type { Scene } from '../scene.ts'
import { tellsNoPrice } from './priced.ts'
import { unexplained } from './unexplained.ts'

/** The parts of a message that asked, and that nothing was found for, where another part of it was answered. */
export function inVain(scene: Scene, spoken: readonly { clause: Clause; move: Move }[]): string[] {
  const answers = spoken
    .filter(({ clause, move }) => move.do === 'book' || (clause.asks && TELLS.has(move.do)))
    .map(({ move }) => move)
  if (answers.length === 0) return []

  const met = new Set(spoken.flatMap(({ clause, move }) => (move.do === 'abstain' ? [] : clause)))
  const open = scene.heard.clauses.filter((clause) => !met.has(clause) && isOwnQuestion(scene, clause, answers))
  return [...open.map(({ text }) => text), ...(scene.heard.unread ?? [])]
}

const TELLS = new Set<Move['do']>(['answer', 'list', 'openings'])

const leans = cues('it|that|this|those|they|them')

// "Is there a lift? I mean, can you go up in one?" is answered by what was said of lifts.
function isOwnQuestion({ index, ...scene }: Scene, clause: Clause, answers: readonly Move[]): boolean {
  // Word by word from another language, a question need not open as ours do.
  const isQuestion = opensQuestion(clause.words) !== undefined || scene.heard.hello !== undefined
  const whole = withTold(scene.heard.clauses, clause, index)
  if (!clause.asks || !isQuestion || (whole === clause && leans(clause.words))) return false
  const rest = unexplained({ index, ...scene }, whole.terms, '')
  const cited = answers.flatMap((move) => ('sources' in move ? (move.sources ?? []) : []))
  const figures = attributesIn(clause.bare)
  // A figure of what was told stands in its row.
  const isTold = figures.length > 0 && cited.some(({ kind }) => kind !== 'knowledge')
  if (scene.heard.hello && figures.includes('price') && answers.every(tellsNoPrice)) return true
  const entries = entriesOf(index, cited)
  return rest.length > 0 && !isTold && !entries.some((entry) => (fitIn(index, rest, entry)?.telling ?? 0) > 0)
}
