import { readdirSync, readFileSync } from 'node:fs'

/** What people ask of any shop, whatever its trade, and about what. */
export interface Ask {
  subject: string
  text: string
}

const FOLDER = new URL('./asks/', import.meta.url)

/** Every ask that is known: a file for each subject, a line for each way of asking. */
export const readAsks = (): Ask[] =>
  readdirSync(FOLDER)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) =>
      readFileSync(new URL(file, FOLDER), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ subject: file.slice(0, -'.txt'.length), text })),
    )
