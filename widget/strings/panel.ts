import { Refused } from '../../browser/failures.ts'
import { part } from '../../browser/spoken.ts'

/** The words that the panel opens with. A courteous shopkeeper: what is, then what can be done. */
export const says = part('panel', {
  theShop: 'The shop',
  unread: (count: number) => `${count} new`,
  dialog: (shop: string) => `${shop}, assistant`,
  close: 'Close',
  menu: 'menu',

  assistant: 'The shop’s assistant',
  waiting: 'Waiting for a person',
  operator: (name?: string) => (name ? `${name}, from the shop` : 'Someone from the shop'),
  signedInAs: (name: string) => `Signed in as ${name}`,
  askPerson: 'Ask a person',
  takeBack: 'Take it back',

  conversation: 'Conversation',
  newWords: 'New words below',

  greeting: (hour: number) => {
    const part = hour < 5 || hour > 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
    return `Good ${part}. What would you like to know?`
  },

  message: 'Message',
  ask: 'Ask, or say what you would like to book',
  askOrStop: 'Ask another, or stop the answer',
  writeTo: (name?: string) => `Write to ${name ?? 'the shop'}`,
  send: 'Send',
  stop: 'Stop the answer',

  tooLong: (most: number) => `A message has ${most} characters at most.`,
  offline: 'You are offline. What you write is kept here.',
  reconnecting: 'The line to the shop is down. We are trying again.',
  /** Of a refusal English has the server's own sentence, which says it more exactly. */
  why: (problem: unknown): string =>
    problem instanceof Refused ? problem.message : 'The shop could not be reached. Try again in a moment.',

  partFailed: 'This part could not be shown.',
  tryAgain: 'Try again',
})
