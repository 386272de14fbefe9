import { date, money, shortDay, time, timeRange } from '../../browser/format.ts'
import type { FormService, Slot } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import type { BookingForm } from './booking-form.ts'
import type { LaterWords } from './later-strings.ts'
import type { Words } from './strings.ts'

/** From here down seats are counted aloud. */
export const few = 5

/** "3 seats left", or that there are enough not to count them. */
export const roomIn = (seatsLeft: number, words: Words) =>
  seatsLeft > few ? words.seatsFree : words.seatsLeft(seatsLeft)

/** What every part of the card is given. */
export interface Face {
  model: BookingForm
  shop: Shop
  words: Words
  /** Makes an id that is this card's alone, however many forms a conversation shows. */
  id: (part: string) => string
}

/** What the later steps are given. */
export interface LaterFace extends Face {
  words: Words & LaterWords
}

export const eachPrice = ({ price }: FormService, shop: Shop, words: Words) =>
  words.each(money(price, shop.locale), price.per)

/** "£52 for 2" where the price is for a seat; a table costs what it costs. */
export function wholePrice({ price }: FormService, seats: number, shop: Shop, words: Words): string {
  if (price.per !== 'seat' || seats === 1) return words.each(money(price, shop.locale), price.per)
  return words.totalFor(money({ ...price, amount: price.amount * seats }, shop.locale), seats)
}

/** "London time". */
export const shopTime = ({ timezone }: Shop, words: Words) =>
  words.cityTime(timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' '))

/** "= 22:00 your time, Sat" where the guest's own clock says otherwise than the shop's. */
export function guestTime(
  slot: Slot,
  shop: Shop,
  words: Words,
  { timeZone } = new Intl.DateTimeFormat().resolvedOptions(),
): string | undefined {
  const clock = (timezone: string) => time(slot.starts_at, { timezone })
  const weekday = (timezone: string) => date(slot.starts_at, { ...shop, timezone }, { weekday: 'short' })
  const [here, there] = [timeZone, shop.timezone]
  if (weekday(here) !== weekday(there)) return words.yourTime(clock(here), weekday(here))
  return clock(here) === clock(there) ? undefined : words.yourTime(clock(here))
}

/** From when to when. */
export type Span = Pick<Slot, 'starts_at' | 'ends_at'>

export const slotTimes = (slot: Span, shop: Shop) => timeRange(slot.starts_at, slot.ends_at, shop)

export const slotDay = (slot: Span, shop: Shop) => shortDay(slot.starts_at, shop)
