import { conditionsNamed, isOfOthers } from './conditions.ts'
import type { Entry } from './entries.ts'
import type { Index } from './index-of.ts'
import type { Term } from './lexicon/terms.ts'
import { fitsFor } from './search.ts'
import { bearingOfMessage, likest } from './subjects/bearings.ts'
import { idleness, kinship, type Subjects, subjectsBeside, subjectsOfMessage } from './subjects/subjects.ts'

/** How well a piece of knowledge suits a message: by what both are about, and by the words they share. */
export interface Suit {
  entry: Entry
  kin: number // how probable it is that both are about the same
  alike: number // how nearly both point one way
  score: number // natural log
}

/** What a message may be after, best first, and how probable it is that the first is it. */
export interface Suited {
  suits: readonly Suit[]
  sure: number
}

/** What a word shared is worth beside a subject shared, and what it is worth to point one way. */
const BY_WORDS = 4
const BY_BEARING = 6
/** No two are held to be less probably about the same. */
const LEAST_KIN = 0.01

/** Ranks the pieces of knowledge for a message, each the likelier by as much as `leaning` says (natural log). */
export function suitedTo(
  index: Index,
  { words, terms }: { words: readonly string[]; terms: readonly Term[] },
  leaning: (entry: Entry, wordings: readonly Subjects[]) => number = () => 0,
): Suited {
  const shared = new Map(fitsFor(index, terms, ['knowledge']).map(({ entry, score }) => [entry, score]))
  const bearing = bearingOfMessage(words)
  const found = [...kinsIn(index, words)]
    .map(([entry, kin]) => {
      const words = shared.get(entry) ?? 0
      const alike = likest(bearing, index.bearings.get(entry))
      const leant = leaning(entry, index.subjects.get(entry) ?? [])
      const score = Math.log(kin + LEAST_KIN) + BY_WORDS * words + BY_BEARING * alike + leant
      return { entry, kin, alike, words, score }
    })
    .sort((a, b) => b.score - a.score)
  const [first, second] = found
  const lead = first && second ? first.score - second.score : MOST_LEAD
  return { suits: found, sure: first ? sureness({ ...first, lead, idle: idleness(subjectsOfMessage(words)) }) : 0 }
}

// Several rules ask the same of the same words.
const kins = new WeakMap<readonly string[], ReadonlyMap<Entry, number>>()

/** How probable it is of each piece of knowledge that it is about the same as these words; less what is for others. */
export function kinsIn(index: Index, words: readonly string[]): ReadonlyMap<Entry, number> {
  const known = kins.get(words)
  if (known) return known

  const about = subjectsBeside(words)
  const named = conditionsNamed(words).map(({ kind }) => kind)
  const found = [...index.subjects].flatMap(([entry, wordings]) =>
    isOfOthers(entry, named) ? [] : [[entry, Math.max(...wordings.map((wording) => kinship(wording, about)))] as const],
  )
  const kin = new Map(found)
  kins.set(words, kin)
  return kin
}

const MOST_LEAD = 4

interface Told extends Pick<Suit, 'kin' | 'alike'> {
  words: number
  lead: number // how far the second is behind
  idle: number // how probable it is that nothing answers it
}

/**
 * Fitted by logistic regression on 4,079 turns of the dialogues in `eval/`, those that no record answers among them: whether the
 * entry that suits best is the one meant.
 */
function sureness({ kin, alike, words, lead, idle }: Told): number {
  const odds =
    -1.22 + 0.31 * Math.log(kin + 0.005) + 0.69 * alike + 2.41 * words + 0.69 * Math.min(lead, MOST_LEAD) - 4.22 * idle
  return 1 / (1 + Math.exp(-odds))
}
