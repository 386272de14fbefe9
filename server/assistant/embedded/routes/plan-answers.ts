import type { MerchantService } from '../../../../contract/merchant.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import type { Index } from '../../../knowledge/index-of.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { termsIn } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { type Attribute, attributesIn } from '../attributes.ts'
import { describedIn, type Entity, entityOf, entryOf, focusOn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { asksAllowance, asksSoMany, asksWhatToTake, speaksOfPlans } from '../intents/plans.ts'
import type { Move } from '../moves.ts'
import { deniedIn } from '../referents.ts'
import * as say from '../say.ts'
import { sentencesOf } from '../say.ts'
import { namedHere, type Scene, sourceOf } from '../scene.ts'
import { shareOf } from '../suited.ts'
import { bestEntry, quote } from './knowledge.ts'
import { plans } from './lists.ts'
import type { PlanEntity } from './meant-plan.ts'
import { termsFor } from './plan-terms.ts'
import { unexplained } from './unexplained.ts'

/** What is asked of a membership: its own terms, its price, a rule that names it, or what is in it. */
export function tell(scene: Scene, clause: Clause, plan: PlanEntity): Move {
  const terms = termsFor({ ...scene, about: plan }, clause)
  if (terms) return terms

  const asked = attributesIn(clause.bare)
  const rest = unexplained(scene, clause.terms, plan.item.name)
  const more =
    rest.length > 0 || asked.some((attribute) => ['seats', 'when', 'openings', 'duration'].includes(attribute))
      ? knowledgeOf(scene, clause, plan)
      : undefined
  if (asked.includes('price') || isPriceOfOther(scene, asked)) return priceOf(scene, plan)
  const rule = asked.length === 0 ? bestEntry(scene, unexplained(scene, scene.heard.terms, plan.item.name)) : undefined
  if (rule) return quote(scene, rule, clause)
  if (more && !asked.includes('contents')) return more
  return contentsOf(scene.index, plan)
}

function priceOf({ record }: Scene, plan: PlanEntity): Move {
  const told = reply(plan, say.planPrice(record, plan.item), [plan])
  return { ...told, remember: { ...told.remember, attribute: 'price' } }
}

// "How much is Leaf?" "Sorry, I meant Cellar." What was asked stands.
const isPriceOfOther = ({ heard, notes }: Scene, asked: readonly Attribute[]) =>
  heard.corrects && notes.attribute === 'price' && asked.length === 0

/** What else the record says of a membership: entries that name it, the one about what members get before others. */
export function knowledgeOf(scene: Scene, clause: Clause, { item }: PlanEntity): Move | undefined {
  const name = wordsIn(item.name).map(stem)
  const entries = scene.index.entries.filter(
    ({ kind, body, wordings }) =>
      kind === 'knowledge' && name.every((part) => body.has(part) || wordings.some(({ keys }) => keys.has(part))),
  )
  const asked = [...clause.terms, ...termsIn(['members', 'benefits'])]
  const [fit] = entries
    .flatMap((entry) => fitIn(scene.index, asked, entry) ?? [])
    .sort((one, other) => other.score - one.score)
  if (!fit) return undefined
  const move = quote(scene, fit, clause)
  return move.do === 'answer'
    ? { ...move, remember: { focus: { kind: 'plan', code: item.code }, cited: fit.entry.code } }
    : undefined
}

/** What is in a membership: its row, and what an entry on memberships says of it alone. "Keel: a mug on the wall." */
export function contentsOf(index: Index, plan: PlanEntity): Move & { do: 'answer' } {
  const told = reply(plan, say.planContents(index.record, plan.item), [plan])
  const [own] = index.entries
    .flatMap((entry) => {
      const more = shareOf(index, entry, 'members') - shareOf(index, entry, 'pauseEnd')
      const sentence = more > 0 ? sentenceOn(plan, entry) : undefined
      return sentence ? [{ entry, sentence, more }] : []
    })
    .sort((one, other) => other.more - one.more)
  if (!own) return told
  const { code, title } = own.entry
  return {
    ...told,
    text: `${told.text} ${own.sentence}`,
    sources: [...told.sources, { kind: 'knowledge', code, title }],
  }
}

const sentenceOn = ({ item: { name } }: PlanEntity, { text }: Entry) =>
  sentencesOf(text)
    .map((sentence) => sentence.trim())
    .find((sentence) => sentence.startsWith(`${name}: `) || sentence.startsWith(`${name} includes `))

// What a membership includes may be so many a month, which only its own entry says.
export const withMore = (move: Move, more: Move | undefined): Move =>
  move.do === 'answer' && more?.do === 'answer'
    ? { ...move, text: `${move.text} ${more.text}`, sources: [...move.sources, ...more.sources] }
    : move

// No name was said: only what the membership's own words speak of, or a question that needs nothing more.
export function leaning(scene: Scene, clause: Clause, plan: PlanEntity): Move | undefined {
  const asked = attributesIn(clause.bare)
  const rest = unexplained(scene, clause.terms, '')
  const more = knowledgeOf(scene, clause, plan)
  if (asksAllowance(clause.words)) return withMore(contentsOf(scene.index, plan), more)
  const rule = bestEntry(scene, rest)
  if (rule && rest.length > 0 && more?.do === 'answer' && more.sources.some(({ code }) => code === rule.entry.code))
    return more
  if (asked.includes('price') && rest.length === 0) return priceOf(scene, plan)
  if (asked.includes('contents') && rest.length === 0) return contentsOf(scene.index, plan)

  const entry = entryOf(scene.index, plan)
  const fit = entry && fitIn(scene.index, rest, entry)
  if (fit && fit.coverage >= 0.5) return contentsOf(scene.index, plan)
  return asked.length > 0 && rest.length === 0 ? knowledgeOf(scene, clause, plan) : undefined
}

export function withoutPlan(scene: Scene, service: MerchantService): Move & { do: 'answer' } {
  const free = scene.record.plans.find(({ price }) => price.amount === 0)
  const needs = say.needs(scene.record, service)
  const text = free?.services.includes(service.code)
    ? needs
    : service.members_only
      ? `Not without a membership. ${needs}`
      : `${say.forAnybody(scene.record, service)} ${needs}`
  return reply(asEntity(service), text, [asEntity(service), ...leastPlan(scene, service)])
}

export const forMembers = (scene: Scene, service: MerchantService): Move & { do: 'answer' } =>
  reply(asEntity(service), say.forMembers(scene.record, service, scene.member), [
    asEntity(service),
    ...leastPlan(scene, service),
  ])

export const leastPlan = (scene: Scene, service: MerchantService): Entity[] => {
  const entity = entityOf(scene.index, { kind: 'plan', code: service.plan })
  return entity ? [entity] : []
}

/** Which membership fits: the one that does, or all of them. */
export function fitting(scene: Scene, clause: Clause): Move | undefined {
  const isAboutPlans =
    speaksOfPlans(scene.heard.words) ??
    asksWhatToTake(clause.words) ??
    scene.heard.terms.some(({ concepts }) =>
      concepts.some((concept) => ['company', 'eatery', 'staff'].includes(concept)),
    )
  if (!isAboutPlans) return undefined

  return (
    withAll(scene) ??
    fitted(scene) ??
    ((speaksOfPlans(clause.words) ?? asksWhatToTake(clause.words)) && !isOfPausing(clause.words)
      ? plans(scene)
      : undefined)
  )
}

// "Could I put my membership on hold?"
const isOfPausing = cues('on|to hold|ice|pause', 'pause|pausing|freeze|freezing|suspend|suspending')

// "I'd come for Gongfu Hour and Matcha Morning, what should I be on?"
function withAll(scene: Scene): Move | undefined {
  const { record } = scene
  const services = namedHere(scene, scene.heard).flatMap((one) => (one.kind === 'service' ? [one.item] : []))
  const [first, second] = services
  if (!first || !second) return undefined
  const [least, ...others] = record.plans
    .filter((plan) => services.every(({ code }) => plan.services.includes(code)))
    .map((item): PlanEntity => ({ kind: 'plan', item }))
  const text = least && say.needsFor(record, services, [least.item, ...others.map(({ item }) => item)])
  return text ? reply(least, text, [least, ...others, ...services.map(asEntity)]) : undefined
}

/** The one membership that what they tell of themselves fits. Who has no boat is not offered a place for one. */
export function fitted({ index, heard, record }: Scene): Move | undefined {
  const told = heard.terms.filter(({ concepts }) => !concepts.includes('member'))
  const [first, second] = describedIn(index, told, 'plan').filter(({ entry }) => !isFree(record, entry.code))
  if (!first || first.mass < 2 || (second && second.mass > first.mass * 0.85)) return undefined
  if (deniedIn(heard.words).some((word) => first.entry.body.has(stem(word)))) return undefined
  const plan = entityOf(index, { kind: 'plan', code: first.entry.code })
  return plan?.kind === 'plan' ? contentsOf(index, plan) : undefined
}

// Whoever asks which to take asks for more than to pay as they come.
const isFree = ({ plans }: Scene['record'], code: string) =>
  plans.some((plan) => plan.code === code && plan.price.amount === 0)

export const reply = (entity: Entity, text: string, cited: readonly Entity[]): Move & { do: 'answer' } => ({
  do: 'answer',
  text,
  sources: cited.map(sourceOf),
  remember: { focus: focusOn(entity), attribute: undefined },
})

/** Whether memberships cover services, each with each. "And with the other one?" goes on from it. */
export function covered(
  { record, heard }: Scene,
  plans: readonly [PlanEntity, ...PlanEntity[]],
  services: readonly [MerchantService, ...MerchantService[]],
): Move & { do: 'answer' } {
  const said = plans.flatMap(({ item }) => services.map((service) => say.coverage(record, item, service))).join(' ')
  const text = asksSoMany(heard.words) ? withoutYes(said) : said
  const told = reply(plans[0], text, [...plans, ...services.map(asEntity)])
  return { ...told, remember: { ...told.remember, attribute: 'cover', before: focusOn(asEntity(services[0])) } }
}

/** "Do I still pay for it?", "do I get all four?" A yes would say so. */
export const withoutYes = (text: string): string => text.replace(/^Yes, /, '')

/** Which memberships a service comes with. */
export function coveredBy(scene: Scene, service: MerchantService): Move & { do: 'answer' } {
  const told = reply(asEntity(service), say.needs(scene.record, service), [
    asEntity(service),
    ...leastPlan(scene, service),
  ])
  return { ...told, remember: { ...told.remember, attribute: 'coveredBy' } }
}

export const asEntity = (item: MerchantService): Entity => ({ kind: 'service', item })
