import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const SYMBOLS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const START = 'svc_sk_'
const RANDOM = 32
const CHECK = 6
const PATTERN = /^svc_sk_[0-9A-Za-z]{38}$/

/** Any key in a text, whole or cut short: what has to be taken out of a log. Publish it to secret scanners. */
export const KEY_IN_TEXT = /svc_sk_[0-9A-Za-z]+/g

/** How much of a key is kept to recognise it by: never its end, which is the check of the rest. */
export const PREFIX_LENGTH = 13

/** A new key, 190 bits of chance and a check, so that a mistyped one is known without a look-up. */
export function newKey(): string {
  const start = START + randomSymbols(RANDOM)
  return start + checkOf(start)
}

/** Whether a text could be a key at all: its shape and its check. */
export const isWellFormed = (text: string): boolean =>
  PATTERN.test(text) && checkOf(text.slice(0, -CHECK)) === text.slice(-CHECK)

export const prefixOf = (key: string): string => key.slice(0, PREFIX_LENGTH)

/** A text without any key that it may hold. */
export const withoutKeys = (text: string): string => text.replace(KEY_IN_TEXT, 'svc_sk_[redacted]')

// 248 is the largest multiple of 62 in a byte: what is above would make the first symbols likelier than the last.
function randomSymbols(count: number): string {
  let symbols = ''
  while (symbols.length < count)
    symbols += [...randomBytes(64)].flatMap((byte) => (byte < 248 ? [SYMBOLS.charAt(byte % 62)] : [])).join('')
  return symbols.slice(0, count)
}

function checkOf(start: string): string {
  let rest = crc32(start)
  let check = ''
  for (let i = 0; i < CHECK; i++) {
    check = SYMBOLS.charAt(rest % 62) + check
    rest = Math.floor(rest / 62)
  }
  return check
}
