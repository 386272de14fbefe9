import type { Price } from '../../contract/catalogue.ts'

/** Where money is written: the merchant's locale and currency (ISO 4217). */
interface Till {
  locale: string
  currency: string
}

/** "£58" or "£5.50", of an amount in minor units, as an English sentence has it. */
export function money({ locale, currency }: Till, amount: number): string {
  const digits =
    new Intl.NumberFormat(locale, { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
  const value = amount / 10 ** digits
  // The shop's own language may write its currency in ways a reply in English should not: "32,00 €".
  const written = locale.startsWith('en') ? locale : 'en-GB'
  return new Intl.NumberFormat(written, {
    style: 'currency',
    currency,
    minimumFractionDigits: Number.isInteger(value) ? 0 : digits,
  }).format(value)
}

/** "26 €", as `locale` writes it. In Arabic it is set apart, which would turn the letters of "UK£" round. */
export function moneyIn(locale: string, { currency, amount: minor }: Pick<Price, 'amount' | 'currency'>): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  const amount = minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2)
  return format.format(amount).replace(/^\u200f(.+)/, '\u2066$1\u2069')
}
