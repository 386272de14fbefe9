import type { MerchantService } from '../../../../contract/merchant.ts'
import type { Fit } from '../../../knowledge/gate.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { clearly, describedIn, namedWhollyIn } from '../entities.ts'
import { mostSo } from '../extremes.ts'
import type { Clause } from '../hearing.ts'
import { fittingByLength, saidLength } from '../lengths.ts'
import { likelyAlone, likelyHere } from '../likely/here.ts'
import { placed } from '../pointing.ts'
import { suitedIn } from '../referents.ts'
import { isOfParties, largest } from '../say.ts'
import { isDenied, namedHere, notDenied, type Scene } from '../scene.ts'
import { daysOf, isHeldOn, weekdaysIn } from '../schedule.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { fittingByAge } from './ages.ts'
import { IDLE, isIncluded } from './filled-form.ts'
import { ofKind } from './kinds.ts'
import { meantFor } from './measures.ts'
import { unexplained } from './unexplained.ts'

/** The service that a wish is about: named, described, or what was spoken of. */
export const subjectOf = (scene: Scene, clause: Clause): MerchantService | undefined =>
  forOwnParty(scene, clause) ??
  calledWholly(scene, clause) ??
  mostSaid(scene, clause, servicesNamed(scene, clause)) ??
  wholeMessage(scene) ??
  (booksIt(clause.words) ? leansOn(scene, clause) : undefined) ??
  described(scene, clause) ??
  ofOwnRoom(scene, clause) ??
  leansOn(scene, clause)

// "Can I book it for two?", of what was spoken of: no Afternoon Pairing, though that is for two.
const booksIt = cues('book|reserve|take|do|have|get|join|try it|that !one|with|where')

/** "An instructor all to myself": the one service that is for one alone. */
export function ofOwnRoom({ index, heard }: Scene, { words }: Clause): MerchantService | undefined {
  const [only, ...others] = traitsIn(words).includes('~private') ? suitedIn(index, words) : []
  return only && others.length === 0 && !isDenied({ heard }, only.code) ? only : undefined
}

// "The place to ourselves": the one that is let whole, where there is only one.
function forOwnParty(scene: Scene, { words }: Clause): MerchantService | undefined {
  const whole = notDenied(scene).filter(({ whole_slot }) => whole_slot)
  return wantsWhole(words) && whole.length === 1 ? whole[0] : undefined
}

/** The whole of it is wanted, for one's own party alone. */
export const wantsWhole = cues(`
  to ourselves|yourselves|myself
  all for us|ourselves
  run of the|your
  only|just our|my group|party|team
  hire|rent|book|reserve|have the? whole|entire|complete place|shop|room|venue|hall|house
  private|exclusive hire|event|party|booking|function|session|evening|group
`)

// "She swims 25 metres. Strokes, Friday": a word of one name is chance beside the whole of another.
function calledWholly({ index, heard }: Scene, clause: Clause): MerchantService | undefined {
  if (namedWhollyIn(index, clause.terms, clause.words).length > 0) return undefined
  const whole = namedWhollyIn(index, heard.terms, heard.words).filter(({ kind }) => kind === 'service')
  const [only, ...others] = whole.filter(({ item }) => !isDenied({ heard }, item.code))
  return only?.kind === 'service' && others.length === 0 ? only.item : undefined
}

// Of two that are named, the one that more of the words describe.
function mostSaid(scene: Scene, { terms, words }: Clause, named: MerchantService[]): MerchantService | undefined {
  // "Market Walk for me and our two kids" is not the class for children.
  const isOfParty = terms.some(isParty) && namedWhollyIn(scene.index, terms, words).length === 0
  if (named.length < 2) return (isOfParty ? describedBy(scene, scene.heard) : undefined) ?? named[0]
  const fits = describedIn(scene.index, terms, 'service').filter(({ entry }) =>
    named.some(({ code }) => code === entry.code),
  )
  const best = clearly(fits, 1, 0.2)
  return named.find(({ code }) => code === best?.entry.code) ?? named[0]
}

/** Services this clause calls by name. */
export const servicesNamed = (scene: Scene, clause: Clause): MerchantService[] =>
  namedHere(scene, clause).flatMap((entity) => (entity.kind === 'service' ? [entity.item] : []))

const wholeMessage = (scene: Scene): MerchantService | undefined => {
  const named = servicesNamed(scene, scene.heard)
  return named.length === 1 ? named[0] : undefined
}

/** The service that the clause describes, or else the whole message. */
export const described = (scene: Scene, clause: Clause): MerchantService | undefined =>
  describedBy(scene, clause) ?? describedBy(scene, scene.heard)

// Who comes along is not what they come for.
const PARTY = new Set(['guest', 'child', 'adult', 'senior'])

/** Whether a word is of who comes along. */
export const isParty = ({ concepts }: Clause['terms'][number]) => concepts.some((concept) => PARTY.has(concept))

interface Rivals {
  rivals: readonly MerchantService[]
  instead?: MerchantService // the only one, and surely meant
}

/**
 * Which may be meant instead of one that is not called by its whole name: what the rest tells clearly more of than of a
 * word of its name, and where it is not held on the day wanted, what else is told of that is.
 */
export function rivalsOf(scene: Scene, clause: Clause, found: MerchantService): Rivals {
  const { index, heard } = scene
  const isCalled = [clause, heard].some(({ terms, words }) =>
    namedWhollyIn(index, terms, words).some(({ item }) => item.code === found.code),
  )
  const named = [clause, heard].find((said) => servicesNamed(scene, said).includes(found))
  const days = weekdaysIn(wordsIn(heard.urgency ?? ''))
  const isHeld = isHeldOn(found, days)
  const isLeantOn = booksIt(clause.words) !== undefined && scene.about?.item.code === found.code
  if (isCalled || isLeantOn || (isHeld && !named)) return { rivals: [] }

  const fits = named && isHeld ? fitsOf(scene, named.terms) : fitsOf(scene, heard.terms, 'heard')
  const own = fits.find(({ entry }) => entry.code === found.code)?.mass ?? 0
  const least = Math.max(LEAST_RIVAL, isHeld ? own * CLEARLY_MORE : 0)
  const rivals = fits
    .filter(({ entry, mass }) => entry.code !== found.code && mass >= least)
    .flatMap(({ entry }) => scene.record.services.filter(({ code }) => code === entry.code))
    .filter((service) => isHeldOn(service, days))
  const isOutdone = !isHeld && (named !== undefined || fits[0]?.entry.code === rivals[0]?.code)
  const [rival, ...more] = rivals
  if (!isOutdone || !rival || more.length > 0) return { rivals }
  return isFarLess(scene, rival, found) ? { rivals: [] } : { rivals, instead: rival }
}

// "Can I book my duvet in to be washed on Saturday?" is no Bag Wash, though that is held then.
function isFarLess(scene: Scene, rival: MerchantService, found: MerchantService): boolean {
  const likely = servicesLikely(scene, scene.heard)
  const amongOf = ({ code }: MerchantService) => likely.find(({ service }) => service.code === code)?.among ?? 0
  return amongOf(rival) < amongOf(found) / FAR
}

const FAR = 3

const LEAST_RIVAL = 1.8
const CLEARLY_MORE = 1.3

/** The one service that these words most probably mean. */
export function describedBy(scene: Scene, said: Clause): MerchantService | undefined {
  const [first] = servicesLikely(scene, said)
  if (!first || first.sure < LIKELY.sure || isOfAbout(scene, said, first)) return undefined
  const isOtherLength = saidLength(said.text) !== undefined && !fittingByLength(scene.record.services, said.text)
  if (isOtherLength) return undefined
  const isHeld = isHeldOn(first.service, weekdaysIn(wordsIn(scene.heard.urgency ?? '')))
  return first.among >= (isHeld ? LIKELY.among : LIKELY.unheld) ? first.service : undefined
}

// "Great, two seats please" is for what was spoken of, unless it plainly tells of another.
function isOfAbout(scene: Scene, said: Clause, { service }: LikelyService): boolean {
  if (scene.about?.kind !== 'service') return false
  const own = likelyHere(scene, said).find(({ kind, code }) => kind === 'service' && code === service.code)
  return (own?.sure ?? 0) < LIKELY.another
}

/** How probable among all services, where it is held on the day wanted and where not, or among those offered; how probable at all, and after another. */
const LIKELY = { among: 0.8, unheld: 0.95, chosen: 0.5, sure: 0.1, another: 0.8 }

export interface LikelyService {
  service: MerchantService
  sure: number
  among: number
}

/** Whether these words most probably speak of a service, whichever it is. */
export const tellsOfService = (scene: Scene, said: Clause): boolean =>
  servicesLikely(scene, said).reduce((sum, { sure }) => sum + sure, 0) >= TELLS

const TELLS = 0.5

/** The services that may be meant, the likeliest first: how probable each is, and how probable among them. */
export function servicesLikely(
  scene: Scene,
  said: Clause,
  offered: readonly MerchantService[] = notDenied(scene),
): LikelyService[] {
  const party = scene.heard.seats ?? 1
  const found = likelyAlone(scene, said).flatMap(({ kind, code, sure }) =>
    offered.flatMap((service) => (kind === 'service' && code === service.code ? { service, sure } : [])),
  )
  const all = found.reduce((sum, { sure }) => sum + sure, 0)
  return found
    .filter(
      ({ service }) =>
        !isShutTo(scene, service.code) && (service.whole_slot || isOfParties(service) || largest(service) >= party),
    )
    .map((one) => ({ ...one, among: one.sure / all }))
}

/** Services, the likeliest to be meant first, after what was spoken of before. */
export const byLikelihood = (
  scene: Scene,
  services: readonly MerchantService[] = notDenied(scene),
): MerchantService[] =>
  likelyHere(scene, scene.heard).flatMap(({ kind, code }) =>
    kind === 'service' ? services.filter((service) => service.code === code) : [],
  )

// The words for when and how long describe a time, not a thing: "this Thursday morning" is no Morning Class.
function fitsOf(scene: Scene, terms: Clause['terms'], party: 'left out' | 'heard' = 'left out'): Fit[] {
  const { index, heard } = scene
  const times = new Set(wordsIn(`${heard.urgency ?? ''} ${saidLength(heard.text) ?? ''}`))
  const says = terms.filter(
    (term) =>
      !times.has(term.word) &&
      !IDLE.has(term.word) &&
      !isOccasion(index, term.word) &&
      !(party === 'left out' && isParty(term)),
  )
  return describedIn(index, says, 'service').filter(
    ({ entry }) => !isDenied(scene, entry.code) && !isShutTo(scene, entry.code),
  )
}

// What is kept for members is meant by strangers only where they name it.
const isShutTo = (scene: Scene, code: string) =>
  scene.record.services.some(
    (service) => service.code === code && service.members_only === true && !isIncluded(scene, service),
  )

// A "course" among classes is the one that is called so.
const isOccasion = ({ record }: Scene['index'], word: string) =>
  OCCASIONS.has(word) && record.services.filter(({ name }) => wordsIn(name).includes(word)).length !== 1

/** What was spoken of, where nothing else is: "put us down for that". */
export function leansOn(scene: Scene, clause: Clause): MerchantService | undefined {
  const { about } = scene
  if (about?.kind !== 'service' || ofKind(scene, clause).length > 0) return undefined
  const own = new Set(wordsIn(`${scene.heard.name ?? ''} ${scene.heard.email ?? ''}`))
  const strange = unexplained(scene, clause.terms, about.item.name).filter(
    (term) => !own.has(term.word) && scene.index.scales.isStranger(term) && !IDLE.has(term.word) && !isParty(term),
  )
  return strange.length < 2 ? about.item : undefined
}

/** Those that may be meant where none is clearly: of a kind, described alike, or held on that day. */
export function candidatesFor(scene: Scene, clause: Clause): MerchantService[] {
  const days = weekdaysIn(clause.words)
  const onDay = (services: MerchantService[]) =>
    services.filter((service) => daysOf(service).some((day) => days.includes(day)))
  const kind = ofKind(scene, clause)
  if (kind.length > 0) return onDay(kind).length > 0 ? onDay(kind) : kind

  const fits = fitsOf(scene, clause.terms).filter(
    ({ mass }, _, [first]) => mass >= 1 && mass >= (first?.mass ?? 0) * 0.85,
  )
  if (fits.length > 0 && fits.length < 5)
    return fits.flatMap(({ entry }) => scene.record.services.filter(({ code }) => code === entry.code))
  return onDay(scene.record.services)
}

/** Which of those offered was meant. */
export function chosenOf(scene: Scene, all: readonly MerchantService[]): MerchantService | undefined {
  const { heard } = scene
  const offered = thoseHeld(scene, all)
  const called = servicesNamed(scene, heard)
  const named = called.find((service) => all.includes(service)) ?? called.find((service) => isCalled(scene, service))
  if (named) return named

  const itsOwn =
    meantFor(offered, heard.text) ??
    fittingByLength(offered, heard.text) ??
    atThatHour(offered, heard.words) ??
    byLength(offered, heard.words) ??
    fittingByAge(offered, heard.text)
  if (itsOwn) return itsOwn
  const alone = ofOwnRoom(scene, heard)
  if (alone && offered.includes(alone)) return alone
  const there = placed(offered, heard.words)
  if (there) return there
  const [first] = servicesLikely(scene, heard, offered)
  if (!first || first.among < (heard.asks ? LIKELY.among : LIKELY.chosen)) return undefined
  return first.sure >= LIKELY.sure || heard.asks ? first.service : (described(scene, heard) ?? first.service)
}

// A word of the name of one that was not offered may be there by chance.
const isCalled = (scene: Scene, service: MerchantService) =>
  namedWhollyIn(scene.index, scene.heard.terms, scene.heard.words).some(({ item }) => item.code === service.code) ||
  described(scene, scene.heard) === service

// "The gentle one, Thursday": which are held then, if any are; or else whichever else is.
function thoseHeld(scene: Scene, offered: readonly MerchantService[]): readonly MerchantService[] {
  const days = weekdaysIn(wordsIn(scene.heard.urgency ?? ''))
  const isHeld = (service: MerchantService) => isHeldOn(service, days)
  return [offered, notDenied(scene)].map((some) => some.filter(isHeld)).find((some) => some.length > 0) ?? offered
}

// "The short one": of two that are not as long.
function byLength(offered: readonly MerchantService[], words: readonly string[]): MerchantService | undefined {
  const sign = isShort(words) ? 1 : isLong(words) ? -1 : 0
  return sign === 0 ? undefined : mostSo(offered, { of: ({ duration_minutes }) => duration_minutes, sign })
}

const isShort = cues('the short|shorter|shortest|quick|quicker one|of')
const isLong = cues('the long|longer|longest one|of')

// "The three o'clock one".
function atThatHour(offered: readonly MerchantService[], words: readonly string[]): MerchantService | undefined {
  const hours = traitsIn(words).filter((trait) => /^~\d+h$/.test(trait))
  const [only, ...others] = offered.filter((service) => hours.some((hour) => traitsOf(service).has(hour)))
  return others.length === 0 ? only : undefined
}
