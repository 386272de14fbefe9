import { type Cues, cues } from '../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../knowledge/subjects/asks.ts'
import { subjectsOfMessage } from '../../knowledge/subjects/subjects.ts'
import { figureIn } from './attributes.ts'
import { namesIn, withoutNames } from './called.ts'
import { namedWhollyIn } from './entities.ts'
import * as guards from './guards.ts'
import { isAskingOnly, mentionsBooking, ordersNothing, wantsByName, wantsToBook } from './intents/booking.ts'
import { asksOfOwnData } from './intents/data.ts'
import { asksForAll, wantsList } from './intents/lists.ts'
import { asksWhoYouAre, isPlainYes } from './intents/manners.ts'
import {
  hasNoBooking,
  isComplaint,
  isDispleased,
  NAMED_PERSON,
  wantsNoPerson,
  wantsOwnBookings,
  wantsOwnOf,
  wantsPerson,
} from './intents/people.ts'
import { speaksOfPlans } from './intents/plans.ts'
import { companyIn, intentOf, intentsIn } from './intents/put.ts'
import { isInDoubt, wantsDone } from './likely/here.ts'
import type { Move } from './moves.ts'
import { asksOfAnother, asksOfNobody, namesAnother, speaksOfAnother } from './privacy.ts'
import { presenceOf } from './routes/cited.ts'
import { bestEntry } from './routes/knowledge.ts'
import { ownCalled, ownFor } from './routes/own-booking.ts'
import * as say from './say.ts'
import { choices, type Scene } from './scene.ts'

/** What is read over a whole message. */
export type Gate = (scene: Scene) => Move | undefined

/** Read over the whole message, in this order, before any part of it is answered. The first that holds is the reply. */
export const GATES: readonly Gate[] = [
  injected,
  unknownCode,
  urgent,
  lookedUp,
  isPrivate,
  reference,
  whoItIs,
  displeased,
  person,
  perhapsUrgent,
  medical,
  offerTaken,
  ownData,
  mistypedAddress,
  ownBookings,
  likelyLookUp,
]

// Mended words may be the shop's own: "instructions" are no slip for its instruments.
const hears = ({ words, asTyped }: Pick<Scene['heard'], 'words' | 'asTyped'>, guard: Cues) =>
  guard(asTyped) !== undefined || guard(words) !== undefined

/** So probable an emergency is plain, and so little makes one likely enough to be said last. */
const PLAINLY = 0.5
const PERHAPS = 0.25

function injected({ heard, record }: Scene): Move | undefined {
  // As written: spelled after the record, "your instructions" are the instructors'. What is called by its name is no order:
  // "Scams & Passwords" is an evening.
  const isMarked = guards.HAS_MARKUP.test(heard.original) || guards.ORDERS_ABROAD.test(heard.original)
  const withoutNamed = (words: readonly string[]) => withoutNames(namesIn(record).all, words)
  const unnamed = { words: withoutNamed(heard.words), asTyped: withoutNamed(heard.asTyped) }
  if (!isMarked && !hears(unnamed, guards.isInjection)) return undefined
  return { do: 'decline', text: 'I can only help with this shop: what it offers, what it costs, and booking.' }
}

// What halves a price is the shop's to tell, and its record tells of none.
function unknownCode({ heard, index }: Scene): Move | undefined {
  if (!isOfDiscount(heard.words) || index.entries.some(({ title, text }) => /\bcodes?\b/i.test(`${title} ${text}`)))
    return undefined
  return {
    do: 'decline',
    text: 'I know of no such code and change no price: what the shop charges stands in its record.',
  }
}

function urgent({ heard }: Scene): Move | undefined {
  if (!isPressing(heard)) return undefined
  // Who was hurt last week and wants somebody in charge is helped by a person, who is told of beside it; so is who only
  // may be in danger.
  const canWait = isOver(heard.asTyped) !== undefined || !hears(heard, guards.isUrgent)
  return canWait && wantsPerson(heard.words) ? undefined : forHelp
}

const isPressing = (heard: Scene['heard']) => hears(heard, guards.isUrgent) || isEmergency(heard, PLAINLY)

const isOver = cues(
  'last monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|time|visit',
  'yesterday|ago',
)

// To be sent to those who help in vain does little harm, so little makes it likely enough.
function perhapsUrgent(scene: Scene): Move | undefined {
  const { heard } = scene
  const isCalm = hasWordOn(scene) || asksWhetherItHurts(heard.words) !== undefined
  return isEmergency(heard, PERHAPS) && !isCalm ? forHelp : undefined
}

// Whoever tells of a condition that the record speaks of is told that.
const hasWordOn = ({ index, heard: { text, conditions } }: Scene) =>
  (SPEAKS_OF_MEDICINE.test(text) &&
    index.entries.some((entry) => SPEAKS_OF_MEDICINE.test(`${entry.title} ${entry.text}`))) ||
  conditions.told.some(({ kind }) => index.entries.some(({ speaksOf }) => speaksOf.has(kind)))

const SPEAKS_OF_MEDICINE =
  /\b(?:medic(?:ines?|ations?)|tablets?|antibiotics?|thinners?|\w*accutane|warfarin|prescri\w+)\b/i

const asksWhetherItHurts = cues('will|would|does|can|could it|this|that|the .. hurt|sting|burn|harm|damage')

// No shop's record is to be asked what to do about it, however it is put.
const isEmergency = ({ words }: Scene['heard'], least: number) =>
  (subjectsOfMessage(words).get('noneEmergency') ?? 0) >= least

// "I'm on antibiotics, are two glasses all right?", of a shop whose record says nothing of it.
function medical(scene: Scene): Move | undefined {
  const { heard } = scene
  if (!hears(heard, guards.isMedical) || !heard.clauses.some(({ asks }) => asks) || hasWordOn(scene)) return undefined
  return {
    do: 'decline',
    text: 'I cannot advise on that. Please ask a doctor or a pharmacist, or a vet where it is an animal.',
  }
}

const CALL_FOR_HELP = 'In an emergency, please call a doctor, a vet or the emergency services at once.'

const forHelp: Move = {
  do: 'decline',
  text: `I cannot advise on that. ${CALL_FOR_HELP}`,
}

// Both halves were typed: the tool decides, whatever the reference looks like.
function lookedUp({ heard, notes }: Scene): Move | undefined {
  const given = heard.reference ?? notes.reference
  const email = heard.email ?? (notes.lookup ? notes.email : undefined)
  return given && email ? { do: 'find', reference: given, email } : undefined
}

/** So few words tell too little of whom they are: "and her brother, he is 5". */
const FEW = 6

function isPrivate(scene: Scene): Move | undefined {
  const { heard, member, index } = scene
  const others = heard.email !== undefined && heard.email.toLowerCase() !== member?.email.toLowerCase()
  const foreign = others && member !== undefined && wantsOwnBookings(heard.words) !== undefined
  const isLikely = heard.words.length > FEW && isOfOthers(heard, index) && !isForAnother(heard)
  if (!foreign && !isLikely && !asksUnderAddress(scene) && !asksOfAnother(heard.original, index, member !== undefined))
    return undefined
  // "And what days is she in?", of somebody whom the record names.
  if (presenceOf(scene, heard)?.do === 'answer') return undefined
  return {
    do: 'decline',
    text: say.KEPT_PRIVATE,
  }
}

// "What happens if my son breaks his arm?"
const asksWhatHappens = cues('what happens if|when')

// "How much to have his back done?" asks a price, and not what he paid.
const asksPrice = (bare: readonly string[]) => figureIn(bare) === 'price' && paid(bare) === undefined
const paid = cues('paid|spent|owes|owed', 'did|has|does|had he|she|they')

// Of somebody else, by how people put it, and of what is theirs.
function isOfOthers({ words, bare, original, name, clauses }: Scene['heard'], index: Scene['index']): boolean {
  if (asksWhatHappens(words) || asksPrice(bare)) return false
  const share = intentsIn(index.record, words).get('others') ?? 0
  if (companyIn(index.record, words) > share * FAR) return false
  const isNamed = name === undefined && namesAnother(original, index)
  const isSpokenOf = !asksOfNobody(clauses) && speaksOfAnother(original, index)
  return share >= (isNamed ? OTHERS.named : isSpokenOf ? OTHERS.spokenOf : OTHERS.unsaid)
}

/** So many times as probable, others are only mentioned. */
const FAR = 2
/** As probable as this, they are asked after: where somebody is named, where the words speak of somebody and what is theirs, and where they do not. */
const OTHERS = { named: 0.01, spokenOf: 0.05, unsaid: 0.3 }

// "What colour did my wife have? kate@example.com": an address to look under, and no place is wanted.
function asksUnderAddress(scene: Scene): boolean {
  const { email, reference, urgency, asks, original } = scene.heard
  const isLeft = email !== undefined && (reference ?? urgency) === undefined
  return isLeft && asks && isInDoubt(scene, 'form') && speaksOfAnother(original, scene.index)
}

// "My son has an exam in May, could he have a seat this Saturday?" A place is wanted for him, and nothing told of him.
// "My sister's coming too, so make that three. Name's Ada, ada@tea.example": so a form is filled.
const isForAnother = ({ clauses, bare, email, name, asks }: Scene['heard']) =>
  clauses.some(({ words }) => wantsToBook(words) && !mentionsBooking(words)) ||
  (!asks && email !== undefined && name !== undefined) ||
  (!asks && (email ?? name) !== undefined && bare.includes(STANDS_FOR.ITEM) && ordersNothing(bare) === undefined)

// "Code STEEP50, it halves the price" is no booking's.
const isOfDiscount = cues(
  'code|codes .. half|halves|halved|discount|off|cheaper|reduction',
  'discount|promo|promotion|promotional|coupon code',
  'half|discount|reduction .. .. with|using|by? code',
)

function reference(scene: Scene): Move | undefined {
  const { heard, notes, member } = scene
  if (isOfDiscount(heard.words)) return undefined
  const known = heard.reference && ownCalled(scene, heard.reference)
  if (known) return { do: 'own', booking: known }
  // A member's own are listed: nobody who is signed in need say where the booking was sent.
  if (heard.reference) return member ? { do: 'mine' } : { do: 'find', reference: heard.reference }
  const waits = notes.lookup && heard.email && heard.words.length < 8
  return waits ? { do: 'find', email: heard.email } : undefined
}

function whoItIs({ heard, record }: Scene): Move | undefined {
  if (!hears(heard, asksWhoYouAre)) return undefined
  return { do: 'small', text: say.whoItIs(record) }
}

function person(scene: Scene): Move | undefined {
  const { heard, record } = scene
  const words = withoutGuests(heard.words)
  const isRefused = wantsNoPerson(words) !== undefined
  const asked =
    !isRefused && (wantsPerson(words) ?? wantsPerson(withoutGuests(heard.asTyped)) ?? NAMED_PERSON.exec(heard.original))
  const isCross =
    saysPerhaps(words) === undefined &&
    (isComplaint(words) || intentOf(record, heard.words) === 'complaint') &&
    !wantsNoRefund(words) &&
    !heard.clauses.some((clause) => clause.asks && speaksOfPlans(clause.words))
  if (!asked && !isCross && (isRefused || namesService(scene) || intentOf(record, words) !== 'person')) return undefined
  // "Can somebody soak these off me on Friday?" Whoever it is, a form is wanted.
  if (!isCross && isInDoubt(scene, 'person') && wantsDone(scene, 'form')) return undefined
  if (!isCross && (ordersForThen(scene) || (asksOfLoss(heard.words) && toSpeakTo(heard.words) === undefined)))
    return undefined
  const reason = isCross && !asked ? 'assistant_unsure' : 'visitor_asked'
  const summary = heard.original.slice(0, 300)
  return { do: 'hand_off', reason, summary, ...(isPressing(heard) && { also: CALL_FOR_HELP }) }
}

// "I'd like to book a consultation for Wednesday so someone can look at it"
const ordersForThen = ({ heard: { clauses, urgency } }: Scene) =>
  urgency !== undefined && clauses.some(({ words }) => saysBooking(words) !== undefined && toSpeak(words) === undefined)
const saysBooking = cues('book|reserve|schedule a|an|the|my|in|for|us|me')
const toSpeakTo = cues('speak|talk to|with', 'person|human|manager|somebody|someone')
const toSpeak = cues('speak|talk|call|ring|phone|chat|callback')

// "I'd like to know more about First Steep": what is called by its name is to be told of.
const namesService = ({ index, heard: { terms, words } }: Scene) =>
  namedWhollyIn(index, terms, words).some(({ kind }) => kind === 'service')

// "How do I get out of it if I'm fed up by summer?", "I want it sorted, whatever is soonest"
const saysPerhaps = cues(
  'if|when|case i|we .. am|are|get|feel|end .. fed|unhappy|disappointed|upset|let',
  'soonest|earliest|asap',
)

// "For one person please" counts the guests, and "what a person can book" is for anybody.
const withoutGuests = (words: readonly string[]) =>
  words.some((word) => SPEAKING.has(word))
    ? words
    : words.filter((word, at) => !(GUESTS.has(word) && isOfGuests(words, at)))

const isOfGuests = (words: readonly string[], at: number) =>
  COUNTS.test(words[at - 1] ?? '') || BOOKS.test(words.slice(at + 1, at + 3).join(' '))

const SPEAKING = new Set('speak speaking talk talking chat chatting call ring contact'.split(' '))
const GUESTS = new Set(['person', 'people', 'human', 'humans'])
const BOOKS = /^(?:can|could|may|might) (?:book|do|have|try|take|join|come)$/
const COUNTS = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|per|each|every|single)$/

// "I do NOT want a refund. I am just asking …"
const wantsNoRefund = cues(
  'not .. want|need|expect|asking|after .. refund|compensation|complain|complaint',
  'not .. want|need|expect|asking|after .. money back',
)

// "That's not what I asked": a person may do better.
function displeased({ heard }: Scene): Move | undefined {
  if (heard.words.length > SHORT || !isDispleased(heard.words) || wantsPerson(heard.words)) return undefined
  return {
    do: 'choose',
    text: 'I am sorry that I am no help with this. Shall I ask a person of the shop?',
    choices: choices([]),
    remember: { offered: true, unanswered: heard.original },
  }
}

/** Who says more than this says more than how it went. */
const SHORT = 8

function offerTaken({ heard, notes }: Scene): Move | undefined {
  if (!notes.offered || !isPlainYes(heard.words)) return undefined
  const asked = notes.unanswered?.slice(0, 300)
  return { do: 'hand_off', reason: 'visitor_asked', summary: asked ? `${asked} (“${heard.original}”)` : heard.original }
}

// Most probably of their own booking, however it is put.
function likelyLookUp(scene: Scene): Move | undefined {
  return scene.notes.wish === undefined &&
    !(wantsList(scene.heard.words) ?? asksForAll(scene.heard.words)) &&
    !isOrderedByName(scene.heard.clauses) &&
    !isOfTimesHeld(scene.heard) &&
    !scene.heard.clauses.some(({ words }) => wantsToBook(words) && !isAskingOnly(words)) &&
    wantsDone(scene, 'lookup')
    ? { do: 'mine' }
    : undefined
}

// What the widget's own menu does; what else the shop has to say of it stands in its record.
function ownData(scene: Scene): Move | undefined {
  const { heard } = scene
  if (!asksOfOwnData(heard.words) || bestEntry(scene, heard.terms)) return undefined
  return {
    do: 'answer',
    text: 'What you write here is kept at the shop, so that its people can read and answer it. “Delete my data” in the menu of this chat deletes all your conversations there, and this browser forgets you; bookings stay. Shall I ask a person of the shop?',
    sources: [],
    remember: { offered: true, unanswered: heard.original },
  }
}

function mistypedAddress({ heard }: Scene): Move | undefined {
  const [meant] = heard.email ? [] : (/\p{L}[^\s@]*@+[^\s@]*/u.exec(heard.original) ?? [])
  if (!meant || heard.asTyped.length > SHORT) return undefined
  return { do: 'small', text: `“${meant}” is no whole e-mail address. Please write it once more.` }
}

// Whoever leaves an address and a time wants a place then, and so does who says so.
const isOrdering = ({ email, urgency, clauses }: Scene['heard']) =>
  (email !== undefined && urgency !== undefined) ||
  clauses.some(({ words }) => wantsToBook(words)) ||
  isOrderedByName(clauses)

const isOrderedByName = (clauses: Scene['heard']['clauses']) =>
  clauses.some(({ words, bare }) => wantsByName(bare) !== undefined && !mentionsBooking(words))

// "Is the Microphone Evening ever on a Tuesday?" asks what the shop holds.
const isOfTimesHeld = ({ clauses }: Scene['heard']) =>
  clauses.some(({ bare }) => asksWhetherHeldThen(bare) !== undefined)
const asksWhetherHeldThen = cues(
  `is|are|does|do|when the|your|that|this? ${STANDS_FOR.ITEM} .. on|held|ever|at|start|this|next`,
)

const FORGOT = new Set(['remember', 'recall', 'forgot', 'forgotten', 'sure', 'chose', 'picked'])

// "If I pull out of First Curd the day before, do I lose all my money?" asks for the rule.
const asksOfLoss = cues(
  'if|say i|we pull|back|drop|bail|cancel|cancelled|change|changed .. .. .. .. .. .. lose|money|charged|charge|pay|refund|back',
  'lose all|half|any? of? my|our|the money|deposit',
)

// "What should I bring to my next class" asks of the class.
const asksAbout = cues(
  'should|must|need|have|can|do|may to? i|we to? .. bring|wear|pay|park|eat|arrive|pack|prepare',
  'how late|soon|close|long can|could|may|do|must i|we .. cancel|pull|back|drop|change|move|call|give|let',
)

function ownBookings(scene: Scene): Move | undefined {
  const { heard } = scene
  if (ownFor(scene, heard) || hasNoBooking(heard.words) || asksOfLoss(heard.words)) return undefined
  if (!wantsOwnBookings(heard.words) && !wantsOwnOf(heard.bare)) {
    const isOfForm = scene.notes.wish !== undefined && (heard.email ?? heard.name) !== undefined
    const isMeant =
      intentOf(scene.record, heard.words) === 'lookup' &&
      !isOrdering(heard) &&
      !isOfForm &&
      !isOfTimesHeld(heard) &&
      !(heard.corrects && namesService(scene))
    return isMeant ? { do: 'mine' } : undefined
  }

  // "How do I cancel my booking" asks for the rule; the record has it.
  const rule =
    heard.asks &&
    heard.clauses.some(
      ({ terms, words }) =>
        /cancel|move|change|reschedul|scrap|postpone|call off/.test(words.join(' ')) && bestEntry(scene, terms),
    )
  if (asksAbout(heard.words) ?? asksForAll(heard.words)) return undefined
  const forgot = heard.words.some((word) => FORGOT.has(word))
  if (rule || (mentionsBooking(heard.words) && !forgot)) return undefined
  return { do: 'mine' }
}
