import { Temporal } from 'temporal-polyfill'
import type { MerchantService } from '../../../../contract/merchant.ts'
import { numberIn } from '../../../bookings/when/numbers.ts'
import { withPlainNot } from '../../../bookings/when/ruled-out.ts'
import { isNoCountOf, readCompany, readSeats, readSeatsAnew } from '../../../bookings/when/seats.ts'
import { leans, phraseOfTime, readWhen, withoutTime, workedOut } from '../../../bookings/when.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { FUNCTION_WORDS, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { clauseOf } from '../hearing.ts'
import type { Move } from '../moves.ts'
import type { Wish } from '../notes.ts'
import * as say from '../say.ts'
import { datesOf, namedHere, type Scene, sourceOf } from '../scene.ts'
import { daysOf, isHeldOn, startsOn, weekdaysIn } from '../schedule.ts'

/** Opens the form with what was said, and says what will not do: a day, an hour, a party, a membership. */
export function book(said: Scene, service: MerchantService | undefined): Move {
  const { others, apart, urgency } = wishedBesides(said, service)
  const original = apart.reduce((rest, piece) => withoutPart(rest, piece), said.heard.original)
  const scene = { ...said, heard: { ...said.heard, urgency, original } }
  const asked = weekdaysIn(wordsIn((scene.heard.urgency ?? '').replace(RULED_OUT, ' ')))
  const isOff = service && asked.length > 0 && !asked.some((day) => daysOf(service).includes(day))
  const isClosed = service?.members_only === true && !isIncluded(scene, service)
  const wish = wishOf(scene, service)
  const notes = [
    say.closures(scene.record, datesOf(scene, [wish.urgency ?? ''])),
    isClosed && say.forMembers(scene.record, service, scene.member),
    service && isTooMany(scene, service) && say.room(service),
    isOff && say.notHeldOn(scene.record, service, asked),
    service && !isOff && isAtOddHour(scene, service, asked) && say.held(scene.record, service),
  ].filter((note) => typeof note === 'string')
  return {
    do: 'book',
    wish,
    text: [...notes, formOpened(wish, isClosed, service), ...(others.length > 0 ? [say.oneAtATime(others)] : [])].join(
      ' ',
    ),
    ...(service && notes.length > 0 && { sources: [sourceOf({ kind: 'service', item: service })] }),
  }
}

/** "Gongfu on Monday and White Tea Walk on Thursday": a form has one service, with the time that is said of it. */
function wishedBesides(scene: Scene, service?: MerchantService) {
  const { urgency } = scene.heard
  const wished = service ? wishedApart(scene, service.name) : []
  const own = wished.find(({ only }) => only?.code === service?.code)
  const other = wished.filter(({ only }) => only && only.code !== service?.code)
  if (!service || !own || other.length === 0) return { others: [], apart: [], urgency }

  const apart = other.map(({ piece }) => piece.trim())
  const others = [...new Set(other.flatMap(({ only }) => only ?? []))]
  if (!apart.some((piece) => phraseOfTime(piece))) return { others, apart, urgency }

  // "Dawn and Gongfu on Thursday": a day that is said last is each one’s, as far as it is held then.
  const days = weekdaysIn(wordsIn(urgency ?? ''))
  return { others, apart, urgency: phraseOfTime(own.piece) ?? (isHeldOn(service, days) ? urgency : undefined) }
}

/** Of several that are spoken of in one breath the one that the wish is said of, or else the first. */
export function firstWished(scene: Scene, service: MerchantService): MerchantService {
  const wished = scene.heard.corrects ? [] : wishedApart(scene, service.name).filter(({ only }) => only)
  const isAmong = wished.some(({ only }) => only?.code === service.code)
  const first = wished.find(({ words }) => ordersIt(words)) ?? wished[0]
  return (isAmong ? first?.only : undefined) ?? service
}

const ordersIt = cues('^ but? please? book|reserve', 'i|we|me|us .. book|reserve|want|need|like')

/** The pieces of what was said, each with its words and the one service that is wished for in it. */
function wishedApart({ index, heard, ...scene }: Scene, name: string) {
  const whole = new RegExp(RegExp.escape(name), 'gi')
  const pieces = heard.text.replace(whole, (said) => said.replace(JOINTS, ' ')).split(JOINTS)
  return pieces.map((piece) => {
    const clause = clauseOf(piece, index)
    const isWished = !clause.asks && !isOver(clause.words)
    const named = isWished ? namedHere({ ...scene, about: undefined, index, heard }, clause) : []
    const [only, ...more] = named.flatMap((entity) => (entity.kind === 'service' ? [entity.item] : []))
    return { piece, words: clause.words, only: more.length === 0 ? only : undefined }
  })
}

const JOINTS = /(?:,|&|\+|\b(?:and|plus|also|then)\b)+/gi

const isOver = cues('did|done|was|were|been|went|had|tried|loved|liked|enjoyed|not')

const RULED_OUT = /\bnot [^,]*/gi

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

// Only hours are read and days compared, so any day will do.
const SOME_DAY = '2026-01-01T12:00:00Z'

const PARTS = { morning: [0, 12], afternoon: [12, 17], evening: [17, 24], any: [0, 24] } as const

/** Whether the plan of whoever is signed in includes a service. */
export const isIncluded = ({ record, member }: Scene, { code }: MerchantService) =>
  record.plans.some((plan) => plan.code === member?.plan && plan.services.includes(code))

const isTooMany = (scene: Scene, service: MerchantService) =>
  service.slots.length > 0 &&
  !say.isOfParties(service) &&
  (partyOf(scene, service) ?? crowd(scene) ?? 0) > say.largest(service)

// A party of hundreds is no number of seats, and to be told so.
const crowd = ({ heard }: Scene) => (heard.seats === undefined ? readCompany(heard.original) : undefined)

const partyOf = (scene: Scene, service: MerchantService | undefined) =>
  anotherParty(scene) ??
  (service && isNoCountOf(service.price.per, scene.heard.original) ? undefined : scene.heard.seats)

/** How many come now, where that changes a booking under way: "actually 3", "and one more". */
export function anotherParty({ heard, notes, record }: Scene): number | undefined {
  if (!notes.wish) return undefined
  const before = readSeats(notes.wish.summary ?? '')
  const { timezone, locale } = record.workspace
  const isOfHour = before === undefined && readWhen(notes.wish.urgency ?? '', { now: SOME_DAY, timezone, locale })?.from
  return isOfHour ? undefined : readSeatsAnew(heard.original, before ?? 1)
}

function formOpened(wish: Wish, isClosed: boolean, service?: MerchantService): string {
  if (isClosed) return say.FORM_TO_CHOOSE
  if (service) return say.formFor(service)
  return Object.keys(wish).length > 0 ? say.FORM_FILLED : say.FORM_OPENED
}

/** What was said towards a booking. What was said before holds until something else is said; a new subject takes its own day, unless it is a correction. */
export function wishOf(scene: Scene, service: MerchantService | undefined): Wish {
  const { heard, notes } = scene
  const before = notes.wish ?? {}
  const goesOn =
    !service || !before.subject || before.subject === service.code || heard.corrects || sameAsBefore(heard.words)
  const { name, email } = before
  const kept = goesOn ? before : { name, email }
  const said = {
    subject: service?.code,
    urgency: urgencyOf(scene, goesOn ? before.urgency : undefined),
    name: heard.name,
    email: heard.email,
    summary: summaryOf(scene, service, goesOn ? before.summary : undefined),
  }
  return { ...kept, ...Object.fromEntries(Object.entries(said).filter(([, value]) => value)) }
}

/** When it is wanted, after what was said of it before: a day of its own, one worked out from that, or another hour of it. */
function urgencyOf(scene: Scene, before?: string): string | undefined {
  const urgency = scene.heard.urgency ?? (saysThatDay(scene.heard.words) ? scene.notes.when : undefined)
  if (!urgency || !before) return urgency
  const [day, ...others] = datesOf(scene, [before])
  if (leans(urgency)) return day && others.length === 0 ? workedOut(urgency, lastShut(scene, day)) : urgency

  // "Wednesday", and then "not the 25th": what was said before holds as far as a day is left of it.
  const isRuledOut = /^not\b/i.test(urgency) && !urgency.replace(RULED_OUT, '').trim()
  const both = isRuledOut ? `${before}, ${urgency}` : `${withoutTime(before)} ${urgency}`
  const isHour = /^(?:the|that|at|one|slot|\s)*$/i.test(withoutTime(urgency)) // "the 10am"
  const isOfHour = isHour && datesOf(scene, [both]).join() === datesOf(scene, [before]).join()
  return (isRuledOut || isOfHour) && datesOf(scene, [both]).length > 0 ? both : urgency
}

// "The Saturday after that", of a day in the holidays: it is the first after them.
function lastShut({ record }: Scene, day: string): Temporal.PlainDate {
  const shut = record.workspace.closures?.find(({ from, to = from }) => from <= day && day <= to)
  return Temporal.PlainDate.from(shut?.to ?? day)
}

const saysThatDay = cues('that|same day|date|time|morning|evening|afternoon', 'for|on then')

const sameAsBefore = cues('same day|time|date')

/** Party and wishes in the visitor's words: what is left once the service, the time and the person are taken out. */
function summaryOf(scene: Scene, service: MerchantService | undefined, before = ''): string | undefined {
  const now = partyOf(scene, service)
  const seats = now ?? (service && isNoCountOf(service.price.per, before) ? undefined : readSeats(before))
  const earlier = before
    .split('. ')
    .filter((said) => said && (!now || readSeats(said) === undefined) && !SEATS.test(said))
  const party = seats === undefined ? [] : [seats === 1 ? '1 seat' : `${seats} seats`]
  // "Non, pas samedi" is read; in its own words it would stand in the note as a wish.
  const isRead = scene.heard.hello !== undefined && scene.heard.corrects
  const wishes = new Set([...earlier, ...(isRead ? [] : wishesIn(scene.heard, service, seats))])
  return [...party, ...wishes].join('. ').slice(0, 500) || undefined
}

const SEATS = /^\d+ seats?$/

function wishesIn(
  { original, urgency, name, email }: Scene['heard'],
  service?: MerchantService,
  seats?: number,
): string[] {
  const named = new Set(wordsIn(service?.name ?? ''))
  const isOwn = (word: string) =>
    named.has(word) || isIdle(word) || (seats !== undefined && numberIn(word) !== undefined)
  return [...(urgency?.split(', ') ?? []), name, email]
    .reduce<string>((rest, said) => (said ? withoutPart(rest, said) : rest), withPlainNot(original))
    .split(/[,;.!?\n]+|\s-\s/)
    .filter((piece) => wordsIn(piece).some((word) => !isOwn(word)) && !asksForFact(wordsIn(piece)))
    .map((piece) => withoutOrder(piece.trim(), named))
}

const withoutPart = (text: string, part: string) => text.replace(new RegExp(RegExp.escape(part), 'i'), ' , ')

// What is asked is answered; it is no wish for the day.
const asksForFact = cues(
  '^ and|so|but|ok|also? how|what|when|where|which|who|why',
  'is|are there',
  '^ and|so? do|does you|i|it|they',
)

// "Book Gongfu Hour for my mum and me on": what is booked is said elsewhere.
function withoutOrder(piece: string, named: ReadonlySet<string>): string {
  const words = piece.split(/\s+/).map((text) => ({ text, said: wordsIn(text) }))
  const other = words.findIndex(({ said }) => !said.every((word) => named.has(word) || isIdle(word)))
  const order = words.slice(0, other).findLastIndex(({ said }) => said.some((word) => named.has(word)))
  return words
    .slice(order + 1)
    .map(({ text }) => text)
    .join(' ')
    .replace(/^(?:(?:for|on|at|and|but|please)\s+)+/i, '')
    .replace(/(?:\s+(?:for|on|at|in|by|and|or|the|please))+$/i, '')
}

/** Words of booking itself: they describe nothing. */
export const IDLE = new Set(
  `myself ourselves name called book booking booked reserve reserved arrange arranged arranging organise organised organize organized schedule
  sign signing join enrol enroll register registered registration participant secure grab pencil squeeze appointment reservation form charge
  seat seats place places spot spots slot slots number people sitting session class reference email mail apologies`.split(
    /\s+/,
  ),
)

const isIdle = (word: string) =>
  FUNCTION_WORDS.has(word) ||
  IDLE.has(word) ||
  (EVERYDAY.has(word) && word !== 'birthday' && numberIn(word) === undefined)
