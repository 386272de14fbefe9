import { readdirSync, readFileSync } from 'node:fs'

/** What people write to any shop, whatever its trade, and about what. */
export interface Ask {
  subject: string
  text: string
}

/** Every ask that is known of what a shop's record may answer: a file for each subject, a line for each way of asking. */
export const readAsks = (): Ask[] => readFolder(new URL('./asks/', import.meta.url))

/** What stands in a wish for a service's name, a membership's, a day and a person's. */
export const STANDS_FOR = { ITEM: 'anyservice', PLAN: 'anyplan', DAY: 'anyday', NAME: 'anyname' }

/** Every way that is known of putting a wish: to book, to be called back, to hear what somebody else has booked. */
export const readWishes = (): Ask[] =>
  readFolder(new URL('./wishes/', import.meta.url)).map(({ subject, text }) => ({
    subject,
    text: Object.entries(STANDS_FOR).reduce((said, [name, word]) => said.replaceAll(name, word), text),
  }))

const readFolder = (folder: URL): Ask[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.txt'))
    .flatMap((file) =>
      readFileSync(new URL(file, folder), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((text) => ({ subject: file.slice(0, -'.txt'.length), text })),
    )
