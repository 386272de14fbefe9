import type { Price } from '../contract/catalogue.ts'
import { written } from './spoken.ts'

/** How a shop writes times and money: its own zone and locale, whatever the visitor's machine is set to (see spoken.ts). */
export interface Manners {
  timezone: string
  locale: string
}

/**
 * "£26", "£3.50": pennies only where there are some. In Arabic it is set apart from the words around it, which would turn
 * the letters of "UK£" round.
 */
export function money(price: Pick<Price, 'amount' | 'currency'>, locale: string): string {
  const manner = written(locale)
  const format = new Intl.NumberFormat(manner, { style: 'currency', currency: price.currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  const amount = price.amount / 10 ** digits
  return new Intl.NumberFormat(manner, {
    style: 'currency',
    currency: price.currency,
    minimumFractionDigits: Number.isInteger(amount) ? 0 : digits,
  })
    .format(amount)
    .replace(/^\u200f(.+)/, '\u2066$1\u2069')
}

/** "14:00" in the shop's zone, always on 24 hours. */
export const time = (instant: string, { timezone }: Pick<Manners, 'timezone'>) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: timezone, hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

/** "14:00–15:15"; never breaks across lines where it is drawn. */
export const timeRange = (from: string, to: string, manners: Manners) => `${time(from, manners)}–${time(to, manners)}`

/** "2026-11-28": the shop's calendar day of an instant, for grouping and comparing. */
export const dayKey = (instant: string, { timezone }: Pick<Manners, 'timezone'>) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: timezone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(
    new Date(instant),
  )

/** One part or shape of a date in the shop's zone and tongue, such as `{ weekday: 'short', day: 'numeric' }`. */
export const date = (instant: string, { timezone, locale }: Manners, shape: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(written(locale), { timeZone: timezone, ...shape }).format(new Date(instant)).replace(',', '')

/** "Sat 28 Nov". */
export const shortDay = (instant: string, manners: Manners) =>
  date(instant, manners, { weekday: 'short', day: 'numeric', month: 'short' })
