import type { MerchantPlan, MerchantService } from '../../../../contract/merchant.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import type { Index } from '../../../knowledge/index-of.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { figureIn } from '../attributes.ts'
import { namesIn, withoutNames } from '../called.ts'
import { namedWhollyIn } from '../entities.ts'
import { type Clause, clauseOf } from '../hearing.ts'
import {
  asksWhatToTake,
  asksWhetherForAll,
  asksWhetherNeeded,
  asksWhichHas,
  asksWhichPlan,
  comesAsGuest,
  isWithout,
} from '../intents/plans.ts'
import { type Likely, likelyIn } from '../likely/likely.ts'
import type { Move } from '../moves.ts'
import { focused, isDenied, namedHere, type Scene } from '../scene.ts'
import { isOfPlans } from '../suited.ts'
import { ageIn } from './ages.ts'
import { quote } from './knowledge.ts'
import { isMeant, type PlanEntity, writtenIn } from './meant-plan.ts'
import { covered, forMembers, knowledgeOf, withMore, withoutPlan } from './plan-answers.ts'
import { isOfTrialMembers } from './whether-to-join.ts'

/** "Could I come to Gongfu Hour on Open Table?", "do I have to be a member for it?": of one service, by the whole message. */
export function coverOnPlan(scene: Scene): Move | undefined {
  const { heard, record } = scene
  const words = withoutNames(namesIn(record).all, heard.words)
  if (record.plans.length === 0 || !asks(scene, words) || asksMore(scene, words)) return undefined

  const plan = planSaid(scene, words)
  const isOfGuest = (comesAsGuest(words) ?? asksWhetherNeeded(words)) !== undefined
  if (!plan && !isOfGuest && !asksWhetherForAll(words)) return undefined
  const paid = plan ? [plan.item] : []
  const service = serviceSaid(scene, paid)
  const likely = service ? likelyIn(scene.index, spokenBeside(scene, [...paid, service])) : []
  if (!service || asksElse(scene, likely)) return undefined
  if (plan) return withMore(covered(scene, [plan], [service]), knowledgeOf(scene, heard, plan))
  if (service.members_only && !isWithout(words)) return withTrial(scene, forMembers(scene, service), likely)
  return isOfGuest ? toldGuest(scene, service, likely) : undefined
}

function toldGuest(scene: Scene, service: MerchantService, likely: readonly Likely[]): Move {
  const told = withoutPlan(scene, service)
  return isOpenToAll(scene.record, service) ? told : withTrial(scene, told, likely)
}

// It comes with what costs nothing.
const isOpenToAll = ({ plans }: Scene['record'], { code }: MerchantService) =>
  plans.some(({ price, services }) => price.amount === 0 && services.includes(code))

const asks = ({ heard }: Scene, words: readonly string[]) =>
  heard.asks || (asksWhetherNeeded(words) ?? asksWhether(words)) !== undefined

const asksWhether = cues('can|could|would|will|do|does that|this|it|i|we do|get|cover|include|be')

// A figure, or which one to take; and whoever says who they are, or for when, wants to book.
const asksMore = ({ heard }: Scene, words: readonly string[]) =>
  (heard.email ?? heard.name ?? heard.reference ?? heard.seats) !== undefined ||
  (heard.urgency !== undefined && !asksWhetherNeeded(words)) ||
  heard.corrects ||
  heard.clauses.length > MOST ||
  figureIn(words) !== undefined ||
  ageIn(heard.text) !== undefined ||
  (asksOpenly(words) ?? asksWhichPlan(words) ?? asksWhatToTake(words) ?? asksWhichHas(words)) !== undefined

const MOST = 2
const asksOpenly = cues(
  'what|which|when|where|how|why|difference|versus|compared|cheaper|dearer|discount|discounts|free|extra',
  '^ and|so? who',
  'need|have|must|should|got to? book|reserve',
  'without .. booking|reserving|reservation|appointment',
)

// One alone, that one is on, or would be.
function planSaid(scene: Scene, words: readonly string[]): PlanEntity | undefined {
  const said = [scene.heard, ...scene.heard.clauses].flatMap((clause) =>
    [...namedHere(scene, clause), ...writtenIn(scene, clause)].flatMap((one) =>
      one.kind === 'plan' && isMeant(scene, clause, one) ? one : [],
    ),
  )
  const [only] = said
  const isAlone = said.every(({ item }) => item === only?.item)
  return only && isAlone && isOnPlan(words) ? only : undefined
}

const isOnPlan = cues(
  `on|in|with|under|as|through|of|to|use|have|am|join|joined|just|only a|an|the|my? ${STANDS_FOR.PLAN}`,
)

// Called by its name, spoken of before, or surely described by what is said beside the membership.
function serviceSaid(scene: Scene, plans: readonly MerchantPlan[]): MerchantService | undefined {
  const said = spokenBeside(scene, plans)
  const [only, ...others] = namedWhollyIn(scene.index, said.terms, said.words).filter(({ kind }) => kind === 'service')
  if (others.length > 0) return undefined
  if (only?.kind === 'service') return only.item
  const about = focused(scene)
  return about?.kind === 'service' && saysIt(said.words) ? about.item : likeliest(scene, said)
}

const saysIt = cues('to|for|do|in|on|join|book|try it|that|this|those|them', 'is|are it|that|this|those|they')

function likeliest(scene: Scene, said: Clause): MerchantService | undefined {
  const [first] = likelyIn(scene.index, said).filter(({ kind }) => kind === 'service')
  const called = namedHere(scene, scene.heard).filter(({ kind }) => kind === 'service')
  const isCalled = called.length === 1 && called[0]?.item.code === first?.code
  const isSure = first !== undefined && (isCalled || first.sure >= SURELY) && !isDenied(scene, first.code)
  return isSure ? scene.record.services.find(({ code }) => code === first.code) : undefined
}

/** As probable as this, a service is meant that nothing calls, or a piece of knowledge is. */
const SURELY = 0.5

// "I'm no member, may I bring the dog to First Steep?" What is left without the names may have an entry of its own.
function asksElse({ index }: Scene, likely: readonly Likely[]): boolean {
  const ofMembers = new Set(index.entries.flatMap((entry) => (isOfMembers(index, entry) ? entry.code : [])))
  const others = likely.filter(({ kind, code }) => kind !== 'knowledge' || !ofMembers.has(code))
  const all = others.reduce((sum, { sure }) => sum + sure, 0)
  return others.some(({ kind, sure }) => kind === 'knowledge' && sure >= Math.max(ELSE, all * SURELY))
}

/** At least as probable as this, and as probable as not among all that memberships do not touch, something else is asked. */
const ELSE = 0.02

const isOfMembers = (index: Index, entry: Entry) => isOfPlans(index, entry) || isOfTrialMembers(entry)

// Whether one may try it before joining, where the record says so.
function withTrial(scene: Scene, move: Move & { do: 'answer' }, [first]: readonly Likely[]): Move {
  const entry = scene.index.entries.find((one) => isOfTrialMembers(one) && one.code === first?.code)
  const more = entry && withMore(move, quote(scene, { entry }, scene.heard))
  return more?.do === 'answer' ? { ...more, remember: { ...more.remember, cited: entry?.code } } : move
}

type Named = MerchantPlan | MerchantService

const spokenBeside = ({ index, heard }: Scene, named: readonly Named[]): Clause =>
  clauseOf(
    named.reduce((text, { name }) => text.replace(patternOf(name), ' '), heard.text),
    index,
  )

const patternOf = (name: string) =>
  new RegExp(`(?<![\\p{L}\\d])${name.replaceAll(/[^\p{L}\d]+/gu, '[^\\p{L}\\d]*')}(?![\\p{L}\\d])`, 'giu')
