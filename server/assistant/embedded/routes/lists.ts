import type { MerchantService } from '../../../../contract/merchant.ts'
import { stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { attributesIn } from '../attributes.ts'
import type { Entity } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { wantsDay, wantsList, wantsToBook } from '../intents.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { namedHere, type Scene, sourceOf } from '../scene.ts'
import { DAY_NAMES, daysOf, listed, weekdaysIn } from '../schedule.ts'

const PLAN_NOUNS = new Set(
  'membership memberships plan plans subscription subscriptions tier tiers packages'.split(' '),
)
const SERVICE_NOUNS = new Set(
  'service services session sessions class classes lesson lessons course courses workshop workshops treatment treatments sitting sittings appointment appointments tour tours menu everything offer offerings options activities trips rides events ones'.split(
    ' ',
  ),
)

/** Lists: everything, the memberships, those of one kind, or those of one day. */
export function listFor(scene: Scene, clause: Clause): Move | undefined {
  if (namedHere(scene, clause).length > 0) return undefined

  const asked = wantsList(clause.words) !== undefined
  const days = weekdaysIn(clause.words)
  if (days.length > 0 && !wantsToBook(clause.words) && (asked || wantsDay(clause.words)) && !isNarrow(scene, clause))
    return onDays(scene, days)
  const noun = clause.words.some((word) => SERVICE_NOUNS.has(word) || PLAN_NOUNS.has(word))
  if (!asked || (!noun && scene.about && attributesIn(clause.words).length > 0)) return undefined
  if (clause.words.some((word) => PLAN_NOUNS.has(word)))
    return { do: 'list', what: 'plans', text: 'These are the memberships.', sources: [] }
  if (leansOnPlan(scene, clause)) return inPlan(scene)

  const kind = ofKind(scene, clause)
  if (kind.length > 1) return subset(kind, `These are the ones the shop holds.`)
  const own = wordsIn(say.words(scene.record).services).concat(wordsIn(say.words(scene.record).service))
  const all = clause.words.some((word) => SERVICE_NOUNS.has(word) || own.includes(word)) || isBareOffer(clause)
  return all && !isNarrow(scene, clause)
    ? { do: 'list', what: 'services', text: `These are the ${say.words(scene.record).services}.`, sources: [] }
    : undefined
}

// "What do you offer": a list is wanted although no noun says of what.
const isBareOffer = ({ words }: Clause) =>
  /\b(?:offer|menu|do you do|you do to|can you do|on offer|you run|you provide)\b/.test(words.join(' '))

// "Which oolongs do you offer" asks for more than a list; a figure asked for is no list either.
function isNarrow(scene: Scene, clause: Clause): boolean {
  const own = new Set([...wordsIn(say.words(scene.record).services), ...wordsIn(say.words(scene.record).service)])
  const strangers = clause.terms.filter(
    (term) => scene.index.scales.isStranger(term) && !own.has(term.word) && !SERVICE_NOUNS.has(term.word),
  )
  return (
    strangers.length > 0 ||
    attributesIn(clause.words).some((attribute) => ['price', 'duration', 'seats'].includes(attribute))
  )
}

/** Services that one of these words is the kind of: "classes" are those with "class" in name, code or another name. */
export function ofKind(scene: Scene, clause: Pick<Clause, 'words'>): MerchantService[] {
  const [best] = clause.words
    .filter((word) => !['a', 'the', 'and'].includes(word))
    .map((word) => scene.record.services.filter((service) => kindsOf(service).has(stem(word))))
    .filter((services) => services.length > 1 && services.length < scene.record.services.length)
    .sort((a, b) => a.length - b.length)
  return best ?? []
}

const kindsOf = ({ code, name, also_called = [] }: MerchantService): ReadonlySet<string> =>
  new Set([code.replaceAll('-', ' '), name, ...also_called].flatMap(wordsIn).map(stem))

function onDays(scene: Scene, days: readonly number[]): Move {
  const there = meant(scene).filter((service) => daysOf(service).some((day) => days.includes(day)))
  const names = listed(days.map((day) => `${DAY_NAMES[day - 1]}s`))
  if (there.length > 0)
    return subset(there, `On ${names}: ${there.map((service) => say.held(scene.record, service, days)).join(' ')}`)
  return { do: 'answer', text: `Nothing is held on ${names}.`, sources: [] }
}

const meant = ({ record, heard }: Scene): MerchantService[] =>
  record.services.filter(({ code }) => !heard.denied.some(({ item }) => item.code === code))

const leansOnPlan = ({ about }: Scene, { words }: Clause) =>
  about?.kind === 'plan' && words.some((word) => ['ones', 'those', 'that', 'these'].includes(word))

function inPlan({ record, about }: Scene): Move | undefined {
  if (about?.kind !== 'plan') return undefined
  const move = subset(
    record.services.filter(({ code }) => about.item.services.includes(code)),
    `${about.item.name} includes these.`,
  )
  return move.do === 'list' ? { ...move, sources: [sourceOf(about), ...move.sources] } : move
}

const subset = (services: readonly MerchantService[], text: string): Move => ({
  do: 'list',
  what: 'services',
  text,
  codes: services.map(({ code }) => code),
  sources: services.map((item) => sourceOf({ kind: 'service', item } satisfies Entity)),
})
