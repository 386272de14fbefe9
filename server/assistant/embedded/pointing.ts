import type { MerchantService } from '../../../contract/merchant.ts'
import type { Index } from '../../knowledge/index-of.ts'
import { cues } from '../../knowledge/lexicon/cues.ts'
import type { Notes } from './notes.ts'

const saysOther = cues('^ .. the other one $', 'the other one|two', '^ and? the other $')

const PLACES = [
  cues('the first one', 'first of', 'the first $'),
  cues('the second one', 'second of', 'the second $'),
  cues('the third one', 'third of', 'the third $'),
]
const saysLast = cues('the last one', 'last of')

const price = ({ price: { amount } }: MerchantService) => amount
const minutes = ({ duration_minutes }: MerchantService) => duration_minutes

const EXTREMES = [
  { says: cues('the cheaper|cheapest'), of: price, sign: 1 },
  { says: cues('the dearer|dearest|pricier|priciest', 'the most|more expensive'), of: price, sign: -1 },
  { says: cues('the shorter|shortest|quicker|quickest'), of: minutes, sign: 1 },
  { says: cues('the longer|longest'), of: minutes, sign: -1 },
]

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
  const place = PLACES.findIndex((says) => says(words))
  if (place >= 0) return spokenOf[place]
  if (saysLast(words)) return spokenOf.at(-1)

  const extreme = EXTREMES.find(({ says }) => says(words))
  if (!extreme) return undefined
  const [first, second] = spokenOf.toSorted((a, b) => extreme.sign * (extreme.of(a) - extreme.of(b)))
  return first && second && extreme.of(first) !== extreme.of(second) ? first : undefined
}

/** The list last shown; or the two last spoken of, in that order. */
export function lastSpokenOf({ record }: Index, { listed = [], focus, before }: Notes): MerchantService[] {
  const isShown = listed.length > 1 && (focus?.kind !== 'service' || listed.includes(focus.code))
  const codes = isShown ? listed : [before?.code, focus?.code]
  return codes.flatMap((code) => record.services.find((service) => service.code === code) ?? [])
}
