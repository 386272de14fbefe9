import { figureOf, type Kind, type Reading } from './kinds.ts'
import { atRate, BEFORE, BEHIND, rateOf } from './rates.ts'

const SIGNS: Record<string, string> = {
  '£': 'GBP',
  '€': 'EUR',
  '¥': 'JPY',
  '₹': 'INR',
  '₩': 'KRW',
  '₺': 'TRY',
  '₽': 'RUB',
}
const WORDS: Record<string, string> = {
  pound: 'GBP',
  quid: 'GBP',
  sterling: 'GBP',
  euro: 'EUR',
  rupee: 'INR',
  yen: 'JPY',
}

const SIGN =
  '[£€¥₹₩₺₽$]|\\b(?:GBP|EUR|USD|CHF|SEK|NOK|DKK|PLN|CZK|AUD|CAD|NZD|JPY|INR|SGD|HKD|ZAR)\\b|\\b(?:kr|Fr|zł)\\b\\.?'
const WORD = '\\b(?:pounds?|quid|sterling|euros?|dollars?|bucks|francs?|kron(?:er|or|e|a)|rupees?|yen)\\b'
const COIN = '\\b(?:pence|pennies|penny|cents?)\\b'
// A figure with a letter behind it is another: £26k.
const FIGURE = '\\d+(?:[.,]\\d+)*(?!\\d|[.,]\\d|\\s?(?:k|m|bn|mn|mio|million|thousand)(?!\\p{L}))'

const pattern = (source: string) => new RegExp(source, 'giu')

/** Amounts of money, in minor units with their currency. */
export const moneys: readonly Kind[] = [
  {
    pattern: pattern(`${BEFORE}(${SIGN})\\s*(${FIGURE})${BEHIND}`),
    read: ([, ...found], reading) => {
      const [sign, figure] = found.splice(4, 2)
      return amounts(figure, currencyOf(sign, reading), found)
    },
  },
  {
    pattern: pattern(`${BEFORE}(${FIGURE})\\s*(${SIGN}|${WORD})${BEHIND}`),
    read: ([, ...found], reading) => {
      const [figure, sign] = found.splice(4, 2)
      return amounts(figure, currencyOf(sign, reading), found)
    },
  },
  {
    pattern: pattern(`(${FIGURE})\\s*(?:${COIN}|p\\b)`),
    read: ([, figure], { currency }) => moneyClaim(figureOf(figure), currency),
  },
  // Whatever speaks of money and was not read: "vingt euros", a sign alone, "5k€".
  { pattern: pattern(`${SIGN}|${WORD}|${COIN}`), read: ([word]) => `unread:${word.toLowerCase()}` },
]

/** A figure that is said to be a price, in the shop's currency. */
export const moneyOf = (figure: string | undefined, { currency }: Reading): string => amount(figure, currency)

export const moneyClaim = (minor: number, currency: string): string => `money:${minor} ${currency}`

const amount = (figure: string | undefined, currency: string) => moneyClaim(minorOf(figure, currency), currency)

const amounts = (figure: string | undefined, currency: string, around: readonly (string | undefined)[]) =>
  atRate(minorOf(figure, currency), currency, rateOf(around))

const minorOf = (figure: string | undefined, currency: string) => Math.round(decimal(figure) * 10 ** digitsOf(currency))

// "1,200" and "1.200" are a thousand and more, "5.50" and "5,50" are not.
function decimal(figure = ''): number {
  const [, whole = figure, part = '0'] = /^(.*)[.,](\d{1,2})$/u.exec(figure) ?? []
  return Number(`${whole.replace(/[.,]/gu, '')}.${part}`)
}

function currencyOf(sign = '', { currency }: Reading): string {
  const word = sign.toLowerCase()
  const named = Object.entries(WORDS).find(([name]) => word.startsWith(name))?.[1]
  if (named) return named
  if (/^[a-z]{3}$/u.test(word)) return word.toUpperCase()
  if (SIGNS[sign]) return SIGNS[sign]
  // A dollar or a krone is the shop's own where it has one.
  return word === '$' || /^(?:dollar|buck)/u.test(word) ? (currency.endsWith('D') ? currency : 'USD') : currency
}

const digitsOf = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2
