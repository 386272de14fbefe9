import { idleness, subjectsOfMessage, wishesIn } from '../../../knowledge/subjects/subjects.ts'
import { attributesIn } from '../attributes.ts'
import { entityOf } from '../entities.ts'
import { intentsIn } from '../intents/put.ts'
import type { Move } from '../moves.ts'
import { askedOf } from '../routes/asked-service.ts'
import { bookingOf } from '../routes/booking.ts'
import { isBorneOut } from '../routes/borne-out.ts'
import { unlessOfAnother } from '../routes/goods.ts'
import { quote } from '../routes/knowledge.ts'
import { everything, plans } from '../routes/lists.ts'
import { contentsOf } from '../routes/plan-answers.ts'
import { tell } from '../routes/telling.ts'
import * as say from '../say.ts'
import type { Scene } from '../scene.ts'
import { suitedFor } from '../suited.ts'
import type { Deed } from './deeds.ts'
import { likelyHere, sure } from './here.ts'
import type { Likely } from './likely.ts'

export type Signs = Readonly<Record<string, number>>

/** Something that a message may come to, what speaks for it, and what would be done about it. */
export interface Meaning {
  name: string // "service:CODE", "form", "lookup", or "nothing"
  signs: Signs
  move(): Move | undefined
}

/** Everything that a message may come to, whatever the rules make of it. */
export function meaningsOf(scene: Scene, reading: Reading): Meaning[] {
  const entries = reading.likely
    .slice(0, MOST)
    .flatMap((one, place) => (one.kind === 'none' ? [] : meaningOf(scene, reading, one, place === 0)))
  // A booking under way goes on by itself, before anything is weighed.
  const deeds = DEEDS.filter(({ name }) => name !== 'form' || !scene.notes.wish)
  const done = deeds.map(({ name, signs, move }) => ({
    name,
    signs: under(name, { is: 1, ...signs(reading) }),
    move: () => move(scene),
  }))
  return [...entries, ...done]
}

/** So many of what is likely asked about are weighed. */
const MOST = 7

/** What is read of a message once, for all that it may come to: flags are 0 or 1, the rest natural logs. */
export interface Reading {
  likely: readonly Likely[]
  nothing: number // how probable it is that nothing of the record is meant, and so on
  service: number
  plan: number
  knowledge: number
  wish(name: string): number
  intent(name: string): number
  deed(name: Deed): number
  idle: number
  suited: number
  strangers: number
  length: number
  asks: number
  opens: number // nothing was spoken of before
  email: number
  name: number
  reference: number
  when: number
  seats: number
  member: number
  onService: number
  finding: number // a booking was looked for before
}

export function readingOf(scene: Scene): Reading {
  const { heard, notes, record, index } = scene
  const likely = likelyHere(scene, heard)
  const most = (kind: Likely['kind']) => aboveHardly(likely.find((one) => one.kind === kind)?.sure ?? 0)
  const wishes = wishesIn(heard.words)
  const intents: ReadonlyMap<string, number> = intentsIn(record, heard.words)
  return {
    likely,
    nothing: most('none'),
    service: most('service'),
    plan: most('plan'),
    knowledge: most('knowledge'),
    wish: (name) => logOf(wishes.get(name) ?? 0),
    intent: (name) => logOf(intents.get(name) ?? 0),
    deed: (name) => logOdds(sure(scene, name)),
    idle: idleness(subjectsOfMessage(heard.words)),
    suited: suitedFor(scene, heard).sure,
    strangers: heard.terms.filter(index.scales.isStranger).length,
    length: Math.log1p(heard.words.length),
    asks: flag(heard.asks),
    opens: flag(!(notes.focus || notes.cited || notes.wish || notes.listed)),
    email: flag(heard.email),
    name: flag(heard.name),
    reference: flag(heard.reference),
    when: flag(heard.urgency),
    seats: flag(heard.seats),
    member: flag(scene.member),
    onService: flag(notes.focus?.kind === 'service'),
    finding: flag(notes.lookup),
  }
}

const flag = (value: unknown) => (value ? 1 : 0)

/** What signs come to, each by what it is worth, in natural log odds. */
export const worthOf = (signs: Signs, worth: Readonly<Record<string, number>>): number =>
  Object.entries(signs).reduce((sum, [sign, value]) => sum + (worth[sign] ?? 0) * value, 0)

/** As good as no probability, from which logs are counted. */
const HARDLY = 0.003
export const aboveHardly = (share: number) => Math.log(Math.max(share, HARDLY) / HARDLY)

const logOf = (share: number) => Math.log1p(share / 0.02)
/** How much more probable something is than not, by its natural log, between that of what hardly is and of what is as good as sure. */
export const logOdds = (sure: number): number => Math.log(Math.max(sure, HARDLY) / Math.max(1 - sure, HARDLY))

function meaningOf(scene: Scene, reading: Reading, one: Likely, isFirst: boolean): Meaning {
  const { kind, code, sure } = one
  const { asks, opens, length, email } = reading
  const move = told(scene, one)
  const borne = flag(move && isBorneOut(scene, scene.heard, move))
  const signs = {
    is: 1,
    borne,
    sure: aboveHardly(sure),
    square: sure ** 2,
    first: flag(isFirst),
    asks,
    opens,
    length,
    email,
  }
  return {
    name: `${kind}:${code}`,
    signs: under(kind, { ...signs, ...OF_KIND[kind](reading, scene) }),
    move: () => move && unlessOfAnother(scene, scene.heard, move),
  }
}

const sumOf = (of: (name: string) => number, names: readonly string[]) => names.reduce((sum, name) => sum + of(name), 0)

const OF_KIND: Readonly<Record<Likely['kind'], (of: Reading, scene: Scene) => Signs>> = {
  knowledge: ({ suited }) => ({ suited }),
  service: ({ intent }, { heard }) => ({
    figure: flag(attributesIn(heard.bare).length > 0),
    figures: sumOf(intent, ['price', 'duration', 'when', 'seats', 'contents']),
  }),
  plan: ({ intent }) => ({ wished: sumOf(intent, ['planPrice', 'planCover', 'planWhat']) }),
  none: () => ({}),
}

/** What is told of an entry as a whole. */
function told(scene: Scene, { kind, code }: Likely): Move | undefined {
  const { heard, index } = scene
  const entry = index.entries.find((each) => each.kind === kind && each.code === code)
  if (!entry) return undefined
  if (entry.kind === 'knowledge') return quote(scene, { entry }, heard)
  const entity = entityOf(index, { kind: entry.kind, code })
  if (entity?.kind === 'service') {
    const asked = askedOf(scene, heard).filter((attribute) => attribute !== 'contents')
    return tell(scene, heard, entity, [...asked, 'contents'])
  }
  if (!entity) return undefined
  const move = contentsOf(index, entity)
  return { ...move, remember: { ...move.remember, cited: undefined } }
}

/** Signs under the name of what they speak for. */
export const under = (name: string, signs: Signs): Signs =>
  Object.fromEntries(Object.entries(signs).map(([sign, value]) => [`${name}.${sign}`, value]))

/** What may be wanted done, each weighed by signs of its own. */
const DEEDS: readonly { name: string; signs(reading: Reading): Signs; move(scene: Scene): Move | undefined }[] = [
  {
    name: 'form',
    signs: ({ deed, intent, wish, ...of }) => ({
      sure: deed('form'),
      book: intent('book'),
      openings: wish('openings'),
      lookup: intent('lookup'),
      email: of.email,
      name: of.name,
      when: of.when,
      seats: of.seats,
      reference: of.reference,
      service: of.service,
      knowledge: of.knowledge,
      asks: of.asks,
      onService: of.onService,
      length: of.length,
    }),
    move: (scene) => bookingOf(scene, scene.heard),
  },
  {
    name: 'lookup',
    signs: ({ deed, intent, wish, ...of }) => ({
      sure: deed('lookup'),
      lookup: intent('lookup'),
      change: wish('change'),
      book: intent('book'),
      reference: of.reference,
      email: of.email,
      member: of.member,
      asks: of.asks,
      service: of.service,
      knowledge: of.knowledge,
      finding: of.finding,
    }),
    move: ({ heard: { reference, email }, member }) =>
      member && !reference && !email ? { do: 'mine' } : { do: 'find', reference, email },
  },
  {
    name: 'services',
    signs: ({ intent, wish, ...of }) => ({
      list: intent('list'),
      all: wish('listServices'),
      some: wish('listSome'),
      recommend: wish('recommend'),
      suits: wish('suits'),
      plans: intent('listPlans'),
      service: of.service,
      knowledge: of.knowledge,
      nothing: of.nothing,
      opens: of.opens,
      asks: of.asks,
      length: of.length,
    }),
    move: everything,
  },
  {
    name: 'plans',
    signs: ({ intent, wish, ...of }) => ({
      list: intent('listPlans'),
      fit: intent('planFit'),
      price: intent('planPrice'),
      cover: intent('planCover'),
      joining: wish('joining'),
      plan: of.plan,
      service: of.service,
      knowledge: of.knowledge,
      opens: of.opens,
      length: of.length,
    }),
    move: plans,
  },
  {
    name: 'decline',
    signs: ({ intent, wish, ...of }) => ({
      others: intent('others'),
      orders: wish('orders'),
      insult: wish('insult'),
      lookup: intent('lookup'),
      nothing: of.nothing,
      idle: of.idle,
      asks: of.asks,
      length: of.length,
    }),
    move: () => ({ do: 'decline', text: say.KEPT_PRIVATE }),
  },
  {
    name: 'nothing',
    signs: (of) => ({
      idle: of.idle,
      nothing: of.nothing,
      service: of.service,
      plan: of.plan,
      knowledge: of.knowledge,
      suited: of.suited,
      strangers: of.strangers,
      opens: of.opens,
      asks: of.asks,
      length: of.length,
    }),
    move: () => ({ do: 'abstain' }),
  },
]
