import { attributesIn } from '../attributes.ts'
import type { Decision } from '../decide.ts'
import { type Cited, entriesOf, isAmong, namedWhollyIn } from '../entities.ts'
import { EXTREMES } from '../extremes.ts'
import type { Clause } from '../hearing.ts'
import { asksFitness } from '../intents/fitness.ts'
import { asksPostcode, asksWhereAlone } from '../intents/shop.ts'
import type { Move } from '../moves.ts'
import { pointedAt } from '../pointing.ts'
import { ageIn, limitsAge, saysAges } from '../routes/ages.ts'
import { explained } from '../routes/borne-out.ts'
import { havingAsked } from '../routes/kind-asked.ts'
import { isSpokenOf } from '../routes/likelier.ts'
import { meantFor } from '../routes/measures.ts'
import { pricedFor } from '../routes/priced.ts'
import { asksToStart } from '../routes/start-with.ts'
import type { Scene } from '../scene.ts'
import { likelyHere } from './here.ts'
import { logOdds, type Signs, worthOf } from './meanings.ts'
import { probableIn } from './probable.ts'
import type { Ruled } from './ruled.ts'

/** What was found to say, by which rules, where it is theirs alone, and whether it was weighed as what is looked for. */
export interface Found {
  decision: Decision
  ruled?: Ruled
  isSought: boolean
}

/**
 * What each sign is worth by which an answer is held for wrong, in natural log odds: fitted by logistic regression
 * (`npm run fit`) on what the dialogues in `eval/` were told.
 */
const DOUBT: Readonly<Record<string, number>> = {
  is: -0.8,
  ruled: -0.25,
  explained: -0.25,
  knowledge: -0.32,
}

/** As probably wrong as this, an answer is asked back. */
const DOUBTFUL = 0.25

/** Whether what is told is better asked back. */
export const isDoubtful = (scene: Scene, found: Found): boolean =>
  mayBeDoubted(scene, found) && wrongIn(doubtSigns(scene, found)) >= DOUBTFUL

/**
 * Whether what is told from the record may be a mistake. What is asked of something by its name, of a membership, in a few
 * words of what was spoken of, or what a part of a message surely asks is seldom told wrongly, nor is what was pointed at,
 * compared or reckoned, the shop's own hours and place, or what is said to who is in some condition.
 */
export function mayBeDoubted(scene: Scene, found: Found): boolean {
  const sources = citedIn(found)
  return (
    found.decision.moves.every((move) => TELLS.has(move.do) && citedBy(move).length > 0) &&
    !found.isSought &&
    !found.decision.warned &&
    !isReckoned(scene) &&
    !isNamed(scene) &&
    !isOfPlan(scene, sources) &&
    !isGoingOn(scene, sources) &&
    !isSurelyAsked(scene, sources) &&
    !isOfAge(scene, sources)
  )
}

const isNamed = ({ index, heard: { terms, words } }: Scene) => namedWhollyIn(index, terms, words).length > 0

const isOfPlan = ({ notes }: Scene, sources: readonly Cited[]) =>
  notes.focus?.kind === 'plan' || sources.some(({ kind }) => kind === 'plan')

// "Do you sell vouchers?", "how long do they last?"; "he's impatient, so how long would it take?", of a service.
const isGoingOn = (scene: Scene, sources: readonly Cited[]) => {
  const { heard, notes } = scene
  const isOfRow = attributesIn(heard.bare).length > 0 && sources.some(({ kind }) => kind === 'service')
  return (
    (heard.words.length <= FEW || isOfRow) &&
    sources.some((source) => isSpokenOf(scene, source) || notes.listed?.includes(source.code))
  )
}

const FEW = 8

// "She's 9, is that OK?"
const isOfAge = ({ index, heard }: Scene, sources: readonly Cited[]) =>
  ageIn(heard.text) !== undefined && entriesOf(index, sources).some(({ text }) => limitsAge(text) || saysAges(text))

function isReckoned(scene: Scene): boolean {
  const { index, notes, record, heard } = scene
  return (
    pointedAt(index, notes, heard.words) !== undefined ||
    EXTREMES.some(({ says }) => says(heard.words)) ||
    asksFitness(heard.words) !== undefined ||
    asksToStart(heard) ||
    pricedFor(scene, heard) !== undefined ||
    (asksWhereAlone(heard.words) ?? asksPostcode(heard.words)) !== undefined ||
    meantFor(record.services, heard.text) !== undefined ||
    havingAsked(scene, heard).length > 0
  )
}

// "I don't want to talk to anybody, just tell me if dogs are allowed."
const isSurelyAsked = (scene: Scene, sources: readonly Cited[]): boolean =>
  scene.heard.clauses.length > 1 && scene.heard.clauses.some((part) => meantIn(scene, part, sources) >= SURELY)

const SURELY = 0.9

const TELLS = new Set<Move['do']>(['answer', 'openings'])

// How probable it is that words mean one of these.
const meantIn = (scene: Scene, said: Clause, sources: readonly Cited[]): number =>
  likelyHere(scene, said)
    .filter((one) => isAmong(sources, one))
    .reduce((sum, one) => sum + one.sure, 0)

const wrongIn = (signs: Signs): number => 1 / (1 + Math.exp(-worthOf(signs, DOUBT)))

/** What speaks for an answer's being wrong: flags are 0 or 1, probabilities natural log odds. */
export function doubtSigns(scene: Scene, found: Found): Signs {
  const { heard, index } = scene
  const sources = citedIn(found)
  const entries = entriesOf(index, sources)
  const sure = bounded(meantIn(scene, heard, sources))
  return {
    is: 1,
    ruled: found.ruled ? bounded(probableIn(scene, found.ruled).rules) : 0,
    explained: sure * explained(scene, heard, entries),
    knowledge: entries.some(({ kind }) => kind === 'knowledge') ? sure : 0,
  }
}

/** Everything that is told of. */
export const citedIn = ({ decision: { moves } }: Found): Cited[] => moves.flatMap(citedBy)

function citedBy(move: Move): readonly Cited[] {
  if (move.do === 'openings') return [{ kind: 'service', code: move.code }]
  return 'sources' in move && move.sources ? move.sources : []
}

/** What is less probable than this, or as good as sure, counts no more than that. */
const HARDLY = 0.01

const bounded = (sure: number): number => logOdds(Math.min(Math.max(sure, HARDLY), 1 - HARDLY))
