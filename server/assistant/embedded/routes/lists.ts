import type { MerchantPlan, MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { MEMBERSHIPS, OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { attributesIn } from '../attributes.ts'
import type { Entity } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import { asksForAll, asksOff, asksWhatIsFree, wantsDay, wantsList } from '../intents/lists.ts'
import { asksForPlans, speaksOfPlans } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import type { Browsed } from '../notes.ts'
import * as say from '../say.ts'
import { namedHere, notDenied, type Scene, sourceOf } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { isExtremeOfAll, shown } from './browse.ts'
import { isAny, isMembersOnly, isOfItsTimes, narrowed, wantedIn } from './filters.ts'
import { havingAsked, ofKindAsked } from './kind-asked.ts'
import { ofKind } from './kinds.ts'
import { wholeListIn } from './offers.ts'
import { tell } from './telling.ts'
import { suggestFor } from './which.ts'

/** Lists: everything, the memberships, those of one kind, or those of one day. */
export function listFor(scene: Scene, clause: Clause): Move | undefined {
  if (asksBeyond(scene, clause)) return others(scene, clause)
  if (asksOff(clause.words) ?? booksSomething(clause.words) ?? keepsThings(clause.words)) return undefined
  if (namedHere(scene, clause).length > 0 || asksWhetherOffered(clause.words)) return undefined
  if (isOfItsTimes(scene, clause) || isExtremeOfAll(scene, clause) || isOfIt(scene, clause)) return undefined
  if (saysDaysOfIt(clause.words)) return undefined
  if (scene.about?.kind === 'plan' && saysWhichWithIt(clause.words)) return inPlan(scene, scene.about.item)
  if (asksForAll(clause.words) && !speaksOfPlans(scene.heard.words) && !isOfSomeTime(scene, clause))
    return everything(scene)

  if (isOfPlansAlone(scene, clause) || leansOnPlans(scene, clause)) return plans(scene)
  const whole = wholeListIn(scene, clause)
  if (whole === 'plans') return plans(scene)
  if (whole === 'services' && !isOfSomeTime(scene, clause)) return everyOf(scene, ofKind(scene, clause))

  const asked = wantsList(clause.words) !== undefined
  const some = ofSome(scene, clause)
  const isOfPlans = clause.words.some((word) => MEMBERSHIPS.has(word))
  const part =
    some && !isOfPlans && isListOf(scene, clause, asked)
      ? shown(scene, narrowed(scene, some, notDenied(scene)), some)
      : undefined
  if (part) return part
  // "What can I do for less than 25 pounds" goes through the catalogue.
  if ((some?.most ?? some?.least) !== undefined) return undefined
  const noun = isOfPlans || clause.words.some((word) => OCCASIONS.has(word))
  if (!asked || (!noun && scene.about && attributesIn(clause.bare).length > 0)) return undefined
  if (isOfPlans) return plans(scene)
  if (scene.about?.kind === 'plan' && saysThose(clause.words)) return inPlan(scene, scene.about.item)

  const kind = isBareOffer(clause) ? ofKind(scene, { words: clause.words.slice(0, 2) }) : ofKind(scene, clause)
  if (kind.length > 0) return everyOf(scene, kind)
  const own = say.ownWords(scene.record)
  const all = !isOfOne(clause.words) && clause.words.some((word) => OCCASIONS.has(word) || own.has(word))
  const suited = noun && clause.words.includes('for') ? suggestFor(scene, clause) : undefined
  if (suited) return suited
  // "Saturday is the only day I can. What can I book then?"
  if (some && clause.words.includes('then')) return shown(scene, narrowed(scene, some, notDenied(scene)), some)
  return isBareOffer(clause) || (all && !isNarrow(scene, clause)) ? everything(scene) : undefined
}

// "Do you hang on to things?"
const keepsThings = cues('keep|hold|hang|hand|look|take|store on|onto|in|after? to? things|stuff|bits')

// "Can I book something on Saturday?"
const booksSomething = cues('book|reserve|booking|reserving something|anything|somewhere')

/** Those of a kind that is asked for by its words. */
export function kindListFor(scene: Scene, clause: Clause): Move | undefined {
  const asked = ofKindAsked(scene, clause)
  if (asked.length > 0) return everyOf(scene, asked)
  const [only, ...others] = clause.asks && namedHere(scene, clause).length === 0 ? havingAsked(scene, clause) : []
  if (!only) return undefined
  return others.length > 0
    ? everyOf(scene, [only, ...others])
    : tell(scene, clause, { kind: 'service', item: only }, ['contents'])
}

// "What do you do in it?", "do you have that on Monday as well?", after a service was spoken of.
const isOfIt = ({ about }: Scene, { words }: Clause) => about?.kind === 'service' && saysOfIt(words) !== undefined

const saysOfIt = cues(
  'what .. do|happens|get .. in|at|on|during it|that|there|this|them $',
  'what .. do|get there $',
  '^ and|so what do|would|will they|people|i|we|he|she do $',
  `have|do|does|hold|run|offer|is it|that|this|one .. on|at`,
)

// "Which days do you do it?", whatever it is.
const saysDaysOfIt = cues(
  'what|which day|days|time|times|date|dates|evenings|mornings .. do|does|is|are|run|hold|have .. it|that|this|one $',
)

// "Which sittings do my people get with it?", after a membership.
const saysWhichWithIt = cues(`
  what|which .. do|does|can|could|would .. get|have|do|book|use .. with|on|in|under|through|for it|that|this $
  what|which .. is|are|comes|come|goes|go all? with|on|in|under|inside|part it|that|this $
`)

// "Do you only do First Steep?", "is there something other than that?"
const asksBeyond = ({ heard }: Scene, { asks, bare }: Clause): boolean =>
  (asks || wantsOthers(bare) !== undefined) &&
  (asksWhetherAll(bare) !== undefined ||
    (asksWhatIsLeft(bare) !== undefined && isOver(heard.bare) !== undefined) ||
    (heard.denied.some(({ kind }) => kind === 'service') &&
      !bare.includes(ITEM) &&
      (saysBesides(heard.original) || wantsOthers(bare) !== undefined) &&
      asksForOther(bare) !== undefined))

const wantsOthers = cues('see|show|know|list|hear .. the? other|others')

const saysBesides = (text: string) => /\b(?:besides|beyond|apart from|other than|aside from|except)\b/iu.test(text)

const { ITEM } = STANDS_FOR
const asksWhetherAll = cues(
  `is|are ${ITEM} all|everything you|ye|there|that`,
  `is|are ${ITEM} the only`,
  `anything|something else or|besides|beyond just|only? ${ITEM}`,
  `do|does you|ye|they|yous only|just do|have|offer|run|hold ${ITEM}`,
  `apart|aside|besides|beyond|other .. from|than ${ITEM}`,
)
const asksForOther = cues(
  '^ .. anything|something|others $',
  'see|show|know|list|hear .. other|others|else',
  'do|have|got you|ye|they|there .. anything|something|any|others|other',
  'anything|something|what else|other',
  'what|which .. is|are|do|have|can|could there|you|others|we|i',
)

// "We've done First Steep already, what's left?"
const asksWhatIsLeft = cues(
  'what|which|anything|something .. left|else|more|other .. try|do|book|see|have|there',
  'what is|are left|else',
)
const isOver = cues(`done|tried|did|had|been|know|through|seen .. ${ITEM}`, `${ITEM} .. not .. for|suit me|us`)

const others = (scene: Scene, clause: Clause): Move =>
  subset(
    notDenied(scene).filter(
      (item) => !namedHere(scene, { ...clause, ...scene.heard }).some((named) => named.item === item),
    ),
    'These are the others.',
  )

// "I saw a sign about membership. What are they called?"
const leansOnPlans = ({ record, heard }: Scene, { words }: Clause) =>
  record.plans.length > 0 && speaksOfPlans(heard.words) !== undefined && asksWhichThereAre(words) !== undefined

const asksWhichThereAre = cues(`
  what are they called? $
  what are they called and
  what|which .. are .. tiers|options|choices|kinds|sorts|levels|possibilities
  which|what possibilities|options|choices|tiers|levels are|do|have
  what can one|i|we|you|people join
  list|see|tell|send .. options|choices|tiers|option
  membership|memberships types|kinds|tiers|options $
`)

// "Are there memberships for people like me who come a lot?" What else stands beside it describes who asks.
const isOfPlansAlone = ({ record }: Scene, { words, bare, asks }: Clause) =>
  (asks || words.length <= SHORT) &&
  record.plans.length > 0 &&
  asksForPlans(words) !== undefined &&
  attributesIn(bare).every((attribute) => attribute === 'price' || attribute === 'contents' || attribute === 'cover') &&
  ofOneMember(words) === undefined

const SHORT = 4

const ofOneMember = cues(
  'i|we|he|she|they am|are|is|have|had|got|need|must|be|pause|stop|cancel|leave|end',
  'get|include|includes|included|cover|covers|discount|cheaper|free|worth|card|number|expire|refund|share|transfer|my|need|without|difference|pause|stop|cancel|end|leave|gift|students|seniors',
)

// "Is that your sort of thing?" asks of one thing whether it is done here.
const asksWhetherOffered = cues(
  'is|are|would it|that|this|these|those|they .. your|you .. sort|kind|type|thing|line|do|offer',
)

const everyOf = (scene: Scene, kind: readonly MerchantService[]): Move =>
  kind.length > 0
    ? subset(kind, kind.length > 1 ? 'These are the ones the shop holds.' : 'This is the one the shop holds.')
    : everything(scene)

/** All that the shop offers. */
export const everything = ({ record }: Scene): Move => ({
  do: 'list',
  what: 'services',
  text: say.offered(record),
  sources: record.services.map((item) => sourceOf({ kind: 'service', item })),
})

// "What can we do", where a day stands beside it.
const isOfSomeTime = (scene: Scene, clause: Clause) => ofSome(scene, clause) !== undefined

function ofSome(scene: Scene, clause: Clause): Browsed | undefined {
  const { kinds: _, ...wanted } = wantedIn(scene, clause.words, daysSaid(scene, clause))
  return isAny(wanted) ? wanted : undefined
}

/** The memberships with what they cost. */
export const plans = ({ record }: Scene): Move => ({
  do: 'list',
  what: 'plans',
  text: say.memberships(record),
  sources: record.plans.map((item) => sourceOf({ kind: 'plan', item })),
})

// "I only have Saturdays. Anything on then?": the day may stand beside the question.
function daysSaid({ heard, here }: Scene, { words }: Clause): readonly number[] {
  const own = weekdaysIn(words, here)
  return own.length > 0 ? own : weekdaysIn(heard.words)
}

const asksWhichOf = ({ record }: Scene, { words }: Clause) =>
  /^(?:which|what)$/.test(words[0] ?? '') &&
  (OCCASIONS.has(words[1] ?? '') || wordsIn(say.words(record).services).includes(words[1] ?? ''))

const isListOf = (scene: Scene, clause: Clause, asked: boolean) =>
  (!wantsToBook(clause.words) || asksWhat(clause.words) !== undefined) &&
  (scene.heard.email ?? scene.heard.name) === undefined &&
  (asksWhatIsFree(clause.words) ? isOfFreeAlone(scene, clause) : asksForList(scene, clause, asked))

const asksWhat = cues('^ .. what|which|anything|something .. can|could|may|might i|we .. book|reserve')

// "Room for two more?" asks of what is spoken of, and "space for a buggy" of something else.
const isOfFreeAlone = (scene: Scene, clause: Clause) =>
  !scene.about && saysNoMore(scene, clause) && !clause.terms.some(({ isTopic }) => isTopic)

const asksForList = (scene: Scene, clause: Clause, asked: boolean) =>
  (asked || wantsDay(clause.words) !== undefined || asksWhichOf(scene, clause)) &&
  (clause.asks || !scene.about) &&
  (isMembersOnly(clause.words) !== undefined || !isNarrow(scene, clause))

// "What do you do if", "in the first lesson": of one thing, not of all.
const isOfOne = (words: readonly string[]) => words.some((word) => ['if', 'when', 'first', 'how'].includes(word))

// "What do you offer": a list is wanted although no noun says of what.
const isBareOffer = ({ words }: Clause) =>
  !isOfOne(words) &&
  /\b(?:offer|menu|do you do|you do to|can you do|on offer|you run|you provide|you guys do|through it all|on the board|price list)\b|\byou (?:\w+ )?do$|\bcan (?:a person|people|someone|one|we|i) (?:\w+ )?(?:do|learn|try|book)\b|\b(?:have|what) you got$|\b(?:come|join) (?:in|along) (?:for|to)$|\bmy (?:options|choices)$|\bcan (?:i|we) (?:pick|choose|select)(?: from)?$/.test(
    words.join(' '),
  )

// "Which oolongs do you offer" asks for more than a list; a figure asked for is no list either.
const isNarrow = (scene: Scene, clause: Clause) =>
  !saysNoMore(scene, clause) ||
  attributesIn(clause.bare).some((attribute) => ['price', 'duration', 'seats'].includes(attribute))

function saysNoMore(scene: Scene, clause: Clause): boolean {
  const own = say.ownWords(scene.record)
  const strangers = clause.terms.filter(
    (term) =>
      scene.index.scales.isStranger(term) &&
      !own.has(term.word) &&
      !OCCASIONS.has(term.word) &&
      weekdaysIn([term.word]).length === 0,
  )
  return strangers.length === 0
}

const saysThose = (words: readonly string[]) => words.some((word) => THOSE.has(word))
const THOSE = new Set(['ones', 'those', 'that', 'these'])

/** What a membership includes. */
export const inPlan = ({ record }: Scene, plan: MerchantPlan): Move =>
  subset(
    record.services.filter(({ code }) => plan.services.includes(code)),
    `${plan.name} includes these.`,
    plan,
  )

/** Some of the services, and the membership that says which. */
export const subset = (services: readonly MerchantService[], text: string, plan?: MerchantPlan): Move => ({
  do: 'list',
  what: 'services',
  text,
  codes: services.map(({ code }) => code),
  sources: [
    ...(plan ? [{ kind: 'plan', item: plan } satisfies Entity] : []),
    ...services.map((item) => ({ kind: 'service', item }) satisfies Entity),
  ].map(sourceOf),
})
