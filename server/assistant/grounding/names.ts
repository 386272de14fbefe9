import type { MerchantRecord } from '../../../contract/merchant.ts'
import { EVERYDAY } from '../../knowledge/lexicon/everyday.ts'
import { visible } from './numbers.ts'
import { nameAt, nameSign } from './signs.ts'

/** Services and plans, as sentences call them. */
export interface Names {
  /** The text with a sign in the place of each name. */
  signed(text: string): string
  /** The same with the parts of names that only one entry has: "the gongfu sitting". */
  signedByPart(text: string): string
  /** The entries that a signed text names, in their order. */
  codesIn(signed: string): string[]
  codeAt(place: number): string | undefined
}

/** How the entries of a record are found in words. A name that is nothing but such a word as "Saturday" is none there. */
export function namesOf({ services, plans, workspace }: MerchantRecord, saysMore: (name: string) => boolean): Names {
  const entries = [...services, ...plans].filter(({ name }) => saysMore(name))
  const named = entries
    .map(({ name }, place) => ({ pattern: nameIn(name), length: name.length, sign: ` ${nameSign(place)} ` }))
    .sort((a, b) => b.length - a.length)
  const own = Object.values(workspace.words ?? {}).flatMap(wordsOf)
  const parts = entries.flatMap(({ name }, place) =>
    telling(name, [...own, ...entries.flatMap((other) => (other.name === name ? [] : wordsOf(other.name)))]).map(
      (part) => ({ pattern: spelled(part, 'giu'), sign: ` ${nameSign(place)} ` }),
    ),
  )
  const shop = nameIn(workspace.name)
  const signed = (text: string) =>
    named.reduce((rest, { pattern, sign }) => rest.replace(pattern, sign), unsigned(text).replace(shop, ' · '))

  return {
    signed,
    signedByPart: (text) => parts.reduce((rest, { pattern, sign }) => rest.replace(pattern, sign), signed(text)),
    codesIn: (text) => [...new Set([...text].flatMap((sign) => entries[nameAt(sign) ?? -1]?.code ?? []))],
    codeAt: (place) => entries[place]?.code,
  }
}

// What a brain writes may not pass for a sign of ours.
const unsigned = (text: string) => visible(text).replace(/\p{Co}/gu, '')

const wordsOf = (name: string) =>
  visible(name)
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? []

/** The words of a name of several that are neither everyday English nor in another name. */
const telling = (name: string, others: readonly string[]) => {
  const words = wordsOf(name)
  return words.length < 2
    ? []
    : words.filter((word) => word.length > 3 && /\p{L}{3}/u.test(word) && !EVERYDAY.has(word) && !others.includes(word))
}

// A name of one word is spelled like a name.
const nameIn = (name: string) => spelled(visible(name), /\s/u.test(name.trim()) ? 'giu' : 'gu')

/** Not within another word, an address or a link; with a hyphen for a blank, without its apostrophe, or of several. */
const spelled = (name: string, flags: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}@./_=#&-])${name
      .trim()
      .replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')
      .replace(/[\s-]+/gu, '[\\s-]+')
      .replace(/'/gu, "'?")}(?:'?s)?(?![\\p{L}\\p{N}@/_-]|\\.\\p{L})`,
    flags,
  )
