/** What visitors ask a shop in a language, as a table. */
export interface Tongue {
  name: string // in English
  hello: string
  marks: string // little words that give the language away and are left out of its English
  words: string // a line for each meaning: the English, then all that says it, blanks within a phrase
}

/** What was said to what it means. */
export const meanings = ({ words }: Tongue): ReadonlyMap<string, string> =>
  new Map(
    words
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [meant = '', said = ''] = line.trim().split(': ')
        return said.split(', ').map((one) => [one, meant] as const)
      }),
  )
