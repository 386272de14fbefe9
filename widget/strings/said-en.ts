/** The words around what is said: fetched with it, while the visitor may type already. */
export const en = {
  youSaid: 'You said',
  assistantSaid: 'The assistant said',
  operatorSaid: 'Someone from the shop said',
  answering: 'The assistant is answering',
  joined: (name: string | undefined, at: string) =>
    `${name ?? 'Someone from the shop'} joined at ${at}. The assistant stays silent.`,
  waitingSince: (at: string) => `With the shop since ${at}. The answer comes here.`,
  isWriting: (name?: string) => `${name ?? 'Someone from the shop'} is writing`,
  noAnswer: 'No answer came.',
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
  willBeSent: 'Will be sent when you are back online',

  sources: (titles: string[]) => `From the record: ${titles.join(' ')}`,

  formReplaced: 'A newer form is open below.',
  formOver: 'This form has lapsed. Nothing was booked with it.',
}
