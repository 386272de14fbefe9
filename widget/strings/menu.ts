import { part } from '../../browser/spoken.ts'

/** The words of the menu behind the shop's name, fetched with it. */
export const says = part('menu', {
  anew: 'New conversation',
  begun: 'This is a new conversation. The shop keeps the one before.',
  back: 'Go back to it',

  mail: 'Send me this conversation',
  address: 'Your e-mail address',
  mailHint: 'Everything said here so far, as one letter.',
  send: 'Send it',
  sending: 'Sending…',
  mailed: (address: string) => `It is on its way to ${address}.`,
  noAddress: 'Enter an e-mail address such as ada@example.com',

  forget: 'Delete my data',
  forgetAsk: 'Delete everything you said here?',
  forgetHint:
    'All your conversations are deleted at the shop, and this browser forgets you. This cannot be undone. Bookings stay: the shop has to keep them.',
  forgetting: 'Deleting…',
  keep: 'Keep it',
  forgotten: 'Your conversations are deleted, and this browser has forgotten you.',
  booked: (count: number) =>
    count === 1
      ? 'One booking stays with the shop; its letter says how to cancel it.'
      : `${count} bookings stay with the shop; their letters say how to cancel them.`,

  cancel: 'Not now',
  close: 'Close',
})
