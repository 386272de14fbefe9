import type { MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { ATTRIBUTE_WORDS, type Attribute, attributesIn } from '../attributes.ts'
import { describedIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import { wantsList } from '../intents/lists.ts'
import { asksHours } from '../intents/shop.ts'
import type { Move } from '../moves.ts'
import { suitedIn } from '../referents.ts'
import * as say from '../say.ts'
import { choices, isDenied, namedHere, referred, type Scene, sourceOf } from '../scene.ts'
import { fittingByAge, forThem, peopleIn } from './ages.ts'
import { kindsOf, ofKind } from './kinds.ts'
import { both, tell } from './telling.ts'
import { isAttributeWord, unexplained } from './unexplained.ts'
import { byLikelihood, servicesLikely } from './wanted-service.ts'

const OF_ONE: ReadonlySet<Attribute> = new Set(['price', 'duration', 'when', 'seats', 'openings'])

/** "How much for a haircut?", where several cut hair: asks which, with those that do. */
export function tiedFor(scene: Scene, clause: Clause): Move | undefined {
  const [asked] = attributesIn(clause.bare)
  if (!asked || !OF_ONE.has(asked)) return undefined

  const fits = describedIn(scene.index, unexplained(scene, clause.terms, ''), 'service').filter(
    ({ mass, coverage }) => mass >= 1.5 && coverage >= 0.6,
  )
  const tied = fits.filter(({ mass }) => mass >= (fits[0]?.mass ?? 0) * 0.85)
  if (tied.length < 2 || tied.length > 4) return undefined
  const isTied = ({ code }: MerchantService) => tied.some(({ entry }) => entry.code === code)
  const services = forThem(scene.record.services.filter(isTied), scene.heard.text, clause.terms)
  return askWhich(scene, clause, services, [asked])
}

/** "How much is a float?", where several are called floats: asks which, if nothing else is said. */
export function kindFor(scene: Scene, clause: Clause): Move | undefined {
  if (clause.words.length > LONGER || namedHere(scene, clause).length > 0) return undefined
  if (wantsToBook(clause.words) || wantsList(clause.words) || asksHours(clause.words)) return undefined
  // "Which days?" of what is spoken of, though there is a Half Day and a Full Day.
  if (scene.about && clause.words.every(isAttributeWord)) return undefined
  const all = ofKind(scene, clause)
  const kind = forThem(all, scene.heard.text, clause.terms)
  const isTold = kind.length < all.length
  const isBeside = scene.heard.clauses.some((other) => other !== clause && other.words.length > 2)
  if (!isTold && (isBeside || clause.words.length > LONGEST)) return undefined
  if (kind.length === 0 || kind.length > MOST) return undefined
  const shared = kind.map(kindsOf)
  const isOfName = ({ parts }: Term) => parts.every((part) => shared.every((words) => words.has(part)))
  const isAll = unexplained(scene, clause.terms, '').every(
    (term) => isOfName(term) || (isTold && (saysWhose(term) || saysUsual(term))),
  )
  const asked = attributesIn(clause.bare).filter((one) => OF_ONE.has(one))
  if (!isAll || (asked.length === 0 && clause.words.length > SHORT)) return undefined
  const spokenOf = kind.find(({ code }) => code === scene.about?.item.code)
  if (spokenOf) return asked.length > 0 ? tell(scene, clause, { kind: 'service', item: spokenOf }, asked) : undefined
  return askWhich(scene, clause, kind, asked)
}

// "A club for adults"
const saysWhose = (term: Term) => Object.values(peopleIn([term])).some(Boolean)

// "An ordinary eye test"
const saysUsual = ({ word }: Term) => /^(?:ordinary|normal|standard|regular|usual|basic|routine)$/.test(word)

const MOST = 3
const SHORT = 4
const LONGEST = 8
const LONGER = 12

/** "The Friday tasting", where there are two: asks which, if nothing is said that would tell. */
export function tiedByWords(scene: Scene, clause: Clause): Move | undefined {
  const { services, words } = referred(scene, clause)
  const rest = unexplained(scene, clause.terms, '').filter(({ word }) => !words.has(word))
  if (
    services.length < 2 ||
    namedHere(scene, clause).length > 0 ||
    rest.length > 0 ||
    clause.terms.some(({ isTopic }) => isTopic)
  )
    return undefined
  if (!clause.asks && scene.heard.clauses.some(({ asks }) => asks)) return undefined
  return ask(
    scene,
    clause,
    scene.record.services.filter((one) => services.includes(one)),
  )
}

/** "How much?", and nothing to say of what: asks, rather than guess or give up. */
export function whichFor(scene: Scene, clause: Clause): Move | undefined {
  const [asked] = attributesIn(clause.bare)
  const hasName = clause.terms.some(({ isName, word }) => isName && !EVERYDAY.has(word))
  if (
    !asked ||
    !OF_ONE.has(asked) ||
    clause.words.length > 7 ||
    hasName ||
    !clause.asks ||
    scene.about ||
    unexplained(scene, clause.terms, '').length > 0
  )
    return undefined

  const [one, other, ...more] = scene.record.services.filter(({ code }) => scene.notes.listed?.includes(code))
  if (one && other && more.length === 0) return ofBoth(scene, clause, [one, other], asked)

  const [first] = scene.heard.clauses.length > 1 ? servicesLikely(scene, scene.heard) : []
  const isOfAge = first !== undefined && fittingByAge(scene.record.services, scene.heard.text) === first.service
  const isSure =
    first && (isOfAge ? first.among >= SURELY.ofAge : first.among >= SURELY.among && first.sure >= SURELY.at)
  if (first && isSure && !isOfAsking(clause, first.service))
    return tell(scene, clause, { kind: 'service', item: first.service }, [asked])
  return ask(scene, clause, byLikelihood(scene, scene.record.services))
}

/**
 * So probable, among all services and at all, one was described before it was asked of: "the one where you mix your own.
 * Price?" Among all, less is enough of the only one for their age.
 */
const SURELY = { among: 0.8, at: 0.3, ofAge: 0.5 }

// "How long is it?" is of no Long Gelato.
const isOfAsking = ({ words }: Clause, { name }: MerchantService) =>
  wordsIn(name).some((word) => ATTRIBUTE_WORDS.has(word) && words.includes(word))

// "How much is it?", after two of which one may be meant.
const ofBoth = (
  scene: Scene,
  clause: Clause,
  [one, other]: [MerchantService, MerchantService],
  asked: Attribute,
): Move => {
  const [first, second] = [one, other].map((item) => tell(scene, clause, { kind: 'service', item }, [asked]))
  const told = first && second ? both(first, second) : undefined
  return told?.do === 'answer' ? { ...told, remember: { attribute: asked } } : { do: 'abstain' }
}

// Where one alone is left, it is told of.
function askWhich(
  scene: Scene,
  clause: Clause,
  services: readonly MerchantService[],
  asked: readonly Attribute[],
): Move | undefined {
  const [only, ...others] = services
  if (!only || others.length > 0) return ask(scene, clause, services)
  return asked.length > 0 ? tell(scene, clause, { kind: 'service', item: only }, asked) : undefined
}

const ask = ({ record }: Scene, clause: Clause, services: readonly MerchantService[]): Move => ({
  do: 'choose',
  text: `Which ${say.words(record).service} do you mean?`,
  choices: choices(services.map(({ name, code }) => ({ label: name, say: `${name}: ${clause.text}`, code }))),
  remember: { asking: clause.text, listed: services.map(({ code }) => code) },
})

const asksForSome = cues(`
  anything|something|which|what|one .. for|suitable|with|where
  which|what .. .. for
  recommend|suggest
  which one|ones|should
`)

/** "Anything for a complete novice?": the services whose descriptions speak of it. */
export function suggestFor(scene: Scene, clause: Clause): Move | undefined {
  if (!asksForSome(clause.words)) return undefined
  const fits = describedIn(scene.index, clause.terms, 'service').filter(
    ({ mass, coverage }, _, [first]) => mass >= 1.8 && coverage >= 0.5 && mass >= (first?.mass ?? 0) * 0.7,
  )
  const services = fits
    .flatMap(({ entry }) => scene.record.services.filter(({ code }) => code === entry.code))
    .slice(0, 3)
  if (services.length > 0) return show(scene, services)
  const suited = suitedIn(scene.index, clause.words).filter(({ code }) => !isDenied(scene, code))
  return suited.length > 0 && suited.length <= 3 ? show(scene, suited) : undefined
}

/** What these services are, and what they cost. */
export const show = (scene: Scene, services: readonly MerchantService[]): Move => {
  const [only, ...others] = services
  return {
    do: 'answer',
    text: services.map((service) => `${say.contents(service)} ${say.servicePrice(scene.record, service)}`).join(' '),
    sources: services.map((item) => sourceOf({ kind: 'service', item })),
    ...(only && others.length === 0 && { remember: { focus: { kind: 'service', code: only.code } } }),
  }
}
