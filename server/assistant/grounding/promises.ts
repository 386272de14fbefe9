import type { Kind } from './kinds.ts'

const words = (source: string) => new RegExp(`(?<![\\p{L}-])(?:${source})(?![\\p{L}])`, 'giu')

/** What may be had at a time, rather than for nothing. */
const ROOM = '(?:seats?|places?|spots?|slots?|tables?|times?|dates?|spaces?|rooms?)'

/** Whoever has time, or may do as they like. */
const AT_LIBERTY = "(?:feel|feeling|you are|you’re|you're|are you|if you’re|we are|are we|are they|they are)"

const FREE = [
  `(?<!${AT_LIBERTY} (?:also |always |still )?|${ROOM} (?:is|are|stay|still) (?:still )?)free(?!-|\\s+${ROOM})`,
  "complimentary|gratis|on the house|(?:is|are|it's) on us|for nothing|costs? nothing",
  '(?:no|without|zero|not any|waive(?:s|d)?(?: the| any)?) (?:\\p{L}+ )?(?:charges?|fees?|costs?|payment)',
  "(?:not|never|n[o']t) (?:be )?charged?",
]

const DISCOUNT = [
  'discount(?:s|ed)?|rebates?|reductions?|money off|special offers?|promotions?',
  '(?:reduced|special) (?:price|rate|fee)s?|(?:price|rate)s? (?:is|are|was|were) (?:reduced|lowered|cut)',
  '(?:a |one )?(?:third|quarter|fifth|tenth) off|two for one|buy one',
  '(?<=[\\u{F0000}-\\u{FFFFD}] {1,3})off',
]

const HALF = ['half[ -](?:the )?priced?|half off|halved|pay (?:only |just )?half']

const given = words([...FREE, ...DISCOUNT, ...HALF].join('|').replaceAll('gratis|', ''))

/** Whether a sentence in English says that something is free or costs less. */
export const isGiven = (sentence: string): boolean => sentence.search(given) >= 0

/** Words that cost a shop money. */
export const promises: Kind[] = [
  { pattern: words(FREE.join('|')), read: () => 'word:free' },
  { pattern: words(DISCOUNT.join('|')), read: () => 'word:discount' },
  { pattern: words(HALF.join('|')), read: () => 'word:half price' },
  {
    pattern: /\b(vouchers?|coupons?|promo(?:tional)? codes?)\b/giu,
    read: ([text]) => `word:${text.toLowerCase().replace(/s$/u, '')}`,
  },
]
