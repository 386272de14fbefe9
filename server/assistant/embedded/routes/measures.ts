import type { MerchantService } from '../../../../contract/merchant.ts'
import { readable } from '../../../knowledge/lexicon/words.ts'
import { figureIn } from '../attributes.ts'
import { type Entity, focusOn } from '../entities.ts'
import type { Clause } from '../hearing.ts'
import type { Move } from '../moves.ts'
import * as say from '../say.ts'
import { type Scene, sourceOf } from '../scene.ts'
import { ageIn, fittingByAge, limitsAge, saysAges } from './ages.ts'
import { tell } from './telling.ts'

const UNITS: readonly (readonly [unit: string, said: string])[] = [
  ['lb', 'lbs?|pounds?'],
  ['kg', 'kgs?|kilos?|kilograms?'],
  ['cm', 'cms?|centimet(?:re|er)s?'],
  ['m', 'm|met(?:re|er)s?'],
  ['year', 'years?|yrs?'],
  ['month', 'months?'],
  ['week', 'weeks?'],
]
const MEASURE = new RegExp(`(\\d+(?:\\.\\d+)?)\\s*-?(${UNITS.map(([, said]) => said).join('|')})\\b`, 'iu')
const LIMIT = new RegExp(
  `(up to|under|below|at most|over|above|more than|from|at least)\\s+(\\d+(?:\\.\\d+)?)\\s*-?(${UNITS.map(([, said]) => said).join('|')})\\b`,
  'iu',
)

interface Measure {
  amount: number
  unit: string
}

const TEN = ['', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety', 'hundred']
const TENS = new RegExp(`\\b(?:${TEN.slice(1).join('|')})\\b`, 'g')

const unitOf = (word = ''): string =>
  UNITS.find(([, said]) => new RegExp(`^(?:${said})$`, 'iu').test(word))?.[0] ?? word

function measureIn(text: string): Measure | undefined {
  const figures = readable(text)
    .toLowerCase()
    .replace(TENS, (word) => `${TEN.indexOf(word) * 10}`)
  const [, amount, unit] = MEASURE.exec(figures) ?? []
  return amount ? { amount: Number(amount), unit: unitOf(unit) } : undefined
}

// The only one of these services whose stated limit ("up to 45 lb", "over 45 lb") the measure in the text keeps.
function fittingBySize(services: readonly MerchantService[], text: string): MerchantService | undefined {
  const measure = measureIn(text)
  const fitting = measure ? services.filter(({ covers }) => keeps(covers, measure)) : []
  return fitting.length === 1 ? fitting[0] : undefined
}

function keeps(covers: string, { amount, unit }: Measure): boolean {
  const [, side = '', limit, limitUnit] = LIMIT.exec(covers) ?? []
  if (!limit || unitOf(limitUnit) !== unit) return false
  return /^(?:over|above|more|from|at least)/i.test(side) ? amount > Number(limit) : amount <= Number(limit)
}

/** The only one of these services that says it is for the size or the age in the text. */
export const meantFor = (services: readonly MerchantService[], text: string): MerchantService | undefined =>
  fittingBySize(services, text) ?? fittingByAge(services, text)

// Ages and sizes, whatever they are counted in.
const FAMILIES = [
  /\b(?:weeks?|months?|years?|old|age)\b/i,
  /\b(?:lbs?|pounds|kg|kilos?)\b/i,
  /\b(?:cm|met(?:re|er)s?|feet|foot|tall)\b/i,
]

const COUNTED =
  /\b(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|eighteen|twenty)(?:\W+\w+){0,2}?\W+(?:weeks?|months?|years?)\b|\bages?\b/i

/** Whether a text measures something that a description also states a measure of: "Is 5 months too old?" */
export const measuresAlike = (text: string, covers: string): boolean =>
  measureIn(text) !== undefined &&
  !(/\byears?\b/i.test(text) && !/\b(?:years?|ages?|aged)\b/i.test(covers)) &&
  (COUNTED.test(covers) || !FAMILIES[0]?.test(text)) &&
  FAMILIES.some((family) => family.test(text) && family.test(covers))

/** "And if he's 70 lbs?": the service that the size or the age belongs to, where the one spoken of has a limit. */
export function sizeFor(scene: Scene, clause: Clause): Move | undefined {
  const { heard, record, about } = scene
  const item = meantFor(record.services, heard.text)
  const isAsked = clause.asks ? isLimited(about) || clause.words.includes('which') : isAnother(scene)
  if (!item || !isAsked || item.code === about?.item.code) return undefined

  const entity: Entity = { kind: 'service', item }
  const figure = figureIn(clause.bare)
  if (figure) return tell(scene, clause, entity, [figure])
  return {
    do: 'answer',
    text: `${say.contents(item)} ${say.servicePrice(record, item)}`,
    sources: [sourceOf(entity)],
    remember: { focus: focusOn(entity) },
  }
}

const isLimited = (about?: Entity) =>
  about?.kind === 'service' &&
  (saysAges(about.item.covers) || limitsAge(about.item.covers) || LIMIT.test(about.item.covers))

// "And her brother, he's 5": asked of somebody else, right after an answer.
const isAnother = ({ heard, notes }: Scene) =>
  notes.cited !== undefined && !notes.wish && heard.words.length < SHORT && ageIn(heard.text) !== undefined

const SHORT = 8
