import { money } from '../../browser/format.ts'
import { part } from '../../browser/spoken.ts'
import type { FormService } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'

export const seats = (count: number) => (count === 1 ? '1 seat' : `${count} seats`)
export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

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

  keep: (count: number) => `Keep ${seats(count)}`,
  keeping: 'Keeping…',
  keepNote: 'Kept for 10 minutes while you fill in the rest.',
  goOn: 'Go on with these seats',
  letGo: 'Let them go',

  readOver: 'Read it over',

  silence: { offline: 'You are offline', unsure: 'No answer came' },

  expired: 'This form has closed',
  expiredText: (service: string) => `Ask the shop’s assistant to book a ${service}, and a new one opens.`,
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
    keep: (count) => `Keep ${it} for ${count}`,
    goOn: `Go on with ${it}`,
    letGo: 'Let it go',
  }
}

/** What the booking form says while a guest chooses. */
export const words = part('form', { ...ofSeats, ofWhole })
export type Words = typeof words
