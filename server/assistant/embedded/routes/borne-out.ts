import { type Entry, keysOfTerm } from '../../../knowledge/entries.ts'
import { isLoose } from '../../../knowledge/gate.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { MEMBERSHIPS, OCCASIONS, PRONOUNS } from '../../../knowledge/lexicon/nouns.ts'
import { type Term, termsIn } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { likenessTo } from '../../../knowledge/likeness.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { speaksFor, subjectsOfMessage } from '../../../knowledge/subjects/subjects.ts'
import { topicsIn } from '../../../knowledge/topics/topics.ts'
import { attributesIn } from '../attributes.ts'
import { entriesOf, namedWhollyIn } from '../entities.ts'
import { EXTREMES } from '../extremes.ts'
import type { Clause } from '../hearing.ts'
import { asksForAll, asksForOthers, asksWhatThereIs } from '../intents/lists.ts'
import { asksForPlans, speaksAsMember } from '../intents/plans.ts'
import { intentOf } from '../intents/put.ts'
import { feastIn, OF_HOURS } from '../intents/shop.ts'
import { likelyHere } from '../likely/here.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { focused, namedHere, type Scene } from '../scene.ts'
import { askingPart, isOfPlans, isUncalledFor, suitedFor } from '../suited.ts'
import { ASKS_AGE, ageIn, asksLeave, limitsAge, peopleIn, saysAges } from './ages.ts'
import { asksOnOfCited } from './cited.ts'
import { isMembersOnly } from './filters.ts'
import { ofKindAsked } from './kind-asked.ts'
import { wholeListIn } from './offers.ts'
import { asksWhatIsOpen } from './open-lists.ts'
import { asksToStart } from './start-with.ts'
import { unexplained } from './unexplained.ts'
import { vouchersAskedOf } from './vouchers.ts'

/**
 * What share of a question its answer must explain: of a service or membership, and of one that is called by its name; of
 * a piece of knowledge, of one that another suits better than, and of one that is likely meant, whatever its words.
 */
const LEAST = { row: 0.4, named: 0.3, knowledge: 0.5, other: 0.7, likely: 0.2 }
/** Surer than this that an entry is meant, its words need not show it. */
const LIKELY = 0.75

/**
 * Whether what a move rests on explains enough of what was asked, each word weighed by how telling it is: a word in
 * common, where most of a question is about something else, bears nothing out. Every answer passes through this.
 */
export function isBorneOut(scene: Scene, clause: Clause, move: Move): boolean {
  if (move.do === 'list') return isOfList(scene, clause)
  if (move.do !== 'answer') return true
  if (move.remember?.attribute === 'hours' && isOfPlaceElsewhere(scene, clause)) return false
  const entries = entriesOf(scene.index, move.sources)
  if (entries.length === 0) return true
  const rows = entries.filter(({ kind }) => kind !== 'knowledge')
  // What an entry says of a membership alone stands beside its row, and explains no question by itself.
  const told = rows.some(({ kind }) => kind === 'plan') ? rows : entries
  if (rows.some((row) => namesNobody(row, clause)) || isOfThingElsewhere(scene, clause, entries)) return false
  if (rows.length > 0 && (isOfCaseUntold(clause, entries) || isOfWayElsewhere(scene, clause))) return false
  if (entries.every((entry) => isOfOtherAges(scene, entry))) return false
  if (rows.length > 0) return explained(scene, scene.heard, told) >= leastOf(scene, clause, rows)
  if (intentOf(scene.record, clause.words) === 'list' || isOfPlaceNearby(scene, clause, entries)) return false
  if (isOfStrangeDeed(scene, clause, entries) || tellsNoDay(clause, entries)) return false
  if (
    entries.every(
      (entry) => isUncalledFor(scene, entry) && hardlyMeant(scene, clause, entry) && !answersOf(entry, clause),
    )
  )
    return false
  return (
    isOfNamedPlan(scene, clause, entries) ||
    (asksOnOfCited(scene, clause) && entries.every(({ code }) => code === scene.notes.cited)) ||
    isOfAges(scene.heard, entries) ||
    isOfVouchers(scene, clause, entries) ||
    isOfWhatWasAsked(scene, clause, entries)
  )
}

// "What happens with the White Tea Walk if it's pouring?" is no question of a row that says nothing of rain.
export function isOfCaseUntold({ words, terms }: Clause, told: readonly Entry[]): boolean {
  const at = words.findIndex((word) => word === 'if' || word === 'when')
  if (asksWhatHappensIf(words) === undefined || at < 0) return false
  const supposed = words.slice(at)
  const topics = topicsIn(supposed)
  if (told.some(({ text }) => topicsIn(wordsIn(text)).some((topic) => topics.includes(topic)))) return false
  return terms.some(
    (term) =>
      (term.isTopic || (supposed.includes(term.word) && !EVERYDAY.has(term.word))) &&
      !told.some((entry) => hasTerm(entry, term, words)),
  )
}
const asksWhatHappensIf = cues('what happens|becomes .. .. .. .. if|when')

// "What's the cheapest way to fly to Japan?" is no question of what costs least here.
const isOfWayElsewhere = ({ index: { scales } }: Scene, { words, terms }: Clause) =>
  asksWay(words) !== undefined &&
  terms.some((term) => (term.isName === true || scales.isStranger(term)) && !EVERYDAY.has(term.word))
const asksWay = cues('way|route to|of !do|try|book|start|get|come')

/** "What age do you take little ones from?" is not asked of the classes for adults. */
export function isOfOtherAges({ heard }: Scene, { kind, title }: Entry): boolean {
  const [asked, told] = [peopleIn(heard.terms), peopleIn(termsIn(wordsIn(title)))]
  const areOthers = asked.children && !asked.adults && told.adults && !told.children
  return kind === 'knowledge' && areOthers && ageIn(heard.text) === undefined
}

// "Is lunch included in that?" is no question of a row that has no word of it, where an entry has.
function isOfThingElsewhere({ index }: Scene, { words, terms }: Clause, told: readonly Entry[]): boolean {
  if (asksIncluded(words) === undefined) return false
  const others = index.entries.filter(({ kind }) => kind === 'knowledge')
  return terms.some(
    (term) =>
      !term.isTopic &&
      !EVERYDAY.has(term.word) &&
      !told.some((entry) => hasTerm(entry, term, words)) &&
      others.some((entry) => hasTerm(entry, term, words)),
  )
}
const asksIncluded = cues('^ and|so|but? is|are .. included|extra|in that|it|this|there|the? price? $')

/** "Who teaches it?" is no question for a row that names nobody. */
export const namesNobody = ({ text }: Pick<Entry, 'text'>, { words }: Pick<Clause, 'words'>): boolean =>
  asksWho(words) !== undefined && !OF_SOMEBODY.test(text)

const asksWho = cues(`
  who teaches|teach|runs|takes|leads|hosts|gives|instructs
  who is|are|will|would be? teaching|running|taking|leading|hosting|giving|instructing
  what is he|she called
  name of the|your|that teacher|host|guide|instructor|tutor|coach
`)
const OF_SOMEBODY =
  /(?<![.!?:]\s)(?<!^)\b\p{Lu}\p{Ll}+|\b(?:host|guide|teacher|instructor|coach|tutor|ranger|maker|owner|led|taught)s?\b/u

// A figure is asked of what is spoken of, and that may be all that is said of it.
function leastOf(scene: Scene, clause: Clause, rows: readonly Entry[]): number {
  if (EXTREMES.some(({ says }) => says(clause.words)) || asksToStart(scene.heard)) return 0
  const asksFigure = attributesIn(clause.bare).some((attribute) => attribute !== 'contents')
  if (asksFigure || scene.heard.words.some((word) => MEMBERSHIPS.has(word))) return 0
  if (isContentsOfIt(scene, clause, rows)) return 0
  if (scene.heard.corrects && isNamed(scene, clause, rows)) return 0
  if (ageIn(scene.heard.text) !== undefined && rows.some(({ text }) => saysAges(text) || limitsAge(text))) return 0
  return isNamed(scene, clause, rows) ? LEAST.named : LEAST.row
}

// "At least tell me what I'd be getting": nothing in it is anything else's.
const isContentsOfIt = ({ index, about, heard: { terms } }: Scene, { bare }: Clause, rows: readonly Entry[]) =>
  rows.some(({ code }) => code === about?.item.code) &&
  attributesIn(bare).includes('contents') &&
  !terms.some((term) => index.scales.isStranger(term))

// By its name, or by what was spoken of last.
function isNamed(scene: Scene, clause: Clause, rows: readonly Entry[]): boolean {
  const { heard, index } = scene
  const about = scene.about ?? focused(scene)
  const named = [heard, clause].flatMap(({ terms, words }) => namedWhollyIn(index, terms, words))
  const meant = [...named, ...(about ? [about] : [])].map(({ item }) => item.code)
  return rows.some(({ code }) => meant.includes(code))
}

// "Is there a chemist open near you on Sunday?", "is the post office next door shut today?"
const isOfPlaceElsewhere = ({ index: { scales } }: Scene, { words, terms }: Clause) =>
  feastIn(words) === undefined &&
  (asksOfPlaces(words) !== undefined || !words.some((_, at) => isOfShop(words, at))) &&
  terms.some((term) => !OF_HOURS.has(term.stem) && (scales.isStranger(term) || scales.isElsewhere(term)))

// "Is there a playground close by?" is no question of an entry that speaks of none.
const isOfPlaceNearby = ({ index }: Scene, { words, terms }: Clause, entries: readonly Entry[]) =>
  asksNearby(words) !== undefined &&
  terms.some((term) => index.scales.isStranger(term) && !entries.some((entry) => hasTerm(entry, term, words)))

// "Do you resole climbing shoes?" is no question of an entry that speaks of shoes alone.
function isOfStrangeDeed({ index }: Scene, { words, terms }: Clause, entries: readonly Entry[]): boolean {
  const [, deed] =
    /^(?:hi |hello |hey |and |so )?do (?:you|ye|u)(?: guys| folks| lot| all| also| ever| still| even)* ([a-z]+) \S/.exec(
      words.join(' '),
    ) ?? []
  const term = deed === undefined ? undefined : terms.find(({ word }) => word === deed)
  return (
    term !== undefined &&
    index.scales.isStranger(term) &&
    !EVERYDAY.has(term.word) &&
    !entries.some((entry) => hasTerm(entry, term, words))
  )
}

// "Is it ok for someone who never did pilates?" is no question of who is pregnant.
const hardlyMeant = (scene: Scene, clause: Clause, { kind, code, asksOf }: Entry) =>
  !OF_FOOD.some((one) => asksOf.has(one)) &&
  (likelyHere(scene, clause).find((one) => one.kind === kind && one.code === code)?.sure ?? 0) < HARDLY
const HARDLY = 0.01
// "Good for my neck?", of an answer that speaks of necks.
const answersOf = ({ text }: Entry, { terms }: Clause) => {
  const said = new Set(wordsIn(text).map(stem))
  return terms.some(({ word, parts }) => !EVERYDAY.has(word) && parts.some((part) => said.has(part)))
}
// What one cannot eat is told in many ways.
const OF_FOOD = ['allergies', 'a diet']

// "What day is the children's sewing?" is no question of an entry that names none.
const tellsNoDay = ({ bare }: Clause, entries: readonly Entry[]) =>
  asksDay(bare) !== undefined && !entries.some(({ text }) => /day|week|month|year|\d[:.]\d\d/i.test(text))
const asksDay = cues('^ .. what|which day|days|weekday|weekdays !pass|ticket is|are|does|do|can|could|would')

const asksNearby = cues(
  'is|are there .. nearby|near|round|around|close|local',
  'recommend|know|suggest .. nearby|near|round|around|close|local',
)

const isOfShop = (words: readonly string[], at: number) =>
  OF_SHOP.has(words[at] ?? '') && !isOfOtherShop(words, at) && !isOfAsking(words, at)

// "The chip shop in Stalham"
const isOfOtherShop = (words: readonly string[], at: number) =>
  words[at] === 'shop' && !/^(?:the|your|this|our|a|you|to|at|in)$/.test(words[at - 1] ?? 'the')

// "Can you tell me what time the trampoline park over at Meadowhall opens?"
const isOfAsking = (words: readonly string[], at: number) => /^(?:tell|know|happen)$/.test(words[at + 1] ?? '')

const OF_SHOP = new Set('you u ye yous your ur i we shop'.split(' '))
const asksOfPlaces = cues('is|are|any there', '^ any', 'near|nearby|by|beside|next|close|opposite|round|around to? you')

// "He has a temperature, and we have piano at five. What are our options?" A list is asked for by a word for what it
// holds, or where nothing else is told of.
function isOfList(scene: Scene, clause: Clause): boolean {
  const { words, terms } = clause
  if (isOfStrangeKind(scene, clause)) return false
  const whole = wholeListIn(scene, clause)
  if (isMembersOnly(words) || whole === 'plans' || asksForPlans(words)) return true
  if (asksForAll(words) ?? asksForOthers(words) ?? asksWhatThereIs(words)) return true
  if (asksWhatIsOpen(scene, clause) || ofKindAsked(scene, clause).length > 0) return true
  const own = say.ownWords(scene.record)
  if (whole === 'services' && words.some((word) => own.has(word) || isThing(word) || OF_LISTS.has(word))) return true
  const saysOf = words.some((word) => OF_OFFERS.has(word) || own.has(word) || MEMBERSHIPS.has(word) || isThing(word))
  const left = unexplained(scene, saysOf ? terms : scene.heard.terms, '')
  return left.reduce((sum, term) => sum + scene.index.scales.loss(term), 0) < MOST_LEFT
}

// "What carburettors have you got?", of a nail bar.
function isOfStrangeKind({ index: { scales } }: Scene, { words, terms }: Clause): boolean {
  const [, kind] =
    /^(?:what|which) ([a-z]+) (?:have|do|are|can|could) (?:you|ye|there|i|we)\b/.exec(words.join(' ')) ?? []
  const term = terms.find(({ word }) => word === kind)
  return term !== undefined && scales.isStranger(term) && !EVERYDAY.has(term.word) && !OCCASIONS.has(term.word)
}

/** So much may be left of what asks for a list. */
const MOST_LEFT = 4

const isThing = (word: string) => OCCASIONS.has(word) && !PRONOUNS.has(word) && !/^options?$/.test(word)
const OF_OFFERS = new Set('you your yours u ye there here menu everything all board list'.split(' '))

const OF_LISTS = new Set(['services', 'menu', 'list', 'rundown', 'range'])

const saysName = ({ words }: Pick<Clause, 'words'>, { wordings }: Entry) =>
  wordings.some((wording) => ` ${words.join(' ')} `.includes(` ${wording.words.join(' ')} `))

// "I'm thinking of Recovery after my operation": what the record says of memberships.
const isOfNamedPlan = (scene: Scene, clause: Clause, entries: readonly Entry[]) =>
  ([...namedHere(scene, clause), scene.about].some((one) => one?.kind === 'plan') ||
    speaksAsMember(scene.heard.words) !== undefined) &&
  entries.some((entry) => isOfPlans(scene.index, entry))

// "Could she spend it on Matcha Morning?" What it is spent on is another's.
function isOfVouchers(scene: Scene, clause: Clause, entries: readonly Entry[]): boolean {
  const vouchers = vouchersAskedOf(scene, clause)
  return vouchers !== undefined && entries.includes(vouchers)
}

// "She is 8, can she come?", "can my daughter do Slow Flow?"
const isOfAges = (heard: Clause, entries: readonly Entry[]) =>
  asksLeave(heard) &&
  (ageIn(heard.text) !== undefined
    ? entries.some(({ text }) => limitsAge(text))
    : heard.terms.some(({ concepts }) => concepts.includes('child')) &&
      entries.some(({ title }) => ASKS_AGE.test(title)))

function isOfWhatWasAsked(scene: Scene, clause: Clause, entries: readonly Entry[]): boolean {
  const part = askingPart(scene, clause)
  const share = Math.max(explained(scene, part, entries), clause.asks ? explained(scene, clause, entries) : 0)
  const { suits, sure } = suitedFor(scene, part)
  const kin = Math.max(0, ...suits.filter(({ entry }) => entries.includes(entry)).map((suit) => suit.kin))
  if (kin >= PLAIN) return true

  const isLikely = sure >= LIKELY || entries.some(({ code }) => code === scene.notes.cited)
  const isFirst = suits.slice(0, 1).some(({ entry }) => entries.includes(entry))
  const least = isFirst ? LEAST.knowledge : LEAST.other
  if (share < (isLikely ? LEAST.likely : least)) return false
  return share >= OF_OTHERS || kin >= LEAST_KIN * plainSubject(part)
}

/** As probable as this, a message is plainly about a subject. */
const PLAIN = 0.5
/** Where a message is plainly about one subject, an entry that is hardly about it must explain this much of its words. */
const OF_OTHERS = 0.6
const LEAST_KIN = 0.3

function plainSubject({ words }: Clause): number {
  const most = Math.max(...subjectsOfMessage(words).values())
  return most >= PLAIN ? most : 0
}

/** What share of some words these entries explain: by words of their own, or by what they are about. */
export function explained(scene: Scene, { terms, words }: Clause, entries: readonly Entry[]): number {
  const { index } = scene
  const shared = new Set(entries.flatMap((entry) => fitIn(index, terms, entry)?.topics ?? []))
  const topics = terms.filter(({ isTopic, stem }) => isTopic && shared.has(stem))
  const touching = new Set(topics.flatMap(({ said = [] }) => said))
  const subjects = new Set(entries.flatMap((entry) => subjectsOf(scene, entry)))
  const isMet = (term: Term) =>
    term.word.split(' ').every((word) => touching.has(word)) ||
    entries.some((entry) => hasTerm(entry, term, words)) ||
    speaksFor(term.word, subjects) >= TELLING

  const left = new Set(unexplained(scene, terms, ''))
  const sum = {
    met: topics.some((topic) => !topic.isEcho || !isLoose(topic.stem)) ? A_TOPIC : 0,
    akin: 0,
    missed: 0,
  }
  for (const term of terms.filter(({ isTopic }) => !isTopic)) {
    const loss = index.scales.loss(term)
    if (isMet(term)) sum.met += loss
    else if (left.has(term)) {
      const share = sharedBy(index, term, entries)
      sum.akin += loss * share
      sum.missed += loss * (1 - share)
    }
  }
  if (sum.missed + sum.akin === 0) return 1
  // "And a sauna?" is no question about showers, akin as they are.
  return sum.met === 0 ? 0 : (sum.met + sum.akin) / (sum.met + sum.akin + sum.missed)
}

// How much of a word what is akin to it explains.
function sharedBy(index: Scene['index'], term: Term, entries: readonly Entry[]): number {
  const { texts } = likenessTo(index, term.stem)
  const akin = Math.max(0, ...entries.map((entry) => texts.get(entry) ?? 0))
  return akin >= AKIN ? Math.min(1, akin / SAME) : 0
}

/** From so akin a word explains another in part, and from this, wholly. */
const AKIN = 0.2
const SAME = 0.45

/** A topic shared is worth as much as a word that is no everyday one. */
const A_TOPIC = 1.5
/** So much a word must speak for a subject to be explained by it: natural log odds. */
const TELLING = 2
/** With less than this, an entry only touches a subject. */
const ABOUT = 0.15

const subjectsOf = ({ index }: Scene, entry: Entry): string[] =>
  (index.subjects.get(entry) ?? []).flatMap((about) =>
    [...about].flatMap(([subject, share]) => (share >= ABOUT ? subject : [])),
  )

// "We fancy a dip" is no word of the membership Dip In: a part of such a name is a word as any other.
function hasTerm(entry: Entry, term: Term, words: readonly string[]): boolean {
  const named = entry.kind === 'plan' && !saysName({ words }, entry) ? [] : entry.wordings
  return [...keysOfTerm(term), ...term.parts].some(
    (key) => entry.body.has(key) || named.some(({ keys }) => keys.has(key)),
  )
}
