import type { MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MEMBERSHIPS, OCCASIONS, PRONOUNS } from '../../../knowledge/lexicon/nouns.ts'
import { FUNCTION_WORDS, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { attributesIn } from '../attributes.ts'
import { EXTREMES, type Extreme } from '../extremes.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import { asksOff, wantsList } from '../intents/lists.ts'
import { asksHours, asksWeather } from '../intents/shop.ts'
import type { Move } from '../moves.ts'
import type { Browsed } from '../notes.ts'
import { lastSpokenOf } from '../pointing.ts'
import * as say from '../say.ts'
import { namedHere, notDenied, type Scene, sourceOf } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { saysKind } from '../traits.ts'
import { isAny, isNarrowing, isOfItsTimes, type Narrowed, narrowed, wantedIn } from './filters.ts'

/**
 * Looking through the catalogue: by day, date, part of the day, price or kind, and by what is cheapest or shortest. Each
 * question may go on from the last: "What is on on Thursdays?", "And on Fridays?", "Which is cheaper?"
 */
export function browseFor(scene: Scene, clause: Clause): Move | undefined {
  if (wantsToBook(clause.words) || scene.heard.email || asksWeather(clause.words)) return undefined
  const isOfAll = isExtremeOfAll(scene, clause)
  const called = servicesIn(scene, clause)
  const several = servicesIn(scene, scene.heard)
  const isAmong = isOfAll && several.length > 1 && saysWhich(clause.words) !== undefined
  const named = isAmong ? several : isOfAll && !clause.bare.includes(STANDS_FOR.ITEM) ? [] : called
  const isPlain = isOfAll && (named.length === 0 || isAmong || saysOfTwo(clause.words) !== undefined)
  if (!(isPlain || isOnlyBrowsing(scene, clause, named)) || (asksReduction(clause.words) ?? asksOff(clause.words)))
    return undefined
  return extreme(scene, clause, named) ?? (named.length > 0 ? undefined : some(scene, clause))
}

const servicesIn = (scene: Scene, clause: Clause) =>
  namedHere(scene, clause).flatMap((one) => (one.kind === 'service' ? one.item : []))

// "I'm torn between First Fitting and Final Fitting. Which one is dearer?"
const saysWhich = cues('which|what')

// "Cheaper if I take ten?" asks for a discount.
const asksReduction = cues('cheaper|less|dearer|more if|when|with')

function some(scene: Scene, clause: Clause): Move | undefined {
  const { notes } = scene
  if (asksHours(clause.words) || attributesIn(clause.bare).some((one) => OF_ONE.has(one))) return undefined
  const said = saidIn(scene, clause)
  const goesOn = notes.browsed !== undefined
  if (!isAny(said) || !(goesOn || asksForSome(scene, clause)) || isOfItsTimes(scene, clause)) return undefined

  const wanted = goesOn ? goneOnWith(notes.browsed ?? {}, said) : said
  return shown(scene, narrowed(scene, wanted, notDenied(scene)), wanted)
}

// "I am a total beginner, what would you recommend?": whom it is for may stand beside the question.
function saidIn(scene: Scene, { words, asks }: Clause): Browsed {
  const said = wantedIn(scene, words, weekdaysIn(words, scene.here))
  if (isAny(said) || !asks || !asksAny(words) || needsSome(words)) return said
  const told = scene.heard.clauses.filter(
    (other) => !other.asks && !other.words.some((word) => DENIES.has(word)) && namedHere(scene, other).length === 0,
  )
  const { kinds } = wantedIn(
    scene,
    told.flatMap((other) => other.words),
    [],
  )
  return kinds ? { kinds } : {}
}

const DENIES = new Set(['not', 'no', 'never'])

const OF_ONE = new Set(['price', 'duration', 'seats', 'openings'])

// What is said anew takes the place of what was said of the same before.
function goneOnWith({ dates, days, part, least, most, under, ...rest }: Browsed, said: Browsed): Browsed {
  const isOfDay = said.dates !== undefined || said.days !== undefined
  const isOfPrice = said.most !== undefined || said.least !== undefined
  const isTonight = isOfDay && dates !== undefined
  return {
    ...rest,
    ...(!isOfPrice && { least, most, under }),
    ...(!isOfDay && { dates, days }),
    ...(!isTonight && { part }),
    ...said,
  }
}

/** A part of the catalogue, or that there is none. Of a kind that no service says it is, nothing is known. */
export function shown(scene: Scene, found: Narrowed, wanted: Browsed): Move | undefined {
  const { record } = scene
  const { services, heading } = found
  if (services.length > 0)
    return {
      do: 'list',
      what: 'services',
      text: `${heading}: ${services.map((service) => say.row(record, service, found)).join('; ')}.`,
      codes: services.map(({ code }) => code),
      sources: services.map((item) => sourceOf({ kind: 'service', item })),
      remember: { browsed: wanted, focus: focusOfOnly(services) },
    }
  if (wanted.kinds) return undefined
  const shut = say.closures(record, wanted.dates ?? [])
  return {
    do: 'answer',
    text: `${shut ?? `${heading}: there is nothing.`} ${say.daysOfAll(record)}`,
    sources: [],
    remember: { browsed: wanted },
  }
}

// "How much is that?", where there is only one.
const focusOfOnly = ([only, ...others]: readonly MerchantService[]) =>
  only && others.length === 0 ? { kind: 'service' as const, code: only.code } : undefined

// Whoever says what of, or what they are after: "beginner classes", "anything on the 28th".
const asksForSome = (scene: Scene, { words, asks }: Clause) => {
  const isWish = asks || wantsList(words) !== undefined || SHOW.has(words[0] ?? '')
  if (!isWish && (scene.heard.corrects || words.length >= SHORT || words.includes('the'))) return false
  return words.some(isThingOf(scene)) || (asks && asksAny(words) !== undefined)
}

// A noun for what the shop holds: "classes", "sittings".
function isThingOf({ record }: Scene): (word: string) => boolean {
  const own = say.ownWords(record)
  return (word) => own.has(word) || (OCCASIONS.has(word) && !PRONOUNS.has(word))
}

const SHOW = new Set(['list', 'show', 'view', 'see'])

const asksAny = cues('anything|something|what|which|ones|recommend|suggest')

// "It's our first time. Does she need something special on?"
const needsSome = cues('need|needs|bring|wear|put|have|has|take something|anything')

// Nothing else is asked: each word that tells narrows the list, or is a word of lists.
function isOnlyBrowsing({ index, record }: Scene, { terms }: Clause, named: readonly MerchantService[]): boolean {
  const names = named.flatMap(({ name, also_called = [] }) => [name, ...also_called])
  const own = new Set([...say.ownWords(record), ...names.flatMap(wordsIn)])
  return terms.every(
    (term) =>
      term.isTopic === true ||
      index.scales.loss(term) < TELLING ||
      term.word.split(' ').every((word) => isOfLists(word) || own.has(word)),
  )
}

/** Small talk costs an entry less than this. */
const TELLING = 0.5

const isOfLists = (word: string) =>
  isNarrowing(word) || OCCASIONS.has(word) || FUNCTION_WORDS.has(word) || LISTING.has(word) || saysKind(word)

/** "I get restless, so what's the shortest one you do?" Beside that nothing else counts. */
export function isExtremeOfAll(scene: Scene, { words }: Pick<Clause, 'words'>): boolean {
  const isThing = isThingOf(scene)
  const masked = words.map((word) => (isThing(word) || ANY_THING.has(word) ? 'one' : word))
  return extremeIn(masked) !== undefined && ofExtreme(masked) !== undefined
}

const saysOfTwo = cues('of the two|pair', 'of them|those|these|both')

const ANY_THING = new Set(['thing', 'option', 'ones', 'service', 'item'])

const MOST_OF =
  'cheapest|dearest|priciest|costliest|briefest|shortest|quickest|fastest|longest|lengthiest|lowest|highest|least|most|top|smallest|affordable'
const OF_WHAT = 'expensive|costly|pricey|priced|price|cost|affordable|budget|friendly'
const ofExtreme = cues(
  `the|your|a|absolute|very|single ${MOST_OF} ${OF_WHAT}? friendly|priced|time? one`,
  `^ name|show|tell? me|us? the? ${MOST_OF} ${OF_WHAT}? friendly|time? one`,
  `which|what one .. .. ${MOST_OF}`,
  `which|what of them|those|these .. .. ${MOST_OF}`,
  'where .. your? prices start|begin',
  `whatever|whichever|something .. .. ${MOST_OF}`,
  `one .. that|which|with .. .. ${MOST_OF}`,
  'which|what one|service .. .. cheaper|dearer|pricier|shorter|quicker|longer',
)

const LISTING = new Set(
  `list show available running held happening hold offer teach total complete absolute recommend suggest cheap cheaper cheapest dear dearer
  dearest expensive pricey priciest short shorter shortest long longer longest lengthiest briefest quick quicker quickest price priced cost costs person head`.split(
    /\s+/,
  ),
)

const saysLeast = cues('lowest', 'least expensive')

const extremeIn = (words: readonly string[]): Extreme | undefined =>
  EXTREMES.find(({ says }) => says(words)) ?? (saysLeast(words) ? EXTREMES[0] : undefined)

/** "What is the cheapest thing you do?"; "which is shorter", of those just spoken of. */
function extreme(scene: Scene, { words, asks }: Clause, named: readonly MerchantService[]): Move | undefined {
  const asked = words.some((word) => MEMBERSHIPS.has(word)) ? undefined : extremeIn(words)
  const isAsked = asks || extremeIn(words.slice(0, 2)) === asked || ofExtreme(words) || wantsToSee(words)
  if (!asked || !isAsked) return undefined

  const those = named.length > 0 ? withFocus(scene, named) : shownLast(scene)
  const goesOn = scene.notes.browsed !== undefined && !words.some(isThingOf(scene))
  const leansOnThose = goesOn || saysOfThose(words) !== undefined
  const isOfThose = named.length > 0 || (leansOnThose && !(those.length === 0 && isExtremeOfAll(scene, { words })))
  if (isOfThose && those.length === 0 && !isMost(words)) return undefined
  // What costs most is no offer, so it may be kept for members.
  const isDearest = asked.isOfPrice && asked.sign === -1
  const among =
    isOfThose && those.length > 0
      ? those
      : scene.record.services.filter((one) => isDearest || !one.members_only || scene.member)
  // So much a head and so much a table are not weighed against each other.
  const isUneven = asked.isOfPrice && among.length <= MOST && new Set(among.map((one) => one.price.per)).size > 1
  const best = isUneven && isOfThose ? among : mostOf(among, asked)
  if (isOfThose && among.length === 2 && named.length > 0) return compared(scene, among, best, asked)
  return best.length > 0 && best.length <= MOST ? told(scene, best) : undefined
}

// A list of one is no list to point into, but that one is what was shown.
function shownLast({ index, notes, record }: Scene): readonly MerchantService[] {
  const [only, ...others] = notes.listed ?? []
  return only && others.length === 0 && notes.browsed
    ? record.services.filter(({ code }) => code === only)
    : lastSpokenOf(index, notes)
}

// "Which is cheaper, that or the dumplings?"
function withFocus({ about }: Scene, named: readonly MerchantService[]): readonly MerchantService[] {
  const isAlone = named.length === 1 && about?.kind === 'service' && about.item.code !== named[0]?.code
  return isAlone ? [about.item, ...named] : named
}

const isMost = cues(MOST_OF)

const wantsToSee = cues('show|tell|give|name|need|want|only|just .. the|your')

const MOST = 3
const SHORT = 8

const saysOfThose = cues(
  'cheaper|dearer|pricier|shorter|quicker|longer',
  'more expensive',
  'of those|these|them',
  'one|ones $',
)

function mostOf(among: readonly MerchantService[], { of, sign }: Extreme) {
  const best = Math.min(...among.map((one) => sign * of(one)))
  return among.filter((one) => sign * of(one) === best)
}

// "Is First Steep cheaper than Gongfu Hour?" Both figures say it, the one asked for first.
function compared(
  { record, notes }: Scene,
  both: readonly MerchantService[],
  best: readonly MerchantService[],
  { isOfPrice }: Extreme,
): Move {
  const inOrder = [...best, ...both.filter((one) => !best.includes(one))]
  const [first] = inOrder
  return {
    do: 'answer',
    text: inOrder.map((one) => (isOfPrice ? say.servicePrice(record, one) : say.duration(one))).join(' '),
    sources: inOrder.map((item) => sourceOf({ kind: 'service', item })),
    remember: {
      browsed: notes.browsed,
      listed: both.map(({ code }) => code),
      ...(first && best.length === 1 && { focus: { kind: 'service', code: first.code } }),
    },
  }
}

function told({ record, notes }: Scene, services: readonly MerchantService[]): Move {
  const [only, ...others] = services
  return {
    do: 'answer',
    text: services.map((one) => (others.length > 0 ? say.servicePrice(record, one) : say.sheet(record, one))).join(' '),
    sources: services.map((item) => sourceOf({ kind: 'service', item })),
    remember: {
      browsed: notes.browsed,
      ...(only && others.length === 0
        ? { focus: { kind: 'service', code: only.code } }
        : { listed: services.map(({ code }) => code) }),
    },
  }
}
