import type { MerchantService } from '../../../../contract/merchant.ts'
import { numberIn } from '../../../bookings/when/numbers.ts'
import { readSeats } from '../../../bookings/when/seats.ts'
import { readWhen } from '../../../bookings/when.ts'
import type { Fit } from '../../../knowledge/gate.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { topicsIn } from '../../../knowledge/topics/topics.ts'
import { attributesIn } from '../attributes.ts'
import { clearly, describedIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { askToCome, cannot, mentionsBooking, mightBook, needsPlace, tellsOfParty, wantsToBook } from '../intents.ts'
import type { Move } from '../moves.ts'
import type { Wish } from '../notes.ts'
import * as say from '../say.ts'
import { choices, namedHere, type Scene, sourceOf } from '../scene.ts'
import { daysOf, startsOn, weekdaysIn } from '../schedule.ts'
import { unexplained } from './facts.ts'
import { ofKind } from './lists.ts'
import { fittingBySize } from './measures.ts'

const isAskingOnly = cues(`
  ^ and|so|but|ok|hi|hello|hey? how|what|when|where|which|who|why|is|are|does|do|did|was
  how much|long|many|often
  what|which time|day|days
`)
const saysNoMember = cues('not|no|none .. member|members|membership|signed|joined')

// "I just want to come now and then. What would suit me?" The question counts.
const isAside = (scene: Scene, clause: Clause) =>
  !clause.asks &&
  /^(?:i|we|my|just|hello|hi)$/.test(clause.words[0] ?? '') &&
  (scene.heard.email ?? scene.heard.name) === undefined &&
  servicesNamed(scene, clause).length === 0 &&
  scene.heard.clauses.some((other) => other.asks && !asksToHelp(other.words))

const asksToHelp = cues('can|could|would|will you|i|we', 'please|possible|ok|okay|free|available|room')

// "How many times do I have to come" is no wish to come.
const asksForFact = cues(`
  ^ .. how !about|soon
  ^ .. what|who|why|which|where|when !about|if|day|time
  what|how much|how many .. each|every|a|per month|year
  what comes|would|will|happens|is
  how intimate|many|much|long|big
`)

const sameAsBefore = cues('same day|time|date')

/** A wish to book: the form is opened with what was said. Where several could be meant, those are offered first. */
export function bookingFor(scene: Scene, clause: Clause): Move | undefined {
  if (asksForFact(clause.words) || isAside(scene, clause)) return undefined
  const wants =
    (wantsToBook(clause.words) ?? needed(scene, clause)) !== undefined
      ? !mentionsBooking(clause.words)
      : leavesAddress(scene, clause)
  const [named] = servicesNamed(scene, clause)
  const subject = named ?? wholeMessage(scene) ?? described(scene, clause) ?? leansOn(scene, clause)
  const here = named ?? describedBy(scene, clause.terms)
  const leaning = scene.heard.seats ?? scene.heard.name ?? goAhead(clause.words)
  const ordered = isOrder(scene, clause) && (here ?? (leaning && leansOn(scene, clause)))
  const wished = isWished(scene, clause) && (here ?? candidatesFor(scene, clause)[0])
  const implied =
    !clause.words.includes('not') &&
    !isOfChild(scene, clause) &&
    (ordered || wished || (named && isPartyFor(scene, clause)))
  if (cannot(clause.words) || !(wants || implied)) return undefined

  if (subject?.members_only && saysNoMember(scene.heard.words) && !isIncluded(scene, subject))
    return {
      do: 'answer',
      text: say.forMembers(scene.record, subject, scene.member),
      sources: [sourceOf({ kind: 'service', item: subject })],
      remember: { focus: { kind: 'service', code: subject.code } },
    }
  if (subject) return book(scene, subject)

  const candidates = candidatesFor(scene, clause)
  if (candidates.length > 1) return choose(scene, candidates)
  // "Can I book a lesson?" Which one is the next question; whoever left an address is not asked twice.
  const isBare = candidates.length === 0 && scene.heard.urgency && !scene.heard.email
  return isBare ? choose(scene, scene.record.services) : book(scene, candidates[0])
}

// "Never been, knee is swollen, Thursday would suit. ana@example.com"
const leavesAddress = ({ heard }: Scene, clause: Clause) =>
  heard.email !== undefined && heard.urgency !== undefined && !heard.asks && clause.text.includes(heard.urgency)

// "I need a table tonight": a place without a time, a party or an address is anything at all.
const needed = ({ heard }: Scene, clause: Clause) =>
  (heard.urgency ?? heard.seats ?? heard.email) === undefined || clause.text.includes('?')
    ? undefined
    : needsPlace(clause.words)

/** The next words about a booking under way: a day, a name, another service, or which one was meant. */
export function bookingContinued(scene: Scene): Move | undefined {
  const { heard, notes, record } = scene
  const offered = record.services.filter(({ code }) => notes.choosing?.includes(code))
  if (offered.length > 0) {
    const chosen = chosenOf(scene, offered)
    if (chosen) return book(scene, chosen)
  }
  if (!notes.wish?.subject) return undefined

  const [named] = servicesNamed(scene, heard)
  const said = heard.urgency ?? heard.email ?? heard.name ?? heard.seats ?? (heard.corrects ? named : undefined)
  if (said === undefined || isAskingOnly(heard.words) || (heard.asks && !heard.corrects)) return undefined
  const subject =
    named ??
    (heard.corrects ? described(scene, heard) : undefined) ??
    record.services.find(({ code }) => code === notes.wish?.subject && !isDenied(scene, code))
  return subject ? book(scene, subject) : chooseAnew(scene)
}

const isDenied = ({ heard }: Scene, code: string) => heard.denied.some(({ item }) => item.code === code)

// What was wished for is not meant any more, and nothing else was named.
function chooseAnew(scene: Scene): Move | undefined {
  const left = scene.record.services.filter(({ code }) => !isDenied(scene, code))
  return scene.heard.denied.length > 0 && left.length > 0 ? choose(scene, left) : undefined
}

// "Matcha on Sunday please, Tom Okafor": no verb, and clearly no question.
function isOrder({ heard }: Scene, clause: Clause): boolean {
  if (isAskingOnly(clause.words) || isAskingOnly(heard.words) || mentionsBooking(clause.words)) return false
  if (clause.words.includes('not')) return false
  if (!heard.email && !clause.asks && heard.clauses.some(({ asks }) => asks)) return false
  // Whoever leaves their address with a time or a party wants to come.
  if (heard.email && (heard.urgency || heard.seats)) return true
  if (heard.urgency && namesParty(heard.words)) return true
  return (
    heard.urgency !== undefined &&
    !clause.text.includes('?') &&
    !attributesIn(clause.words).some((attribute) => attribute !== 'contents' && attribute !== 'when')
  )
}

const goAhead = cues(`
  then|please|pls
  ^ ok|okay|lovely|perfect|great|fine|good|cool|yes|yeah|yep|alright|right
  go on|for
`)

// "Two seats at Gongfu on Saturday?" asks for seats, not about them.
const namesParty = cues('seat|seats|place|places|spot|spots|ticket|tickets|table .. at|for|on|in|to|this|next')

// "Two seats at First Steep": how many come to what is a wish without a time, unless something is asked of it.
function isPartyFor({ heard, notes }: Scene, clause: Clause): boolean {
  if (heard.seats === undefined || mentionsBooking(clause.words) || tellsOfParty(clause.words)) return false
  if (heard.corrects && !notes.wish) return false
  if (attributesIn(clause.words).some((attribute) => attribute !== 'contents')) return false
  if (askToCome(clause.words)) return !asksOfChildren(heard)
  if (isAskingOnly(clause.words) || isAskingOnly(heard.words)) return false
  return namesParty(clause.words) ? !asksOfChildren(heard) : !heard.clauses.some(({ asks }) => asks)
}

// "He's fifteen. Could he sit in on Friday?" asks for the rule.
const isOfChild = ({ heard }: Scene, { asks, words }: Clause) =>
  asks && /\b(?:he|she|they|it)\b/.test(words.join(' ')) && topicsIn(heard.words).includes('children')

const asksOfChildren = ({ text, terms }: Clause) =>
  text.includes('?') && terms.some(({ concepts }) => concepts.includes('child'))

// "Can I do gongfu next Tuesday?"
const isWished = ({ heard }: Scene, clause: Clause): boolean =>
  heard.urgency !== undefined &&
  mightBook(clause.words) !== undefined &&
  !mentionsBooking(clause.words) &&
  attributesIn(clause.words).every((attribute) => attribute === 'contents')

const servicesNamed = (scene: Scene, clause: Clause): MerchantService[] =>
  namedHere(scene, clause).flatMap((entity) => (entity.kind === 'service' ? [entity.item] : []))

const wholeMessage = (scene: Scene): MerchantService | undefined => {
  const named = servicesNamed(scene, scene.heard)
  return named.length === 1 ? named[0] : undefined
}

const described = (scene: Scene, clause: Clause): MerchantService | undefined =>
  describedBy(scene, clause.terms) ?? describedBy(scene, scene.heard.terms)

// Who comes along is not what they come for.
const PARTY = new Set(['guest', 'child', 'adult', 'senior'])

function describedBy(scene: Scene, terms: Clause['terms']): MerchantService | undefined {
  const fit = clearly(fitsOf(scene, terms), 1.8, 0.2)
  return scene.record.services.find(({ code }) => code === fit?.entry.code)
}

// The words for when describe a time, not a thing: "this Thursday morning" is no Morning Class.
function fitsOf({ index, heard }: Scene, terms: Clause['terms']): Fit[] {
  const denied = new Set(heard.denied.map(({ item }) => item.code))
  const times = new Set(wordsIn(heard.urgency ?? ''))
  const says = terms.filter(
    ({ word, concepts }) =>
      !times.has(word) &&
      !IDLE.has(word) &&
      !isOccasion(index, word) &&
      !concepts.some((concept) => PARTY.has(concept)),
  )
  return describedIn(index, says, 'service').filter(({ entry }) => !denied.has(entry.code))
}

// A "course" among classes is the one that is called so.
const isOccasion = ({ record }: Scene['index'], word: string) =>
  OCCASIONS.has(word) && record.services.filter(({ name }) => wordsIn(name).includes(word)).length !== 1

// "Put us down for that": the thing spoken of, where nothing else is.
function leansOn(scene: Scene, clause: Clause): MerchantService | undefined {
  const { about } = scene
  if (about?.kind !== 'service' || ofKind(scene, clause).length > 0) return undefined
  return unexplained(scene, clause.terms, about.item.name).filter((term) => scene.index.scales.isStranger(term))
    .length < 2
    ? about.item
    : undefined
}

function candidatesFor(scene: Scene, clause: Clause): MerchantService[] {
  const days = weekdaysIn(clause.words)
  const kind = ofKind(scene, clause)
  if (kind.length > 0) return kind

  const fits = fitsOf(scene, clause.terms).filter(
    ({ mass }, _, [first]) => mass >= 1 && mass >= (first?.mass ?? 0) * 0.85,
  )
  if (fits.length > 0 && fits.length < 5)
    return fits.flatMap(({ entry }) => scene.record.services.filter(({ code }) => code === entry.code))
  return days.length > 0
    ? scene.record.services.filter((service) => daysOf(service).some((day) => days.includes(day)))
    : []
}

function chosenOf(scene: Scene, offered: readonly MerchantService[]): MerchantService | undefined {
  const { heard } = scene
  const [named] = servicesNamed(scene, heard)
  if (named) return named

  const bySize = fittingBySize(offered, heard.text)
  if (bySize) return bySize
  const place = ['first', 'second', 'third'].findIndex((word) => heard.words.includes(word))
  if (place >= 0 && heard.words.includes('one')) return offered[place]
  const codes = new Set(offered.map(({ code }) => code))
  const fit = clearly(
    describedIn(scene.index, heard.terms, 'service').filter(({ entry }) => codes.has(entry.code)),
    1,
    0.2,
  )
  return offered.find(({ code }) => code === fit?.entry.code)
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

function book(scene: Scene, service: MerchantService | undefined): Move {
  const asked = weekdaysIn(wordsIn(scene.heard.urgency ?? ''))
  const isOff = service && asked.length > 0 && !asked.some((day) => daysOf(service).includes(day))
  const isClosed = service?.members_only === true && !isIncluded(scene, service)
  const notes = [
    isClosed && say.forMembers(scene.record, service, scene.member),
    service && isTooMany(scene, service) && say.room(service),
    isOff && say.notHeldOn(scene.record, service, asked),
    service && !isOff && isAtOddHour(scene, service, asked) && say.held(scene.record, service),
  ].filter((note) => typeof note === 'string')
  const wish = wishOf(scene, service)
  return { do: 'book', wish, text: [...notes, formOpened(wish, isClosed)].join(' ') }
}

// "Thursday at seven in the evening", of what begins at eleven.
function isAtOddHour({ heard, record }: Scene, service: MerchantService, days: readonly number[]): boolean {
  const { timezone, locale } = record.workspace
  const wanted = readWhen(heard.urgency ?? '', { now: SOME_DAY, timezone, locale })
  const starts = startsOn(service, days.length > 0 ? days : [1, 2, 3, 4, 5, 6, 7])
  const from = wanted?.from ? Number(wanted.from.slice(0, 2)) : PARTS[wanted?.part ?? 'any'][0]
  const to = wanted?.to ? Number(wanted.to.slice(0, 2)) : wanted?.from ? from + 1 : PARTS[wanted?.part ?? 'any'][1]
  const isSaid = wanted?.from ?? wanted?.to ?? wanted?.part
  return isSaid !== undefined && starts.length > 0 && !starts.some((hour) => hour >= from && hour <= to)
}

// Only the hours are read, so any day will do.
const SOME_DAY = '2026-01-01T12:00:00Z'
const PARTS = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24], any: [0, 24] } as const

const isIncluded = ({ record, member }: Scene, { code }: MerchantService) =>
  record.plans.some((plan) => plan.code === member?.plan && plan.services.includes(code))

const isTooMany = ({ heard: { seats = 0 } }: Scene, service: MerchantService) =>
  service.slots.length > 0 && seats > say.largest(service)

function formOpened(wish: Wish, isClosed: boolean): string {
  if (isClosed) return say.FORM_TO_CHOOSE
  return Object.keys(wish).length > 0 ? say.FORM_FILLED : say.FORM_OPENED
}

// What was said before holds until something else is said; a new subject takes its own day, unless it is a correction.
function wishOf({ heard, notes }: Scene, service: MerchantService | undefined): Wish {
  const before = notes.wish ?? {}
  const goesOn =
    !service || !before.subject || before.subject === service.code || heard.corrects || sameAsBefore(heard.words)
  const { name, email } = before
  const kept = goesOn ? before : { name, email }
  const said = {
    subject: service?.code,
    urgency: heard.urgency,
    name: heard.name,
    email: heard.email,
    summary: summaryOf(heard.original, service, heard),
  }
  return { ...kept, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value)) }
}

/** Party and wishes in the visitor's words: what is left once the service, the time and the person are taken out. */
function summaryOf(
  text: string,
  service: MerchantService | undefined,
  { urgency = '', name = '', email = '' }: Scene['heard'],
): string | undefined {
  const seats = readSeats(text)
  const named = new Set(wordsIn(service?.name ?? ''))
  const left = [urgency, name, email].filter(Boolean).reduce((rest, said) => rest.replace(said, ' , '), text)
  const wishes = left
    .split(/[,;.!?\n]+|\s-\s/)
    .map((piece) => piece.replace(/\s+/g, ' ').trim())
    .filter((piece) => wordsIn(piece).some((word) => !named.has(word) && !isIdle(word) && !(seats && numberIn(word))))
  const party = seats === undefined ? [] : [seats === 1 ? '1 seat' : `${seats} seats`]
  return [...party, ...wishes].join('. ').slice(0, 500) || undefined
}

const IDLE = new Set(
  'name book booking reserve appointment reservation seat seats place places sitting session class reference email mail'.split(
    ' ',
  ),
)
const isIdle = (word: string) =>
  FUNCTION_WORDS.has(word) ||
  IDLE.has(word) ||
  (EVERYDAY.has(word) && word !== 'birthday' && numberIn(word) === undefined)
