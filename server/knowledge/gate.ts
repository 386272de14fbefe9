import type { Entry, Wording } from './entries.ts'
import { EVERYDAY } from './lexicon/everyday.ts'
import { OCCASIONS } from './lexicon/nouns.ts'
import { conceptKey, type Term } from './lexicon/terms.ts'
import { stem } from './lexicon/words.ts'
import type { Scales } from './scales.ts'

/** How well an entry answers a question by its best wording. All but `score` are shares or weights a gate can judge by. */
export interface Fit {
  entry: Entry
  score: number
  coverage: number // how much of what was asked the entry speaks of
  back: number // how much of the wording was asked
  mass: number // the weight of what they share
  anchors: number // words shared with the wording that no service or plan is named by
  telling: number // shared words that are more than small talk
  subjects: number // those of them that no service or plan is named by
  strangers: number // meaningful words that the record nowhere uses
  unique: number // shared words that no other entry uses
  topical: boolean // the question is about what the wording is about, whatever its words
  topics: readonly string[] // what both are about
  isMeant: boolean // not said of members alone, or asked of them
}

/** What a word is worth by where it is met: in a wording as said or as meant, in the text below as said or as meant. */
export type Shares = readonly [asked: number, meant: number, answered: number, implied: number]

export const OF_QUESTIONS: Shares = [1, 0.85, 0.7, 0.5]

/** What a fit is measured against: how telling words are, and which of them name a service or all of them. */
export interface Measures {
  scales: Scales
  names: ReadonlySet<string> // stems and concepts of service and plan names: they point at those, never at a piece of knowledge
  own: ReadonlySet<string> // stems of the shop's noun for a service: said of everything, so of nothing
}

/** The gate: most of the question is covered, or less of it but by the very words the entry is asked by. */
export function answers(fit: Fit): boolean {
  const { coverage, back, mass, anchors, telling, subjects, strangers, isMeant, unique } = fit
  if (mass < 1.2 || telling === 0 || !isMeant) return false
  if (isAbout(fit)) return true
  // The name of a service is no question but about it.
  const isOfMore = subjects > 0 || fit.entry.kind !== 'knowledge'
  if (coverage >= 0.7 && (anchors > 0 || (back >= 0.2 && isOfMore) || subjects > 1 || unique > 0)) return true
  if (anchors === 0) return coverage >= 0.65 && (subjects >= 2 || (unique > 0 && strangers === 0))
  if (coverage < 0.34) return false
  if (strangers === 0 && (coverage >= 0.6 || (coverage >= 0.5 && back >= 0.3) || back >= 0.6)) return true
  return strangers <= 2 && (anchors > 1 || (coverage >= 0.4 && strangers === 1 && back >= 0.6))
}

// A topic that needs a whole phrase to be touched carries more than one that a word touches.
const isAbout = ({ topics, coverage, back, anchors, telling, strangers }: Fit) => {
  if (topics.length === 0 || coverage < 0.3) return false
  const isMet = back >= 0.3 || anchors > 1 || telling > 1
  return topics.every(isLoose) ? isMet && strangers <= 2 : isMet || back >= 0.2
}

/** Measures these terms against one wording of an entry, and the text that stands below it. */
export function fitOf(
  { scales, names, own }: Measures,
  terms: readonly Term[],
  { entry, wording }: { entry: Entry; wording: Wording },
  shares = OF_QUESTIONS,
): Fit {
  const sum = { mass: 0, missed: 0, anchors: 0, telling: 0, subjects: 0, strangers: 0, unique: 0 }
  for (const term of terms) {
    if (term.parts.length > 0 && term.parts.every((part) => own.has(part))) continue
    const share = shareOf(term, wording, entry, shares)
    const weight = scales.weight(term)
    if (!term.isEcho) sum.mass += weight * share
    sum.missed += share > 0 ? weight * (1 - share) * 0.5 : scales.loss(term)
    const isNamed = term.parts.every((part) => names.has(part)) || isMetByName(names, term, wording)
    if (share >= 0.8 && (share < 1 || !EVERYDAY.has(term.word)) && !isNamed) sum.anchors += 1
    if (share > 0 && !scales.isSmallTalk(term)) sum.telling += 1
    if (share > 0 && !scales.isSmallTalk(term) && !isNamed) sum.subjects += 1
    if (share === 0 && scales.isStranger(term)) sum.strangers += 1
    const isSaid = wording.keys.has(term.stem) || (entry.body.has(term.stem) && !OF_ANYTHING.has(term.stem))
    if (isSaid && !isNamed && scales.isUnique(term)) sum.unique += 1
  }
  const { missed, ...counted } = sum
  const isMeant = isMeantFor(terms, wording)
  const topics = isMeant ? sharedTopics(terms, wording, scales) : []
  const topical = topics.length > 0
  // What happened on the way to a question explains it; it asks nothing itself.
  const spared = !topics.every(isLoose) ? missed * 0.5 : missed
  const coverage = sum.mass > 0 ? sum.mass / (sum.mass + spared) : 0
  const back = backCoverage(wording, terms, scales)
  return {
    entry,
    ...counted,
    topical,
    topics,
    isMeant,
    coverage,
    back,
    score: coverage * 0.6 + back * 0.3 + Math.min(sum.anchors, 2) * 0.05 + (topical ? 0.1 : 0),
  }
}

// An answer that says "we move the booking" is no answer to all that is asked of bookings.
const OF_ANYTHING: ReadonlySet<string> = new Set([...OCCASIONS].map(stem))

// Showers are akin to baths: where a service is called Bathe, they lead to it, not to all that is said of it.
const isMetByName = (names: ReadonlySet<string>, term: Term, wording: Wording) => {
  const akin = wording.terms.filter((other) => other.concepts.some((concept) => term.concepts.includes(concept)))
  return akin.length > 0 && akin.every(({ parts }) => parts.every((part) => names.has(part)))
}

const sharedTopics = (terms: readonly Term[], { keys }: Wording, { isSpread }: Scales) =>
  terms.flatMap(({ isTopic, stem }) => (isTopic && keys.has(stem) && !isSpread(stem) ? stem : []))

// What is said of members is meant for whoever speaks of membership.
const isMeantFor = (terms: readonly Term[], { keys }: Wording) =>
  !keys.has(MEMBER) || terms.some(({ concepts, stem }) => concepts.includes('member') || OF_MEMBERS.has(stem))

const OF_MEMBERS = new Set(['¶pause', '¶benefits', '¶trial'])
/** Topics that a single word may touch in passing: they excuse nothing that stands beside them. */
const LOOSE = new Set('children included bring beginner staff wear gift dogs'.split(' ').map((topic) => `¶${topic}`))

/** Whether a topic is one that a single word touches. */
export const isLoose = (topic: string): boolean => LOOSE.has(topic)

const MEMBER = conceptKey('member')

// A word of the question itself counts in full, one that means the same a little less, the answer's words less again.
function shareOf(term: Term, { keys }: Wording, { body }: Entry, [asked, implied, answered, hinted]: Shares): number {
  const meantIn = (within: ReadonlySet<string>) => term.concepts.some((concept) => within.has(conceptKey(concept)))
  if (keys.has(term.stem)) return asked
  if (meantIn(keys)) return implied
  if (body.has(term.stem)) return answered
  return meantIn(body) ? hinted : 0
}

function backCoverage(wording: Wording, asked: readonly Term[], { weight }: Scales): number {
  const sums = { all: 0, met: 0 }
  for (const term of wording.terms) {
    sums.all += weight(term)
    sums.met += weight(term) * Math.max(0, ...asked.map((other) => likeness(term, other)))
  }
  return sums.all > 0 ? sums.met / sums.all : 0
}

function likeness(a: Term, b: Term): number {
  if (a.stem === b.stem) return 1
  const shared = a.concepts.filter((concept) => b.concepts.includes(concept)).length
  return shared === 0 ? 0 : Math.min(0.95, 0.8 + shared * 0.05) // kin in two ways is nearer kin
}
