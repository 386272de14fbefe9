/** Every word the panel says of its own accord. A courteous shopkeeper: what is, then what can be done. */
export const en = {
  theShop: 'The shop',
  dialog: (shop: string) => `${shop}, assistant`,
  close: 'Close',

  assistant: 'The shop’s assistant',
  waiting: 'Waiting for a person',
  operator: (name?: string) => (name ? `${name}, from the shop` : 'Someone from the shop'),
  signedInAs: (name: string) => `Signed in as ${name}`,
  askPerson: 'Ask a person',
  takeBack: 'Take it back',
  backToAssistant: 'Back to assistant',

  conversation: 'Conversation',
  newWords: 'New words below',
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

  greeting: (hour: number) => {
    const part = hour < 5 || hour > 17 ? 'evening' : hour < 12 ? 'morning' : 'afternoon'
    return `Good ${part}. What would you like to know?`
  },
  starters: ({ service, services }: { service: string; services: string }) => [
    `Which ${services} are there?`,
    'Where are you, and when are you open?',
    `Book a ${service}`,
  ],
  fromTheRecord: 'Answers come from the shop’s own record.',
  openToday: (until: string) => `Open today until ${until}.`,

  message: 'Message',
  ask: 'Ask, or say what you would like to book',
  askOrStop: 'Ask another, or stop the answer',
  writeTo: (name?: string) => `Write to ${name ?? 'the shop'}`,
  send: 'Send',
  stop: 'Stop the answer',

  notSent: 'Not sent',
  sendAgain: 'Send again',
  remove: 'Remove',
  willBeSent: 'Will be sent when you are back online',
  offline: 'You are offline. What you write is kept here.',
  reconnecting: 'The line to the shop is down. We are trying again.',
  unreachable: 'The shop could not be reached. Try again in a moment.',

  sources: (titles: string[]) => `From the record: ${titles.join(' ')}`,

  formReplaced: 'A newer form is open below.',
  formOver: 'This form has lapsed. Nothing was booked with it.',
  partFailed: 'This part could not be shown.',
  tryAgain: 'Try again',
}
