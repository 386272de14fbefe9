import type { Booking } from '../../contract/bookings.ts'
import { clock, shortDay } from '../bookings/words.ts'
import { sentences } from '../languages/languages.ts'
import type { BookingAct, BookingPart, Links, ThreadShop } from './utterance.ts'
import { type ThreadWords, threadWords } from './words.ts'

type Seen = Omit<Booking, 'manage_url'>

/** A booking as a small table, with what may be done with it on the guest's own page. */
export function bookingPart(booking: Seen, shop: ThreadShop, links: Links): BookingPart {
  const { service, starts_at, seats, reference, timezone, state } = booking
  const url = links.booking(booking)
  const { language = 'en', locale } = shop
  const words = threadWords[language]
  const { shortTime } = sentences[language].phrases
  return {
    type: 'booking',
    title: words.states[state],
    pairs: {
      service: service.name.trim().toWellFormed(),
      when: shortTime(shortDay(starts_at, timezone, locale), clock(starts_at, timezone)),
      seats: `${seats}`,
      reference,
    },
    standing: words.states[state],
    names: { service: words.service(shop.words.service) },
    instant: { starts_at, timezone },
    acts: actsOf(booking, { url, words }),
    url,
  }
}

function actsOf({ state, free_until }: Seen, { url, words }: { url: string; words: ThreadWords }): BookingAct[] {
  switch (state) {
    case 'confirmed':
      return [
        ...(free_until ? [{ does: 'move' as const, label: words.move, url: `${url}/move` }] : []),
        { does: 'cancel', label: words.cancel, url: `${url}/cancel` },
      ]
    case 'offered':
      return [
        { does: 'accept', label: words.takeSeats, url },
        { does: 'cancel', label: words.letGo, url: `${url}/cancel` },
      ]
    case 'waitlisted':
      return [{ does: 'cancel', label: words.leaveList, url: `${url}/cancel` }]
    case 'held':
    case 'cancelled':
    case 'expired':
    case 'attended':
    case 'no_show':
      return []
    default:
      return state satisfies never
  }
}
