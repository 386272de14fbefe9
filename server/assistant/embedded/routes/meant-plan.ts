import type { MerchantPlan, MerchantService } from '../../../../contract/merchant.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { MEMBERSHIPS } from '../../../knowledge/lexicon/nouns.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { attributesIn } from '../attributes.ts'
import { clearly, describedIn, type Entity, namedIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import { calledByPrice, isMonthly, speaksOfPlans, wantsCheapest, wantsDearest } from '../intents/plans.ts'
import { placedOrNumbered } from '../pointing.ts'
import { planSpokenOfIn } from '../referents.ts'
import { isDenied, type Scene } from '../scene.ts'
import { isAttributeWord, unexplained } from './unexplained.ts'
import { isParty } from './wanted-service.ts'

// "Is it part of Regular?": a capital inside a sentence makes a name of a word of every day.
export const writtenIn = ({ record, index, heard }: Scene, { text, words, terms }: Clause): Entity[] =>
  record.plans
    .filter(({ name }) =>
      new RegExp(`(?<=[\\p{L}\\d,] )${name.replace(/[^\p{L}\d ]/gu, '.')}(?![\\p{L}])`, 'u').test(
        withoutServices(record, text),
      ),
    )
    .filter(({ code }) => !isDenied({ heard }, code))
    .filter(({ code }) => !namedIn(index, terms, words).some(({ item }) => item.code === code))
    .map((item) => ({ kind: 'plan', item }))

const withoutServices = ({ services }: Scene['record'], text: string) =>
  services.reduce((rest, { name }) => rest.replace(name, ' '), text)

// "What do I get in it that Stride has not?"
export function comparedTo({ about }: Scene, { words }: Clause, named: PlanEntity | undefined): PlanEntity | undefined {
  const isOther = about?.kind === 'plan' && named && about.item.code !== named.item.code
  return isOther && contrasts(words) ? about : undefined
}

const contrasts = cues('not|than|over|versus|vs|compared|without|difference|instead')

export type PlanEntity = Entity & { kind: 'plan' }

// "Regular", "Trade": a word of every day names a plan only where plans are spoken of.
export const isMeant = ({ heard }: Scene, clause: Clause, { kind, item }: Entity) => {
  if (kind !== 'plan') return true
  const words = wordsIn(item.name)
  return (
    words.length > 1 ||
    !words.some((word) => EVERYDAY.has(word)) ||
    /\p{Lu}/u.test(exactly(clause.text, item.name)) ||
    speaksOfPlans(heard.words) !== undefined ||
    attributesIn(clause.bare).length > 0
  )
}

const exactly = (text: string, name: string) =>
  new RegExp(name.replace(/[^\p{L}\d ]/gu, '.'), 'iu').exec(text)?.[0] ?? ''

/** "The middle one", of the memberships just shown. */
export function pointedPlan({ record, notes, about }: Scene, { words }: Clause): PlanEntity | undefined {
  if (about?.kind === 'service') return undefined
  const shown = (notes.plans ?? []).flatMap((code) => record.plans.find((plan) => plan.code === code) ?? [])
  const item = placedOrNumbered(shown, words)
  return item && { kind: 'plan', item }
}

export const leanedOn = ({ about }: Scene): PlanEntity | undefined => (about?.kind === 'plan' ? about : undefined)

/** The service that is named, or plainly described by a word of its own. */
export function serviceHere(scene: Scene, clause: Clause, named: readonly Entity[]): MerchantService | undefined {
  const found = named.find((entity) => entity.kind === 'service')
  if (found?.kind === 'service') return found.item

  const told = clause.terms.filter((term) => !isAttributeWord(term.word) && !isParty(term))
  const described = clearly(describedIn(scene.index, told, 'service'), 2, 0.45)
  const isSaid = described && told.some(({ parts }) => parts.some((part) => hasWord(described.entry, part)))
  return isSaid ? scene.record.services.find(({ code }) => code === described.entry.code) : undefined
}

// A robe is no Towel Ceremony: what is merely akin says yes to nothing.
const hasWord = ({ body, wordings }: Entry, part: string) =>
  !part.startsWith('¶') && (body.has(part) || wordings.some(({ keys }) => keys.has(part)))

// "The 245 one": by what it costs, where only one costs that.
export function pricedAt({ record }: Scene, { words }: Clause): PlanEntity | undefined {
  const found = calledByPrice(words)
  const [only, ...others] = record.plans.filter(({ price }) => found?.[0]?.includes(` ${price.amount / 100} `))
  return only && others.length === 0 ? { kind: 'plan', item: only } : undefined
}

/** "The family membership": the one that these words before the noun tell of. */
export function qualifiedPlan({ index, heard }: Scene, clause: Clause): PlanEntity | undefined {
  const item = planSpokenOfIn(index, qualifying(clause))
  return item && !isDenied({ heard }, item.code) ? { kind: 'plan', item } : undefined
}

/** The cheapest or dearest membership, or the described one, where a price is asked. */
export function planByPrice(scene: Scene, clause: Clause): PlanEntity | undefined {
  const asksFigure =
    attributesIn(clause.bare).includes('price') || wantsCheapest(clause.words) || wantsDearest(clause.words)
  if (!speaksOfPlans(clause.words) && !(isMonthly(clause.words) && asksFigure)) return undefined
  const paid = scene.record.plans
    .filter(({ price, code }) => price.amount > 0 && !isDenied(scene, code))
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
      : attributesIn(clause.bare).includes('price')
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
