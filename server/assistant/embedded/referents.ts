import type { MerchantPlan, MerchantService } from '../../../contract/merchant.ts'
import type { Index } from '../../knowledge/index-of.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { OCCASIONS } from '../../knowledge/lexicon/nouns.ts'
import { conceptKey, termsIn } from '../../knowledge/lexicon/terms.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../knowledge/lexicon/words.ts'
import { type Phrase, phrasesIn } from './phrases.ts'
import { isOfTime, traitsIn, traitsOf } from './traits.ts'

/** What a description points at: one service, or a few that it fits alike. Nothing where it fits none. */
export interface Referent {
  services: readonly MerchantService[]
  words: ReadonlySet<string> // spent on describing: they ask nothing any more
}

const NONE: Referent = { services: [], words: new Set() }

/**
 * Which services a text describes without naming them: "the four week course", "the one for couples". Only what stands
 * in a describing phrase is read, and each word by how few of the shop's own services it fits.
 */
export function referentIn(index: Index, text: string, among: readonly string[] = []): Referent {
  for (const phrase of phrasesIn(index, text)) {
    const shown = index.record.services.filter(({ code }) => among.includes(code))
    const found =
      (shown.length > 1 && shown.length < 5 ? fitting(index, phrase, shown, 0.4) : undefined) ??
      fitting(index, phrase, index.record.services, phrase.kind === 'bare' ? 1.6 : 0.8)
    if (found) return { services: found, words: new Set(phrase.words) }
  }
  return NONE
}

/** The services that everything in these words is said of, where they say enough: "… to learn without a clutch". */
export const spokenOfIn = (index: Index, words: readonly string[]): readonly MerchantService[] =>
  fitting(index, { words, kind: 'all' }, index.record.services, 1.6) ?? []

/** The services that are of the kind these words ask for: "something for total newbies". */
export function suitedIn(index: Index, words: readonly string[]): readonly MerchantService[] {
  const kinds = traitsIn(words).filter((trait) => KINDS_ASKED.has(trait))
  return kinds.length > 0
    ? index.record.services.filter((service) => kinds.every((kind) => traitsOf(service).has(kind)))
    : []
}

const KINDS_ASKED = new Set(['~children', '~beginner', '~private', '~pair', '~women', '~food'])

/** Of several that fit alike, at most so many are worth asking about. */
const FEW = 3

function fitting(
  index: Index,
  { words, kind }: Phrase,
  services: readonly MerchantService[],
  least: number,
): readonly MerchantService[] | undefined {
  // "A bath on Friday" says when; "the Friday bath" says which.
  const asked = keysAsked(index, words).filter(({ keys }) => kind !== 'any' || !keys.some(isOfTime))
  const things = asked.filter(({ keys }) => !keys.some(isOfTime)).length
  const { found, missed } = nearest(
    asked,
    services.map((item) => ({ item, profile: profileOf(item) })),
    least,
  )
  if (found.length === 0 || found.length > FEW) return undefined
  if (kind === 'all' && (missed > 0 || things === 0)) return undefined
  if (kind === 'bare' ? missed > 0 || things === 0 || asked.length < 3 : kind === 'any' && things === 0)
    return undefined
  return found
}

interface Profiled<Item> {
  item: Item
  profile: ReadonlyMap<string, number>
}

// Each thing by the rarity of what it shares with what is asked; those that come near the best.
function nearest<Item>(asked: readonly Asked[], things: readonly Profiled<Item>[], least: number) {
  const weightOf = (key: string) => {
    const found = things.filter(({ profile }) => profile.has(key)).length
    return Math.log(1 + (things.length - found + 0.5) / (found + 0.5))
  }
  const scored = things
    .map(({ item, profile }) => {
      const met = asked.map(({ keys }) => Math.max(0, ...keys.map((key) => (profile.get(key) ?? 0) * weightOf(key))))
      return { item, mass: met.reduce((sum, weight) => sum + weight, 0), missed: met.filter((one) => one === 0).length }
    })
    .sort((a, b) => b.mass - a.mass)
  const [first] = scored
  if (!first || first.mass < least || first.missed > asked.length / 2) return { found: [], missed: 0 }
  return { found: scored.filter(({ mass }) => mass >= first.mass * 0.75).map(({ item }) => item), missed: first.missed }
}

/** The membership that these words describe, by whom it is for or by its price: "the 245 one", "to tend the fire". */
export function planSpokenOfIn(index: Index, words: readonly string[]): MerchantPlan | undefined {
  const plans = index.record.plans.map((item) => ({ item, profile: planProfile(item) }))
  const { found } = nearest(keysAsked(index, words), plans, 0.8)
  return found.length === 1 ? found[0] : undefined
}

function planProfile({ name, audience, price }: MerchantPlan): ReadonlyMap<string, number> {
  const profile = new Map([[`~price${Math.round(price.amount / 100)}`, 1]])
  for (const text of [name, audience]) tell(profile, text, text === name ? 1 : 0.9)
  return profile
}

interface Asked {
  keys: readonly string[]
}

// Each word by all it may be met by; a trait that takes several words is one thing asked.
function keysAsked(index: Index, words: readonly string[]): Asked[] {
  const traits = traitsIn(words)
  const { said, denied } = parted(words)
  // "The next one" is whichever was spoken of; "the one that comes next" tells which.
  const isNextOne = (word: string, at: number) => word === 'next' && said[at + 1] === 'one'
  const terms = termsIn(said.filter((word, at) => !isIdle(index, word) && !isNextOne(word, at))).map(
    ({ word, parts, concepts }) => ({
      // "The big one" is said to be big, not to be about sizes.
      keys: [...parts, ...(EVERYDAY.has(word) ? [] : concepts.map(conceptKey)), ...traitsIn(word.split(' '))],
    }),
  )
  terms.push(...denied.map((word) => ({ keys: [`!${stem(word)}`] })))
  const alone = new Set(terms.flatMap(({ keys }) => keys))
  // "Four week course" counts either weeks or courses.
  const spans = traits.filter((trait) => /^~\d/.test(trait) && !alone.has(trait))
  const others = traits.filter((trait) => !spans.includes(trait) && !alone.has(trait))
  return [...terms, ...others.map((trait) => ({ keys: [trait] })), ...(spans.length > 0 ? [{ keys: spans }] : [])]
}

/** The words of what is not there: "no talking", "without a clutch". */
export const deniedIn = (words: readonly string[]): readonly string[] => parted(words).denied

// "No talking", "without a clutch": what is not there is told by that, and by nothing else.
function parted(words: readonly string[]): { said: string[]; denied: string[] } {
  const isDenied = (at: number) =>
    /^(?:no|without)$/.test(words[at - 1] ?? '') ||
    (/^(?:a|an|any|the)$/.test(words[at - 1] ?? '') && words[at - 2] === 'without')
  return {
    said: words.filter((_, at) => !isDenied(at)),
    denied: words.filter((_, at) => isDenied(at) && !/^(?:a|an|any|the)$/.test(words[at] ?? '')),
  }
}

const isIdle = (index: Index, word: string) =>
  FUNCTION_WORDS.has(word) || OCCASIONS.has(word) || index.own.has(stem(word)) || /^(?:\d.*|not|no|others?)$/.test(word)

const profiles = new WeakMap<MerchantService, ReadonlyMap<string, number>>()

/** How surely a service is met by each key: by its name most, by what it covers a little less, by what is akin less again. */
function profileOf(service: MerchantService): ReadonlyMap<string, number> {
  const known = profiles.get(service)
  if (known) return known

  const profile = new Map<string, number>()
  for (const name of [service.name, ...(service.also_called ?? [])]) tell(profile, name, 1)
  tell(profile, service.covers, 0.9)
  tell(profile, service.price.per, 0.9)
  for (const trait of traitsOf(service)) profile.set(trait, 0.95)
  profiles.set(service, profile)
  return profile
}

function tell(profile: Map<string, number>, text: string, share: number): void {
  const put = (key: string, worth: number) => profile.set(key, Math.max(worth, profile.get(key) ?? 0))
  const { said, denied } = parted(wordsIn(text))
  for (const word of denied) put(`!${stem(word)}`, share)
  for (const { parts, concepts } of termsIn(said)) {
    for (const part of parts) put(part, share)
    for (const concept of concepts) put(conceptKey(concept), share * 0.75)
  }
}
