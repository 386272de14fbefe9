import { conditionsNamed, speaksOfCondition } from '../../knowledge/conditions.ts'
import type { Entry } from '../../knowledge/entries.ts'
import type { Fit } from '../../knowledge/gate.ts'
import type { Index } from '../../knowledge/index-of.ts'
import { type Suited, suitedTo } from '../../knowledge/meant.ts'
import type { Subjects } from '../../knowledge/subjects/subjects.ts'
import type { Clause } from './hearing.ts'
import { focused, type Scene } from './scene.ts'

const known = new WeakMap<Clause['words'], Suited>()

/** What suits these words, worked out once for all rules that ask. */
export function suitedFor(scene: Scene, clause: Clause): Suited {
  const found = known.get(clause.words) ?? suitedTo(scene.index, clause, leaningIn(scene))
  known.set(clause.words, found)
  return found
}

/** What a membership's own terms are about. */
const OF_PLANS = ['pauseEnd', 'members', 'joinHow']

/** Whether an entry is about memberships. */
export const isOfPlans = ({ subjects }: Index, entry: Entry): boolean => areOfPlans(subjects.get(entry) ?? [])

const areOfPlans = (wordings: readonly Subjects[]) =>
  wordings.some((about) => OF_PLANS.reduce((sum, subject) => sum + (about.get(subject) ?? 0), 0) >= ABOUT)

/** How far a piece of knowledge is about a subject, by the wording that is most. */
export const shareOf = ({ subjects }: Index, entry: Entry, subject: string): number =>
  Math.max(0, ...(subjects.get(entry) ?? []).map((about) => about.get(subject) ?? 0))

/** As probable as this, an entry is about a subject. */
const ABOUT = 0.3

/** The pieces of knowledge that are about a subject. */
export const entriesAbout = (index: Index, subject: string): Entry[] =>
  [...index.subjects.keys()].filter((entry) => shareOf(index, entry, subject) >= ABOUT)

/** What was spoken of last makes what has to do with it the likelier: natural log odds, set by hand. */
const LEANING = { planOfPlans: 2.5, serviceOfPlans: -0.5, namesService: 0.7, cited: 0.7 }

function leaningIn(scene: Scene) {
  const about = scene.about ?? focused(scene)
  return ({ code, title, text }: Entry, wordings: readonly Subjects[]): number => {
    let sum = code === scene.notes.cited ? LEANING.cited : 0
    if (about?.kind === 'plan' && areOfPlans(wordings)) sum += LEANING.planOfPlans
    if (about?.kind === 'service' && areOfPlans(wordings)) sum += LEANING.serviceOfPlans
    if (about?.kind === 'service' && `${title} ${text}`.includes(about.item.name)) sum += LEANING.namesService
    return sum
  }
}

/** Whether an entry asks of conditions that nobody has told of or named: its words in common with a message are chance. */
export const isUncalledFor = ({ heard, notes }: Scene, { asksOf, speaksOf }: Entry): boolean => {
  if (asksOf.size === 0) return false
  const said = [...conditionsNamed(heard.words), ...(notes.conditions ?? [])].map(({ kind }) => kind)
  const meant = said.filter((kind) => !heard.conditions.denied.includes(kind))
  return !meant.some((kind) => speaksOfCondition(speaksOf, kind))
}

/** The words that stand for what is asked: the whole message, unless it asks more than one thing. */
export const askingPart = ({ heard }: Scene, clause: Clause): Clause =>
  heard.clauses.filter(({ asks }) => asks).length > 1 ? clause : heard

/** Less sure than this, what words lead to is an answer only where they are nearly those it is asked by. */
const UNSURE = 0.2
/** Two that suit nearly alike may both be meant. */
const ALIKE = 0.5

/** Whether an entry to which words led is what the message is about. */
export function suits(scene: Scene, clause: Clause, { entry, coverage, back }: Fit): boolean {
  if (coverage >= 0.75 && back >= 0.5) return true
  const { suits, sure } = suitedFor(scene, askingPart(scene, clause))
  const own = suits.find((suit) => suit.entry === entry)
  return own !== undefined && sure >= UNSURE && (suits[0]?.score ?? 0) - own.score < ALIKE
}
