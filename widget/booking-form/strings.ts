import { money } from '../../browser/format.ts'
import { part } from '../../browser/spoken.ts'
import type { FormService } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import type { FieldName } from './guest.ts'

const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** "with Cellar, £58 per month, or Trade, £140 per month". */
function withPlan({ plans }: FormService, { locale }: Pick<Shop, 'locale'>): string {
  const named = plans.map(({ name, price }) => `${name}, ${money(price, locale)} per ${price.per}`)
  return named.length > 0 ? `with ${named.join(', or ')}` : ''
}

const ofSeats = {
  title: (service: string) => `Book a ${service}`,
  notBooked: 'Nothing is booked yet',
  origin: { message: 'From your message', member: 'From your sign-in', page: 'From the page' },
  comma: ', ',
  change: 'Change',
  changePart: (label: string) => `Change ${label.toLowerCase()}`,

  whichService: (service: string) => `Which ${service}?`,
  priceColumn: 'Price',
  minutes: (count: number) => `${count} min`,
  each: (price: string, per: string) => `${price} a ${per}`,
  totalFor: (price: string, count: number) => `${price} for ${count}`,
  membersOf: (service: FormService, shop: Pick<Shop, 'locale'>) => `For members ${withPlan(service, shop)}`.trim(),
  today: 'Today',
  tomorrow: 'Tomorrow',
  chooseDay: 'Choose a day',

  service: capital,
  when: 'When',
  party: 'Seats',
  manySeats: 'How many seats?',
  more: '6+',
  day: 'Day',
  earlier: 'Earlier days',
  later: 'Later days',
  time: 'Time',
  timesFor: (day: string, count: number) => `${day}, times for ${count}`,
  ask: {
    service: (service: string) => `Choose a ${service} first`,
    seats: () => 'Say how many will come',
    time: () => 'Choose a time first',
  },
  readingTimes: 'Reading the times',
  timesFailed: 'The times could not be read.',
  tryAgain: 'Try again',
  noTimes: (service: string) => `No times are open for ${service} just now.`,
  noneFit: (count: number, listed: boolean) =>
    `Nothing more has room for ${count} together. Fewer may fit${listed ? ', or join the list of a time.' : '.'}`,

  dayTimes: (count: number) => `${count} times`,
  dayLeft: (count: number) => `${count} left`,
  dayFree: 'Free',
  dayFull: 'Full',
  dayOnHold: 'On hold',
  dayMembers: 'Members',
  seatsLeft: (count: number) => `${seats(count)} left`,
  fits: (count: number) => `${seats(count)} left`,
  seatsFree: 'Seats free',
  youAsked: (count: number) => `you asked for ${count}`,
  onHold: 'On hold',
  backBy: (at: string) => `may come back by ${at}`,
  full: 'Full',
  membersOnly: 'Members only',
  withPlan,
  yours: 'Kept for you',
  cityTime: (city: string) => `${city} time`,
  yourTime: (at: string, weekday?: string) => (weekday ? `= ${at} your time, ${weekday}` : `= ${at} your time`),

  joinList: 'Join the list',
  joinListOf: (day: string, at: string) => `Join the list for ${day}, ${at}`,
  onlyListed: 'A place on the list, not a booking',
  listNote:
    'If seats come free we write to you and keep them for 2 hours. Nothing is booked, and nothing to do till then.',
  bookedIfFree: 'Should there be room again by then, it is booked at once.',

  keep: (count: number) => `Keep ${seats(count)}`,
  keeping: 'Keeping…',
  keepNote: 'Kept for 10 minutes while you fill in the rest.',
  goOn: 'Go on with these seats',
  kept: (count: number, until: string) => `${seats(count)} kept for you until ${until}`,
  minutesLeft: (count: number) => `${count} min left`,
  endingSoon: 'Under 2 min left',
  keepLonger: 'Keep 10 more minutes',
  lastMinutes: 'They cannot be kept longer. Book before then, or take them again after.',
  letGo: 'Let them go',
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

  readOver: 'Read it over',
  book: (count: number) => `Book ${seats(count)}`,
  submitting: { keep: 'Booking…', book: 'Booking…', join: 'Joining…' },

  soldOut: 'Those seats were just taken',
  soldOutText: 'Nothing is booked. What you wrote is still here.',
  alternatives: 'These still have room:',
  silence: { offline: 'You are offline', unsure: 'No answer came' },
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

  expired: 'This form has closed',
  expiredText: (service: string) => `Ask the shop’s assistant to book a ${service}, and a new one opens.`,

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

/** What is said otherwise where one booking takes the whole of a time: the table, the boat, the lesson. */
function ofWhole(per: string): Partial<typeof ofSeats> {
  const it = `the ${per === 'seat' ? 'place' : per}`
  return {
    party: 'Guests',
    manySeats: 'How many guests?',
    dayLeft: () => 'Free',
    dayFull: 'Taken',
    seatsLeft: () => 'Free',
    fits: (count) => `For up to ${count}`,
    seatsFree: 'Free',
    full: 'Taken',
    listNote: `If ${it} comes free we write to you and keep it for 2 hours. Nothing is booked, and nothing to do till then.`,
    keep: (count) => `Keep ${it} for ${count}`,
    goOn: `Go on with ${it}`,
    kept: (count, until) => `${capital(it)} for ${count}, kept for you until ${until}`,
    letGo: 'Let it go',
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

/** Everything the booking form says. */
export const words = part('form', { ...ofSeats, ofWhole })
export type Words = typeof words
