import { randomInt } from 'node:crypto'

// No 0 1 A I L O U: nothing that is misread, misheard, or spells a word. 29 is a prime, so the weighted sum below
// catches every single wrong symbol and every swap of neighbours.
const SYMBOLS = '23456789BCDEFGHJKMNPQRSTVWXYZ'
const WEIGHTS = [2, 3, 5, 7, 11, 13, 17]

const checkOf = (digits: number[]) =>
  WEIGHTS.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0) % SYMBOLS.length

/**
 * A new reference such as K7RM-X2QY: seven random symbols and one to check them. A name, not a secret. It has a letter
 * in it, so that nobody takes it for a telephone number.
 */
export function newReference(): string {
  const digits = WEIGHTS.map(() => randomInt(SYMBOLS.length))
  const symbols = [...digits, checkOf(digits)].map((digit) => SYMBOLS.charAt(digit)).join('')
  return /[A-Z]/.test(symbols) ? shown(symbols) : newReference()
}

/** The reference in what somebody typed, in its one spelling; undefined when it is none or has a mistyped symbol. */
export function readReference(typed: string): string | undefined {
  const digits = digitsOf(typed)
  return isShaped(typed) && checkOf(digits.slice(0, 7)) === digits[7] ? shown(symbolsOf(typed)) : undefined
}

/** Whether what somebody typed could be a reference by its length and its symbols, whether or not it checks. */
export const isShaped = (typed: string): boolean => {
  const digits = digitsOf(typed)
  return digits.length === 8 && !digits.includes(-1)
}

const symbolsOf = (typed: string) => typed.toUpperCase().replace(/[\s-]/g, '')
const digitsOf = (typed: string) => [...symbolsOf(typed)].map((symbol) => SYMBOLS.indexOf(symbol))

const shown = (symbols: string) => `${symbols.slice(0, 4)}-${symbols.slice(4)}`
