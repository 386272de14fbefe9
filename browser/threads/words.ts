import type { Platform } from '../../contract/platforms.ts'
import { date, dayKey, type Manners, shortDay, time } from '../format.ts'

/** What the drawing of a thread says of its own accord to whoever looks at it, in English until `tellOfThreads`. */
export const threadWords = {
  nothingSent: 'Preview, nothing is sent',
  wall: (platform: string) => `What is said on ${platform}`,
  read: 'Read',
  refused: 'Would be refused',
  changes: (platform: string) => `What ${platform} changes`,
  unchanged: (platform: string) => `Nothing had to be changed for ${platform}.`,
  note: 'Note',
  replies: (isSpent: boolean): string => (isSpent ? 'Quick replies, gone once the guest wrote' : 'Quick replies'),
  cards: (count: number) => `${count} cards, side by side`,
  payloads: (count: number) => `For developers: ${count} ${count === 1 ? 'payload' : 'payloads'}`,
  payload: (number: number, at: string) => `the payload ${number}, ${at}`,
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Not copied. Mark it and copy it yourself.',
  standIns: {
    line: 'USER_ID is the guest’s on LINE.',
    whatsapp: 'PHONE_NUMBER is the guest’s, PHONE_NUMBER_ID the shop’s.',
    wechat: 'OPENID is the guest’s at the account, TEMPLATE_ID the approved template.',
  },
  keys: 'FORM_ID and BOOKING_TOKEN stand where the guest’s own keys go: nobody else reads those.',
  accounts: { line: 'Official account', whatsapp: 'Business account', wechat: 'Official account' },
  template: {
    service: (noun: string) => noun,
    when: 'When',
    seats: 'Seats',
    reference: 'Reference',
    details: 'Details',
  },

  as: (platform: string) => `As ${platform} would show it`,
  all: 'The thread, and what changes in it',
  failed: 'The preview did not come.',
  tryAgain: 'Try again',
  you: 'You',
  writeBelow: (platform: string) => `Write below. It stands here as ${platform} would show it.`,
  messenger: 'Messenger',
  onlyLatest: 'Only the latest messages are shown.',
}
export type ThreadWords = typeof threadWords

/** From here on threads are told of in these words. */
export const tellOfThreads = (words: ThreadWords) => void Object.assign(threadWords, words)

const GROUP_MINUTES = 5

/** What a platform writes in the middle, between two messages; nothing where they belong together. */
export function markBetween(platform: Platform, before: string | undefined, at: string, manners: Manners) {
  const isSameDay = before !== undefined && dayKey(before, manners) === dayKey(at, manners)
  switch (platform) {
    case 'line':
      return isSameDay ? undefined : shortDay(at, manners)
    case 'whatsapp':
      return isSameDay ? undefined : date(at, manners, { weekday: 'long', day: 'numeric', month: 'long' })
    case 'wechat': {
      const minutes = before === undefined ? Infinity : (Date.parse(at) - Date.parse(before)) / 60_000
      if (minutes < GROUP_MINUTES) return undefined
      return isSameDay ? time(at, manners) : `${shortDay(at, manners)}, ${time(at, manners)}`
    }
    default:
      return platform satisfies never
  }
}
