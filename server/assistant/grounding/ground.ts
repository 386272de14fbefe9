import * as z from 'zod'
import type { Source } from '../../../contract/catalogue.ts'
import { exampleBooking } from '../../bookings/examples.ts'
import type { BrainTools, ConversationState } from '../brain.ts'
import type { Grounds } from '../reply.ts'
import { claimsIn, claimsPlaced, type Placed } from './claims.ts'
import { closedOn, type Door, doorsIn, isDay } from './closings.ts'
import { evidenceIn, isOfShop, ownedBy, ownersOf, sentencesOf } from './evidence.ts'
import { repeats, topicOf } from './house-rules.ts'
import type { Reading } from './kinds.ts'
import { type Meeting, meeting, meetingsIn } from './meetings.ts'
import { type Names, namesOf } from './names.ts'
import { isGiven } from './promises.ts'
import { subjectsIn } from './subjects.ts'

/** What this turn's words may rest on, and what they are held against. Its `grounds` outlive a leg that waits for the page. */
export interface Ground {
  conversation: ConversationState
  grounds: Grounds
  reading: Reading
  names: Names
  /** Addresses and references that the visitor typed: those may be said back. How many they are may be multiplied with. */
  typed: ReadonlySet<string>
  /** The entries that the visitor's last words name. */
  asked: readonly string[]
  /** What the shop's own row says, and how a reference looks. Only words that code wrote from the record rest on it. */
  shop: ReadonlySet<string>
}

export function groundOf(conversation: ConversationState, grounds: Grounds): Ground {
  const { workspace } = conversation.record
  const reading = { ...workspace, now: conversation.now }
  const names = namesOf(conversation.record, (name) => /\p{L}/u.test(claimsPlaced(name, reading).rest))
  const said = conversation.history.filter(({ author }) => author === 'visitor').map(({ text }) => text)
  return {
    conversation,
    grounds,
    reading,
    names,
    asked: names.codesIn(names.signedByPart(said.at(-1) ?? '')),
    typed: new Set(said.flatMap((text) => [...lookupsIn(text, reading), ...partiesIn(text, reading)])),
    shop: new Set([
      ...evidenceIn(workspace, reading).map((known) => ownersOf(known)[0]),
      ...lookupsIn(exampleBooking.reference, reading),
      ...WEEK,
    ]),
  }
}

// The hours and schedules say of each weekday whether there is anything on it, by leaving it out as well.
const WEEK = [1, 2, 3, 4, 5, 6, 7].map((day) => `weekday:${day}`)

// A reference is typed in any case; only from its visitor is it read like that.
const lookupsIn = (text: string, reading: Reading) =>
  [text, text.toUpperCase()]
    .flatMap((typed) => claimsIn(typed, reading).flat())
    .filter((claim) => /^(?:email|reference):/u.test(claim))

// How many they are is the visitor's to say; no figure of theirs is anything else.
const partiesIn = (text: string, reading: Reading) =>
  claimsIn(text, reading)
    .flat()
    .flatMap((claim) => /^(?:room|number):(\d+)$/u.exec(claim)?.[1] ?? [])
    .map((heads) => `party:${heads}`)

const Found = z.object({ results: z.array(z.object({ kind: z.string(), code: z.string() })) })

/** The same tools, whose results are evidence from then on. */
export function noting(tools: BrainTools, ground: Ground): BrainTools {
  return {
    async call(name, args) {
      const result = await tools.call(name, args)
      note(ground, result.ok ? result.output : result.detail)
      const found = result.ok ? Found.safeParse(result.output).data?.results : undefined
      ground.grounds.found.push(...(found ?? []).filter(({ kind }) => kind === 'knowledge').map(({ code }) => code))
      return result
    },
  }
}

/** A row that is cited may be spoken from. */
export function cited(ground: Ground, { kind, code }: Source) {
  const { services, plans, knowledge } = ground.conversation.record
  const rows = kind === 'service' ? services : kind === 'plan' ? plans : knowledge
  note(
    ground,
    rows.find((row) => row.code === code),
  )
}

function note({ grounds, reading, names }: Ground, value: unknown) {
  const naming = (text: string) => names.codesIn(names.signedByPart(text))
  grounds.claims = [...new Set([...grounds.claims, ...evidenceIn(value, reading, naming)])]
}

/** Whether all that a sentence asserts was found in this turn, of the entries that it speaks of. */
export function isGrounded(ground: Ground, sentence: string): boolean {
  const signed = ground.names.signedByPart(sentence)
  const { claims, rest } = claimsPlaced(signed, ground.reading)
  const subjects = subjectsIn(rest, claims)
  const unnamed = subjectUnnamed(ground, signed)
  const about = claims.map((_, place) => {
    const codes = subjects[place]?.flatMap((name) => ground.names.codeAt(name) ?? []) ?? []
    const each = codes.length > 0 ? codes.map((code) => ({ codes: [code], isStrict: true })) : [unnamed]
    return each.map((subject) => foundOf(ground, subject))
  })
  const doors = doorsIn(rest)
  const isOfNone = subjects.flat().length === 0 && unnamed.codes.length === 0
  if (isOfNone && isGiven(sentence) && !claims.some(isFigure) && !isGivenInRecord(ground, sentence)) return false
  const isRead = (readings: readonly string[]) => !readings.every((claim) => claim.startsWith('unread:'))
  const fallen = claims.flatMap((readings, place) =>
    about[place]?.every((found) => holds(ground, found, readings, doors[place])) ||
    (!isRead(readings) && isQuoted(ground, sentence, ground.grounds.found))
      ? []
      : [place],
  )
  return (
    (fallen.length === 0 || isHouseRule(ground, { claims, rest }, fallen)) &&
    meetingsIn(claims).every((met) => about[met.place]?.every((found) => isMet(met, found)))
  )
}

function holds({ typed }: Ground, found: ReadonlySet<string>, readings: readonly string[], door: Door): boolean {
  const isKnown = (claim: string) => {
    const [each = claim, heads] = claim.split(' x')
    if (heads) return found.has(each) && typed.has(`party:${heads}`)
    return found.has(door === 'closed' && isDay(claim) ? closedOn(claim) : claim) || typed.has(claim)
  }
  const isDenied = (claim: string) => door === 'open' && isDay(claim) && found.has(closedOn(claim))
  return readings.some(isKnown) && !readings.some(isDenied)
}

// "Children go free": with no figure and no name, what is free is in its words.
const isFigure = ([first = '']: string[]) => !first.startsWith('word:')

/** Whether the best that was found, or what was found in such words, says that it is free or costs less. */
function isGivenInRecord({ conversation, grounds }: Ground, sentence: string): boolean {
  const { record } = conversation
  const plain = wordsOfShop(conversation)
  const heard = [...topicOf(sentence, plain)]
  const isTold = (text: string) =>
    [...topicOf(text, plain)].some((told) => heard.some((word) => word.startsWith(told) || told.startsWith(word)))
  const isGivenIn = (code: string, at: number) => {
    const { question = '', answer = '', asks = [] } = record.knowledge.find((item) => item.code === code) ?? {}
    return isGiven(answer) && ((at === 0 && heard.length === 0) || isTold([question, answer, ...asks].join(' ')))
  }
  const forNothing = [...record.services, ...record.plans].filter(({ price }) => price.amount === 0)
  return grounds.found.some(isGivenIn) || forNothing.some(({ name }) => isTold(name))
}

/** Whether what was not found of an entry is a rule of the house that was found, whole and in its words. */
const isHouseRule = ({ conversation, grounds, names, reading }: Ground, said: Placed, fallen: readonly number[]) =>
  conversation.record.knowledge
    .filter(({ code }) => grounds.found.includes(code))
    .flatMap(({ question, answer }) =>
      sentencesOf(answer)
        .flatMap((sentence) => sentence.split(';'))
        .filter((rule) => !OF_SOME.test(rule))
        .map((rule) => ({ question, signed: names.signedByPart(rule) })),
    )
    .filter(({ signed }) => names.codesIn(signed).length === 0)
    .some(({ question, signed }) => {
      const plain = wordsOfShop(conversation)
      return repeats(said, fallen, { ...claimsPlaced(signed, reading), topic: topicOf(question, plain) }, plain)
    })

// "Classes: 48 hours" is a rule for classes.
const OF_SOME = /^[^.;]{1,40}:\s/u

/** The same of what code wrote from the record: it rests on the rows that it names, and on the shop's own, as well. */
export function isOfRecord(ground: Ground, sentence: string): boolean {
  const signed = ground.names.signed(sentence)
  const codes = ground.names.codesIn(signed)
  const found = foundOf(ground, { codes, isStrict: false })
  const holds = (claim: string) =>
    found.has(claim) ||
    ground.typed.has(claim) ||
    ground.shop.has(claim) ||
    claim.startsWith('code:') ||
    rowsSay(ground, codes, claim)
  return isQuoted(ground, sentence) || claimsIn(signed, ground.reading).every((readings) => readings.some(holds))
}

// "We don't take euros", as the shop has it: what its own words claim need not be understood.
function isQuoted({ conversation: { record } }: Ground, sentence: string, found?: readonly string[]): boolean {
  const quoted = sentence.trim()
  const sayings = [
    ...record.knowledge.filter(({ code }) => found?.includes(code) ?? true).map(({ answer }) => answer),
    ...(found
      ? []
      : [
          ...record.knowledge.map(({ question }) => question),
          ...record.services.map(({ covers }) => covers),
          ...record.plans.map(({ audience }) => audience),
        ]),
  ]
  return quoted.length > SCRAP && sayings.some((text) => text.includes(quoted))
}

/** So few letters may stand anywhere. */
const SCRAP = 8

/** The entries that a claim is made of; none where it may be made of any. */
interface Subject {
  codes: readonly string[]
  /** What the shop says of itself is not said of these. */
  isStrict: boolean
}

const wordsOfShop = ({ record }: ConversationState) => Object.values(record.workspace.words ?? {})

const POINTS_BACK = /\b(?:it|its|it's|this|that|these|those|they|them|one)\b/iu
const IN_GENERAL = /\b(?:all|any|each|every|both|others?|another|else|cheapest|dearest|plans?|memberships?)\b/iu

/** What a sentence speaks of that names nothing: the entries named last, in the reply or by whom it answers. */
function subjectUnnamed({ grounds, asked, conversation: { record } }: Ground, sentence: string): Subject {
  const { service, services } = record.workspace.words ?? { service: 'service', services: 'services' }
  const says = (word: string) =>
    sentence
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu)
      ?.includes(word.toLowerCase())
  if (IN_GENERAL.test(sentence) || says(services)) return { codes: [], isStrict: false }
  if (grounds.named.length === 0) return { codes: asked, isStrict: false }
  return { codes: grounds.named, isStrict: POINTS_BACK.test(sentence) || says(service) === true }
}

function foundOf({ grounds }: Ground, { codes, isStrict }: Subject): ReadonlySet<string> {
  const counts = (owners: string[]) =>
    owners.length === 0 ||
    codes.length === 0 ||
    codes.some((code) => owners.includes(code)) ||
    (!isStrict && isOfShop(owners[0]))
  return new Set(
    grounds.claims.flatMap((known) => {
      const [claim, owners] = ownersOf(known)
      // How many entries there are is no count of what one has.
      return counts(owners) && !(isStrict && claim.startsWith('length:')) ? [claim] : []
    }),
  )
}

// A time that was found on another day than the one it is said of is not what was found.
const isMet = ({ days, times }: Meeting, found: ReadonlySet<string>) =>
  days.some((day) => {
    const known = [...found].filter((claim) => claim.startsWith(meeting(day, '')))
    return known.length === 0 || times.some((time) => found.has(meeting(day, time)))
  })

function rowsSay({ conversation: { record }, reading }: Ground, codes: string[], claim: string): boolean {
  const rows = [...record.services, ...record.plans].filter(({ code }) => codes.includes(code))
  return rows.some((row) => evidenceIn(row, reading).includes(ownedBy(claim, row.code)))
}

/** The entries that a sentence names, or else those that it goes on about. */
export function spokenOf(ground: Ground, sentence: string): readonly string[] {
  const codes = ground.names.codesIn(ground.names.signedByPart(sentence))
  return codes.length > 0 ? codes : subjectUnnamed(ground, sentence).codes
}
