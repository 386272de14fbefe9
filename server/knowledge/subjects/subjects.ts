import { readAsks } from './asks.ts'
import { type Classifier, classifierOf } from './classifier.ts'

/** How probable it is, of each subject, that words are about it; all of them together are 1. */
export type Subjects = ReadonlyMap<string, number>

/** Few words of a merchant's make a subject; a visitor's many touch others in passing, so less is made of each. */
const HEADING = 2
const MESSAGE = 3

/** What a merchant's heading is about. */
export const subjectsOfHeading = (words: readonly string[]): Subjects => probable(words, HEADING)

/** What a visitor's message is about. */
export const subjectsOfMessage = (words: readonly string[]): Subjects => probable(words, MESSAGE)

/** How far two are about the same: the probability that they are. */
export function kinship(one: Subjects, other: Subjects): number {
  let sum = 0
  for (const [subject, share] of one) sum += share * (other.get(subject) ?? 0)
  return sum
}

/** How probable it is that a message is about nothing that a shop's record answers. */
export const idleness = (about: Subjects): number =>
  [...about].reduce((sum, [subject, share]) => (subject.startsWith('none') ? sum + share : sum), 0)

let known: Classifier | undefined

/** Learns from the asks, once a process; whoever waits for an answer need not wait for that too. */
export function learnAsks(): Classifier {
  known ??= classifierOf(readAsks())
  return known
}

function probable(words: readonly string[], temperature: number): Subjects {
  const evidence = [...learnAsks()(words)]
  const most = Math.max(...evidence.map(([, sum]) => sum))
  const odds = evidence.map(([subject, sum]) => [subject, Math.exp((sum - most) / temperature)] as const)
  const all = odds.reduce((sum, [, odd]) => sum + odd, 0)
  return new Map(odds.map(([subject, odd]) => [subject, odd / all]))
}
