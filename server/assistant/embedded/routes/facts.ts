import type { MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { MONTHS } from '../../../knowledge/lexicon/nouns.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { type Attribute, asksReturn } from '../attributes.ts'
import { describedIn, type Entity, entryOf, focusOn, namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { lastSpokenOf } from '../pointing.ts'
import { calledHere, namedHere, referred, type Scene } from '../scene.ts'
import { weekdaysIn } from '../schedule.ts'
import { entriesAbout } from '../suited.ts'
import { askedOf, isAskingWhich, serviceOf } from './asked-service.ts'
import { ofKind } from './kinds.ts'
import { bestEntry, quote } from './knowledge.ts'
import { measuresAlike } from './measures.ts'
import { rowSpeaks, speaksOf } from './row.ts'
import { both, namesDate, tell } from './telling.ts'
import { isAttributeWord, isOfAnything, unexplained } from './unexplained.ts'

/** A fact about a service: what was asked of it, from its own row. */
export function factFor(scene: Scene, clause: Clause): Move | undefined {
  const asked = askedOf(scene, clause)
  if (asked.every((attribute) => attribute === 'contents') && (compares(clause.words) ?? clause.words.includes('or'))) {
    const compared = several(scene, clause, ['contents'])
    if (compared) return compared
  }
  const service = serviceOf(scene, clause, asked)
  if (!service) return asked.length === 0 ? moreOfIt(scene, clause) : undefined

  if (asksReturn(clause.words) && !RETURNS.test(service.item.covers))
    return isOver(clause.words) ? tell(scene, clause, service, ['duration']) : whenReady(scene, clause)

  const spent = referred(scene, clause).words
  const rest = unexplained(scene, clause.terms, service.item.name).filter(({ word }) => !spent.has(word))
  const apart =
    asked.length > 0
      ? rest.filter((term) => !EVERYDAY.has(term.word) && !speaksOf(scene, service.item.code, term))
      : rest
  const entry = apart.length > 0 ? bestEntry(scene, apart) : undefined
  const other =
    entry && entry.anchors > 0 && entry.coverage >= 0.6 && entry.strangers === 0
      ? quote(scene, entry, clause)
      : undefined
  if (isHeading(scene, clause, service.item)) return undefined
  // One word of its name, nothing asked of it, and nothing else that its row speaks of: it was not asked about.
  const isCalled = scene.about === service || calledHere(scene, clause).some(({ item }) => item === service.item)
  if (asked.length === 0) {
    if (!isCalled && !isAskingWhich(clause) && !rowSpeaks(scene, clause, service)) return undefined
    if (measuresAlike(clause.text, service.item.covers)) return tell(scene, clause, service, ['contents'])
    if (rowSpeaks(scene, clause, service) && !((entry?.back ?? 0) >= 0.6 && entry?.topical))
      return tell(scene, clause, service, ['contents'])
    const own = describe(scene, clause, service, rest) ?? inside(scene, clause, service, other)
    return other && (!own || entry?.topical || (entry?.back ?? 0) >= 0.6) ? about(other, service) : own
  }
  if (asked.includes('openings')) return { do: 'openings', code: service.item.code }

  const more = isAllSaid(scene, clause, service.item) ? asked : ([...asked, 'contents'] as const)
  const fact = several(scene, clause, asked) ?? tell(scene, clause, service, more)
  return other?.do === 'answer' ? both(fact, other) : fact
}

// "How long is First Steep?" Where anything more is said, the rest of the row may be asked for too.
const isAllSaid = (scene: Scene, clause: Clause, { name }: MerchantService) => {
  const named = new Set([...wordsIn(name), ...referred(scene, clause).words])
  return clause.words.every(
    (word) => isAttributeWord(word) || isOfAnything(word) || OF_ASKING.has(word) || /^\d/.test(word) || named.has(word),
  )
}

/** Words of politeness, of pointing and of dates: they ask for nothing. */
const OF_ASKING = new Set([
  ...MONTHS,
  ...'please hi hello hey thanks cheers roughly exactly usually normally second third fourth last latter former other another both come coming join attend today tonight tomorrow'.split(
    ' ',
  ),
])

// "When would it be finished?", of what one comes to and goes home from.
const isOver = cues('it|that|this be? finished|done|over')

// What a row says of when a thing is ready.
const RETURNS =
  /\b(?:ready|stays? (?:on|with|in|until|for)|collect\w*|pick ?up|posted|sent|arrives?|days|weeks?|overnight|same day|back (?:by|in|to you|within|the))\b/i

// What the record says of when things are ready, whatever they are.
function whenReady(scene: Scene, clause: Clause): Move | undefined {
  const [only, ...others] = entriesAbout(scene.index, 'ready')
  return only && others.length === 0 ? quote(scene, { entry: only }, clause) : undefined
}

const compares = cues(
  'difference|differences|differ|different|compare|compared|versus|vs|between|better|apart|choose',
  'stack|stacks|measure|measures|shape|shapes up',
  'same|similar .. as|to',
  'or $',
  'which .. or',
)

const asksInside = cues(`
  is|are|does|do|have|has .. included|include|includes|part of|part
  get|gets|comes|come .. with|in|at|as part
  is|are|do|does .. in|with that|this|it
`)

// "It", "that": the thing spoken of is leaned on.
const leans = cues('it|that|this|there|them|her|him', 'stay|wait|sit')

// "Is lunch in that?" What is covered is all the record says of what is in it.
const inside = (scene: Scene, clause: Clause, service: Entity & { kind: 'service' }, other: Move | undefined) =>
  other === undefined && asksInside(clause.words) ? tell(scene, clause, service, ['contents']) : undefined

// "Picking on Saturday and Rekey after, how much together": of all that the message names.
const asksTogether = cues('together|altogether|total|combined|both|each')

// "A singing lesson and a guitar one": the same of each.
function several(scene: Scene, clause: Clause, asked: readonly Attribute[]): Move | undefined {
  const isApart = compares(clause.words) !== undefined && namedHere(scene, clause).length === 0
  const naming = isApart || asksTogether(clause.words) ? scene.heard : clause
  const called = namedHere(scene, naming).filter((entity) => entity.kind === 'service')
  const shown = called.length === 0 && asksTogether(clause.words) ? lastTwo(scene) : withAbout(scene, clause, called)
  const named = shown.length === 1 && isEither(naming.words) ? withKin(scene, naming, shown) : shown
  if (named.length < 2 || named.length > 3) return undefined
  const facts = named.map((entity) => tell(scene, clause, entity, asked))
  const all = facts.reduce((so, fact) => both(so, fact))
  return all.do === 'answer'
    ? { ...all, remember: { ...all.remember, listed: named.map(({ item }) => item.code) } }
    : undefined
}

// "And how does that compare with Gongfu Hour?"
function withAbout({ about }: Scene, { words }: Clause, called: (Entity & { kind: 'service' })[]) {
  const [only, ...more] = called
  const isOther = about?.kind === 'service' && only && more.length === 0 && about.item !== only.item
  return isOther && compares(words) && leans(words) ? [about, only] : called
}

// "And how long do they each take?"
const lastTwo = ({ index, notes }: Scene) =>
  (notes.listed ?? []).length <= 3 ? lastSpokenOf(index, notes).map((item) => ({ kind: 'service' as const, item })) : []

// "Solo float or couples float?", "float vs couples float": what one of them is called, the other is too.
function withKin(scene: Scene, clause: Pick<Clause, 'words'>, named: (Entity & { kind: 'service' })[]) {
  const kind = ofKind(scene, clause)
  return kind.length === 2 && kind.some((item) => item === named[0]?.item)
    ? kind.map((item) => ({ kind: 'service' as const, item }))
    : named
}

const isEither = cues('or|vs|versus|between|than', 'compared to|with')

// "First Steep: cost? length?" The name alone asks nothing yet.
const isHeading = (scene: Scene, clause: Clause, { name }: MerchantService) =>
  scene.heard.clauses.length > 1 &&
  scene.heard.clauses[0] === clause &&
  clause.text.replace(/[^\p{L}\d]/gu, '').length <= name.replace(/[^\p{L}\d]/gu, '').length + 3

// "And are three spokes on top?": of the thing spoken of, where its own description has the word.
function moreOfIt(scene: Scene, clause: Clause): Move | undefined {
  if (scene.about?.kind !== 'service' || !clause.asks) return undefined
  const rest = unexplained(scene, clause.terms, scene.about.item.name)
  const entry = bestEntry(scene, rest)
  const fit = describedIn(scene.index, rest, 'service').find(({ entry: { code } }) => code === scene.about?.item.code)
  const leant = leans(clause.words) !== undefined && (rowSpeaks(scene, clause, scene.about) || asksInside(clause.words))
  const speaks = (leant || (fit && fit.coverage >= 0.35)) && (entry?.back ?? 0) < 0.6
  return speaks ? tell(scene, clause, scene.about, ['contents']) : undefined
}

// What was asked in so many words but has no column of its own: the record's description, where it speaks of it.
function describe(
  scene: Scene,
  clause: Clause,
  entity: Entity & { kind: 'service' },
  rest: readonly Term[],
): Move | undefined {
  const isOfDay = weekdaysIn(clause.words, scene.here).length > 0 || namesDate(clause.words) !== undefined
  if (isOfDay && rest.length === 0) return tell(scene, clause, entity, ['when'])

  const entry = entryOf(scene.index, entity)
  const fit = entry && fitIn(scene.index, rest, entry)
  const isWhole = namedWhollyIn(scene.index, clause.terms, clause.words).some(
    ({ item }) => item.code === entity.item.code,
  )
  const speaks = isWhole || rest.length === 0 || (fit && fit.coverage >= 0.3)
  return speaks ? tell(scene, clause, entity, ['contents']) : undefined
}

const about = (move: Move, entity: Entity): Move =>
  move.do === 'answer' ? { ...move, remember: { ...move.remember, focus: focusOn(entity) } } : move
