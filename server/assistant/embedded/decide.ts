import { STANDS_FOR } from '../../knowledge/subjects/asks.ts'
import { figureIn } from './attributes.ts'
import { type Entity, namedWhollyIn } from './entities.ts'
import { GATES, type Gate } from './gates.ts'
import { citedIn, type Found, isDoubtful } from './likely/doubt.ts'
import type { Move } from './moves.ts'
import { ASKS_AGE, ageIn } from './routes/ages.ts'
import { bookingContinued } from './routes/booking.ts'
import { correctedFor } from './routes/corrected.ts'
import { ONE_OF_THESE, quoteAsked } from './routes/knowledge.ts'
import { doubted, likelier } from './routes/likelier.ts'
import { coverOnPlan } from './routes/on-plan.ts'
import { reachFor, shopFor } from './routes/shop.ts'
import { soughtOf } from './routes/sought.ts'
import { wishedOf } from './routes/wished.ts'
import { type Ruling, rowFor, ruledIn } from './ruling.ts'
import { sentencesOf } from './say.ts'
import type { Scene } from './scene.ts'
import { withWarnings } from './warnings.ts'

/** What to do, and what "it" is from now on. */
export interface Decision {
  moves: Move[]
  about?: Entity
  unknown?: string[] // what was asked beside it, and nothing was found for
  warned?: string[] // conditions that were told of, and at which services the record's words on them were said
}

/** What to do about a message. Pure: the same words, record and notes give the same decision. */
export function decide(scene: Scene): Decision {
  const plain = plainIn(scene)
  if (plain) return plain

  const found = foundIn(scene)
  if (!isDoubtful(scene, found)) return found.decision
  return { moves: [doubted(scene, citedIn(found))], about: namedAlone(scene) }
}

/** What is found where nothing is plain, however doubtful it is. */
export function foundIn(scene: Scene): Found {
  const ruling = ruledIn(scene)
  const instead = likelier(scene, ruling)
  const found = instead ? { ...ruling, moves: [instead], unknown: undefined } : ruling
  const wanted = wantedInstead(scene, found)
  const told = wanted ? { ...found, moves: [wanted] } : found
  // What was only guessed at, or touched by words that lead nowhere, is not what "it" is from now on.
  const isTold = instead ? instead.do === 'answer' : ruling.moves.some((move) => move.do !== 'abstain')
  const decision = said(scene, isTold ? told : { ...told, about: namedAlone(scene) })
  return { decision, ruled: instead || wanted ? undefined : ruling, isSought: wanted !== undefined }
}

// What a message that led nowhere looks for, or wishes for; what is looked for is told before it is asked back, too.
function wantedInstead(scene: Scene, { moves }: Ruling): Move | undefined {
  if (moves.every((move) => move.do === 'abstain' && move.text === undefined)) return soughtOf(scene) ?? wishedOf(scene)
  return moves.every((move) => isUnsure(move) || isOnAges(scene, move)) ? soughtOf(scene) : undefined
}

// What is asked back for want of a better answer.
const isUnsure = (move: Move) => move.do === 'choose' && move.text === ONE_OF_THESE

// "Is there a lesson where my daughter can learn to cast? She's 15": what is said of ages stands beside what is sought.
const isOnAges = ({ heard }: Scene, move: Move) =>
  move.do === 'answer' &&
  ageIn(heard.text) !== undefined &&
  move.sources.every(({ kind, title }) => kind === 'knowledge' && ASKS_AGE.test(title))

/** What is said of a ruling: with the record's warnings, nothing twice, and what the page is asked at the end. */
export function said(scene: Scene, { moves, about, unknown }: Ruling): Decision {
  const heeded = withWarnings(scene, moves)
  return { ...heeded, moves: pageLast(saidOnce(heeded.moves)), about, unknown }
}

/** What is plain before any rule is asked: what is read over a whole message, a booking under way, the shop's own wording. */
export function plainIn(scene: Scene): Decision | undefined {
  for (const gate of GATES) {
    const move = gate(scene)
    if (move) return { moves: [...toldBeside(scene, gate, move), move], about: namedAlone(scene) }
  }
  const plain = bookingContinued(scene) ?? quoteAsked(scene) ?? correctedFor(scene) ?? coverOnPlan(scene)
  return plain && withWarnings(scene, [plain])
}

// "I have a question about First Steep." It is spoken of from then on, whatever was made of the rest.
function namedAlone(scene: Scene): Entity | undefined {
  const [only, ...others] = namedWhollyIn(scene.index, scene.heard.terms, scene.heard.words)
  return others.length === 0 ? only : undefined
}

// "Could somebody ring me, and in the meantime how long is First Steep?" A figure that stands beside is told first.
function toldBeside(scene: Scene, gate: Gate, { do: done }: Move): Move[] {
  if (done !== 'hand_off' && done !== 'mine') return []
  return scene.heard.clauses
    .filter(
      (clause) =>
        clause.asks &&
        !gate({
          ...scene,
          heard: { ...scene.heard, ...clause, original: clause.text, asTyped: clause.words, clauses: [clause] },
        }),
    )
    .flatMap((clause) => {
      const isOfFigure = figureIn(clause.bare) && clause.bare.includes(STANDS_FOR.ITEM)
      return (isOfFigure ? rowFor(scene, clause) : (reachFor(scene, clause) ?? shopFor(scene, clause))) ?? []
    })
    .filter((move) => move.do === 'answer')
}

// What one part of a message was told is not told again to another.
function saidOnce(moves: readonly Move[]): Move[] {
  const said = new Set<string>()
  const isNew = (words: string) => !said.has(words) && said.add(words)
  return moves.map((move) =>
    move.do === 'answer'
      ? {
          ...move,
          text: sentencesOf(move.text)
            .filter((sentence) => isNew(sentence.trim()))
            .join('')
            .trimEnd(),
          sources: move.sources.filter(({ kind, code }) => isNew(`${kind}:${code}`)),
        }
      : move,
  )
}

// The page's answer ends the leg, so whatever else is to be said is said before the page is asked.
const pageLast = (moves: readonly Move[]): Move[] =>
  moves.toSorted((a, b) => Number(PAGE.has(a.do)) - Number(PAGE.has(b.do)))

const PAGE = new Set<Move['do']>(['highlight', 'desk_form'])
