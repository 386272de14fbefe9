import { Temporal } from 'temporal-polyfill'
import * as z from 'zod'
import { Sentences } from '../sentences.ts'
import { dateClaims, momentClaims } from './calendar.ts'
import { claimsPlaced } from './claims.ts'
import { closedOn, doorsIn, isDay } from './closings.ts'
import type { Reading } from './kinds.ts'
import { meeting, meetingsIn, weekday } from './meetings.ts'
import { moneyClaim } from './money.ts'
import { alsoCounted, alsoPaid, perOf } from './rates.ts'
import { BETWEEN } from './subjects.ts'

/**
 * Names for machines say nothing; and words that a guest or the brain itself wrote come back in a result without being
 * the shop's.
 */
const NOT_SAID =
  /^(?:id|.*_id|code|idempotency_key|candidates|locale|timezone|currency|status|origins|prefill|suggestion|summary|urgency|visitor|last_message)$/u

/** What a guest wrote, or whoever booked with their address, and what a model gave a tool and has back in its answer. */
const NOT_OURS = /^(?:summary|urgency|prefill|intervention)$/u
const Guests = z.object({ reference: z.string(), name: z.string() })

const Money = z.object({ amount: z.int(), currency: z.string().optional(), per: z.string().optional() })
const Offered = z
  .object({ code: z.string(), name: z.string() })
  .or(z.object({ code: z.string(), kind: z.enum(['service', 'plan']) }))
const Known = z
  .object({ code: z.string(), kind: z.literal('knowledge') })
  .or(z.object({ code: z.string(), question: z.string(), answer: z.string() }))
const Booked = z.object({ reference: z.string(), service: z.object({ code: z.string() }) })
const Codes = z.array(z.string())
const Rule = z.object({ starts: z.string(), repeats: z.string() })
const Hours = z.object({ days: z.array(z.string()), opens: z.string(), closes: z.string() })
const Closure = z.object({ from: z.iso.date(), to: z.iso.date().optional() })
const Timetable = z.object({ hours: z.array(Hours), closures: z.array(Closure).optional() })
const RULE_DAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU']
const HOUR_DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** The entries that some words name. */
export type Naming = (text: string) => string[]

/**
 * Everything that a tool's result, or a row of the record, says and that a claim could be held against. What belongs to a
 * service or plan is kept under its code, so that one's price does not ground a sentence about another; what an entry of
 * knowledge says, or the shop of itself, under its own and those that the same sentence names.
 */
export function evidenceIn(value: unknown, reading: Reading, naming: Naming = () => []): string[] {
  return [...new Set(collect(value, { reading, naming, key: '' }))]
}

interface At {
  reading: Reading
  naming: Naming
  key: string
  owner?: string
}

function collect(value: unknown, at: At): string[] {
  if (typeof value === 'string')
    return isOfShop(at.owner) ? inKnowledge(value, at) : inText(value, at).map((claim) => owned(claim, at))
  if (typeof value === 'number') return inNumber(value, at).map((claim) => owned(claim, at))
  if (Array.isArray(value)) return [...value.flatMap((item) => collect(item, at)), owned(`length:${value.length}`, at)]
  if (typeof value !== 'object' || value === null) return []

  const money = Money.safeParse(value)
  const asMoney = money.success ? inMoney(money.data, at).map((claim) => owned(claim, at)) : []
  const isGuests = Guests.safeParse(value).success
  const owner = at.owner ?? ownerOf(value)
  return [
    ...asMoney,
    ...[...timetable(value), ...closings(value)].map((claim) => owned(claim, at)),
    ...Object.entries(value).flatMap(([key, inner]) =>
      isUnsaid(key, inner) || (money.success && key === 'amount') || (isGuests && key === 'name')
        ? []
        : collect(inner, { ...at, key, owner }),
    ),
  ]
}

const isUnsaid = (key: string, value: unknown) =>
  NOT_SAID.test(key) || NOT_OURS.test(key) || (key === 'services' && Codes.safeParse(value).success)

function ownerOf(value: object): string | undefined {
  const code = Offered.safeParse(value).data?.code ?? Booked.safeParse(value).data?.service.code
  if (code) return code
  const known = Known.safeParse(value).data
  return known || Timetable.safeParse(value).success ? ofShop(known?.code) : undefined
}

/** What an entry of knowledge says counts where no service or plan is named, or one that it names itself. */
function inKnowledge(text: string, at: At): string[] {
  return sentencesOf(text).flatMap((sentence) => [
    ...inText(sentence, at).map((claim) => owned(claim, at)),
    ...at
      .naming(sentence)
      .flatMap((code) =>
        inText(partAbout(code, sentence, at), at).map((claim) => owned(claim, { owner: `${at.owner},${code}` })),
      ),
  ])
}

export function sentencesOf(text: string): string[] {
  const sentences = new Sentences()
  return [...sentences.push(text), ...sentences.rest()]
}

/** A sentence without the clauses that other entries have to themselves: "Leaf includes two sittings and Cellar four". */
function partAbout(code: string, sentence: string, { naming, reading }: At): string {
  const clauses = sentence.split(new RegExp(`(${BETWEEN.source})`, 'u'))
  let named: string[] = []
  return clauses
    .filter((clause) => {
      const names = naming(clause)
      named.push(...names)
      if (claimsPlaced(clause, reading).claims.length === 0) return true
      const isOthers = names.length > 0 && !named.includes(code)
      named = []
      return !isOthers
    })
    .join('')
}

const ofShop = (code = '') => `~${code}`

/** Whether this is the shop's own to say, and not a service's or a plan's. */
export const isOfShop = (owner = ''): boolean => owner.startsWith('~')

/** A claim and the entries that it counts for; none where it counts for all. */
export function ownersOf(known: string): [claim: string, owners: string[]] {
  const [claim = '', owners] = known.split(' @')
  return [claim, owners?.split(',') ?? []]
}

/** A claim that counts only where this entry is spoken of. */
export const ownedBy = (claim: string, code: string): string => `${claim} @${code}`

const owned = (claim: string, { owner }: Pick<At, 'owner'>) => (owner ? ownedBy(claim, owner) : claim)

function inText(text: string, { key, reading }: At): string[] {
  if (key === 'reference') return [`reference:${text.replace(/[\s-]/gu, '').toUpperCase()}`]
  if (key === 'repeats')
    return [...ruleDays(text).map((day) => `weekday:${day}`), ...interval(text), ...frequency(text)]
  if (key === 'days' && HOUR_DAYS.includes(text)) return [`weekday:${HOUR_DAYS.indexOf(text) + 1}`]
  if (/^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)?$/u.test(text)) return momentClaims(text, reading)
  if (/^\d{4}-\d\d-\d\d$/u.test(text)) return dateClaims(Temporal.PlainDate.from(text))
  if (/^\d\d:\d\d$/u.test(text)) return [`time:${minutesOf(text)}`]
  const { claims, rest } = claimsPlaced(text, reading)
  const doors = doorsIn(rest)
  return [
    ...claims.flatMap(([first = '']) =>
      first.startsWith('unread:') ? [] : [first, ...lessExact(first), ...counted(first)],
    ),
    ...claims.flatMap(([first = ''], place) =>
      doors[place] === 'closed' ? [first, ...lessExact(first)].filter(isDay).map(closedOn) : [],
    ),
    ...meetingsIn(claims).flatMap(({ days, times }) => days.slice(0, 1).map((day) => meeting(day, times[0] ?? ''))),
  ]
}

/** Which weekdays a rule's time, or the shop's opening and closing, belong to. */
function timetable(value: object): string[] {
  const rule = Rule.safeParse(value).data
  if (rule) return ruleDays(rule.repeats).map((day) => meeting(weekday(day), minutesOf(rule.starts.slice(11))))

  const hours = Hours.safeParse(value).data
  return (hours?.days ?? []).flatMap((day) =>
    [hours?.opens ?? '', hours?.closes ?? ''].map((time) =>
      meeting(weekday(HOUR_DAYS.indexOf(day) + 1), minutesOf(time)),
    ),
  )
}

/** The days on which the shop is closed: those without hours, and those that it names. */
function closings(value: object): string[] {
  const { hours = [], closures = [] } = Timetable.safeParse(value).data ?? {}
  const open = hours.flatMap(({ days }) => days)
  const shut = hours.length > 0 ? HOUR_DAYS.flatMap((day, at) => (open.includes(day) ? [] : `weekday:${at + 1}`)) : []
  const days = closures.flatMap(daysOf).flatMap(dateClaims)
  if (new Set(open).size === 7) return ['every:day', ...days.filter(isDay).map(closedOn)]
  return [...shut, ...days.filter((claim) => claim.startsWith('date:'))].map(closedOn)
}

function daysOf({ from, to = from }: z.infer<typeof Closure>): Temporal.PlainDate[] {
  const first = Temporal.PlainDate.from(from)
  const { days } = first.until(Temporal.PlainDate.from(to))
  return Array.from({ length: Math.min(days, 366) + 1 }, (_, day) => first.add({ days: day }))
}

const minutesOf = (wall: string) => Number(wall.slice(0, 2)) * 60 + Number(wall.slice(3, 5))

const ruleDays = (rule: string) =>
  (/BYDAY=([A-Z0-9,+-]+)/u.exec(rule)?.[1]?.split(',') ?? []).map((day) => RULE_DAYS.indexOf(day.slice(-2)) + 1)

// "Every 4 weeks" is INTERVAL=4 of a weekly rule.
function interval(rule: string): string[] {
  const every = Number(/INTERVAL=(\d+)/u.exec(rule)?.[1] ?? 1)
  if (rule.includes('FREQ=MONTHLY')) return [`months:${every}`]
  return [`days:${every * (rule.includes('FREQ=WEEKLY') ? 7 : 1)}`]
}

function frequency(rule: string): string[] {
  const every = Number(/INTERVAL=(\d+)/u.exec(rule)?.[1] ?? 1)
  if (rule.includes('FREQ=DAILY') || ruleDays(rule).length === 7) return every === 1 ? ['every:day'] : []
  if (rule.includes('FREQ=WEEKLY')) return every === 1 ? ['every:week'] : every === 2 ? ['every:fortnight'] : []
  return rule.includes('FREQ=MONTHLY') && every === 1 ? ['every:month'] : []
}

// What is room for so many is so many.
const counted = (claim: string) => (claim.startsWith('room:') ? [claim.replace('room', 'number')] : [])

// What names the year or the weekday as well is also named without; and a price without what it is for.
function lessExact(claim: string): string[] {
  if (claim.startsWith('money:')) return alsoPaid(claim)
  if (claim.startsWith('number:')) return alsoCounted(claim)
  if (claim.startsWith('phone:')) return nationally(claim)
  const [, year, month, day, weekday] = /^date:(?:(\d{4})-)?(\d+)-(\d+)(?: on (\d))?$/u.exec(claim) ?? []
  if (!month) return []
  return [
    `date:${month}-${day}`,
    `day:${day}`,
    ...(year ? [`date:${year}-${month}-${day}`] : []),
    ...(weekday ? [`weekday:${weekday}`, `date:${month}-${day} on ${weekday}`] : []),
  ]
}

// Without the code of its country, of one to three figures, and in most with a 0 in its place.
const nationally = (claim: string) =>
  [1, 2, 3]
    .map((code) => claim.slice('phone:'.length + code))
    .flatMap((digits) => [`phone:0${digits}`, ...(digits.length > 9 ? [`phone:${digits}`] : [])])

function inNumber(figure: number, { key }: At): string[] {
  if (key.endsWith('_minutes')) return [`minutes:${figure}`]
  if (key.endsWith('_hours')) return [`minutes:${figure * 60}`]
  if (key.endsWith('_days')) return [`days:${figure}`]
  return [`number:${figure}`, ...(/seats|guests|people/u.test(key) ? [`room:${figure}`] : [])]
}

const inMoney = ({ amount, currency, per }: z.infer<typeof Money>, { reading }: At) => [
  ...paid(moneyClaim(amount, currency ?? reading.currency), per),
  ...(amount === 0 ? ['word:free'] : []),
]

function paid(amount: string, per?: string): string[] {
  const claim = per ? `${amount} per ${perOf(per)}` : amount
  return [claim, ...alsoPaid(claim)]
}
