import { date, dayKey, shortDay, time } from '../browser/format.ts'
import type { NextSlot, Service } from '../contract/catalogue.ts'
import { manners } from './manners.ts'

/** One line of a timetable, written as the page shows it. */
export interface Row {
  service: string
  slot: NextSlot
  when: string
  what?: string
  seats: Seats
  bookable: boolean
}

/** How many seats are left, as a word for the reader and a state for the stylesheet. */
export interface Seats {
  words: string
  state: 'free' | 'few' | 'full'
}

/** The next times of one sitting, as its card lists them. */
export const nextTimes = (service: Service): Row[] =>
  service.next_slots.map((slot) => ({
    ...row(service, slot),
    when: `${shortDay(slot.starts_at, manners)}, ${time(slot.starts_at, manners)}`,
  }))

/** The soonest times of all the sittings: first today's, then those of the days after. */
export const comingUp = (services: Service[], now: Date, most: number): Row[] =>
  services
    .flatMap((service) => service.next_slots.map((slot) => ({ service, slot })))
    .sort((one, other) => Date.parse(one.slot.starts_at) - Date.parse(other.slot.starts_at))
    .slice(0, most)
    .map(({ service, slot }) => ({
      ...row(service, slot),
      when: time(slot.starts_at, manners),
      what: [typeset(service.name), dayAfter(slot.starts_at, now)].filter(Boolean).join(', '),
    }))

/** "None left", "1 seat left", "8 seats left"; a table that is let whole says how many it has room for. */
export function seatsLeft({ seats_left: left }: NextSlot, per: string): Seats {
  const state = left <= 0 ? 'full' : left <= 2 ? 'few' : 'free'
  if (per === 'table') return { state, words: left <= 0 ? 'Not free' : `Room for ${left}` }
  if (left <= 0) return { state, words: 'None left' }

  return { state, words: left === 1 ? '1 seat left' : `${left} seats left` }
}

/** "Today, Saturday 21 November". */
export const todayIs = (now: Date) =>
  `Today, ${date(now.toISOString(), manners, { weekday: 'long', day: 'numeric', month: 'long' })}`

const row = (service: Service, slot: NextSlot) => ({
  service: service.code,
  slot,
  seats: seatsLeft(slot, service.price.per),
  bookable: !service.members_only,
})

function dayAfter(startsAt: string, now: Date): string {
  const days = (Date.parse(dayKey(startsAt, manners)) - Date.parse(dayKey(now.toISOString(), manners))) / 86_400_000
  if (days <= 0) return ''
  if (days === 1) return 'tomorrow'

  return days < 7 ? date(startsAt, manners, { weekday: 'long' }) : shortDay(startsAt, manners)
}

// The record is typed on a keyboard; the page is set in a serif.
const typeset = (name: string) => name.replaceAll("'", '’')
