import type { MerchantPlan, MerchantService } from '../../../../contract/merchant.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import type { Fit } from '../../../knowledge/gate.ts'
import type { Index } from '../../../knowledge/index-of.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { OCCASIONS, TIMES } from '../../../knowledge/lexicon/nouns.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { kinsIn } from '../../../knowledge/meant.ts'
import { fitsFor } from '../../../knowledge/search.ts'
import { type Bearing, bearingOfMessage, likest } from '../../../knowledge/subjects/bearings.ts'
import {
  idleness,
  kinship,
  type Subjects,
  subjectsBeside,
  subjectsOver,
  wishesIn,
} from '../../../knowledge/subjects/subjects.ts'
import { attributesIn } from '../attributes.ts'
import { describedIn, namedIn, namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { intentsIn } from '../intents/put.ts'
import { goesOn, leans } from '../leaning.ts'
import type { Focus } from '../notes.ts'
import { daysOf, weekdaysIn } from '../schedule.ts'
import { isOfPlans } from '../suited.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { type Near, type Nearness, nearnessTo } from './nearness.ts'
import { type Guesses, type Onward, onwardFrom } from './onward.ts'

/** What was spoken of before a message. */
export interface Before {
  focus?: Focus
  cited?: string // the piece of knowledge that was told last
  guesses?: Guesses // what the message before may have meant; none where there was no message
}

/** What may be meant: a row of the record, a piece of its knowledge, or nothing that it has. */
export interface Candidate {
  kind: 'service' | 'plan' | 'knowledge' | 'none'
  code: string
  signs: Readonly<Record<string, number>>
}

/** Everything that a message may mean, with the signs that speak for and against it. */
export function candidatesIn(index: Index, said: Clause, before: Before = {}): Candidate[] {
  const asked = readFor(index, said, before)
  const { services, plans } = index.record
  const toPlans = new Map(describedIn(index, said.terms, 'plan').map((fit) => [fit.entry.code, fit]))
  const toKnowledge = new Map(fitsFor(index, said.terms, ['knowledge']).map((fit) => [fit.entry.code, fit]))
  const focused = services.find(({ code }) => before.focus?.kind === 'service' && before.focus.code === code)
  const reading = { index, asked, before, focused }
  const isFocus = (kind: Focus['kind'], code: string) => before.focus?.kind === kind && before.focus.code === code
  return [
    ...services.map((item) => ofService(index, asked, item, isFocus('service', item.code))),
    ...plans.map((item) => ofPlan(index, asked, item, toPlans.get(item.code), isFocus('plan', item.code))),
    ...[...kinsIn(index, said.words)].flatMap(([entry, kin]) => {
      const fit = toKnowledge.get(entry.code)
      return fit || kin >= LEAST || entry.code === before.cited ? ofKnowledge(entry, kin, fit, reading) : []
    }),
    { kind: 'none', code: '', signs: ofNothing(asked, before) },
  ]
}

/** What shares no word with a message, and is less probably about the same than this, is not meant. */
const LEAST = 0.01

interface Asked {
  terms: readonly Term[] // less topics, words for all that the shop holds, and times
  telling: readonly { stem: string; weight: number }[] // those of them that are no words of every day
  stems: ReadonlySet<string>
  long: readonly string[]
  days: readonly number[] // 1 for Monday to 7 for Sunday
  kinds: readonly string[]
  hours: readonly string[]
  about: Subjects
  bearing: Bearing
  named: readonly MerchantPlan[]
  whole: readonly MerchantService[] // called by their whole names
  asks: number // 1 where a word asks for a figure
  figure: number // how surely one is asked for, by how it is put; so too a place, a membership, and what is no question of the record
  wish: number
  plans: number
  others: number
  leans: number // 1 where it says "it" or the like, and so on
  goesOn: number
  short: number // 1 where no word tells anything, less with each that does
  near: Nearness
  onward: (entry: Entry) => Onward | undefined
}

function readFor(index: Index, said: Clause, { focus, cited, guesses }: Before): Asked {
  const { words, terms: all } = said
  const traits = traitsIn(words)
  const put = intentsIn(index.record, words)
  const terms = all.filter((term) => !term.isTopic && !index.own.has(term.stem) && !TIMES.has(term.word))
  const telling = terms.filter((term) => !isLight(term))
  return {
    terms,
    telling: telling.map((term) => ({ stem: term.stem, weight: index.scales.weight(term) })),
    stems: new Set(words.map(stem)),
    long: words.filter(isLong),
    days: weekdaysIn(words),
    kinds: traits.filter((trait) => KIND.test(trait)),
    hours: traits.filter((trait) => HOUR.test(trait)),
    about: subjectsBeside(words),
    bearing: bearingOfMessage(words),
    named: namedIn(index, all, words).flatMap((one) => (one.kind === 'plan' ? one.item : [])),
    whole: namedWhollyIn(index, all, words).flatMap((one) => (one.kind === 'service' ? one.item : [])),
    asks: attributesIn(said.bare).some((attribute) => attribute !== 'contents') ? 1 : 0,
    figure: wished(put, ['price', 'duration', 'when', 'seats', 'contents']),
    plans: wished(wishesIn(words), ['planPrice', 'planCover']),
    wish: wished(wishesIn(words), ['book', 'openings']),
    others: wished(wishesIn(words), ['others', 'lookup', 'person']),
    leans: leans(words) ? 1 : 0,
    goesOn: goesOn(words) ? 1 : 0,
    short: 1 / (1 + telling.length),
    near: nearnessTo(index, terms, isLight),
    onward: guesses ? onwardFrom(index, toldOf(index, { focus, cited }), guesses) : () => undefined,
  }
}

const toldOf = ({ entries }: Index, { focus, cited }: Before) =>
  entries.filter(({ kind, code }) =>
    kind === 'knowledge' ? code === cited : kind === focus?.kind && code === focus.code,
  )

// How probable one of these is, from 0 where it hardly is, by its natural log.
const wished = <Name>(shares: ReadonlyMap<Name, number>, names: readonly Name[]) =>
  Math.log1p(names.reduce((sum, name) => sum + (shares.get(name) ?? 0), 0) / HARDLY)

const HARDLY = 0.02
const KIND = /^~(?:children|beginner|private|pair|women|food|led|accompanied)$/
const HOUR = /^~(?:\d+h|morning|afternoon|evening|early)$/

const isLight = ({ word }: Term) => EVERYDAY.has(word) || OCCASIONS.has(word)

function ofService(index: Index, asked: Asked, service: MerchantService, isFocus: boolean): Candidate {
  const own = profileOf(index, service)
  const met = { name: 0, body: 0, light: 0, missed: 0 }
  for (const term of asked.terms) {
    const weight = index.scales.weight(term)
    const isIn = (keys: ReadonlySet<string>) => keys.has(term.stem) || term.parts.some((part) => keys.has(part))
    if (isIn(own.name)) met[isLight(term) ? 'light' : 'name'] += weight
    else if (isIn(own.body)) met[isLight(term) ? 'light' : 'body'] += isLight(term) ? weight / 2 : weight
    else met.missed += index.scales.loss(term)
  }
  const day = asked.days.length > 0 ? (asked.days.some((day) => own.days.includes(day)) ? 1 : -1) : 0
  const focus = isFocus ? 1 : 0
  const signs = {
    service: 1,
    sName: met.name,
    sBody: met.body,
    sLight: met.light,
    sMissed: met.missed,
    sShare: Math.max(...own.cores.map((core) => core.filter((word) => asked.stems.has(word)).length / core.length)),
    sWhole: asked.whole.includes(service) ? 1 : 0,
    sKinds: asked.kinds.filter((trait) => own.traits.has(trait)).length,
    sHours: asked.hours.filter((trait) => own.traits.has(trait)).length,
    sDay: day,
    sWish: asked.wish,
    sDayWish: day * asked.wish,
    sRoots: rootsIn(asked.long, own.long),
    sKin: Math.log(kinship(own.about, asked.about) + LEAST_KIN),
    sAsks: asked.asks,
    sFigure: asked.figure,
    sFocus: focus,
    sFocusMissed: focus * met.missed,
    sFocusAsks: focus * asked.asks,
    ...(own.entry && {
      sAlike: likest(asked.bearing, own.bearings),
      ...signsOfNear('s', asked.near.of(own.entry)),
      ...signsOfOnward('s', asked, own.entry),
    }),
  }
  return { kind: 'service', code: service.code, signs }
}

const LEAST_KIN = 0.001
const LEAST_IDLE = 0.01

function ofPlan(index: Index, asked: Asked, plan: MerchantPlan, fit: Fit | undefined, isFocus: boolean): Candidate {
  const focus = isFocus ? 1 : 0
  const entry = index.entries.find(({ kind, code }) => kind === 'plan' && code === plan.code)
  const signs = {
    plan: 1,
    pNamed: asked.named.includes(plan) ? 1 : 0,
    pMass: fit?.mass ?? 0,
    pCoverage: fit?.coverage ?? 0,
    pWished: asked.plans,
    pAsks: asked.asks,
    pFocus: focus,
    pNear: entry ? asked.near.of(entry).near : 0,
    ...(entry && signsOfOnward('p', asked, entry)),
  }
  return { kind: 'plan', code: plan.code, signs }
}

interface Reading {
  index: Index
  asked: Asked
  before: Before
  focused?: MerchantService
}

function ofKnowledge(
  entry: Entry,
  kin: number,
  fit: Fit | undefined,
  { index, asked, before, focused }: Reading,
): Candidate {
  const cited = before.cited === entry.code ? 1 : 0
  const signs = {
    knowledge: 1,
    kKin: Math.log(kin + LEAST_KIN),
    kAlike: likest(asked.bearing, index.bearings.get(entry)),
    kOpens: before.focus || before.cited ? 0 : 1,
    kCoverage: fit?.coverage ?? 0,
    kMass: fit?.mass ?? 0,
    kUnique: fit?.unique ?? 0,
    kTopical: fit?.topical ? 1 : 0,
    kAnswer: asked.telling.reduce((sum, { stem, weight }) => (entry.body.has(stem) ? sum + weight : sum), 0),
    kRoots: rootsIn(asked.long, titleOf(entry)),
    kFigure: asked.figure,
    kCited: cited,
    kCitedLeans: cited * asked.leans,
    kCitedGoesOn: cited * asked.goesOn,
    kCitedShort: cited * asked.short,
    kOfFocus: focused && `${entry.title} ${entry.text}`.includes(focused.name) ? 1 : 0,
    kOfPlans: before.focus?.kind === 'plan' && isOfPlans(index, entry) ? 1 : 0,
    ...signsOfNear('k', asked.near.of(entry)),
    ...signsOfOnward('k', asked, entry),
  }
  return { kind: 'knowledge', code: entry.code, signs }
}

const ofNothing = (asked: Asked, before: Before) => ({
  none: 1,
  nIdle: Math.log(idleness(asked.about) + LEAST_IDLE),
  nTerms: asked.terms.length,
  nNamed: asked.whole.length > 0 || asked.named.length > 0 ? 1 : 0,
  nOthers: asked.others,
  nLeans: before.focus || before.cited ? asked.leans : 0,
  nPeak: Math.max(...asked.about.values()),
  nFar: asked.near.far,
  nFarLog: Math.log1p(asked.near.far),
  ...(before.guesses && afterAny('n', asked)),
  ...(before.guesses && (before.focus || before.cited) && { nTold: 1, nToldShort: asked.short }),
})

const afterAny = (kind: string, { short }: Asked) => ({ [`${kind}After`]: 1, [`${kind}AfterShort`]: short })

function signsOfOnward(kind: 's' | 'p' | 'k', asked: Asked, entry: Entry): Readonly<Record<string, number>> {
  const onward = asked.onward(entry)
  if (!onward) return {}
  const { guess, names, named, alike } = onward
  const { short } = asked
  return {
    ...afterAny(kind, asked),
    [`${kind}Guess`]: guess,
    [`${kind}GuessShort`]: guess * short,
    [`${kind}Names`]: names,
    [`${kind}NamesShort`]: names * short,
    [`${kind}Named`]: named,
    [`${kind}NamedShort`]: named * short,
    [`${kind}Mate`]: alike,
    [`${kind}MateShort`]: alike * short,
  }
}

const signsOfNear = (kind: 's' | 'k', { near, nearLight, nearest, nearName }: Near) => ({
  [`${kind}Near`]: near,
  [`${kind}NearLight`]: nearLight,
  [`${kind}Nearest`]: nearest,
  [`${kind}NearName`]: nearName,
})

interface Profile {
  entry?: Entry
  bearings: readonly Bearing[]
  name: ReadonlySet<string>
  body: ReadonlySet<string>
  cores: readonly (readonly string[])[]
  long: Roots
  days: readonly number[]
  traits: ReadonlySet<string>
  about: Subjects
}

const profiles = new WeakMap<Index, Map<MerchantService, Profile>>()

function profileOf(index: Index, service: MerchantService): Profile {
  const known = profiles.get(index) ?? new Map<MerchantService, Profile>()
  const profile = known.get(service) ?? profiled(index, service)
  profiles.set(index, known.set(service, profile))
  return profile
}

function profiled({ entries, bearings }: Index, service: MerchantService): Profile {
  const { name, covers, also_called = [], code } = service
  const entry: Entry | undefined = entries.find((each) => each.kind === 'service' && each.code === code)
  return {
    entry,
    bearings: (entry && bearings.get(entry)) ?? [],
    name: new Set(entry?.wordings.flatMap(({ keys }) => [...keys])),
    body: entry?.body ?? new Set<string>(),
    cores: [name, ...also_called].map(coreOf),
    long: rootsOf([name, ...also_called, covers].join('. ')),
    days: daysOf(service),
    traits: traitsOf(service),
    about: subjectsOver(wordsIn(covers))(wordsIn(name)),
  }
}

/** The stems of a name's words, less those for what any shop holds and those of times, unless it has no others. */
export function coreOf(name: string): string[] {
  const words = wordsIn(name)
  const core = words.filter((word) => !OCCASIONS.has(word) && !TIMES.has(word))
  return (core.length > 0 ? core : words).map(stem)
}

const ROOT = 5
const isLong = (word: string) => word.length >= ROOT && !EVERYDAY.has(word)

interface Roots {
  roots: ReadonlySet<string>
  stems: ReadonlySet<string>
}

function rootsOf(text: string): Roots {
  const long = wordsIn(text).filter(isLong)
  return { roots: new Set(long.map((word) => word.slice(0, ROOT))), stems: new Set(long.map(stem)) }
}

const titles = new WeakMap<Entry, Roots>()

function titleOf(entry: Entry): Roots {
  const roots = titles.get(entry) ?? rootsOf(entry.title)
  titles.set(entry, roots)
  return roots
}

// "Photographed" and "photo"; one that is said as it stands there counts as a word, and not twice.
const rootsIn = (said: readonly string[], { roots, stems }: Roots) =>
  said.filter((word) => roots.has(word.slice(0, ROOT)) && !stems.has(stem(word))).length
