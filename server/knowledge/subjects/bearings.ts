import { wordsIn } from '../lexicon/words.ts'
import { readAsks } from './asks.ts'
import type { Evidence } from './classifier.ts'
import { evidenceOfMessage, learnAsks, remembered } from './subjects.ts'

/**
 * Which way words point among the subjects: how much more than usual they speak for each, as a vector of length 1. What is
 * said of one matter points one way, also where that matter is none of the subjects.
 */
export type Bearing = Float64Array

/** Beside what a heading speaks for, so much of what the answer under it does. */
const UNDER = 0.5

/** Where a merchant's heading points, together with the answer under it, which may stand under several. */
export function bearingsOver(answer: readonly string[]): (heading: readonly string[]) => Bearing {
  const ofAnswer = spokenFor(learnAsks().subjects(answer))
  return (heading) =>
    bearingOf(spokenFor(learnAsks().subjects(heading)).map((sum, at) => sum + UNDER * (ofAnswer[at] ?? 0)))
}

/** Where a visitor's message points. */
export const bearingOfMessage = remembered((words): Bearing => bearingOf(spokenFor(evidenceOfMessage(words))))

/** How nearly two point the same way: 1 where they do, 0 where neither tells anything of the other. */
function alikeness(one: Bearing, other: Bearing): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

/** How nearly the one of these does that comes nearest. */
export const likest = (bearing: Bearing, others: readonly Bearing[] = []): number =>
  Math.max(0, ...others.map((one) => alikeness(one, bearing)))

function bearingOf(sums: Float64Array): Bearing {
  const usual = usually()
  const parts = sums.map((sum, at) => (sum - (usual.middles[at] ?? 0)) / (usual.spreads[at] ?? 1))
  const length = Math.hypot(...parts)
  return length > 0 ? parts.map((part) => part / length) : parts
}

/** How much what people ask speaks for each subject, as a rule: the mean, and the standard deviation. */
interface Usual {
  middles: Float64Array
  spreads: Float64Array
}

let usual: Usual | undefined

function usually(): Usual {
  usual ??= usualIn(readAsks().filter((_, at) => at % EVERY === 0))
  return usual
}

/** So many asks tell what is usual as well as all of them do. */
const EVERY = 50

function usualIn(asks: readonly { text: string }[]): Usual {
  const told = asks.map(({ text }) => spokenFor(learnAsks().subjects(wordsIn(text))))
  const middles = meanOf(told)
  const squares = meanOf(told.map((sums) => sums.map((sum, at) => (sum - (middles[at] ?? 0)) ** 2)))
  return { middles, spreads: squares.map(Math.sqrt) }
}

const meanOf = ([first = new Float64Array(), ...rest]: readonly Float64Array[]) =>
  first.map((sum, at) => rest.reduce((all, one) => all + (one[at] ?? 0), sum) / (rest.length + 1))

/** How much more they speak for each subject than for all. */
function spokenFor(evidence: Evidence): Float64Array {
  const sums = Float64Array.from(evidence.values())
  const mean = sums.reduce((all, sum) => all + sum, 0) / sums.length
  return sums.map((sum) => sum - mean)
}
