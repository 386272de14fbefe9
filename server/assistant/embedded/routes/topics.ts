import { answers, type Fit, isLoose } from '../../../knowledge/gate.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { termsIn } from '../../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitsFor } from '../../../knowledge/search.ts'
import { topicsIn, topicTerms } from '../../../knowledge/topics/topics.ts'
import { type Attribute, attributesIn } from '../attributes.ts'
import type { Entity } from '../entities.ts'
import { isAsked } from '../heads.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import { isWithout, speaksOfPlans } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import { calledHere, namedHere, type Scene } from '../scene.ts'
import { isOfPlans, suits } from '../suited.ts'
import { opensAsMore } from './cited.ts'
import { bestEntry, lastCited, quote, TOO_CLOSE, whichOf } from './knowledge.ts'
import { measuresAlike } from './measures.ts'
import { asksOfPlans } from './plans.ts'
import { rowSpeaks } from './row.ts'
import { isAttributeWord, unexplained } from './unexplained.ts'

/** What a service's own row answers, whoever comes and in whatever need. */
const OF_SERVICES: ReadonlySet<Attribute> = new Set(['price', 'duration', 'seats', 'openings'])

/** "Our daughter is nine, could she join us?": the rule about what the message is about, though a service is named as well. */
export function topicFor(scene: Scene, clause: Clause): Move | undefined {
  if (!clause.asks || wantsToBook(clause.words) || asksOfPlans(clause)) return undefined
  const ofRow = attributesIn(clause.bare).some((attribute) => OF_SERVICES.has(attribute))
  if (ofRow && namedHere(scene, clause).length > 0) return undefined

  // "And how long does it last?", of a service: no tin that is kept
  if (ofRow && scene.about?.kind === 'service' && clause.words.every(isAttributeWord)) return undefined

  const isOfService = scene.about?.kind === 'service' || calledHere(scene, clause).length > 0
  if (
    calledHere(scene, clause).some((named) => named.kind === 'service' && measuresAlike(clause.text, named.item.covers))
  )
    return undefined
  if (isOfService && (attributesIn(clause.bare).includes('when') || isWithout(clause.words))) return undefined

  const spokenOf = calledHere(scene, clause).find(({ kind }) => kind === 'service') ?? scene.about
  const isWho = clause.words[0] === 'who'
  if (spokenOf?.kind === 'service' && !isWho && rowSpeaks(scene, clause, spokenOf)) return undefined

  if (isMembersOnly(clause.words) && spokenOf?.kind === 'service') return undefined

  const plan = calledHere(scene, clause).find(({ kind }) => kind === 'plan')
  const [first, second] = topicalFits(scene, clause)
  const reduced = first && reducedForMembers(scene, clause, first)
  if (reduced) return quote(scene, reduced, scene.heard)
  if (!first || (plan && !first.topics.some((topic) => OF_MEMBERSHIP.has(topic)))) return undefined
  const isOfJoining = speaksOfPlans(scene.heard.words) === undefined && isOfPlans(scene.index, first.entry)
  if (spokenOf?.kind === 'service' && isOfJoining) return undefined
  if (first.topics.every(isLoose) && (ofRow || isOutdone(scene, clause, first))) return undefined
  if (!isAsked(scene.index, scene.heard, clause, first) || !suits(scene, clause, first)) return undefined
  const apart =
    second !== undefined && first.score - second.score < OF_TWO && ownTopics(first, second) && ownTopics(second, first)
  const tied = apart || (second && first.score - second.score < TOO_CLOSE && first.back < 0.7)
  return tied ? whichOf([first, second]) : quote(scene, first, scene.heard)
}

// "Do members get a discount?" is not answered by what groups get.
function reducedForMembers(
  { index }: Scene,
  { words }: Clause,
  { topics, entry }: Fit,
): Pick<Fit, 'entry'> | undefined {
  const ofPlans = (one: Fit['entry']) => isOfPlans(index, one)
  if (!topics.includes('¶discount') || !saysMembers(words) || ofPlans(entry)) return undefined
  const found = index.entries.find((one) => ofPlans(one) && REDUCES.test(one.text))
  return found && { entry: found }
}

const saysMembers = cues('member|members|membership|memberships')
const REDUCES = /%|\bdiscounts?\b|\boff\b|half price/i

// What the words themselves lead to comes before what they touch in passing.
function isOutdone(scene: Scene, clause: Clause, first: Fit): boolean {
  const best = bestEntry(scene, clause.terms)
  return (
    best !== undefined &&
    best.entry !== first.entry &&
    best.topics.length === 0 &&
    best.back >= 0.3 &&
    best.score > first.score - 0.1
  )
}

// "May my fourteen-year-old come alone" is about children and about coming alone: whoever asks knows which.
const OF_TWO = 0.15
const ownTopics = (one: Fit, other: Fit) => one.topics.some((topic) => !other.topics.includes(topic))

// For whom a service is, its own row says.
const isMembersOnly = cues('member|members only|exclusive', 'only|just for? member|members')

/** What a named membership is asked about that its own row does not say. */
const OF_MEMBERSHIP = new Set(['¶pause', '¶trial', '¶gift', '¶discount'])

// A kids' class is for children by its name; what is in it, its own row says.
const topicsOfName = ({ kind, item }: Entity): string[] =>
  kind === 'plan'
    ? []
    : ['included', ...[item.name, ...(item.also_called ?? [])].flatMap((name) => topicsIn(wordsIn(name)))]

function topicalFits(scene: Scene, clause: Clause): Fit[] {
  const named = calledHere(scene, clause)
  const own = new Set(named.flatMap(topicsOfName))
  const names = new Set(named.flatMap(({ item }) => wordsIn(item.name)))
  const said = clause.words.filter((word) => !names.has(word))
  const topics = topicTerms(topicsIn(said).filter((topic) => !own.has(topic)))
  const beside = scene.heard.clauses.some((other) => other !== clause && other.asks)
    ? []
    : topicTerms(topicsIn(scene.heard.words))
  const meant = topics.length > 0 ? topics : beside
  if (meant.length === 0) return []

  const words = clause.terms.filter(
    ({ isTopic, parts }) => !isTopic && !parts.every((part) => scene.index.names.has(part)),
  )
  const isOfPlan = scene.about?.kind === 'plan' && meant.some(({ stem }) => OF_MEMBERSHIP.has(stem))
  const spokenOf = isOfPlan ? termsIn(['membership']) : []
  const fits = fitsFor(scene.index, [...words, ...meant, ...spokenOf], ['knowledge']).filter(
    (fit) => fit.topical && answers(fit),
  )
  // Whoever asks on has read what was just quoted.
  const [first] = fits
  const next = fits.find(({ entry }) => entry.code !== scene.notes.cited)
  const isNext = first && next && first !== next && first.score - next.score < 0.15
  return isNext ? [next] : fits
}

/**
 * "And if I drive?", after an answer about the bus: a few words that go on to something every shop is asked, where
 * nothing else was found and one entry is about that.
 */
export function turnedToTopic(scene: Scene): Move | undefined {
  const { heard, index } = scene
  if (heard.words.length > SHORT || !lastCited(scene) || opensAsMore(heard.words) === undefined) return undefined
  if (namedHere(scene, heard).length > 0 || unexplained(scene, heard.terms, '').length > 1) return undefined
  const [topic, ...others] = topicTerms(topicsIn(heard.words))
  if (!topic || others.length > 0) return undefined
  const [only, ...more] = index.entries.filter(
    ({ kind, wordings }) => kind === 'knowledge' && wordings.some(({ keys }) => keys.has(topic.stem)),
  )
  return only && more.length === 0 ? quote(scene, { entry: only }, heard) : undefined
}

const SHORT = 6
