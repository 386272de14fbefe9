import type { Source } from '../../../../contract/catalogue.ts'
import type { Decision } from '../decide.ts'
import { EXTREMES } from '../extremes.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { pointedAt } from '../pointing.ts'
import { ageIn, limitsAge } from '../routes/ages.ts'
import { explained } from '../routes/borne-out.ts'
import { isSpokenOf } from '../routes/likelier.ts'
import { meantFor } from '../routes/measures.ts'
import { pricedFor } from '../routes/priced.ts'
import { asksToStart } from '../routes/start-with.ts'
import type { Scene } from '../scene.ts'
import { likelyHere } from './here.ts'
import type { Likely } from './likely.ts'
import type { Signs } from './meanings.ts'
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
  is: -1.05,
  ruled: -0.27,
  explained: -0.34,
  knowledge: -0.29,
  after: 0.76,
}

/** As probable as this, an answer is asked back: of what nobody had tuned for, every other one that is was wrong. */
const DOUBTFUL = 0.28

/** Whether what is told is better asked back. */
export const isDoubtful = (scene: Scene, found: Found): boolean =>
  mayBeDoubted(scene, found) && wrongIn(doubtSigns(scene, found)) >= DOUBTFUL

/**
 * Whether what is told from the record may be a mistake. What was called by its name or spoken of, pointed at, compared
 * or reckoned, and what is said of memberships, is seldom wrong: that is told.
 */
export const mayBeDoubted = (scene: Scene, found: Found): boolean =>
  found.decision.moves.every(({ do: done }) => TELLS.has(done)) &&
  !found.isSought &&
  !isReckoned(scene) &&
  !isSurelyAsked(scene, citedIn(found)) &&
  citedIn(found).length > 0 &&
  !citedIn(found).some((source) => source.kind === 'plan' || isSpokenOf(scene, source) || isOfAge(scene, source))

// "I don't want to talk to anybody, just tell me if dogs are allowed."
const isSurelyAsked = (scene: Scene, sources: readonly Cited[]): boolean =>
  scene.heard.clauses.length > 1 &&
  scene.heard.clauses.some((part) => part.asks && meantIn(scene, part, sources) >= SURELY)

const SURELY = 0.9

// "She's 9, is that OK?"
function isOfAge({ index, heard }: Scene, { kind, code }: Cited): boolean {
  const entry = index.entries.find((one) => one.kind === kind && one.code === code)
  return ageIn(heard.text) !== undefined && entry !== undefined && limitsAge(entry.text)
}

function isReckoned(scene: Scene): boolean {
  const { index, notes, record, heard } = scene
  return (
    pointedAt(index, notes, heard.words) !== undefined ||
    EXTREMES.some(({ says }) => says(heard.words)) ||
    asksToStart(heard) ||
    pricedFor(scene, heard) !== undefined ||
    meantFor(record.services, heard.text) !== undefined
  )
}

const TELLS = new Set<Move['do']>(['answer', 'openings'])

// How probable it is that words mean one of these.
const meantIn = (scene: Scene, said: Clause, sources: readonly Cited[]): number =>
  likelyHere(scene, said)
    .filter(({ kind, code }) => sources.some((source) => source.kind === kind && source.code === code))
    .reduce((sum, one) => sum + one.sure, 0)

function wrongIn(signs: Signs): number {
  const odds = Object.entries(signs).reduce((sum, [sign, value]) => sum + (DOUBT[sign] ?? 0) * value, 0)
  return 1 / (1 + Math.exp(-odds))
}

/** What speaks for an answer's being wrong: flags are 0 or 1, probabilities natural log odds. */
export function doubtSigns(scene: Scene, found: Found): Signs {
  const { heard, index, notes } = scene
  const sources = citedIn(found)
  const isCited = ({ kind, code }: Cited | Likely) =>
    sources.some((source) => source.kind === kind && source.code === code)
  const entries = index.entries.filter(isCited)
  const sure = logOdds(meantIn(scene, heard, sources))
  return {
    is: 1,
    ruled: found.ruled ? logOdds(probableIn(scene, found.ruled).rules) : 0,
    explained: sure * explained(scene, heard, entries),
    knowledge: entries.some(({ kind }) => kind === 'knowledge') ? sure : 0,
    after: notes.guesses ? 1 : 0,
  }
}

type Cited = Pick<Source, 'kind' | 'code'>

/** Everything that is told of. */
export const citedIn = ({ decision: { moves } }: Found): Cited[] =>
  moves.flatMap((move): readonly Cited[] => {
    if (move.do === 'openings') return [{ kind: 'service', code: move.code }]
    return 'sources' in move && move.sources ? move.sources : []
  })

const HARDLY = 0.01

function logOdds(sure: number): number {
  const share = Math.min(Math.max(sure, HARDLY), 1 - HARDLY)
  return Math.log(share / (1 - share))
}
