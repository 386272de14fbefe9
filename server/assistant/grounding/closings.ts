import { claimAt } from './signs.ts'
import { BETWEEN } from './subjects.ts'

const CLOSED =
  /(?<!\p{L})(?:closed|shut|not open|geschlossen|fermée?s?|cerrad[oa]s?|fechad[oa]s?|مغلقة?|مغلقون)(?!\p{L})|休业|休業|休息|关门|關門|定休|休み/u
const OPEN =
  /(?<!\p{L})(?:open|opens|geöffnet|offen|ouverte?s?|ouvrons|abiert[oa]s?|abrimos|abert[oa]s?|مفتوحة?|مفتوحون)(?!\p{L})|营业|營業|営業/u

export type Door = 'open' | 'closed' | undefined

/** What a signed sentence says of the shop's door where each of its claims stands. */
export function doorsIn(signed: string): Door[] {
  const doors: Door[] = []
  let door: Door
  for (const clause of signed.toLowerCase().split(BETWEEN)) {
    door = CLOSED.test(clause) ? 'closed' : OPEN.test(clause) ? 'open' : door
    for (const sign of clause) {
      const claim = claimAt(sign)
      if (claim !== undefined) doors[claim] = door
    }
  }
  return doors
}

/** That the shop is closed on a day. */
export const closedOn = (day: string): string => `closed ${day}`

export const isDay = (claim: string): boolean => /^(?:date|weekday):/u.test(claim)
