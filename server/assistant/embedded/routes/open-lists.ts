import type { MerchantPlan, MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { OCCASIONS } from '../../../knowledge/lexicon/nouns.ts'
import { STANDS_FOR } from '../../../knowledge/subjects/asks.ts'
import { namesIn, withoutNames } from '../called.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { namedHere, type Scene } from '../scene.ts'
import { shown } from './browse.ts'
import { isMembersOnly, narrowed } from './filters.ts'
import { inPlan, subset } from './lists.ts'

/** What one may come to on a membership that is named or on none, and what is closed to whoever has none. */
export function openFor(scene: Scene, clause: Clause): Move | undefined {
  const [only, ...others] = namedHere(scene, clause)
  if (only?.kind === 'plan' && others.length === 0 && asksWhichInPlan(nounsAlike(scene, clause)))
    return inPlan(scene, only.item)
  if (only || scene.record.plans.length === 0) return undefined
  if (asksWhichClosed(nounsAlike(scene, clause))) return closed(scene, clause)
  return asksWhichOpen(clause.words) && staysOut(scene.heard.words) ? open(scene) : undefined
}

/** Whether that is asked. */
export const asksWhatIsOpen = (scene: Scene, clause: Clause): boolean => openFor(scene, clause) !== undefined

// "I don't want to join anything. Which sittings does that leave me?"
const staysOut = cues(`
  without .. joining|signing|subscribing|member|membership|subscription
  not .. join|joining|member|members|membership|subscribe|subscribing|sign|signing
  non member|members
`)
const asksWhichOpen = cues(`
  which|what .. can|could|may|does|do i|we|me|that|you .. come|go|do|book|join|attend|visit|have|leave|try|turn|pay
  which|what .. .. people|person|anyone|anybody|someone|somebody|one can|could|may .. come|go|do|book|join|have|try|turn
  which|what .. .. can|could|may a|any|some? people|person|anyone|anybody|someone|somebody|one|visitors .. come|go|do|book|join|have|try|turn
  which|what .. .. may|can|could one attend|visit|come|go|book|try
  which|what am|are i|we allowed|able|welcome|free .. come|go|do|book|join|try|turn
  which|what .. .. am|are i|we still? allowed|able|welcome|free .. come|go|do|book|join|try|turn
  anything|something i|we .. can|could come|do|book|join|try
  which|what ones|one? .. are|is open|available|free|there to|for
`)

const asksWhichClosed = cues(`
  which|what|any|anything|are|is .. .. closed|shut to|for .. .. not|non|outsiders|strangers
  which|any of? the|your|these|those? one .. need|needs|require|requires .. member|members|membership|subscription|joining
  which|any of? the|your|these|those? one .. have|need to be .. member|members for
`)

const asksWhichInPlan = cues(`
  which|what of? the|your? one .. .. in|on|with|under|for ${STANDS_FOR.PLAN}
  ${STANDS_FOR.PLAN} which|what one .. can|could|may|do|would i|we .. go|come|do|book|have|get|attend|visit
  which|what of? the|your? one .. .. ${STANDS_FOR.PLAN} include|includes|cover|covers|have|has|get|gets
`)

// "Which sittings", "which of the classes", "which ones": one word for whatever the shop holds.
function nounsAlike({ record }: Scene, { words }: Clause): string[] {
  const own = say.ownWords(record)
  return withoutNames(namesIn(record).all, words).map((word) => (own.has(word) || OCCASIONS.has(word) ? 'one' : word))
}

const freePlan = ({ record }: Scene) => record.plans.find(({ price }) => price.amount === 0)

const isIn = (plan: MerchantPlan) => (service: MerchantService) => plan.services.includes(service.code)

// What comes with the free one, where there is one, and else whatever is not kept for members.
function open(scene: Scene): Move {
  const free = freePlan(scene)
  const isOpen = free ? isIn(free) : ({ members_only }: MerchantService) => members_only !== true
  return subset(scene.record.services.filter(isOpen), 'These need no membership.')
}

const KEPT = { members: true }

// What is kept for members, where just that is asked for and something is, and else what the free one leaves out.
function closed(scene: Scene, { words }: Clause): Move | undefined {
  const { services } = scene.record
  const kept = services.filter(({ members_only }) => members_only)
  if (isMembersOnly(words) && kept.length > 0) return shown(scene, narrowed(scene, KEPT, services), KEPT)
  const free = freePlan(scene)
  const left = free ? services.filter((service) => !isIn(free)(service)) : kept
  if (!free || left.length === 0) return undefined
  return subset(left, `${free.name} does not include these.`, free)
}
