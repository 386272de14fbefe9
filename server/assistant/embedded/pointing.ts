import type { MerchantService } from '../../../contract/merchant.ts'
import type { Index } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import { EXTREMES, mostSo } from './extremes.ts'
import type { Notes } from './notes.ts'

const saysOther = cues('^ .. the other one $', 'the other one|two', '^ and? the other $')

const ORDINALS = [
  ['first|1st|former', '1|one'],
  ['second|2nd', '2|two'],
  ['third|3rd', '3|three'],
] as const

const PLACES = ORDINALS.map(([ordinal, number]) =>
  cues(
    `${ordinal} of`,
    `the ${ordinal} one`,
    `the ${ordinal} please|is|was? $`,
    `^ ${ordinal} one? please? $`,
    `number|option|choice|no ${number} please? $`,
  ),
)
const saysLast = cues('the last one', 'the latter', 'last of', '^ the? last please? $')
const saysMiddle = cues('the middle one', '^ the? middle please? $')
const ALONE = ORDINALS.map((_, at) => cues(`^ ${at + 1} please? $`))

/** A place, and nothing beside it. */
export const isPlaceAlone = cues(
  '^ the? first|1st|second|2nd|third|3rd|middle|last one? of? those|these? please? $',
  '^ number|option|choice|no? 1|2|3 please? $',
  '^ number|option|choice one|two|three please? $',
)

/** Which of some things, in the order they were shown, words point at by its place: "the second one", "the last". */
export function placed<Thing>(shown: readonly Thing[], words: readonly string[]): Thing | undefined {
  if (saysLast(words)) return shown.at(-1)
  if (saysMiddle(words)) return shown.length % 2 === 1 ? shown[(shown.length - 1) / 2] : undefined
  return shown[PLACES.findIndex((says) => says(words))]
}

/** The same where a number alone can be nothing but a place: "2". */
export const placedOrNumbered = <Thing>(shown: readonly Thing[], words: readonly string[]): Thing | undefined =>
  placed(shown, words) ?? shown[ALONE.findIndex((says) => says(words))]

/**
 * Which of the services just spoken of is pointed at by its place or by comparison: "the other one", "the second one",
 * "the cheaper of the two". Nothing where none was spoken of, or where two are alike.
 */
export function pointedAt(index: Index, notes: Notes, words: readonly string[]): MerchantService | undefined {
  const spokenOf = lastSpokenOf(index, notes)
  if (spokenOf.length < 2) return undefined

  if (saysOther(words)) {
    const others = spokenOf.filter(({ code }) => code !== notes.focus?.code)
    return others.length === 1 ? others[0] : undefined
  }
  const there = placed(spokenOf, words)
  if (there) return there

  const extreme = EXTREMES.find(({ points }) => points(words))
  return extreme && mostSo(spokenOf, extreme)
}

/** The list last shown; or the two last spoken of, in that order. */
export function lastSpokenOf({ record }: Index, { listed = [], focus, before }: Notes): MerchantService[] {
  const isShown = listed.length > 1 && (focus?.kind !== 'service' || listed.includes(focus.code))
  const codes = isShown ? listed : [before?.code, focus?.code]
  return codes.flatMap((code) => record.services.find((service) => service.code === code) ?? [])
}
