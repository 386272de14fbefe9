import type { Booking } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import { clock, shortDay } from '../bookings/words.ts'
import type { Act, BookingPart, Links } from './utterance.ts'
import { threadWords } from './words.ts'

type Seen = Omit<Booking, 'manage_url'>

/** A booking as a small table, with what may be done with it on the guest's own page. */
export function bookingPart(booking: Seen, shop: Shop, links: Links): BookingPart {
  const { service, starts_at, seats, reference, timezone, state } = booking
  const url = links.booking(booking)
  return {
    type: 'booking',
    title: threadWords.states[state],
    pairs: {
      service: service.name.trim().toWellFormed(),
      when: `${shortDay(starts_at, timezone, shop.locale)}, ${clock(starts_at, timezone)}`,
      seats: `${seats}`,
      reference,
    },
    standing: threadWords.states[state],
    names: { service: threadWords.heading(shop.words.service) },
    instant: { starts_at, timezone },
    acts: actsOf(booking, url),
    url,
  }
}

function actsOf({ state, free_until }: Seen, url: string): Act[] {
  switch (state) {
    case 'confirmed':
      return [
        ...(free_until ? [{ label: threadWords.move, url: `${url}/move` }] : []),
        { label: threadWords.cancel, url: `${url}/cancel` },
      ]
    case 'offered':
      return [
        { label: threadWords.takeSeats, url },
        { label: threadWords.letGo, url: `${url}/cancel` },
      ]
    case 'waitlisted':
      return [{ label: threadWords.leaveList, url: `${url}/cancel` }]
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
