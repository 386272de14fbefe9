import { readAsks, readWishes } from './asks.ts'
import { type Classifier, classifiersOf, type Evidence } from './classifier.ts'

/** How probable it is, of each subject, that words are about it; all of them together are 1. */
export type Subjects = ReadonlyMap<string, number>

/** Few words of a merchant's heading make a subject, and more of the answer under it; a visitor's many touch others in passing, so less is made of each. */
const HEADING = 1.75
const ANSWER = 4
const MESSAGE = 3
/** Beside what a merchant wrote, more is made of them than by themselves. */
const BESIDE = 2
/** What somebody is after is told by fewer words, each of which tells more. */
const WISHED = 1.5

/** What a merchant's heading is about, together with the answer under it, which may stand under several. */
export function subjectsOver(answer: readonly string[]): (heading: readonly string[]) => Subjects {
  const { subjects } = learnAsks()
  const ofAnswer = subjects(answer)
  return (heading) => {
    const both = [...subjects(heading)].map(
      ([subject, sum]) => [subject, sum / HEADING + (ofAnswer.get(subject) ?? 0) / ANSWER] as const,
    )
    return sharesOf(both, 1)
  }
}

/** How much a visitor's message speaks for each subject, before it is held against the others. */
export const evidenceOfMessage = remembered((words) => learnAsks().subjects(words))

/** What a visitor's message is about. */
export const subjectsOfMessage = remembered((words): Subjects => sharesOf(evidenceOfMessage(words), MESSAGE))

/** The same, to be held against what entries are about. */
export const subjectsBeside = remembered((words): Subjects => sharesOf(evidenceOfMessage(words), BESIDE))

/** How far two are about the same: the probability that they are. */
export function kinship(one: Subjects, other: Subjects): number {
  const [these, those] = [sharesIn(one), sharesIn(other)]
  let sum = 0
  for (let at = 0; at < these.length; at++) sum += (these[at] ?? 0) * (those[at] ?? 0)
  return sum
}

// Hundreds of wordings are held against each message. All have the same subjects, in the same order.
const inOrder = new WeakMap<Subjects, Float64Array>()

function sharesIn(subjects: Subjects): Float64Array {
  const shares = inOrder.get(subjects) ?? Float64Array.from(subjects.values())
  inOrder.set(subjects, shares)
  return shares
}

/** How probable it is that a message is about nothing that a shop's record answers. */
export const idleness = (about: Subjects): number =>
  [...about].reduce((sum, [subject, share]) => (subject.startsWith('none') ? sum + share : sum), 0)

/** How probable it is of each wish that these words put it, whatever they are about: "book", "listServices", "lookup". */
export const wishesIn = remembered((words): ReadonlyMap<string, number> => {
  const shares = sharesOf(learnAsks().wishes(words), WISHED)
  return new Map(
    [...shares].flatMap(([name, share]) => (name.startsWith(WISH) ? [[name.slice(WISH.length), share]] : [])),
  )
})

/** How much a word or phrase speaks for one of these subjects: natural log odds, 0 where no ask has it. */
export function speaksFor(phrase: string, subjects: Iterable<string>): number {
  const told = evidenceOf(phrase)
  return Math.max(0, ...[...subjects].map((subject) => told.get(subject) ?? 0))
}

const ofPhrases = new Map<string, Evidence>()

function evidenceOf(phrase: string): Evidence {
  const told = ofPhrases.get(phrase) ?? learnAsks().subjects(phrase.split(' '))
  if (ofPhrases.size < MOST_PHRASES) ofPhrases.set(phrase, told)
  return told
}

const MOST_PHRASES = 2000

// Several rules ask the same of the same message.
export function remembered<Result>(read: (words: readonly string[]) => Result) {
  const known = new WeakMap<readonly string[], Result>()
  return (words: readonly string[]): Result => {
    const result = known.get(words) ?? read(words)
    known.set(words, result)
    return result
  }
}

/** Wishes stand beside the subjects, under names that no subject has. */
const WISH = 'wish: '

let known: { subjects: Classifier; wishes: Classifier } | undefined

/** Learns from the asks, once a process; whoever waits for an answer need not wait for that too. */
export function learnAsks() {
  known ??= learnt()
  return known
}

// What speaks for a wish is told apart from all subjects, and what speaks for a subject from the other subjects alone.
function learnt() {
  const wishes = readWishes().map(({ subject, text }) => ({ subject: `${WISH}${subject}`, text }))
  const { alone, beside } = classifiersOf(readAsks(), wishes)
  return { subjects: alone, wishes: beside }
}

function sharesOf(evidence: Iterable<readonly [string, number]>, temperature: number): ReadonlyMap<string, number> {
  const sums = [...evidence]
  const most = Math.max(...sums.map(([, sum]) => sum))
  const odds = sums.map(([subject, sum]) => [subject, Math.exp((sum - most) / temperature)] as const)
  const all = odds.reduce((sum, [, odd]) => sum + odd, 0)
  return new Map(odds.map(([subject, odd]) => [subject, odd / all]))
}
