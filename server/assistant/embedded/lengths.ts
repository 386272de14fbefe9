import type { MerchantService } from '../../../contract/merchant.ts'
import { NUMBER, numberIn } from '../../bookings/when/numbers.ts'
import { readable } from '../../knowledge/lexicon/words.ts'

/** "Two hours", "a 90-minute one", "the hour and a half"; never how long until then ("in two hours") nor what is not meant. */
const LENGTH = new RegExp(
  `(?<!\\b(?:in|within|after|before|last|past|until|till|of) (?:about |around )?|\\bnot (?:just )?(?:the |an? )?)\\b(half an?|half|an?|the|\\d{1,3}|${NUMBER})( and a half)?[\\s-]+(hours?|hrs?|minutes?|mins?)\\b( and a half)?`,
  'iu',
)

/** The words that say how long something takes. */
export const saidLength = (text: string): string | undefined => LENGTH.exec(readable(text))?.[0]

/** How long something is said to take, in minutes. */
export function lengthIn(text: string): number | undefined {
  const [, amount, halfBefore, unit, halfAfter] = LENGTH.exec(readable(text).toLowerCase()) ?? []
  if (!amount || !unit) return undefined

  const half = (halfBefore ?? halfAfter) ? 0.5 : 0
  const count = (amount.startsWith('half') ? 0.5 : /^(?:an?|the)$/.test(amount) ? 1 : (numberIn(amount) ?? 1)) + half
  return unit.startsWith('h') ? count * 60 : count
}

/** The only one of these services that takes as long as the text says. */
export function fittingByLength(services: readonly MerchantService[], text: string): MerchantService | undefined {
  const minutes = lengthIn(text)
  const [only, ...others] = services.filter(({ duration_minutes }) => duration_minutes === minutes)
  return others.length === 0 ? only : undefined
}
