import { readable } from './lexicon/words.ts'

/** What is the same of a question in whatever case and punctuation; empty where nothing was asked in words. */
export const questionKey = (text: string): string =>
  readable(text)
    .toLowerCase()
    .replace(/'/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
