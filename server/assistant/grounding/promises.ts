import type { Kind } from './kinds.ts'

/** Words that cost a shop money. */
export const promises: Kind[] = [
  {
    pattern:
      /(?<![\p{L}-]|feel |feeling )free\b(?!\s+(?:to|seats?|places?|spots?|slots?|tables?|times?|dates?|spaces?|on|at|from|of(?! charge))\b)|\bcomplimentary\b|\bgratis\b|\bno (?:extra )?charge\b|\b(?:at no|no extra) cost\b|\bon the house\b|\bcosts? nothing\b/giu,
    read: () => 'word:free',
  },
  { pattern: /\bdiscount(?:s|ed)?\b|\bmoney off\b|\breduced (?:price|rate)s?\b/giu, read: () => 'word:discount' },
  { pattern: /\bhalf[ -](?:the )?price[d]?\b|\bhalf off\b/giu, read: () => 'word:half price' },
  {
    pattern: /\b(vouchers?|coupons?|promo(?:tional)? codes?)\b/giu,
    read: ([text]) => `word:${text.toLowerCase().replace(/s$/u, '')}`,
  },
]
