import { conditionsNamed } from '../../knowledge/conditions.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import type { Condition, Notes } from './notes.ts'
import { ageIn } from './routes/ages.ts'

/** Conditions that a message tells of who comes, and those that it says nobody has. */
export interface ConditionsHeard {
  told: readonly Condition[]
  denied: readonly string[]
}

/** What a message says of the state of who comes: "I'm pregnant", "no allergies", "she is nine". */
export function conditionsIn(text: string): ConditionsHeard {
  const named = text
    .split(PAUSE)
    .flatMap((part) => conditionsNamed(wordsIn(part)))
    .filter(({ kind, after }) => kind !== 'health' && !isOffered(after))
  const denied = named.filter(({ before }) => isDenied(before))
  const told: Condition[] = [...new Set(named.filter((one) => !denied.includes(one)).map(({ kind }) => kind))].map(
    (kind) => ({ kind }),
  )
  const months = told.some(({ kind }) => kind === 'a pregnancy') ? undefined : ageIn(text)
  return {
    told: months !== undefined && months < GROWN_UP ? [...told, { kind: AGE, months }] : told,
    denied: denied.map(({ kind }) => kind),
  }
}

/** What is not said of the one is said of the other: "I can't wait, pregnant". */
const PAUSE = /[,.;:!?]+/

export const AGE = 'age'

const GROWN_UP = 18 * 12

const isDenied = (before: string) => denies(before.split(' ').slice(-3)) !== undefined
const denies = cues('not|no|without|never|neither|nobody')

// "Vegan food" is asked for; nobody is said to live on nothing else.
const isOffered = (after: string) => opensWithGoods(after.split(' ')) !== undefined

const opensWithGoods = cues(
  '^ free? food|foods|option|options|menu|meal|meals|dish|dishes|cake|cakes|milk|bread|flour|form|questionnaire|class|classes|version',
)

/** The conditions that stand: told now or before, and not taken back. */
export function standing(
  { conditions = [] }: Pick<Notes, 'conditions'>,
  { conditions: heard }: { conditions: ConditionsHeard },
) {
  const before = conditions.filter(
    ({ kind }) => !heard.denied.includes(kind) && !heard.told.some((told) => told.kind === kind),
  )
  const all = [...before, ...heard.told].slice(-MOST)
  return all.length > 0 ? all : undefined
}

const MOST = 6
