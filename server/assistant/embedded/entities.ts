import type { Source } from '../../../contract/catalogue.ts'
import type { MerchantPlan, MerchantService } from '../../../contract/merchant.ts'
import { numberIn } from '../../bookings/when/numbers.ts'
import type { Entry, Wording } from '../../knowledge/entries.ts'
import type { Fit } from '../../knowledge/gate.ts'
import type { Index } from '../../knowledge/index-of.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { MEMBERSHIPS, OCCASIONS, TIMES } from '../../knowledge/lexicon/nouns.ts'
import type { Term } from '../../knowledge/lexicon/terms.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../knowledge/lexicon/words.ts'
import { fitsFor } from '../../knowledge/search.ts'
import { ATTRIBUTE_WORDS } from './attributes.ts'
import { asksHours } from './intents/shop.ts'
import { lengthIn } from './lengths.ts'
import type { Focus } from './notes.ts'

export type Entity = { kind: 'service'; item: MerchantService } | { kind: 'plan'; item: MerchantPlan }

/** The entry of a service or membership: its row, read for its words. */
export const entryOf = ({ entries }: Index, { kind, item }: Entity): Entry | undefined =>
  entries.find((entry) => entry.kind === kind && entry.code === item.code)

/** What an answer names as where it stands in the record. */
export type Cited = Pick<Source, 'kind' | 'code'>

export const isAmong = (cited: readonly Cited[], { kind, code }: { kind: string; code: string }): boolean =>
  cited.some((one) => one.kind === kind && one.code === code)

/** The entries that an answer names, in the record's order. */
export const entriesOf = ({ entries }: Index, cited: readonly Cited[]): Entry[] =>
  entries.filter((entry) => isAmong(cited, entry))

export function entityOf(index: Index, { kind, code }: Focus): Entity | undefined {
  if (kind === 'plan') {
    const item = index.record.plans.find((plan) => plan.code === code)
    return item && { kind, item }
  }
  const item = index.record.services.find((service) => service.code === code)
  return item && { kind, item }
}

export const focusOn = ({ kind, item }: Entity): Focus => ({ kind, code: item.code })

/** Services and plans that these words call by name, in part or in full; none of them when it is anybody's guess. */
export const namedIn = (index: Index, terms: readonly Term[], words: readonly string[] = []): Entity[] =>
  callsIn(index, terms, words).flatMap(({ entity }) => entity)

/** Those that are called by their whole name, or by another that the merchant gave them. */
export const namedWhollyIn = (index: Index, terms: readonly Term[], words: readonly string[] = []): Entity[] =>
  callsIn(index, terms, words).flatMap(({ entity, isWhole }) => (isWhole ? entity : []))

interface Named {
  entity: Entity[]
  isWhole: boolean
}

// Many rules ask the same of the same words.
const named = new WeakMap<readonly Term[], Named[]>()

function callsIn(index: Index, terms: readonly Term[], words: readonly string[]): Named[] {
  const known = named.get(terms)
  if (known) return known

  const said = ` ${words.join(' ')} `
  const asked = partsOf(terms.filter(({ word }) => !isOfLength(word, said) && !isOfParty(word, said)))
  const subjects = subjectsIn(index, words)
  const calls = index.entries
    .filter(({ kind }) => kind !== 'knowledge')
    .map((entry) => callOf(index, { asked, said, subjects }, entry))
    .filter((call) => call !== undefined)
    .filter((call, _, all) => !all.some((other) => other !== call && isWithinTitle(said, other, call)))

  // "Pu'erh Cellar" is not also the Cellar plan: whoever is called by more of the same words takes them.
  const found = calls
    .filter((call) => !calls.some((other) => other !== call && swallows(other, call)))
    .map(({ entry, share }) => {
      const entity = entityOf(index, { kind: entry.kind === 'plan' ? 'plan' : 'service', code: entry.code })
      return {
        entity: entity ? [entity] : [],
        isWhole: share === 1 || (share === 0.99 && entry.kind === 'service' && wordsIn(entry.title).length === 1),
      }
    })
  named.set(terms, found)
  return found
}

// "The two hour manual" is no "Manual Hour", and "how long is the Garden Visit" asks of no "Long Garden Visit".
const isOfLength = (word: string, said: string) =>
  (HOURS.has(word) && isLength(said)) ||
  (word === 'long' && / how long /.test(said) && said.split(' long ').length === 2)

// "We're six" are no Blind Six.
const isOfParty = (word: string, said: string) =>
  isMany(word) && new RegExp(` (?:we are|there are|us|party of|table for|for) ${word} | ${word} of us `).test(said)

const isMany = (word: string) => (numberIn(word) ?? 0) > 1

const HOURS = new Set(['hour', 'hours'])

const isLength = (text: string) => (lengthIn(text) ?? 60) > 60

// "E bike afternoon price" calls the E-Bike Afternoon, and not the E-Bike Day.
const isWithinTitle = (said: string, other: Call, call: Call) =>
  isTitleSaid(said, other) &&
  !isTitleSaid(said, call) &&
  [...call.said].every((part) => wordsIn(other.entry.title).map(stem).includes(part))

const isTitleSaid = (said: string, { entry: { title } }: Call) => said.includes(` ${wordsIn(title).join(' ')} `)

interface Call {
  entry: Entry
  said: ReadonlySet<string>
  share: number
}

const swallows = (a: Call, b: Call): boolean => {
  // "One to One" is all words of grammar, and within nothing.
  const within = b.said.size > 0 && [...b.said].every((part) => a.said.has(part))
  return within && (a.said.size > b.said.size || (a.said.size === b.said.size && a.share > b.share))
}

function callOf(
  index: Index,
  { asked, said: text, subjects }: { asked: ReadonlySet<string>; said: string; subjects: readonly string[] },
  entry: Entry,
): Call | undefined {
  let best: Call | undefined
  for (const wording of entry.wordings) {
    const parts = [...new Set(wording.terms.flatMap((term) => (term.isTopic ? [] : term.parts)))]
    if (parts.length > 1 && parts.every((part) => asked.has(part)) && standTogether(text, parts))
      return { entry, said: new Set(parts), share: 1 }
    if (isJoined(asked, wording)) return { entry, said: new Set([joinedName(wording)]), share: 1 }
    if (isSaidIn(text, wording) || subjects.some((word) => isOnlyIn(index, word, entry, wording)))
      return { entry, said: new Set(parts.filter((part) => asked.has(part))), share: 1 }

    // A "Guitar Lesson" among lessons is named by its guitar.
    const telling = parts.filter((part) => !index.own.has(part) && !occasions.has(part))
    const core = telling.length > 0 ? telling : parts
    const said = new Set(core.filter((part) => asked.has(part) && (core.length === 1 || !index.scales.isCommon(part))))
    const isShort = core.length === 1 && parts.length > 1 && core.some((part) => namesOther(index, part, entry))
    const share = Math.min(0.99, said.size / (isShort ? parts.length : core.length))
    if (said.size > 1 && !standTogether(text, [...said])) continue
    const isPart = wording.words.length > 1 || !isSaidExactly(text, wording)
    if (said.size === 1 && isPart && [...said].some((part) => isOfTrade(index, part, entry))) continue
    const own = new Set(wording.words.filter((word) => isOwnForm(text, word)).map(stem))
    if (said.size > 0 && isTelling(index, { said, own, share }, entry) && share > (best?.share ?? 0))
      best = { entry, said, share }
  }
  return best
}

const occasions = new Set([...OCCASIONS, ...TIMES].map(stem))

// "Manual" alone is not "Manual Hour" where there is a "Manual Double" too.
const namesOther = (index: Index, part: string, { kind, code }: Entry) =>
  index.entries.some(
    (other) => other.kind === kind && other.code !== code && other.wordings.some(({ keys }) => keys.has(part)),
  )

// "Does it pay for my drives" is no "Pay As You Drive": words of every day name a thing only side by side.
function standTogether(text: string, parts: readonly string[]): boolean {
  if (text.trim() === '' || !parts.some(isEveryday)) return true
  const stems = text.trim().split(' ').map(stem)
  const places = parts.map((part) => stems.indexOf(part)).filter((at) => at >= 0)
  return places.length < parts.length || Math.max(...places) - Math.min(...places) < parts.length + 2
}

// "The children's sewing", of a studio with a membership Pay As You Sew: what so much is said of names no membership by itself.
const isOfTrade = ({ entries }: Index, part: string, entry: Entry) =>
  entry.kind === 'plan' &&
  entries.filter(
    ({ kind, body, wordings }) => kind !== 'plan' && (body.has(part) || wordings.some(({ keys }) => keys.has(part))),
  ).length >= MANY

const MANY = 3

const isSaidExactly = (text: string, { words }: Wording) => text.includes(` ${words.join(' ')} `)

// "Follow-up" and "One-to-One" are said in words of every day, but one after the other.
function isSaidIn(text: string, { words: name }: Wording): boolean {
  const core = name.filter((word) => !OCCASIONS.has(word) && !TIMES.has(word))
  const told = core.length > 1 ? core : name
  return told.length > 1 && text.includes(` ${told.join(' ')} `)
}

// "Coverup" is a "Cover-Up", whose "up" is a word of grammar.
const isJoined = (asked: ReadonlySet<string>, wording: Wording) =>
  wording.words.length > 1 && asked.has(joinedName(wording))

const joinedName = ({ words }: Wording) => stem(words.join(''))

// Joined and split spellings are one: "de shed" and "deshed", "e bike" and "ebike".
function partsOf(terms: readonly Term[]): ReadonlySet<string> {
  const parts = terms.flatMap((term) => [...term.parts])
  const joined = terms.slice(1).map((term, at) => stem(`${terms[at]?.word ?? ''}${term.word}`.replaceAll(' ', '')))
  return new Set([...parts, ...joined])
}

// One rare word names a thing; an everyday word ("first", "open", "table") does only beside another.
function isTelling(
  index: Index,
  { said, own, share }: { said: ReadonlySet<string>; own: ReadonlySet<string>; share: number },
  entry: Entry,
): boolean {
  const rare = [...said].filter((part) => !isEveryday(part) || own.has(part))
  if (share >= 0.99) return rare.length > 0 || said.size > 1
  if (said.size > 1 && (rare.length > 1 || (rare.length > 0 && share > 0.6))) return true
  return share >= (entry.kind === 'plan' ? 0.5 : 0.3) && rare.some((part) => isOnlyOf(index, part, entry))
}

// "Picking" as the name has it is no word of every day, though "pick" is.
const isOwnForm = (text: string, word: string) =>
  !EVERYDAY.has(word) && !ATTRIBUTE_WORDS.has(word) && text.includes(` ${word} `)

/** What stands where a thing is called by its name, though a word of every day: "how much is dawn", "book dawn tomorrow". */
function subjectsIn({ own }: Index, words: readonly string[]): string[] {
  if (asksHours(words)) return []
  const isNoun = (word: string) => OCCASIONS.has(word) || own.has(stem(word)) || MEMBERSHIPS.has(word)
  return words.filter(
    (word, at) =>
      BEFORE_NAME.has(words[at - 1] ?? '') &&
      !(words[at - 1] === 'and' && words[at + 1] === 'on') && // "come in and work on our song"
      (AFTER_NAME.has(words[at + 1] ?? '') ||
        (isNoun(words[at + 1] ?? '') && !/^(?:one|thing)s?$/.test(words[at + 1] ?? ''))) &&
      !(isMany(word) || FUNCTION_WORDS.has(word) || ATTRIBUTE_WORDS.has(word) || isNoun(word) || TIMES.has(word)),
  )
}

const BEFORE_NAME = new Set(['', ...'is are does book for of about the and join cancel between'.split(' ')])
const AFTER_NAME = new Set([
  '',
  ...'and or on at cost costs take takes start starts held today tonight tomorrow this next please'.split(' '),
])

const isOnlyIn = (index: Index, word: string, entry: Entry, { words }: Wording) =>
  words.includes(word) &&
  isOnlyOf(index, stem(word), entry) &&
  index.entries.every(
    (other) => other === entry || other.kind === 'knowledge' || !other.wordings.some((one) => one.words.includes(word)),
  )

const everyday = new Set([...EVERYDAY, ...ATTRIBUTE_WORDS].map(stem))
const isEveryday = (part: string) => everyday.has(part)

const isOnlyOf = (index: Index, part: string, entry: Entry) =>
  index.entries.every(
    (other) =>
      other === entry || other.kind !== entry.kind || !other.wordings.some((wording) => wording.keys.has(part)),
  ) &&
  index.entries.filter((other) => other.body.has(part) || other.wordings.some(({ keys }) => keys.has(part))).length <=
    index.entries.length * 0.25

/** What the words describe without naming it, best first. The caller decides how sure it must be. */
export const describedIn = (index: Index, terms: readonly Term[], kind: 'service' | 'plan'): Fit[] =>
  fitsFor(index, terms, [kind], OF_DESCRIPTIONS)
    .filter(({ telling }) => telling > 0)
    .sort((a, b) => b.mass - a.mass)

// Whoever describes a thing uses the words below its name as readily as those in it.
const OF_DESCRIPTIONS = [1, 0.85, 0.9, 0.7] as const

/** The one that the words describe clearly better than any other; of some alike, the one that more of them call. */
export function clearly(
  fits: readonly Fit[],
  leastMass: number,
  leastCoverage: number,
  terms: readonly Term[] = [],
): Fit | undefined {
  const [first] = fits
  if (!first || first.mass < leastMass || first.coverage < leastCoverage) return undefined
  const alike = fits.filter(({ mass }) => mass > first.mass * 0.85)
  if (alike.length === 1) return first

  const said = new Set(terms.flatMap(({ parts }) => parts))
  const called = alike.map((fit) => ({
    fit,
    by: wordsIn(fit.entry.title).filter((word) => said.has(stem(word))).length,
  }))
  const most = Math.max(...called.map(({ by }) => by))
  const [only, ...others] = called.filter(({ by }) => by === most)
  return others.length === 0 ? only?.fit : undefined
}
