import type { Source } from '../../../contract/catalogue.ts'
import type { MerchantService } from '../../../contract/merchant.ts'
import { conditionsNamed, isGrave, speaksOfCondition } from '../../knowledge/conditions.ts'
import type { Entry } from '../../knowledge/entries.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { termsIn } from '../../knowledge/lexicon/terms.ts'
import { wordsIn } from '../../knowledge/lexicon/words.ts'
import { figureIn } from './attributes.ts'
import { AGE, standing } from './conditions.ts'
import { namedWhollyIn } from './entities.ts'
import type { Move } from './moves.ts'
import type { Condition } from './notes.ts'
import { ASKS_AGE, isForAge, limitsAge, saysAges } from './routes/ages.ts'
import { focused, type Scene, sourceOf, sourceOfEntry } from './scene.ts'

interface Saying {
  text: string
  source: Source
}

/** What the record says of one condition, where this turn gives cause to say it. */
interface Warning {
  condition: Condition
  at: readonly string[] // the services told of, or ANY
  said: readonly Saying[]
}

/**
 * Whoever told of a condition is told of no service, shown no list and given no form without the record's own words on
 * it: once for each service and condition. It keeps nobody from booking. Where the record speaks of health and not of
 * this, that is said, and a person offered.
 */
export function withWarnings(scene: Scene, moves: readonly Move[]): { moves: Move[]; warned?: string[] } {
  if (!moves.some(({ do: deed }) => HEEDED.has(deed))) return { moves: [...moves] }
  const conditions = standing(scene.notes, scene.heard) ?? []
  const warnings = conditions.flatMap((condition) => warningFor(scene, moves, condition) ?? [])
  if (warnings.length === 0) return { moves: [...moves] }

  const said = [...new Map(warnings.flatMap(({ said }) => said.map((one) => [one.text, one] as const))).values()]
  const silent = warnings.filter(({ said }) => said.length === 0)
  const isLeave = silent.length > 0 && !asksFigure(scene)
  const rest = moves.filter(
    (move) => move.do !== 'abstain' && !(isLeave && isRow(move)) && !isAskedBack(moves, move, said),
  )
  const fresh = said.filter((one) => !isSaid(rest, one))
  return {
    moves: [
      ...(fresh.length > 0 ? [told(fresh, rest.length === 0)] : []),
      ...(silent.length > 0 ? [notTold(scene, silent, rest)] : []),
      ...rest,
    ],
    warned: [
      ...(scene.notes.warned ?? []),
      ...warnings.flatMap(({ condition, at }) => at.map((code) => keyOf(condition, code))),
    ].slice(-KEPT),
  }
}

// Whoever asks for leave and gets no word on it is not told the row instead.
const isRow = (move: Move) => move.do === 'answer' && move.sources.every(({ kind }) => kind === 'service')

const asksFigure = ({ heard }: Scene) => figureIn(heard.bare) !== undefined

const HEEDED = new Set<Move['do']>(['answer', 'list', 'openings', 'book', 'highlight', 'choose', 'abstain'])

const KEPT = 60

const keyOf = ({ kind, months }: Condition, code: string) => `${kind}${months ?? ''} ${code}`

/** Stands for services where none is singled out. */
const ANY = '*'

function warningFor(scene: Scene, moves: readonly Move[], condition: Condition): Warning | undefined {
  const at = servicesAt(scene, moves, condition).filter((code) => !scene.notes.warned?.includes(keyOf(condition, code)))
  const isNew = scene.heard.conditions.told.includes(condition)
  if (at.length === 0 && !isNew) return undefined
  if (condition.kind === AGE && at.length === 0) return undefined

  const services = scene.record.services.filter(({ code }) => at.includes(code))
  const several = at.includes(ANY) ? shownIn(scene, moves) : undefined
  const said =
    condition.kind === AGE
      ? onAge(scene, condition, several ?? services)
      : [...onRows(condition, several ?? services, several !== undefined), ...onKnowledge(scene, condition)]
  if (said.length > 0) return { condition, at, said }
  return isNew && isOwed(scene, condition, moves) ? { condition, at, said } : undefined
}

// What was asked of and not found is told of where a word on it is.
function servicesAt(scene: Scene, moves: readonly Move[], { kind }: Condition): string[] {
  const codes = moves.flatMap(servicesIn)
  if (codes.length > 0 || !moves.every(isPuzzled)) return [...new Set(codes)]
  if (kind !== AGE) return partlyNamed(scene, kind)
  const about = focused(scene)
  return about?.kind === 'service' && tellsAge(scene) ? [about.item.code] : []
}

const tellsAge = ({ heard }: Scene) => heard.conditions.told.some(({ kind }) => kind === AGE)

function servicesIn(move: Move): string[] {
  switch (move.do) {
    case 'answer':
      return move.sources.flatMap(({ kind, code }) => (kind === 'service' ? code : []))
    case 'list':
      return move.what === 'services' ? [ANY] : []
    case 'book':
      return [move.wish.subject ?? ANY]
    case 'openings':
    case 'highlight':
      return [move.code]
    default:
      return []
  }
}

const isPuzzled = (move: Move) => move.do === 'abstain' || move.do === 'choose'

// "And the float?" is either of two that are called so; what is new is said whatever it is asked of.
function partlyNamed({ index, record, heard }: Scene, kind: string): string[] {
  const whole = namedWhollyIn(index, heard.terms, heard.words).filter(({ kind }) => kind === 'service')
  if (whole.length > 0) return whole.map(({ item }) => item.code)
  const said = new Set(heard.terms.flatMap(({ parts }) => parts))
  const named = record.services.filter(({ name }) => termsIn(wordsIn(name)).some(({ stem }) => said.has(stem)))
  if (named.length > 0) return named.map(({ code }) => code)
  return heard.conditions.told.some((one) => one.kind === kind) ? [ANY] : []
}

const shownIn = ({ record }: Scene, moves: readonly Move[]): MerchantService[] => {
  const codes = moves.flatMap((move) => (move.do === 'list' ? (move.codes ?? []) : []))
  return record.services.filter(({ code }) => codes.length === 0 || codes.includes(code))
}

/** What the rows themselves say of it: "Not for anyone who is pregnant." */
const onRows = ({ kind }: Condition, services: readonly MerchantService[], isNamed: boolean): Saying[] =>
  services.flatMap((item) =>
    sentencesOf(item)
      .filter((sentence) => (isNamed ? kindsIn(sentence).has(kind) : speaksOfCondition(kindsIn(sentence), kind)))
      .map((sentence) => saidOf(item, sentence, isNamed)),
  )

const sentencesOf = ({ covers }: MerchantService) => covers.split(/(?<=[.!?])\s+/)

const kindsIn = (text: string) => new Set(conditionsNamed(wordsIn(text)).map(({ kind }) => kind))

const saidOf = (item: MerchantService, sentence: string, isNamed: boolean): Saying => ({
  text: isNamed ? `${item.name}: ${sentence}` : sentence,
  source: sourceOf({ kind: 'service', item }),
})

/** The knowledge that is asked by the condition's own name, or by health in general, or else speaks of it in passing. */
function onKnowledge({ index }: Scene, { kind }: Condition): Saying[] {
  const entries = index.entries.filter((entry) => entry.kind === 'knowledge')
  const ways: ((entry: Entry) => boolean)[] = [
    ({ asksOf }) => asksOf.has(kind),
    ({ asksOf }) => speaksOfCondition(asksOf, kind),
    ({ speaksOf }) => speaksOf.has(kind),
  ]
  const found = ways.map((speaks) => entries.filter(speaks)).find((some) => some.length > 0) ?? []
  return found.slice(0, 2).map(saidIn)
}

const saidIn = (entry: Entry): Saying => ({
  text: entry.title.endsWith('?') ? `${entry.title} ${entry.text}` : entry.text,
  source: sourceOfEntry(entry),
})

/** What is said of ages, but where the row itself is for that age. */
function onAge({ index }: Scene, { months = 0 }: Condition, services: readonly MerchantService[]): Saying[] {
  const others = services.filter(({ covers }) => !isForAge(covers, months))
  if (others.length === 0) return []
  const rules = index.entries.filter(
    (entry) =>
      entry.kind === 'knowledge' &&
      limitsAge(entry.text) &&
      (ASKS_AGE.test(entry.title) || entry.wordings.some(({ keys }) => keys.has('¶children'))),
  )
  const rows =
    others.length === 1
      ? others.flatMap((item) =>
          sentencesOf(item)
            .filter(saysAges)
            .map((sentence) => saidOf(item, sentence, false)),
        )
      : []
  const naming = rules.filter(({ text }) => others.some(({ name }) => text.includes(name)))
  return [...rows, ...[...naming, ...rules].slice(0, 1).map(saidIn)]
}

/** Whether silence would be taken for leave: a record that has rules on health says nothing of this. */
function isOwed({ index, heard }: Scene, { kind }: Condition, moves: readonly Move[]): boolean {
  const asks = asksLeave(heard.words) !== undefined
  if (!isGrave(kind) || !(asks || moves.some((move) => move.do === 'book' || isPuzzled(move)))) return false
  if (index.entries.some(({ speaksOf }) => speaksOf.has(kind))) return asks
  return (
    asksLeaveFor(heard.words) !== undefined ||
    index.entries.some(({ kind: of, asksOf }) => of === 'knowledge' && [...asksOf].some(isGrave))
  )
}

// "Is it okay for me to do the Beech Circuit?"
const asksLeaveFor = cues(`
  is|are|be|would it|that|this|they? .. ok|okay|safe|alright|fine|wise|advisable|dangerous|risky|suitable .. for|if|to
  can|could|may|should|am i|we|she|he still? allowed? to? do|take|join|come|try|climb|swim|ride|run|fly|go
`)

const asksLeave = cues('can|could|may|ok|okay|safe|allowed|suitable|alright|fine|advisable|hurt|harm|dangerous|risky')

// Under a heading or without it, the record's words are the same.
const isSaid = (moves: readonly Move[], { text, source }: Saying) =>
  moves.some(
    (move) =>
      move.do === 'answer' &&
      (source.kind === 'knowledge'
        ? move.sources.some(({ kind, code }) => kind === 'knowledge' && code === source.code)
        : move.text.includes(text)),
  )

// What was asked back is what is said now; where nothing else was understood, that is the answer.
const isAskedBack = (moves: readonly Move[], move: Move, said: readonly Saying[]) =>
  said.length > 0 &&
  move.do === 'choose' &&
  !move.remember?.choosing &&
  (moves.every(isPuzzled) || move.choices.some(({ code }) => said.some(({ source }) => source.code === code)))

const told = (said: readonly Saying[], isAll: boolean): Move => ({
  do: 'answer',
  text: said.map(({ text }) => text).join(' '),
  sources: [...new Map(said.map(({ source }) => [`${source.kind} ${source.code}`, source])).values()],
  ...(isAll && { remember: { cited: said.find(({ source }) => source.kind === 'knowledge')?.source.code } }),
})

function notTold({ record }: Scene, warnings: readonly Warning[], rest: readonly Move[]): Move {
  const sentences = warnings.map(({ condition: { kind }, at }) => {
    const service = at.length === 1 ? record.services.find(({ code }) => code === at[0]) : undefined
    return `The shop’s record does not say whether ${service?.name ?? 'this'} is for somebody with ${kind}.`
  })
  const text = `${sentences.join(' ')} Please ask a person of the shop first.`
  return rest.length > 0
    ? { do: 'answer', text, sources: [], remember: { offered: true } }
    : { do: 'abstain', text, isGrave: true }
}
