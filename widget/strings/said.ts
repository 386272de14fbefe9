import { part } from '../../browser/spoken.ts'

/** The words around what is said: fetched with it, while the visitor may type already. */
export const says = part('said', {
  earlier: 'Earlier messages',
  youSaid: 'You said',
  assistantSaid: 'The assistant said',
  operatorSaid: 'Someone from the shop said',
  answering: 'The assistant is answering',
  isWriting: (name?: string) => `${name ?? 'Someone from the shop'} is writing`,
  noAnswer: 'No answer came.',
  stopped: 'The answer was stopped.',
  brokeOff: 'The answer broke off.',
  askAgain: 'Ask again',

  starters: ({ service, services }: { service: string; services: string }) => [
    `Which ${services} are there?`,
    'Where are you, and when are you open?',
    `Book a ${service}`,
  ],
  fromTheRecord: 'Answers come from the shop’s own record.',
  openToday: (until: string) => `Open today until ${until}.`,

  notSent: 'Not sent',
  sendAgain: 'Send again',
  remove: 'Remove',
  notYetSent: 'Not sent yet. It goes by itself once the shop can be reached.',

  newTab: ', opens in a new tab',
  more: 'More',
  sources: (titles: string[]) => `From the record: ${titles.join(' ')}`,

  formReplaced: 'A newer form is open below.',
  formOver: 'This form has lapsed. Nothing was booked with it.',
})
