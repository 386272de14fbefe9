import type { MerchantPlan, MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { MEMBERSHIPS } from '../../../knowledge/lexicon/nouns.ts'
import { termsIn } from '../../../knowledge/lexicon/terms.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { attributesIn } from '../attributes.ts'
import { clearly, describedIn, type Entity, entityOf, focusOn, namedIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { planSpokenOfIn } from '../referents.ts'
import * as say from '../say.ts'
import { namedHere, type Scene, sourceOf } from '../scene.ts'
import { unexplained } from './facts.ts'
import { bestEntry, quote } from './knowledge.ts'
import { plans } from './lists.ts'

export const speaksOfPlans = cues(
  'membership|memberships|member|members|plan|plans|subscription|subscriptions|tier|tiers|package|packages|subscribe|join',
)
const asksWhichPlan = cues(`
  which|what .. membership|plan|tier|subscription|package|one suit*|fit*|best|right|for|would|should|do
  membership|memberships|plan|plans|subscription|subscriptions .. suit*|fit*|right|best|for|meant|sensible|one
  which of your|the memberships|plans|subscriptions|tiers
  what|which have|do|would you .. got|have|offer|recommend|suggest for
  which membership|plan
`)
const wantsDearest = cues(
  'top|best|highest|premium|biggest|priciest|dearer|pricier|bigger|higher|posher|fancier .. membership|plan|tier|one|subscription',
  'most expensive',
  'dearest',
)
const wantsCheapest = cues(
  'cheapest|cheaper|lowest|basic|smallest|entry|smaller|lower .. membership|plan|tier|one|level|subscription',
  'least expensive',
)
const isWithout = cues(
  'without .. signing|joining|membership|member|subscription|plan|subscribing|up',
  'not .. a member',
  'non members|member',
)
const asksCoverage = cues(`
  get|gets|let|lets me|us|you? into|in|to
  pay|pays for my|the|our|a
  included|include|includes|covered|cover|covers
  part of
  is|are|does .. in|on|with|under
  is|are those|it|that|they|these .. in
  do|would i|we need
  can i .. with|on
`)

const asksForWhom = cues(`
  member|members only|exclusive
  only|just for? member|members
  need|have to? be a? member
  who can|may|could|is|gets .. come|book|join|attend|go|allowed
`)

/** Memberships: what they cost, what is in them, which one fits, and what they do not include. */
export function planFor(scene: Scene, clause: Clause): Move | undefined {
  const named = [...namedHere(scene, clause), ...writtenIn(scene, clause)]
  const several = named.filter(({ kind }) => kind === 'plan').length > 1
  const called = named.flatMap((entity) =>
    entity.kind === 'plan' && (several || isMeant(scene, clause, entity)) ? [entity] : [],
  )
  const service = serviceHere(scene, clause, named)
  const [a, other] = called
  const b = other ?? comparedTo(scene, clause, a)
  if (a && b) return reply(a, say.difference(scene.record, a.item, b.item), [a, b])

  if (service?.members_only && asksForWhom(clause.words)) return forMembers(scene, service)
  if (
    !a &&
    !wantsDearest(clause.words) &&
    !wantsCheapest(clause.words) &&
    asksWhichPlan(clause.words) &&
    speaksOfPlans(clause.words)
  )
    return fitting(scene, clause)
  const plan = a ?? pricedAt(scene, clause) ?? planByPrice(scene, clause) ?? leanedOn(scene)
  const coverage = asksCoverage(clause.words) ?? attributesIn(clause.words).includes('cover')
  if (a && asksWhichPlan(clause.words)) return reply(a, say.planContents(scene.record, a.item), [a])
  const isOfPay = attributesIn(clause.words).includes('price') && paysBesides(clause.words) !== undefined
  if (service && plan && (coverage || isOfPay)) {
    const covers = reply(plan, say.coverage(scene.record, plan.item, service), [plan, asEntity(service)])
    const more = knowledgeOf(scene, clause, plan)
    return !coverage && more ? more : withMore(covers, more)
  }
  if (service && isWithout(clause.words)) return withoutPlan(scene, service)
  if (service && !plan && coverage && clause.asks && speaksOfPlans(clause.words))
    return reply(asEntity(service), say.needs(scene.record, service), [asEntity(service), ...leastPlan(scene, service)])
  const isAside = a && !clause.asks && attributesIn(clause.words).length === 0 && scene.heard.clauses.length > 1
  if (plan && !isAside && (a || planByPrice(scene, clause))) return tell(scene, clause, plan)
  if (asksWhichPlan(clause.words)) return fitting(scene, clause)
  return plan && !service ? leaning(scene, clause, plan) : undefined
}

// "Is it part of Regular?": a capital inside a sentence makes a name of a word of every day.
const writtenIn = ({ record, index, heard }: Scene, { text, words, terms }: Clause): Entity[] =>
  record.plans
    .filter(({ name }) =>
      new RegExp(`(?<=[\\p{L}\\d,] )${name.replace(/[^\p{L}\d ]/gu, '.')}(?![\\p{L}])`, 'u').test(
        withoutServices(record, text),
      ),
    )
    .filter(({ code }) => !heard.denied.some(({ item }) => item.code === code))
    .filter(({ code }) => !namedIn(index, terms, words).some(({ item }) => item.code === code))
    .map((item) => ({ kind: 'plan', item }))

const withoutServices = ({ services }: Scene['record'], text: string) =>
  services.reduce((rest, { name }) => rest.replace(name, ' '), text)

// "What do I get in it that Stride has not?"
function comparedTo({ about }: Scene, { words }: Clause, named: PlanEntity | undefined): PlanEntity | undefined {
  const isOther = about?.kind === 'plan' && named && about.item.code !== named.item.code
  return isOther && compares(words) ? about : undefined
}

const compares = cues('not|than|over|versus|vs|compared|without|difference|instead')

type PlanEntity = Entity & { kind: 'plan' }

const asEntity = (item: MerchantService): Entity => ({ kind: 'service', item })

// "Regular", "Trade": a word of every day names a plan only where plans are spoken of.
const isMeant = ({ heard }: Scene, clause: Clause, { kind, item }: Entity) => {
  if (kind !== 'plan') return true
  const words = wordsIn(item.name)
  return (
    words.length > 1 ||
    !words.some((word) => EVERYDAY.has(word)) ||
    /\p{Lu}/u.test(exactly(clause.text, item.name)) ||
    speaksOfPlans(heard.words) !== undefined ||
    attributesIn(clause.words).length > 0
  )
}
const exactly = (text: string, name: string) =>
  new RegExp(name.replace(/[^\p{L}\d ]/gu, '.'), 'iu').exec(text)?.[0] ?? ''

const leanedOn = ({ about }: Scene): PlanEntity | undefined => (about?.kind === 'plan' ? about : undefined)

function serviceHere(scene: Scene, clause: Clause, named: readonly Entity[]): MerchantService | undefined {
  const found = named.find((entity) => entity.kind === 'service')
  if (found?.kind === 'service') return found.item

  const described = clearly(describedIn(scene.index, clause.terms, 'service'), 2, 0.45)
  return scene.record.services.find(({ code }) => code === described?.entry.code)
}

const paysBesides = cues('still|extra|also|besides|anyway|too', 'on top')

// "The 245 one": by what it costs, where only one costs that.
function pricedAt({ record }: Scene, { words }: Clause): PlanEntity | undefined {
  const found = calledByPrice(words)
  const [only, ...others] = record.plans.filter(({ price }) => found?.[0]?.includes(` ${price.amount / 100} `))
  return only && others.length === 0 ? { kind: 'plan', item: only } : undefined
}
const calledByPrice = cues('the|your # one|plan|membership|tier|subscription')

const isMonthly = cues('monthly', 'a|per|each|every month')

/** Whether a clause asks which membership to take, or what one costs: its own row or the list says that. */
export const asksOfPlans = ({ words }: Clause): boolean =>
  speaksOfPlans(words) !== undefined && (attributesIn(words).includes('price') || asksWhichPlan(words) !== undefined)

function planByPrice(scene: Scene, clause: Clause): PlanEntity | undefined {
  if (!speaksOfPlans(clause.words) && !(isMonthly(clause.words) && attributesIn(clause.words).includes('price')))
    return undefined
  const denied = new Set(scene.heard.denied.map(({ item }) => item.code))
  const paid = scene.record.plans
    .filter(({ price, code }) => price.amount > 0 && !denied.has(code))
    .sort((x, y) => x.price.amount - y.price.amount)
  const described = clearly(
    describedIn(scene.index, besideMembership(scene, clause), 'plan').filter(({ entry }) =>
      paid.some(({ code }) => code === entry.code),
    ),
    1.2,
    0.3,
  )
  const said = unexplained(scene, clause.terms, '').map(({ word }) => word)
  const spokenOf =
    described?.entry.code ??
    (planSpokenOfIn(scene.index, qualifying(clause)) ?? planSpokenOfIn(scene.index, said))?.code
  const byWords = paid.find(({ code }) => code === spokenOf)
  const item = wantsDearest(clause.words)
    ? (byWords ?? paid.at(-1))
    : wantsCheapest(clause.words)
      ? cheapest(scene, paid)
      : attributesIn(clause.words).includes('price')
        ? byWords
        : undefined
  return item && { kind: 'plan', item }
}

// "The runners' membership": what is left tells one from another.
const besideMembership = (scene: Scene, { terms }: Clause) =>
  unexplained(scene, terms, '').filter(({ concepts }) => !concepts.includes('member'))
// "The runners' membership": what stands right before the noun.
function qualifying({ words }: Clause): string[] {
  const at = words.findIndex((word) => MEMBERSHIPS.has(word))
  const from = words.slice(0, Math.max(0, at)).findLastIndex((word) => /^(?:the|your|a|that)$/.test(word))
  return from >= 0 && at - from < 5 ? words.slice(from + 1, at) : []
}

// Of those that include what was spoken of, where a service was.
function cheapest(scene: Scene, paid: readonly MerchantPlan[]): MerchantPlan | undefined {
  const spokenOf = describedIn(scene.index, scene.heard.terms, 'service')
    .filter(({ mass }) => mass >= 2)
    .map(({ entry }) => entry.code)
  return (
    paid.find(({ services }) => spokenOf.length === 0 || spokenOf.some((code) => services.includes(code))) ?? paid[0]
  )
}

function tell(scene: Scene, clause: Clause, plan: PlanEntity): Move {
  const asked = attributesIn(clause.words)
  const rest = unexplained(scene, clause.terms, plan.item.name)
  const more =
    rest.length > 0 || asked.some((attribute) => ['seats', 'when', 'openings', 'duration'].includes(attribute))
      ? knowledgeOf(scene, clause, plan)
      : undefined
  if (asked.includes('price')) return reply(plan, say.planPrice(scene.record, plan.item), [plan])
  const rule = asked.length === 0 ? bestEntry(scene, unexplained(scene, scene.heard.terms, plan.item.name)) : undefined
  if (rule) return quote(scene, rule, clause)
  if (more && !asked.includes('contents')) return more
  return reply(plan, say.planContents(scene.record, plan.item), [plan])
}

/** What else the record says of a membership: entries that name it, the one about what members get before others. */
function knowledgeOf(scene: Scene, clause: Clause, { item }: PlanEntity): Move | undefined {
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

// What a membership includes may be so many a month, which only its own entry says.
const withMore = (move: Move, more: Move | undefined): Move =>
  move.do === 'answer' && more?.do === 'answer'
    ? { ...move, text: `${move.text} ${more.text}`, sources: [...move.sources, ...more.sources] }
    : move

// "As often as I like?", "what if I only manage five of them in a month"
const asksAllowance = cues(`
  how|as many|often
  # .. a|per|each|every month|week
  unlimited
  as much as
`)

// No name was said: only what the membership's own words speak of, or a question that needs nothing more.
function leaning(scene: Scene, clause: Clause, plan: PlanEntity): Move | undefined {
  const asked = attributesIn(clause.words)
  const rest = unexplained(scene, clause.terms, '')
  const more = knowledgeOf(scene, clause, plan)
  if (asksAllowance(clause.words)) return withMore(reply(plan, say.planContents(scene.record, plan.item), [plan]), more)
  const rule = bestEntry(scene, rest)
  if (rule && rest.length > 0 && more?.do === 'answer' && more.sources.some(({ code }) => code === rule.entry.code))
    return more
  if (asked.includes('price') && rest.length === 0) return reply(plan, say.planPrice(scene.record, plan.item), [plan])
  if (asked.includes('contents') && rest.length === 0)
    return reply(plan, say.planContents(scene.record, plan.item), [plan])

  const entry = scene.index.entries.find(({ kind, code }) => kind === 'plan' && code === plan.item.code)
  const fit = entry && fitIn(scene.index, rest, entry)
  if (fit && fit.coverage >= 0.5) return reply(plan, say.planContents(scene.record, plan.item), [plan])
  return asked.length > 0 && rest.length === 0 ? knowledgeOf(scene, clause, plan) : undefined
}

function withoutPlan(scene: Scene, service: MerchantService): Move {
  const free = scene.record.plans.find(({ price }) => price.amount === 0)
  const text = free?.services.includes(service.code)
    ? say.needs(scene.record, service)
    : `Not without one. ${say.needs(scene.record, service)}`
  return reply(asEntity(service), text, [asEntity(service), ...leastPlan(scene, service)])
}

const forMembers = (scene: Scene, service: MerchantService): Move =>
  reply(asEntity(service), say.forMembers(scene.record, service, scene.member), [
    asEntity(service),
    ...leastPlan(scene, service),
  ])

const leastPlan = (scene: Scene, service: MerchantService): Entity[] => {
  const entity = entityOf(scene.index, { kind: 'plan', code: service.plan })
  return entity ? [entity] : []
}

function fitting(scene: Scene, clause: Clause): Move | undefined {
  const isAboutPlans =
    speaksOfPlans(scene.heard.words) ??
    scene.heard.terms.some(({ concepts }) =>
      concepts.some((concept) => ['company', 'eatery', 'staff'].includes(concept)),
    )
  if (!isAboutPlans) return undefined

  const [first, second] = describedIn(scene.index, scene.heard.terms, 'plan')
  const plan =
    first && first.mass >= 2 && (!second || second.mass <= first.mass * 0.85)
      ? entityOf(scene.index, { kind: 'plan', code: first.entry.code })
      : undefined
  if (plan?.kind === 'plan') return reply(plan, say.planContents(scene.record, plan.item), [plan])
  return speaksOfPlans(clause.words) ? plans(scene) : undefined
}

const reply = (entity: Entity, text: string, cited: readonly Entity[]): Move => ({
  do: 'answer',
  text,
  sources: cited.map(sourceOf),
  remember: { focus: focusOn(entity) },
})
