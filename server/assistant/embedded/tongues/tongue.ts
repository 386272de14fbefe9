import { readFileSync } from 'node:fs'

/** What visitors ask a shop in a language, as a table. */
export interface Tongue {
  name: string // in English
  hello: string
  marks: string // little words that give the language away and are left out of its English
  words: string // a line for each meaning: the English, then all that says it, blanks within a phrase, "# " before what follows a number
  more?: string // a file of such lines, in `words/`
  beginnings?: string // what may stand joined before a word
  endings?: string // what may stand joined after one
  also?: string // "and", where it is written onto the next word
  and?: string // what joins two questions
  asks?: string // what a question opens with, or has in it
  elided?: string // little words that stand before an apostrophe
  blanks?: boolean // words stand apart, if not said otherwise
  joins?: boolean // words are made by joining others
}

const LETTERS: { [letter: string]: string } = { ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** Without marks, but those of Japanese letters, in small letters: as the tables and the visitors' words are compared. */
export const plainOf = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/(?![\u3099\u309a])\p{M}/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[łøđßæœı]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’]/g, ' ')

/** What was said to what it means; what the table says itself goes before its file. */
export const meanings = ({ words, more }: Tongue): ReadonlyMap<string, string> =>
  new Map(
    [more ? readFileSync(new URL(`./words/${more}`, import.meta.url), 'utf8') : '', words]
      .join('\n')
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [meant = '', said = ''] = line.trim().split(': ')
        return said.split(', ').map((one) => [plainOf(one), meant] as const)
      }),
  )
