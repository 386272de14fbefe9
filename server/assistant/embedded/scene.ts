import type { Temporal } from 'temporal-polyfill'
import type { Source } from '../../../contract/catalogue.ts'
import type { Choice } from '../../../contract/conversations.ts'
import type { MerchantRecord, MerchantService } from '../../../contract/merchant.ts'
import { readWhen } from '../../bookings/when.ts'
import type { Entry } from '../../knowledge/entries.ts'
import type { Index } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import type { Term } from '../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import { STANDS_FOR } from '../../knowledge/subjects/asks.ts'
import { type Entity, entityOf, namedIn, namedWhollyIn } from './entities.ts'
import type { Clause, Heard } from './hearing.ts'
import type { Notes, OwnBooking } from './notes.ts'
import { pointedAt } from './pointing.ts'
import { type Referent, referentIn } from './referents.ts'

/** Everything a route may look at. `about` is what "it" is so far in this message, or was in the last. */
export interface Scene {
  index: Index
  record: MerchantRecord
  heard: Heard
  notes: Notes
  /** Now, where the shop is. */
  here: Temporal.ZonedDateTime
  /** What was booked in this conversation, the latest first. */
  booked: readonly OwnBooking[]
  /** Whom the shop's site has signed in. */
  member?: { email: string; plan?: string }
  about?: Entity
  /** What stands as a heading before the part that is looked at: "First Steep: how long is it?" */
  headed?: Entity
}

/** Entities this clause names, or the one service it describes, if the visitor has not denied them. */
export function namedHere(scene: Scene, clause: Clause): Entity[] {
  const named = calledBy(scene, clause)
  const found = referred(scene, clause).services
  // Between a few that the words fit alike, the one spoken of is meant.
  const item = found.length === 1 ? found[0] : found.find(({ code }) => code === scene.about?.item.code)
  const described: Entity[] = item ? [{ kind: 'service', item }] : []
  const meant = [...named, ...described].filter(({ item }) => !isDenied(scene, item.code))
  return turnsTo(clause.bare) ? lastFirst(meant, clause.text) : meant
}

// "I was going to take First Steep but now I fancy Gongfu Hour."
const turnsTo = cues(`${STANDS_FOR.ITEM} .. .. but|now|instead|prefer|fancy|time .. .. .. ${STANDS_FOR.ITEM}`)

const lastFirst = (named: readonly Entity[], text: string): Entity[] =>
  named.toSorted((one, other) => placeOf(other, text) - placeOf(one, text))

const placeOf = ({ item }: Entity, text: string) => text.toLowerCase().lastIndexOf(item.name.toLowerCase())

const calledBy = ({ index, record, headed }: Scene, clause: Clause): Entity[] => {
  if (headed && clause.asks && !compares(clause.words) && namedWhollyIn(index, clause.terms, clause.words).length === 0)
    return [headed]
  const named = namedIn(index, doneTerms(clause), clause.words)
  // "At the Sixth Meeple" names the shop, and no membership that is called Meeple.
  const shop = wordsIn(record.workspace.name).filter((word) => word !== 'the')
  const isShop = shop.length > 1 && ` ${clause.words.join(' ')} `.includes(` ${shop.join(' ')} `)
  return isShop ? named.filter(({ item }) => !wordsIn(item.name).every((word) => shop.includes(word))) : named
}

const compares = cues('than|compared|compare|versus|vs|or|difference|instead')

// "She hasn't driven in years" calls no drive by its name.
function doneTerms({ terms, words }: Clause): readonly Term[] {
  const undone = words.filter((_, at) => UNDOING.has(words[at - 1] ?? ''))
  return undone.length > 0 ? terms.filter(({ word }) => !undone.includes(word)) : terms
}

const UNDOING = new Set(['not', 'never', 'cannot'])

/** Without services that no more than a word of their name is said of: that may be chance. */
export function calledHere(scene: Scene, clause: Clause): Entity[] {
  const whole = namedWhollyIn(scene.index, clause.terms, clause.words).map(({ item }) => item)
  const meant = new Set([...whole, ...referred(scene, clause).services, scene.about?.item].map((item) => item?.code))
  return namedHere(scene, clause).filter(({ kind, item }) => kind === 'plan' || meant.has(item.code))
}

/** The dates that words speak of, as the shop's calendar has them: "2026-11-27". */
export const datesOf = ({ record, here }: Scene, words: readonly string[]): readonly string[] =>
  readWhen(words.join(' '), { ...record.workspace, now: here.toInstant().toString() })?.days ?? []

/** Whether the visitor said that this is not meant. */
export const isDenied = ({ heard }: Pick<Scene, 'heard'>, code: string): boolean =>
  heard.denied.some(({ item }) => item.code === code)

/** The services but for those of which the visitor said that they are not meant. */
export const notDenied = (scene: Pick<Scene, 'heard' | 'record'>): MerchantService[] =>
  scene.record.services.filter(({ code }) => !isDenied(scene, code))

const NOBODY: Referent = { services: [], words: new Set() }

// Many rules ask the same of the same clause.
const referents = new WeakMap<Clause, Referent>()

/** What the clause describes without a name: one service, or a few between which it does not decide. */
export function referred(scene: Scene, clause: Clause): Referent {
  const known = referents.get(clause)
  if (known) return known

  const named = calledBy(scene, clause)
  const found = named.some(({ kind }) => kind === 'service')
    ? NOBODY
    : referentIn(scene.index, clause.text, scene.notes.listed)
  // "The Kiln one" is the Kiln membership.
  const ofPlans = new Set(named.flatMap(({ item }) => wordsIn(item.name)))
  const isOfPlan = [...found.words].some((word) => ofPlans.has(word))
  const pointed = named.length > 0 ? undefined : pointedAt(scene.index, scene.notes, clause.words)
  const meant = pointed ? [pointed] : found.services
  const services = isOfPlan ? [] : meant.filter(({ code }) => !isDenied(scene, code))
  const referent = { ...found, services }
  referents.set(clause, referent)
  return referent
}

export const sourceOf = ({ kind, item }: Entity): Source => ({
  kind,
  code: item.code,
  title: item.name,
  text: kind === 'service' ? item.covers : item.audience,
})

export const sourceOfEntry = ({ kind, code, title, text }: Entry): Source => ({ kind, code, title, text })

/** What "it" was when the last turn ended. */
export const focused = ({ index, notes, heard }: Pick<Scene, 'index' | 'notes' | 'heard'>): Entity | undefined => {
  const entity = notes.focus && entityOf(index, notes.focus)
  return entity && isDenied({ heard }, entity.item.code) ? undefined : entity
}

export const ASK_A_PERSON: Choice = { label: 'Ask a person', say: 'Can I talk to a person?' }

/** At most three, and a person. */
export const choices = (offered: readonly Choice[]): Choice[] => [...offered.slice(0, 3), ASK_A_PERSON]
