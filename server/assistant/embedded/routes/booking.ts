import type { MerchantService } from '../../../../contract/merchant.ts'
import { numberIn } from '../../../bookings/when/numbers.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { TIMES } from '../../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { figureIn } from '../attributes.ts'
import { bareNameIn, renamedIn } from '../contact.ts'
import { namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { isAskingOnly } from '../intents/booking.ts'
import { fittingByLength, saidLength } from '../lengths.ts'
import { hardlyWants, likelyHere } from '../likely/here.ts'
import { coreOf } from '../likely/signs.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { choices, notDenied, type Scene, sourceOf } from '../scene.ts'
import { daysOf, isHeldOn, weekdaysIn } from '../schedule.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { fittingByAge } from './ages.ts'
import { anotherParty, book, firstWished, isIncluded, wishOf } from './filled-form.ts'
import { kindsOf, ofKind } from './kinds.ts'
import { meantFor } from './measures.ts'
import { namesakesOf } from './namesakes.ts'
import {
  byLikelihood,
  candidatesFor,
  chosenOf,
  described,
  rivalsOf,
  servicesLikely,
  servicesNamed,
  subjectOf,
} from './wanted-service.ts'
import { isWish } from './wishes.ts'

/** A wish to book: the form is opened with what was said. Where several could be meant, those are offered first. */
export function bookingFor(scene: Scene, clause: Clause): Move | undefined {
  const move = isWish(scene, clause) ? bookingOf(scene, clause) : undefined
  const isOpen = move?.do === 'book' && !scene.notes.wish && saidLength(scene.heard.text) === undefined
  return isOpen ? probably(scene, clause, move) : move
}

// What is to be booked, or whether anything is, may be far less probable than something else.
function probably(scene: Scene, clause: Clause, move: Move & { do: 'book' }): Move | undefined {
  const subject = serviceOf(scene, move.wish.subject)
  const likely = likelyHere(scene, scene.heard)
  const [first] = likely
  if (!first || first.kind === 'plan' || (subject && isPlain(scene, subject))) return move

  const sure = likely.find(({ kind, code }) => kind === 'service' && code === subject?.code)?.sure ?? 0
  const isCalled = subject !== undefined && callsIt(scene, subject)
  const another = notDenied(scene).find(({ code }) => first.kind === 'service' && code === first.code)
  if (another && !isCalled && first.sure >= CERTAIN && sure < HARDLY) return book(scene, another)
  if (!subject || !hardlyWants(scene, 'form')) return move
  if (first.kind === 'knowledge' && first.sure >= LIKELY && !saysBook(clause.words)) return undefined
  if (isCalled || sure >= (saysBook(clause.words) ? UNSURE : first.sure / 2)) return move
  return saysBook(clause.words) ? choose(scene, byLikelihood(scene)) : undefined
}

const saysBook = cues('book|booked|booking|reserve|reservation|appointment|appt')

// It is called by its whole name, or was spoken of.
const isPlain = ({ index, heard, about }: Scene, { code }: MerchantService) =>
  about?.item.code === code || namedWhollyIn(index, heard.terms, heard.words).some(({ item }) => item.code === code)

// "Gongfu" for Gongfu Hour.
const callsIt = ({ heard }: Scene, { name }: MerchantService) =>
  coreOf(name).every((word) => heard.words.some((said) => stem(said) === word))

/** So probable, a service takes the place of one that hardly is meant. */
const CERTAIN = 0.9
const HARDLY = 0.05
/** So probable, a piece of knowledge is asked about where a form is hardly wanted. */
const LIKELY = 0.4
/** Less probable than this, and where a form is hardly wanted, which one is asked first. */
const UNSURE = 0.6

/** What a wish to book comes to: of which service by what was said of it, unless another is far more probable. */
export function bookingOf(scene: Scene, clause: Clause): Move {
  const move = bySaying(scene, clause)
  const isOpen = !scene.notes.wish?.subject && saidLength(scene.heard.text) === undefined
  return isOpen ? likelier(scene, move) : move
}

// What words in common leave open, or get wrong by the chance of one.
function likelier(scene: Scene, move: Move): Move {
  const likely = servicesLikely(scene, scene.heard)
  const [first] = likely
  if (!first) return move
  if (move.do === 'choose')
    return first.among >= SURELY.among && first.sure >= SURELY.at ? book(scene, first.service) : move
  const subject = move.do === 'book' ? serviceOf(scene, move.wish.subject) : undefined
  if (!subject || isPlain(scene, subject) || callsIt(scene, subject)) return move

  const among = likely.find(({ service }) => service.code === subject.code)?.among ?? 0
  if (among >= Math.max(CHANCE, first.among / FAR)) return move
  const days = weekdaysIn(wordsIn(scene.heard.urgency ?? ''))
  const others = likely
    .filter(({ among, service }) => among >= CHANCE * 2 && isHeldOn(service, days))
    .map(({ service }) => service)
  return first.among >= CLEARLY ? book(scene, first.service) : others.length > 1 ? choose(scene, others) : move
}

const serviceOf = ({ record }: Scene, subject?: string) => record.services.find(({ code }) => code === subject)

/**
 * So probable among all services, one is booked in place of what was met by the chance of a word; so little, it was that;
 * so probable among them and at all, nobody need be asked which; so many times less probable than the first, it was chance too.
 */
const CLEARLY = 0.7
const SURELY = { among: 0.98, at: 0.8 }
const CHANCE = 0.05
const FAR = 3

function bySaying(scene: Scene, clause: Clause): Move {
  const several = oneOf(scene)
  if (several.length > 1) return choose(scene, several)
  const likeliest = subjectOf(scene, clause)
  const subject = likeliest && firstWished(scene, likeliest)
  if (subject?.members_only && saysNoMember(scene.heard.words) && !isIncluded(scene, subject))
    return {
      do: 'answer',
      text: say.forMembers(scene.record, subject, scene.member),
      sources: [sourceOf({ kind: 'service', item: subject })],
      remember: { focus: { kind: 'service', code: subject.code } },
    }
  if (subject) {
    const namesakes = namesakesOf(scene, subject)
    if (namesakes.length > 0) return choose(scene, [subject, ...namesakes])
    const { rivals, instead } = rivalsOf(scene, clause, subject)
    return rivals.length > 0 && !instead ? choose(scene, [...rivals, subject]) : book(scene, instead ?? subject)
  }

  const candidates = candidatesFor(scene, clause)
  const itsOwn = meantFor(candidates, scene.heard.text) ?? fittingByLength(candidates, scene.heard.text)
  if (itsOwn) return book(scene, itsOwn)
  // What is asked beside it is answered, and the form has them all.
  if (candidates.length > 1 && asksBeside(scene, clause)) return book(scene, undefined)
  if (candidates.length > 1)
    return choose(
      scene,
      byLikelihood(scene).filter((one) => candidates.includes(one)),
    )
  const isOpen = candidates.length === 0 && !scene.heard.email && tellsMore(scene.heard)
  return isOpen ? choose(scene, byLikelihood(scene)) : book(scene, candidates[0])
}

// "One of your evening classes": which, where several are that.
function oneOf(scene: Scene): readonly MerchantService[] {
  const { index, heard } = scene
  if (!saysOneOf(heard.words) || heard.email || namedWhollyIn(index, heard.terms, heard.words).length > 0) return []
  const hours = traitsIn(heard.words).filter((trait) => PART_OF_DAY.has(trait))
  const isThen = (service: MerchantService) => hours.every((hour) => traitsOf(service).has(hour))
  const kind = ofKind(scene, heard).filter(isThen)
  const those = kind.length > 0 || hours.length === 0 ? kind : notDenied(scene).filter(isThen)
  return those.length < scene.record.services.length ? those : []
}

const saysOneOf = cues('one|any|some of your|yer|the|those|these')
const PART_OF_DAY = new Set(['~morning', '~afternoon', '~evening'])

const asksBeside = ({ heard: { email, clauses, urgency = '' } }: Scene, { asks }: Clause) =>
  email !== undefined && !asks && clauses.some((other) => other.asks && !other.text.includes(urgency))

// "Can I book a lesson for my little girl?" Which one is the next question; whoever left an address is not asked twice.
// "I want to book" and nothing else is answered by the form itself, which has them all.
const tellsMore = ({ urgency, words }: Scene['heard']) => urgency !== undefined || words.length > SHORT

const SHORT = 6

const saysNoMember = cues('not|no|none .. member|members|membership|signed|joined')

/** The next words about a booking under way: a day, a name, another service, or which one was meant. */
export function bookingContinued(said: Scene): Move | undefined {
  if (isCalledOff(said)) return NOTHING_BOOKED
  const scene = withBareName(said)
  const { heard, notes, record } = scene
  const offered = record.services.filter(({ code }) => notes.choosing?.includes(code))
  if (offered.length > 0 && !isAskingOnly(heard.words)) {
    const chosen = chosenOf(scene, offered)
    if (chosen) return book(withoutChoice(scene), chosen)
  }
  if (!notes.wish?.subject) return begunOpen(scene, offered)

  const own = record.services.find(({ code }) => code === notes.wish?.subject)
  const isAdding = heard.clauses.some(({ words }) => asksToAdd(words) !== undefined)
  if (own && (isAdding || resumes(heard.words) !== undefined) && !heard.corrects) return book(scene, own)

  const ofAge = heard.asks ? undefined : fittingByAge(record.services, heard.text)
  if (ofAge && heard.corrects) return book(scene, ofAge)
  const all = servicesNamed(scene, heard)
  const another = all.find(({ code }) => code !== notes.wish?.subject)
  const pointed = pointedOut(scene)
  const corrects = heard.corrects || (pointed ?? meansAnother(heard.words) ?? makesItAnother(heard.bare)) !== undefined
  const isTold = corrects && tellsThing(heard)
  const meant =
    another ??
    (corrects ? toldApart(scene) : undefined) ??
    (isTold ? (described(scene, heard) ?? ofThatLength(scene) ?? likelyInstead(scene)) : undefined) ??
    pointed ??
    all[0]
  const isOther = meant && meant.code !== notes.wish.subject && corrects
  const changed = anotherParty(scene)
  const told = heard.urgency ?? heard.email ?? heard.name ?? heard.seats ?? changed ?? (isOther ? meant : undefined)
  if (told === undefined || isAskingOnly(heard.words)) return undefined
  if (heard.asks && !heard.corrects && !isOther && changed === undefined && !tellsOnlyWho(heard)) return undefined
  const subject = meant ?? notDenied(scene).find(({ code }) => code === notes.wish?.subject)
  return subject ? book({ ...scene, heard: { ...heard, corrects } }, subject) : chooseAnew(scene)
}

// "Perfect, go back to the booking."
const resumes = cues(
  'back to the|that|my booking|form|reservation',
  'continue|carry|go|crack|finish|resume on? with? the|that|my booking|form|reservation',
)

// "The e-mail? ana@example.com", "Ana Ruiz is what she's called": nothing is asked that the shop would know.
const tellsOnlyWho = ({ email, name, words, bare, clauses }: Scene['heard']) =>
  ((email ?? name) !== undefined && words.length <= FEW && figureIn(bare) === undefined) ||
  clauses.every((clause) => !clause.asks || asksToAdd(clause.words) !== undefined)

// "And can you add that my friend can't have nuts?"
const asksToAdd = cues(
  '^ .. can|could|would|will you please? also? add|note|mention|put|write|say .. that i|my|she|he|we|they|there|one',
  '^ .. can|could|would|will you please? also? add|note|mention|write|say !me|us|him|her|it that|down|in',
)

const FEW = 9

// "The afternoon one" says which, where the day was said before.
function withoutChoice(scene: Scene): Scene {
  const { heard, notes } = scene
  const isChoice = notes.wish?.urgency !== undefined && /^(?:the )?\w+ one$/i.test(heard.urgency ?? '')
  return isChoice ? { ...scene, heard: { ...heard, urgency: undefined } } : scene
}

// "Scrap that", while a form stands open and nothing is booked: no rule of cancelling is asked for.
const isCalledOff = ({ heard, notes, booked }: Scene) =>
  notes.wish !== undefined &&
  booked.length === 0 &&
  callsOff(heard.words) !== undefined &&
  !heard.bare.includes(STANDS_FOR.ITEM)

const callsOff = cues(
  '^ no|oh|ok|okay|actually|sorry|wait|please|just? no|please|just|sorry? can|could? you|we|i? cancel|scrap|scratch|drop|undo|bin|delete|forget that|it|this|all? please|then|now|thanks|sorry? $',
  'changed my|our mind|minds',
  '^ no|oh|ok|actually|sorry? do not bother|worry .. $',
)

const NOTHING_BOOKED: Move = {
  do: 'answer',
  text: 'Nothing is booked yet, so there is nothing to cancel. Leave the form as it is.',
  sources: [],
  remember: { wish: undefined, choosing: undefined },
}

// Nothing but a name, where the form still lacks one or has one that is taken back: "no, Keira with a K".
function withBareName(scene: Scene): Scene {
  const { heard, notes, index } = scene
  if (!notes.wish || heard.name || (heard.urgency ?? heard.email ?? heard.seats) !== undefined) return scene
  const anew = renamedIn(heard.original, notes.wish.name)
  const isBare = anew !== undefined || heard.terms.every(({ concepts }) => concepts.length === 0)
  const said = notes.wish.name === undefined ? heard.original : anew
  const name = isBare && said && bareNameIn(said, index)
  return name ? { ...scene, heard: { ...heard, name, ...(anew !== undefined && { original: name }) } } : scene
}

// The form stands open without a service: which one, when, who and how many come one by one.
function begunOpen(scene: Scene, offered: readonly MerchantService[]): Move | undefined {
  const { heard, notes, record } = scene
  if (!notes.wish || heard.asks || isAskingOnly(heard.words) || heard.words.length > SHORT) return undefined

  const [named, ...more] = servicesNamed(scene, heard)
  const only = more.length === 0 ? (named ?? described(scene, heard)) : undefined
  if (only) return book(scene, only)

  const days = weekdaysIn(wordsIn(heard.urgency ?? ''))
  const [left, ...others] = offered.filter((service) => daysOf(service).some((day) => days.includes(day)))
  if (left && others.length === 0) return book(scene, left)
  if ((heard.urgency ?? heard.email ?? heard.name ?? heard.seats) !== undefined) return book(scene, undefined)

  const fitting = candidatesFor(scene, heard)
  return fitting.length > 1 && fitting.length < record.services.length ? choose(scene, fitting) : undefined
}

// "No wait, Tuesday is no good": words of every day describe nothing that is to be booked instead.
const tellsThing = ({ terms }: Scene['heard']) => terms.some(({ word, isTopic }) => !isTopic && !EVERYDAY.has(word))

// "So we're three" is no Three-Tier Day.
const isCount = (word: string) => numberIn(word) !== undefined

// "I meant the half day", of a Day Boat and a Half-Day Boat: the only one of whose names a word is said that the other lacks.
function toldApart(scene: Scene): MerchantService | undefined {
  const { heard, notes } = scene
  const now = serviceOf(scene, notes.wish?.subject)
  const own = now && kindsOf(now)
  const said = heard.words
    .filter((word) => !FUNCTION_WORDS.has(word) && !TIMES.has(word) && !(heard.seats !== undefined && isCount(word)))
    .map(stem)
    .filter((word) => !own?.has(word))
  const [only, ...others] = notDenied(scene).filter(
    (service) => service !== now && said.some((word) => kindsOf(service).has(word)),
  )
  return others.length === 0 ? only : undefined
}

// "I meant the two hour one": of those that the words describe alike.
const ofThatLength = (scene: Scene) => fittingByLength(candidatesFor(scene, scene.heard), scene.heard.text)

// "I meant the one where you come to us": what is taken back is not meant again.
function likelyInstead(scene: Scene): MerchantService | undefined {
  if (!saysWhich(scene.heard.words) && scene.heard.denied.length === 0) return undefined
  const others = notDenied(scene).filter(({ code }) => code !== scene.notes.wish?.subject)
  const [first] = servicesLikely(scene, scene.heard, others)
  return first && first.among >= INSTEAD.among && first.sure >= INSTEAD.sure ? first.service : undefined
}

// "So the past papers one": which is meant, whatever the form stands open for.
function pointedOut(scene: Scene): MerchantService | undefined {
  const [first] = pointsOut(scene.heard.words) ? servicesLikely(scene, scene.heard) : []
  return first && first.among >= CLEARLY && first.sure >= INSTEAD.sure ? first.service : undefined
}

const saysWhich = cues('one|ones where|which|that|with|for', 'the .. one|ones', 'meant|mean a|an|the')
const pointsOut = cues(
  'the|that .. !this|next|same|other|second|first|last one|ones',
  '^ .. the|that one|ones where|with|that|for|in|on',
)

/** How probable what is meant instead must be: among the others, and at all. */
const INSTEAD = { among: 0.6, sure: 0.1 }

// "No, the private one": another is meant than the form stands open for.
const meansAnother = cues(
  '^ ah|oh|sorry|hm|er|actually? no',
  '^ ah|oh|hm|er|um|actually|sorry|wait the|that',
  '^ .. the|that one with|where|for|on|in',
  '^ no|not',
  'instead|rather',
  'change|switch|move|swap it|that|this|mine|ours|me|us to|for|onto',
)

// "Could you make that Leaf Walk?"
const makesItAnother = cues(
  `^ so|then|ok|okay|no|oh|and? the? ${STANDS_FOR.ITEM} then|please|instead? $`,
  `make it|that|this|mine|ours ${STANDS_FOR.ITEM}`,
  `switch|switching|swap|swapping|change|changing|move|moving .. .. to|for|over|with ${STANDS_FOR.ITEM}`,
  `${STANDS_FOR.ITEM} .. instead|rather`,
  `${STANDS_FOR.ITEM} .. change|swap|switch it|that|this|mine`,
  `meant|rather|prefer .. ${STANDS_FOR.ITEM}`,
  `it is|was ${STANDS_FOR.ITEM} i|we`,
  `back to ${STANDS_FOR.ITEM}`,
  `${STANDS_FOR.ITEM} is|was what|where i|we .. wanted|meant|want|mean`,
)

// What was wished for is not meant any more, and nothing else was named.
function chooseAnew(scene: Scene): Move | undefined {
  const left = notDenied(scene)
  return scene.heard.denied.length > 0 && left.length > 0 ? choose(scene, left) : undefined
}

function choose(scene: Scene, services: readonly MerchantService[]): Move {
  const offered = services.slice(0, 3)
  return {
    do: 'choose',
    text: 'Which of these would you like?',
    choices: choices(offered.map(({ name, code }) => ({ label: name, say: `Book ${name}`, code }))),
    remember: { choosing: services.map(({ code }) => code), wish: wishOf(scene, undefined) },
  }
}
