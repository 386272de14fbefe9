import type { Index } from '../../../knowledge/index-of.ts'
import type { Clause } from '../hearing.ts'
import type { Guesses } from './onward.ts'
import { type Before, type Candidate, candidatesIn } from './signs.ts'
import { WORTH } from './worth.ts'

/** Something that a message may mean, and how probable it is that it is this. */
export interface Likely extends Pick<Candidate, 'kind' | 'code'> {
  sure: number
}

// Many rules ask the same of the same words, after what was spoken of before and by themselves.
const known = new WeakMap<Clause['words'], Map<string, readonly Likely[]>>()

/** What a message asks about, the likeliest first; all of them together, nothing among them, are 1. */
export function likelyIn(index: Index, said: Clause, before: Before = {}): readonly Likely[] {
  const after = `${before.focus?.kind} ${before.focus?.code} ${before.cited} ${JSON.stringify(before.guesses)}`
  const found = known.get(said.words) ?? new Map<string, readonly Likely[]>()
  const likely = found.get(after) ?? weighed(candidatesIn(index, said, before))
  known.set(said.words, found.set(after, likely))
  return likely
}

/** What a message may have meant, for the one after it: the likeliest few. */
export const guessesOf = (likely: readonly Likely[]): Guesses =>
  Object.fromEntries(
    likely
      .filter(({ kind, sure }) => kind !== 'none' && sure >= FEW)
      .map(({ kind, code, sure }) => [`${kind}:${code}`, Math.round(sure * 100) / 100]),
  )

const FEW = 0.02

function weighed(candidates: readonly Candidate[]): Likely[] {
  const scores = candidates.map(({ signs }) => worthOf(signs))
  const most = Math.max(...scores)
  const odds = scores.map((score) => Math.exp(score - most))
  const all = odds.reduce((sum, odd) => sum + odd, 0)
  return candidates
    .map(({ kind, code }, at) => ({ kind, code, sure: (odds[at] ?? 0) / all }))
    .sort((a, b) => b.sure - a.sure)
}

function worthOf(signs: Candidate['signs']): number {
  let sum = 0
  for (const sign in signs) sum += (WORTH[sign] ?? 0) * (signs[sign] ?? 0)
  return sum
}
