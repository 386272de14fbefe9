import type { MerchantService } from '../../../../contract/merchant.ts'
import type { Entry } from '../../../knowledge/entries.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { type Attribute, asksPresence, attributesIn } from '../attributes.ts'
import { type Entity, entryOf } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { namedHere, type Scene } from '../scene.ts'
import { DAY_NAMES } from '../schedule.ts'
import { askingPart } from '../suited.ts'
import { lastCited, quote } from './knowledge.ts'
import { tell } from './telling.ts'
import { unexplained } from './unexplained.ts'
import { vouchersAskedOf } from './vouchers.ts'

const leans = cues('it|that|this|they|them|those|one')
const HAS_FIGURE = /[£€$]|\d|\b(?:free|nothing|half)\b/i
const LONGEST = 8

/** "What time?" right after what says it: the service in it is held at other times as well. */
export function quoteTime(scene: Scene, clause: Clause): Move | undefined {
  const cited = lastCited(scene)
  const { about, notes } = scene
  if (!cited || !about || notes.attribute || !`${cited.title} ${cited.text}`.includes(about.item.name)) return undefined
  const [only, ...others] = attributesIn(clause.bare)
  const isBare = only === 'when' && others.length === 0 && unexplained(scene, clause.terms, '').length === 0
  return isBare && clause.words.length <= SHORT && HAS_TIME.test(cited.text)
    ? quote(scene, { entry: cited }, clause)
    : undefined
}

const SHORT = 4
const HAS_TIME = /\d[:.]\d\d|\d ?[ap]m\b/i

/** "How late can I do that?", "what about vegans?": of what was just quoted, whatever else the words touch. */
export function quoteOfIt(scene: Scene, clause: Clause): Move | undefined {
  const last = lastCited(scene)
  const [named, ...others] = namedHere(scene, clause)
  if (last && named && others.length === 0 && isSameOf(last, clause, named))
    return quote(scene, { entry: last }, clause)

  const isOfLast =
    last &&
    ((asksHowFar(clause.words) && saysHowFar.test(last.text)) || (asksIfMore(clause.words) && HAS_SUM.test(last.text)))
  if (isOfLast && !named) return quote(scene, { entry: last }, clause)

  const deed = doesThat(clause.words) ? citedFor(scene, clause) : undefined
  const cited = deed ?? (asksAbout(clause.words) && !named ? last : undefined)
  if (!cited) return undefined
  const fit = fitIn(scene.index, clause.terms, cited)
  return deed || (fit && fit.anchors > 0 && fit.coverage >= 0.7) ? quote(scene, { entry: cited }, clause) : undefined
}

// "Is it the same with Keeper?", "does that go for matcha too?", "what about the Back Room?" where the answer named it.
const isSameOf = (last: Entry, clause: Clause, named: Entity): boolean =>
  saysSame(clause.words) !== undefined ||
  (asksSame(clause.words) !== undefined && speaksOf(last, clause, named)) ||
  (asksAbout(clause.words) !== undefined && last.text.includes(named.item.name))

const saysSame = cues('same deal|thing|rule|rules|story|there|too|again|as|well? $', '^ and|what|so? .. same $')
const asksSame = cues('same .. with|for|on|in|as', 'does|do|would that|it|this also? go|apply|hold|count for|to|with')
// "And if I spend fifty pounds?", of what is free from some sum.
const asksIfMore = cues(
  '^ and|so|but|ok|what? what? if i|we spend|order|buy|get ..',
  '^ and|so|but|ok? does|will|would|is that|it .. drop|less|cheaper|free|lower|fall|down|off if|when|for i|we? spend|order|buy|get|more|lots ..',
)
// "How far on foot?", of a car park.
const asksHowFar = cues('^ and|so|ok? how far .. $', '^ and|so|ok? is it|that a? far .. $')
const HAS_SUM = /\b(?:free|off)\b[^.]*\b(?:from|over|above|more than) [£€$]\d/
const saysHowFar =
  /\b(?:minutes?|min|met(?:er|re)s|yards|miles?|km|kilomet(?:er|re)s)\b[^.]*\b(?:away|foot|walk|on|from)\b/i
const speaksOf = ({ text, body }: Entry, { terms }: Clause, { item }: Entity) =>
  text.includes(item.name) || (terms.length > 0 && terms.every((term) => term.isTopic || body.has(term.stem)))
const doesThat = cues('do that|so|this $')
const asksAbout = cues('^ and|what|how about? for? .. $')

/** Whether the words ask no more than what was just told goes on to. */
export const asksOnOfCited = (scene: Scene, clause: Clause): boolean =>
  (saysSame(clause.words) ?? asksSame(clause.words)) !== undefined ||
  (asksHowFar(clause.words) ?? asksIfMore(clause.words)) !== undefined ||
  vouchersAskedOf(scene, clause) !== undefined

/** "How much is that, and how long?", right after what says to take the one service: its figures, where that does not tell them. */
export function figureOfNamed(scene: Scene, clause: Clause): Move | undefined {
  const cited = citedFor(scene, clause)
  const item = cited && onlyServiceIn(scene, cited)
  const asked = attributesIn(clause.bare).filter((attribute) => attribute in SAYS)
  const isBare = leans(clause.words) && unexplained(scene, clause.terms, '').length === 0
  if (!item || !isBare || asked.length === 0 || asked.some((attribute) => SAYS[attribute]?.test(cited.text)))
    return undefined
  return tell(scene, clause, { kind: 'service', item }, asked)
}

const SAYS: Partial<Record<Attribute, RegExp>> = {
  price: /[£€$%]|\b(?:free|nothing|no charge|included)\b/i,
  duration: /\b(?:minutes?|hours?)\b/i,
  when: new RegExp(`\\b(?:${DAY_NAMES.join('|')})s?\\b|\\d[:.]\\d\\d|\\d ?[ap]m\\b`, 'i'),
}

// The one service that a piece of knowledge calls by its name, where it is only one.
function onlyServiceIn({ record }: Scene, { text }: Entry): MerchantService | undefined {
  const [only, ...others] = record.services.filter(({ name }) => text.includes(name))
  return others.length === 0 ? only : undefined
}

/** "How long does it last?" right after a word about vouchers: nothing but a question about what was just quoted. */
export function quoteBare(scene: Scene, clause: Clause): Move | undefined {
  const cited = citedFor(scene, clause)
  const isLeaning = leans(clause.words) !== undefined || clause.words.length <= SHORT
  const isBare = isLeaning && unexplained(scene, clause.terms, '').length === 0
  const asked = asksFree(clause.words) ? (['price'] as const) : attributesIn(clause.bare)
  return cited && isBare && asked.some((attribute) => TOLD[attribute]?.test(cited.text))
    ? quote(scene, { entry: cited }, clause)
    : undefined
}

// "Is it free?" asks of money, where no places are spoken of.
const asksFree = cues('^ and|so|but|ok? is|are it|that|this|they|those free $')

/** What an answer says where it can be asked for a figure: "which days is that?" is no question about one that names none. */
const TOLD: Partial<Record<Attribute, RegExp>> = {
  price: /[£€$%]|\d|\b(?:free|nothing|half|full price|charged?|rate)\b/i,
  duration: /\b(?:minutes?|hours?|days?|nights?|weeks?|fortnight|months?|terms?|years?|expires?)\b/i,
  when: /day|\b(?:\d{1,2}[:.]\d\d|\d+ ?[ap]m|noon|midnight|mornings?|evenings?|hours?|weeks?|months?|by|before|after|until|ahead|twice|once|every|each)\b/i,
  seats: /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|\w+ty|dozen|nobody|alone)\b/i,
  cover: /\b(?:includ\w*|members?|memberships?|free)\b/i,
}

/**
 * "Is the numbing stuff extra?", "it's a lined dress, is that more?": a word that is said nowhere but in what was just
 * told is asked of that, whatever else the question touches.
 */
export function heldOn(scene: Scene, clause: Clause): Move | undefined {
  const { heard, about, index } = scene
  if (!clause.asks || heard.words.length > LONG || namedHere(scene, heard).length > 0) return undefined

  const entry = lastCited(scene) ?? (about && entryOf(index, about))
  if (!entry || entry.kind === 'plan') return undefined
  const telling = unexplained(scene, askingPart(scene, clause).terms, '').filter(({ word }) => !EVERYDAY.has(word))
  const others = index.entries.filter((other) => other !== entry)
  const isOfIt = telling.some(({ stem }) => isSaidIn(entry, stem) && !others.some((other) => isSaidIn(other, stem)))
  if (!isOfIt) return undefined
  return about?.kind === 'service' && entry.kind === 'service'
    ? tell(scene, clause, about, ['contents'])
    : quote(scene, { entry }, clause)
}

const LONG = 12

const isSaidIn = ({ body, wordings }: Entry, stem: string) =>
  body.has(stem) || speaksLike(body, stem) || wordings.some(({ keys }) => keys.has(stem))

/** "Is she in on Wednesdays?": of somebody whom the last answer named, where the record says on which days they are. */
export function presenceOf(scene: Scene, clause: Clause): Move | undefined {
  const cited = lastCited(scene)
  if (!cited || asksPresence(clause.words) === undefined) return undefined
  const names = personsIn(cited.text)
  const entries = scene.index.entries.filter(
    ({ kind, text }) => kind === 'knowledge' && DAY.test(text) && names.some((name) => text.includes(name)),
  )
  const entry = entries.includes(cited) ? cited : entries[0]
  return entry && (entries.length === 1 || entry === cited) ? quote(scene, { entry }, clause) : { do: 'abstain' }
}

const DAY = new RegExp(`\\b(?:${DAY_NAMES.join('|')})s?\\b`, 'i')

// A capital within a sentence.
const personsIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{Ll}\d,;] )\p{Lu}\p{Ll}+/gu)].map(([name]) => name).filter((name) => !DAY.test(name))

/** "Can it charge there?", "what would I pay?": of what was just quoted, where no other entry answers. */
export function quoteOn(scene: Scene, clause: Clause): Move | undefined {
  const cited = citedFor(scene, clause)
  if (!cited) return undefined

  const asked = attributesIn(clause.bare)
  const isOfIt = leans(clause.words) !== undefined || (asked.includes('price') && HAS_FIGURE.test(cited.text))
  const isTold = asked.some((attribute) => attribute === 'contents' || TOLD[attribute]?.test(cited.text))
  const speaks = isTold || clause.terms.some(({ stem }) => speaksLike(cited.body, stem))
  return isOfIt && speaks ? quote(scene, { entry: cited }, clause) : undefined
}

/** "So if I only tell you that morning?": nothing new, and nothing else was found, so what was just quoted is what is meant. */
export function goneOn(scene: Scene): Move | undefined {
  const { heard } = scene
  const isShort = heard.words.length <= LONGEST && opensAsMore(heard.words) !== undefined
  if (!isShort || unexplained(scene, heard.terms, '').length > 0) return undefined
  const entry = lastCited(scene)
  return entry && quote(scene, { entry }, heard)
}

/** Whether words go on from what was said. */
export const opensAsMore = cues('^ ok? so|and|but|even|then|if', 'what if|about')

// Only where no service or plan is spoken of: that would be "it".
function citedFor(scene: Scene, clause: Clause): Entry | undefined {
  if (scene.about || !clause.asks || clause.words.length > LONGEST || namedHere(scene, clause).length > 0)
    return undefined
  return lastCited(scene)
}

// "Can it charge there?" – "Two have chargers."
const speaksLike = (body: ReadonlySet<string>, stem: string) =>
  stem.length > 4 && [...body].some((key) => key.startsWith(stem) || (key.length > 4 && stem.startsWith(key)))
