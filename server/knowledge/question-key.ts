import { readable } from './lexicon/words.ts'

/**
 * What is the same of a question in whatever case and punctuation, its letters and digits alone: Wi-Fi is wifi is wi fi.
 * Empty where nothing was asked in words.
 */
export const questionKey = (text: string): string =>
  readable(text)
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '')
