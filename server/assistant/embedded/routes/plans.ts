import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { attributesIn, figureIn } from '../attributes.ts'
import { namedIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsToBook } from '../intents/booking.ts'
import {
  asksForWhom,
  asksWhatToTake,
  asksWhichHas,
  asksWhichPlan,
  asksWhichSuits,
  isWithout,
  paysBesides,
  speaksOfPlans,
  wantsCheapest,
  wantsDearest,
} from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { namedHere, type Scene } from '../scene.ts'
import { isOfPlans } from '../suited.ts'
import { asksOfIt, asksOfLast, coverOn, isOfCoverage } from './coverage.ts'
import { lastCited } from './knowledge.ts'
import { plans } from './lists.ts'
import {
  comparedTo,
  isMeant,
  leanedOn,
  type PlanEntity,
  planByPrice,
  pointedPlan,
  pricedAt,
  qualifiedPlan,
  serviceHere,
  writtenIn,
} from './meant-plan.ts'
import {
  contentsOf,
  covered,
  coveredBy,
  fitting,
  forMembers,
  knowledgeOf,
  leaning,
  reply,
  tell,
  withMore,
  withoutPlan,
  withoutYes,
} from './plan-answers.ts'
import { unexplained } from './unexplained.ts'

/** "Is First Moves part of the Drop-In membership?" Where both are named, what the one covers is asked, and no rule. */
export function coverFor(scene: Scene, clause: Clause): Move | undefined {
  if (isForThatDay(scene, clause)) return undefined
  const on = coverOn(scene, clause) ?? contentsOfIt(scene, clause) ?? priceOfCovering(scene, clause)
  if (on) return on

  const named = [...namedHere(scene, clause), ...writtenIn(scene, clause)].map(({ kind }) => kind)
  const areBoth = named.includes('service') && named.includes('plan')
  const asksWhich =
    (asksWhichHas(clause.words) ?? asksWhichHas(clause.bare)) !== undefined && clause.bare.includes(STANDS_FOR.ITEM)
  const isOfBoth =
    areBoth && (isOfCoverage(scene, clause) || (clause.asks && !figureIn(clause.bare) && !compares(clause.words)))
  const isOfLast = scene.about?.kind === 'plan' && named.includes('service') && asksOfLast(clause)
  return asksWhich || isOfBoth || isOfLast || asksOfIt(scene, clause, named) ? planFor(scene, clause) : undefined
}

// "Save me a seat at Gongfu Hour this Friday, I'm on Leaf": no more is asked.
const isForThatDay = ({ heard: { urgency } }: Scene, { words, bare }: Clause): boolean =>
  urgency !== undefined && wantsToBook(words) !== undefined && !attributesIn(bare).includes('cover')

// "And what do I actually get for that?", "could you explain that membership?"
const contentsOfIt = ({ about, index }: Scene, { words, bare }: Clause): Move | undefined =>
  about?.kind === 'plan' && !bare.includes(STANDS_FOR.ITEM) && asksWhatIsInIt(words)
    ? contentsOf(index, about)
    : undefined

const asksWhatIsInIt = cues(`
  explain|describe it|that|this membership|plan|one? $
  what .. do|does|would|will|might|could i|we|he|she|they|you|one|it|that|this .. get|gets|give|gives|buy|buys|bring|include|includes !to
  get|getting what for it|that|this $
  what else? comes|is with|in it|that|this $
  which|what .. is|are it|that|this one? good|valid for $
  which|what .. does|do it|that|this get|cover|open|buy .. $
`)

// "Which membership do I need for it?", "and how much is that?"
function priceOfCovering(scene: Scene, clause: Clause): Move | undefined {
  const { about, notes, record } = scene
  const { words, bare } = clause
  if (about?.kind !== 'service' || attributesIn(bare)[0] !== 'price' || namedHere(scene, clause).length > 0)
    return undefined
  const isGoingOn = notes.attribute === 'coveredBy' && words.length <= SHORT && saysThat(words) !== undefined
  if (!isGoingOn && !saysThatPlan(words)) return undefined
  const [one, ...others] = record.plans
    .filter(({ services, price }) => price.amount > 0 && services.includes(about.item.code))
    .map((item): PlanEntity => ({ kind: 'plan', item }))
  return one && pricesOf(scene, [one, ...others])
}

const saysThat = cues('that|it|this')
const saysThatPlan = cues('that|this plan|membership|subscription|tier')

const compares = cues('better|worse|difference|versus|vs|compare|compared|cheaper|dearer')

// "And on which days is Gongfu Hour?", after a membership.
const asksOpenly = cues('^ .. what|which|when|how')

const asksEach = cues('is|are|for|of|with each|both|they')

// "What is First Steep without Leaf?"
const saysWithout = (text: string, name: string) =>
  new RegExp(`\\bwithout (?:the |a )?${RegExp.escape(name)}(?![\\p{L}])`, 'iu').test(text)

/** Memberships: what they cost, what is in them, which one fits, and what they do not include. */
export function planFor(scene: Scene, clause: Clause): Move | undefined {
  const naming =
    asksEach(clause.words) && namedHere(scene, clause).length === 0 ? { ...clause, ...scene.heard } : clause
  const named = [...namedHere(scene, naming), ...writtenIn(scene, naming)].filter(
    ({ kind, item }) => kind === 'service' || !saysWithout(clause.text, item.name),
  )
  const several = named.filter(({ kind }) => kind === 'plan').length > 1
  const called = named.flatMap((entity) =>
    entity.kind === 'plan' && (several || isMeant(scene, clause, entity)) ? [entity] : [],
  )
  const kinds = named.map(({ kind }) => kind)
  const leanedOnService =
    asksOfIt(scene, clause, kinds) && scene.about?.kind === 'service' ? scene.about.item : undefined
  const service = leanedOnService ?? (asksPlanPrice(scene, clause) ? undefined : serviceHere(scene, clause, named))
  const [a, other] = called
  const b = other ?? comparedTo(scene, clause, a)
  if (a && b && service && (isOfCoverage(scene, clause) || clause.asks)) return covered(scene, [a, b], [service])
  if (a && b && attributesIn(clause.bare).includes('price')) return pricesOf(scene, [a, b])
  if (a && b) return reply(a, say.difference(scene.record, a.item, b.item), [a, b])

  if (service?.members_only && asksForWhom(clause.words)) return forMembers(scene, service)
  if (!a && asksWhichSuits(clause.words) && !named.some(({ kind }) => kind === 'service')) return fitting(scene, clause)
  if (service && !a && (leanedOnService ?? asksWhichHas(clause.words) ?? asksWhichHas(clause.bare)))
    return coveredBy(scene, service)
  if (
    !a &&
    !wantsDearest(clause.words) &&
    !wantsCheapest(clause.words) &&
    asksWhichPlan(clause.words) &&
    speaksOfPlans(clause.words)
  )
    return fitting(scene, clause)
  const pointed = pointedPlan(scene, clause)
  const plan =
    a ??
    pointed ??
    pricedAt(scene, clause) ??
    planByPrice(scene, clause) ??
    qualifiedPlan(scene, clause) ??
    leanedOn(scene)
  const coverage = isOfCoverage(scene, clause)
  if (a && asksWhichPlan(clause.words)) return contentsOf(scene.index, a)
  const isOfPay = attributesIn(clause.bare).includes('price') && paysBesides(clause.words) !== undefined
  const isLeaning = !a && !pointed && figureIn(clause.bare) !== undefined && asksOpenly(clause.words) !== undefined
  const areBoth =
    leanedOnService !== undefined ||
    (!a && scene.about?.kind === 'plan' && asksOfLast(clause)) ||
    (a !== undefined && clause.bare.includes(STANDS_FOR.ITEM) && clause.asks)
  if (service && plan && (((coverage || areBoth) && !isLeaning) || isOfPay)) {
    const others = namedHere(scene, clause).flatMap(({ kind, item }) =>
      kind === 'service' && item !== service ? [item] : [],
    )
    const covers = covered(scene, [plan], [service, ...others])
    const more = knowledgeOf(scene, clause, plan)
    return !coverage && !areBoth && more
      ? more
      : withMore(isOfPay ? { ...covers, text: withoutYes(covers.text) } : covers, more)
  }
  if (service && isWithout(clause.words)) return withoutPlan(scene, service)
  if (service && !plan && coverage && clause.asks && speaksOfPlans(clause.bare)) return coveredBy(scene, service)
  const isAside = a && !clause.asks && attributesIn(clause.bare).length === 0 && scene.heard.clauses.length > 1
  if (plan && !isAside && (a || pointed || planByPrice(scene, clause))) return tell(scene, clause, plan)
  if (asksWhichPlan(clause.words) ?? asksWhatToTake(clause.words)) return fitting(scene, clause)
  if (isPriceOfAll(scene, clause)) return plans(scene)
  return plan && !service ? leaning(scene, clause, plan) : undefined
}

// "Leaf and Cellar, how much is each?"
const pricesOf = ({ record }: Scene, [one, ...others]: readonly [PlanEntity, ...PlanEntity[]]): Move => {
  const all = [one, ...others]
  return reply(one, all.map(({ item }) => say.planPrice(record, item)).join(' '), all)
}

// "How much are your memberships?", or "how much?" right after what was said of them, none of them by name.
function isPriceOfAll(scene: Scene, clause: Clause): boolean {
  const cited = scene.about ? undefined : lastCited(scene)
  const isOfAll =
    speaksOfPlans(clause.words) !== undefined ||
    scene.notes.plans !== undefined ||
    (cited && isOfPlans(scene.index, cited))
  const isBare = attributesIn(clause.bare).includes('price') && unexplained(scene, clause.terms, '').length === 0
  return !scene.about && Boolean(isOfAll) && isBare && clause.words.length <= SHORT
}

const SHORT = 6

// "What would the family plan be a month?" No service is meant that is not named.
const asksPlanPrice = ({ index }: Scene, { words, bare, terms }: Clause) =>
  speaksOfPlans(words) !== undefined &&
  attributesIn(bare).includes('price') &&
  namedIn(index, terms, words).every(({ kind }) => kind === 'plan')

/** Whether a clause asks which membership to take, or what one costs: its own row or the list says that. */
export const asksOfPlans = ({ words, bare }: Clause): boolean =>
  speaksOfPlans(words) !== undefined && (attributesIn(bare).includes('price') || asksWhichPlan(words) !== undefined)
