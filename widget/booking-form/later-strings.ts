import type { Refused } from '../../browser/failures.ts'
import { part } from '../../browser/spoken.ts'
import type { FieldName } from './field-names.ts'
import { capital, seats } from './strings.ts'

const ofSeats = {
  when: 'When',

  onlyListed: 'A place on the list, not a booking',
  listNote:
    'If seats come free we write to you and keep them for 2 hours. Nothing is booked, and nothing to do till then.',
  bookedIfFree: 'Should there be room again by then, it is booked at once.',

  kept: (count: number, until: string) => `${seats(count)} kept for you until ${until}`,
  keptBriefly: (count: number) => `${seats(count)} kept`,
  minutesLeft: (count: number) => `${count} min left`,
  endingSoon: 'Under 2 min left',
  keepLonger: 'Keep 10 more minutes',
  lastMinutes: 'They cannot be kept longer. Book before then, or take them again after.',
  gone: (count: number, at: string) =>
    count === 1 ? `The seat was let go at ${at}` : `The seats were let go at ${at}`,
  goneKeptText: 'What you wrote is still here.',
  stillFree: (count: number) => (count === 1 ? '1 is still free.' : `${count} are still free.`),
  filledUp: 'It has filled up.',
  takeAgain: 'Take them again',
  otherDays: 'Other days',

  fields: { name: 'Name', email: 'E-mail', summary: 'Detail' } satisfies Record<FieldName, string>,
  optional: 'optional',
  emailHint: 'The confirmation, the calendar file and the link to change it go here.',
  listEmailHint: 'We write here when seats come free.',
  detailHint: 'Allergies, an occasion, anything we should know.',
  problemTitle: 'There is a problem',
  problems: {
    missing: { name: 'Enter your name', email: 'Enter your e-mail address', summary: 'Enter a detail' },
    no_at: 'Enter an e-mail address with an @ in it',
    not_an_address: 'Enter an e-mail address such as ada@example.com',
    too_long: {
      name: 'Enter a name of 120 characters or fewer',
      email: 'Enter an e-mail address of 254 characters or fewer',
      summary: 'Enter a detail of 2000 characters or fewer',
    },
  },

  next: 'Next',
  book: (count: number) => `Book ${seats(count)}`,
  submitting: { keep: 'Booking…', book: 'Booking…', join: 'Joining…' },

  soldOut: 'Those seats were just taken',
  soldOutText: 'Nothing is booked. What you wrote is still here.',
  alternatives: 'These still have room:',
  afterSilence: {
    keep: {
      offline: 'What you chose is still here. Press again when you are back.',
      unsure: 'Press again: nothing is kept twice.',
    },
    book: {
      offline: 'We’ll not book until you press Book again.',
      unsure: 'Press Book again: it is one booking, however often you press.',
    },
    join: {
      offline: 'We’ll not put you on the list until you press again.',
      unsure: 'Press again: it is one place on the list, however often you press.',
    },
  },
  staysKept: (count: number, until: string) =>
    count === 1 ? `Your seat stays kept until ${until}.` : `Your seats stay kept until ${until}.`,
  refused: 'That did not go through',
  /** English has the server's own sentences, which say it more exactly. */
  why: ({ failure: { issues, detail } }: Refused): string => issues?.[0]?.message ?? detail,
  fault: (_field: FieldName, message: string) => message,

  said: {
    kept: (count: number, until: string) => `${seats(count)} kept for you until ${until}. Nothing is booked yet.`,
    ending: (count: number): string =>
      count === 1 ? 'Your seat is kept for 2 more minutes.' : 'Your seats are kept for 2 more minutes.',
    gone: 'Your seats were let go. What you wrote is still here.',
    joining: (day: string, times: string) =>
      `You are joining the list for ${day}, ${times}. No seats are kept, and nothing is booked.`,
    booked: (standing: string, day: string, times: string, reference: string) =>
      `${standing}: ${day}, ${times}. Reference ${reference}.`,
  },
}

/** What is said otherwise where one booking takes the whole of a time. */
function ofWhole(per: string): Partial<typeof ofSeats> {
  const it = `the ${per === 'seat' ? 'place' : per}`
  return {
    listNote: `If ${it} comes free we write to you and keep it for 2 hours. Nothing is booked, and nothing to do till then.`,
    kept: (count, until) => `${capital(it)} for ${count}, kept for you until ${until}`,
    keptBriefly: () => `${capital(it)} is kept`,
    gone: (_, at) => `${capital(it)} was let go at ${at}`,
    stillFree: () => 'It is still free.',
    filledUp: 'It has been taken.',
    takeAgain: 'Take it again',
    listEmailHint: `We write here when ${it} comes free.`,
    book: (count) => `Book ${it} for ${count}`,
    soldOut: `${capital(it)} was just taken`,
    alternatives: 'These are still free:',
    staysKept: (_, until) => `${capital(it)} stays kept until ${until}.`,
    said: {
      ...ofSeats.said,
      kept: (count, until) => `${capital(it)} for ${count}, kept for you until ${until}. Nothing is booked yet.`,
      ending: () => `${capital(it)} is kept for 2 more minutes.`,
      gone: `${capital(it)} was let go. What you wrote is still here.`,
    },
  }
}

/** What the booking form says once seats are kept. */
export const laterWords = part('laterForm', { ...ofSeats, ofWhole })
export type LaterWords = typeof laterWords
