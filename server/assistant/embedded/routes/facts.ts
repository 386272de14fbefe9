import type { MerchantService } from '../../../../contract/merchant.ts'
import { cues } from '../../../knowledge/lexicon/cues.ts'
import { EVERYDAY } from '../../../knowledge/lexicon/everyday.ts'
import { OCCASIONS, TIMES } from '../../../knowledge/lexicon/nouns.ts'
import type { Term } from '../../../knowledge/lexicon/terms.ts'
import { FUNCTION_WORDS, stem, wordsIn } from '../../../knowledge/lexicon/words.ts'
import { fitIn } from '../../../knowledge/search.ts'
import { ATTRIBUTE_WORDS, type Attribute, attributesIn } from '../attributes.ts'
import { clearly, describedIn, type Entity, entityOf, focusOn, namedWhollyIn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import { spokenOfIn } from '../referents.ts'
import * as say from '../say.ts'
import { calledHere, namedHere, referred, type Scene, sourceOf } from '../scene.ts'
import { daysOf, weekdaysIn } from '../schedule.ts'
import { traitsIn, traitsOf } from '../traits.ts'
import { bestEntry, quote } from './knowledge.ts'
import { measuresAlike } from './measures.ts'

/** A fact about a service: what was asked of it, from its own row. */
export function factFor(scene: Scene, clause: Clause): Move | undefined {
  const asked = askedOf(scene, clause)
  const service = serviceOf(scene, clause, asked)
  if (!service) return asked.length === 0 ? goesOn(scene, clause) : undefined

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

  const more = saysOf(service.item, rest) ? ([...asked, 'contents'] as const) : asked
  const fact = several(scene, clause, asked) ?? tell(scene, clause, service, more)
  return other?.do === 'answer' ? both(fact, other) : fact
}

const asksInside = cues(`
  is|are|does|do|have|has .. included|include|includes|part of|part
  get|gets|comes|come .. with|in|at|as part
  is|are|do|does .. in|with that|this|it
`)

// "It", "that": the thing spoken of is leaned on.
const leans = cues('it|that|this|there|them')

// "Is lunch in that?" What is covered is all the record says of what is in it.
const inside = (scene: Scene, clause: Clause, service: Entity & { kind: 'service' }, other: Move | undefined) =>
  other === undefined && asksInside(clause.words) ? tell(scene, clause, service, ['contents']) : undefined

/** "How much is it to learn without a clutch?": no name, and no question of its own; all of it is said of one service. */
export function describedFor(scene: Scene, clause: Clause): Move | undefined {
  const asked = askedOf(scene, clause)
  const rest = unexplained(scene, clause.terms, '')
  if (!clause.asks || rest.length === 0 || !asked.some((attribute) => attribute !== 'contents')) return undefined

  const denied = clause.words.flatMap((word, at) =>
    /^(?:no|without)$/.test(word) ? clause.words.slice(at, at + 3) : [],
  )
  const words = [...denied, ...rest.map(({ word }) => word).filter((word) => !denied.includes(word))]
  const [only, ...others] = spokenOfIn(scene.index, words)
  return only && others.length === 0 ? tell(scene, clause, { kind: 'service', item: only }, asked) : undefined
}

// "A singing lesson and a guitar one": the same of each.
function several(scene: Scene, clause: Clause, asked: readonly Attribute[]): Move | undefined {
  const named = namedHere(scene, clause).filter((entity) => entity.kind === 'service')
  if (named.length < 2 || named.length > 3) return undefined
  const facts = named.map((entity) => tell(scene, clause, entity, asked))
  return facts.reduce((all, fact) => both(all, fact))
}

// "How long is it?" "Which one?" "The canoe": the question asked back is still open.
function askedOf({ notes }: Scene, clause: Clause): Attribute[] {
  const asked = attributesIn(clause.words).filter((attribute) => attribute !== 'cover')
  const open = notes.asking && clause.words.length <= 6 ? attributesIn(wordsIn(notes.asking)) : []
  return asked.length > 0 ? asked : open
}

function serviceOf(
  scene: Scene,
  clause: Clause,
  asked: readonly Attribute[],
): (Entity & { kind: 'service' }) | undefined {
  const [named] = namedHere(scene, clause).filter((entity) => entity.kind === 'service')
  if (named?.kind === 'service' && isCalled(scene, clause, named, asked)) return named

  const described =
    asked.length > 0 || isAskingWhich(clause)
      ? clearly(
          describedIn(
            scene.index,
            clause.terms.filter(({ word }) => !word.split(' ').every(isAttributeWord) && !isOfAnything(word)),
            'service',
          ),
          2,
          isAskingWhich(clause) ? 0.4 : 0.5,
        )
      : undefined
  const isBest =
    isAskingWhich(clause) || asked.length > 0 || (described && !bestEntryBeats(scene, clause, described.score))
  if (described && isBest) return service(scene, described.entry.code)

  const leansOn = asked.length > 0 && unexplained(scene, clause.terms, '').length === 0
  return leansOn && scene.about?.kind === 'service' ? scene.about : undefined
}

// One word of a name is chance where another service is spoken of, or where it is all that fits.
function isCalled(scene: Scene, clause: Clause, { item }: Entity, asked: readonly Attribute[]): boolean {
  if (namedWhollyIn(scene.index, clause.terms, clause.words).some((whole) => whole.item.code === item.code)) return true
  if (referred(scene, clause).services.some(({ code }) => code === item.code)) return true

  const told = clause.terms.filter(({ word }) => !isOfAnything(word))
  const fits = describedIn(scene.index, told, 'service')
  const own = fits.find(({ entry }) => entry.code === item.code)
  const most = Math.max(0, ...fits.filter((fit) => fit !== own).map(({ mass }) => mass))
  return own !== undefined && most <= own.mass * 1.3 && own.coverage >= (asked.length > 0 ? 0.3 : 0.4)
}

// "Is there an exam when it finishes?" What is covered says it beside the figure.
function saysOf(service: MerchantService, rest: readonly Term[]): boolean {
  const said = new Set(wordsIn(service.covers).map(stem))
  const traits = traitsOf(service)
  return (
    rest.some(({ parts, isTopic }) => !isTopic && parts.length > 0 && parts.every((part) => said.has(part))) ||
    traitsIn(rest.map(({ word }) => word)).some((trait) => INSIDE.has(trait) && traits.has(trait))
  )
}

// "How many dumplings does each of us make?" – "About thirty dumplings each."
function isCounted(words: readonly string[], covers: string): boolean {
  const at = words.findIndex((word, before) => word === 'many' && words[before - 1] === 'how')
  const counted = at >= 0 ? stem(words[at + 1] ?? '') : ''
  if (counted === '' || isAttributeWord(words[at + 1] ?? '')) return false
  const said = wordsIn(covers)
  const found = said.findIndex((word) => stem(word) === counted)
  return said.slice(Math.max(0, found - 3), Math.max(0, found)).some((word) => COUNT.test(word))
}

const COUNT = /^(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|\w+ty|dozen)$/

/** What is part of a thing, as apart from whom it is for. */
const INSIDE = new Set(['~food', '~led'])

/** Whether a service's own row speaks of what is asked beside its name. */
export function rowSpeaks(scene: Scene, clause: Clause, { kind, item }: Entity): boolean {
  const spent = referred(scene, clause).words
  const rest = unexplained(scene, clause.terms, item.name).filter(({ word }) => !spent.has(word))
  if (kind === 'service' && isCounted(clause.words, item.covers)) return true
  if (
    kind === 'service' &&
    traitsIn(rest.map(({ word }) => word)).some((trait) => INSIDE.has(trait) && traitsOf(item).has(trait))
  )
    return true
  const entry = scene.index.entries.find(({ kind, code }) => kind === 'service' && code === item.code)
  const fit = entry && rest.length > 0 ? fitIn(scene.index, rest, entry) : undefined
  return fit !== undefined && fit.coverage >= 0.5
}

const speaksOf = (scene: Scene, code: string, term: Term) =>
  describedIn(scene.index, [term], 'service').some(({ entry }) => entry.code === code)

// "First Steep: cost? length?" The name alone asks nothing yet.
const isHeading = (scene: Scene, clause: Clause, { name }: MerchantService) =>
  scene.heard.clauses.length > 1 &&
  scene.heard.clauses[0] === clause &&
  clause.text.replace(/[^\p{L}\d]/gu, '').length <= name.replace(/[^\p{L}\d]/gu, '').length + 3

// "And are three spokes on top?": of the thing spoken of, where its own description has the word.
function goesOn(scene: Scene, clause: Clause): Move | undefined {
  if (scene.about?.kind !== 'service' || !clause.asks) return undefined
  const rest = unexplained(scene, clause.terms, scene.about.item.name)
  const entry = bestEntry(scene, rest)
  const fit = describedIn(scene.index, rest, 'service').find(({ entry: { code } }) => code === scene.about?.item.code)
  const leant = leans(clause.words) !== undefined && (rowSpeaks(scene, clause, scene.about) || asksInside(clause.words))
  const speaks = (leant || (fit && fit.coverage >= 0.35)) && (entry?.back ?? 0) < 0.6
  return speaks ? tell(scene, clause, scene.about, ['contents']) : undefined
}

const isAttributeWord = (word: string) => ATTRIBUTE_WORDS.has(word) || FUNCTION_WORDS.has(word)

const bestEntryBeats = (scene: Scene, clause: Clause, score: number) =>
  (bestEntry(scene, clause.terms)?.score ?? 0) > score

const isAskingWhich = ({ words }: Clause) => words.includes('which') || (words.includes('one') && words.includes('the'))

function service(scene: Scene, code: string): (Entity & { kind: 'service' }) | undefined {
  const entity = entityOf(scene.index, { kind: 'service', code })
  return entity?.kind === 'service' ? entity : undefined
}

/** The words that neither name the thing nor say what is asked of it: what is left is a question of its own. */
export function unexplained(scene: Scene, terms: readonly Term[], name: string): Term[] {
  const own = new Set(
    [...wordsIn(name), ...Object.values(say.words(scene.record)).flatMap(wordsIn)].flatMap((word) => [
      word,
      `${word}s`,
    ]),
  )
  return terms.filter(
    (term) =>
      !term.word.split(' ').every((word) => own.has(word) || ATTRIBUTE_WORDS.has(word) || FUNCTION_WORDS.has(word)) &&
      !(EVERYDAY.has(term.word) && term.concepts.length === 0) &&
      !isOfAnything(term.word) &&
      !term.isName &&
      !term.isTopic,
  )
}

const isOfAnything = (word: string) => OCCASIONS.has(word) || TIMES.has(word)

// What was asked in so many words but has no column of its own: the record's description, where it speaks of it.
function describe(
  scene: Scene,
  clause: Clause,
  entity: Entity & { kind: 'service' },
  rest: readonly Term[],
): Move | undefined {
  const days = weekdaysIn(clause.words)
  if (days.length > 0 && rest.length === 0) return tell(scene, clause, entity, ['when'])

  const entry = scene.index.entries.find(({ kind, code }) => kind === 'service' && code === entity.item.code)
  const fit = entry && fitIn(scene.index, rest, entry)
  const isWhole = namedWhollyIn(scene.index, clause.terms, clause.words).some(
    ({ item }) => item.code === entity.item.code,
  )
  const speaks = isWhole || rest.length === 0 || (fit && fit.coverage >= 0.3)
  return speaks ? tell(scene, clause, entity, ['contents']) : undefined
}

function tell(scene: Scene, clause: Clause, entity: Entity & { kind: 'service' }, asked: readonly Attribute[]): Move {
  const sentences = asked.map((attribute) => sentence(scene, clause, entity.item, attribute))
  return {
    do: 'answer',
    text: [...new Set(sentences)].join(' '),
    sources: [sourceOf(entity)],
    remember: { focus: focusOn(entity), attribute: asked[0] },
  }
}

function sentence({ record }: Scene, clause: Clause, item: MerchantService, attribute: Attribute): string {
  switch (attribute) {
    case 'price':
      return withAside(say.servicePrice(record, item), item, /[£€$]|\b(?:price|extra|free|cost)\b/i)
    case 'duration':
      return withAside(say.duration(item), item, /\b(?:minutes?|hours?|days?|overnight|weeks?)\b/i)
    case 'seats':
      return withAside(say.seats(item), item, /\bup to\b|\b(?:people|guests|persons)\b/i)
    case 'when':
      return when(record, item, clause)
    default:
      return say.sheet(record, item)
  }
}

function when(record: Scene['record'], item: MerchantService, clause: Clause): string {
  const days = weekdaysIn(clause.words)
  const wantsOthers = /\b(?:other|another|different|else|instead)\b/.test(clause.words.join(' '))
  if (days.length === 0 || wantsOthers) return say.held(record, item)

  const kept = days.filter((day) => daysOf(item).includes(day))
  if (kept.length === 0) return say.notHeldOn(record, item, days)
  return say.held(record, item, kept)
}

// The description may qualify the figure: "Parts are extra", "it stays until the next working day".
function withAside(fact: string, { covers }: MerchantService, speaksOf: RegExp): string {
  const aside = covers.split(/(?<=[.!?])\s+/).filter((part) => speaksOf.test(part))
  return [fact, ...aside].join(' ')
}

/** The second answer after the first, with the sources of both. */
export function both(fact: Move, other: Move): Move {
  if (fact.do !== 'answer' || other.do !== 'answer') return fact
  return {
    do: 'answer',
    text: `${fact.text} ${other.text}`,
    sources: [...fact.sources, ...other.sources],
    remember: { ...other.remember, ...fact.remember },
  }
}

const about = (move: Move, entity: Entity): Move =>
  move.do === 'answer' ? { ...move, remember: { ...move.remember, focus: focusOn(entity) } } : move
