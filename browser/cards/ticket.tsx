import type { Booking, BookingState } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import { date, timeRange } from '../format.ts'
import { Cup } from '../icons.tsx'
import { sheet } from '../sheet.ts'
import css from './ticket.css?inline'

/** Adopted by any root that shows a ticket. */
export const ticketSheet = sheet(css)

/** What a ticket says around the record's own words. */
export const ticketWords = {
  states: {
    held: 'Kept for you',
    confirmed: 'Booked',
    waitlisted: 'On the list',
    offered: 'Offered to you',
    cancelled: 'Cancelled',
    expired: 'Let go',
    attended: 'Attended',
    no_show: 'Missed',
  } satisfies Record<BookingState, string>,
  reference: 'Reference',
  what: (service: string, seats: number) => `${service}, ${seats === 1 ? '1 seat' : `${seats} seats`}`,
  where: (city: string, address: string) => `${city} time. ${address}`,
  manage: 'See or cancel this booking',
  newTab: ', opens in a new tab',
}
export type TicketWords = typeof ticketWords

interface TicketProps {
  booking: Booking
  shop: Pick<Shop, 'locale' | 'address'>
  words?: TicketWords
  /** Names the ticket for whoever moves the focus to it. */
  part?: string
}

/** A booking as its guest keeps it: the slip, filled, with a reference. */
export function Ticket({ booking, shop, words = ticketWords, part }: TicketProps) {
  const { reference, state, service, seats, starts_at, ends_at, timezone, next_step, manage_url } = booking
  const manners = { timezone, locale: shop.locale }
  const city = timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' ')

  return (
    <article
      class="slip ticket"
      data-state={state}
      data-past={isOver(state)}
      data-part={part}
      tabIndex={part ? -1 : undefined}
      aria-label={`${words.states[state]}, ${words.reference} ${reference}`}
    >
      <p class="ticket__state">
        <span class="cup" data-state={state}>
          <Cup state={state} />
          <span>{words.states[state]}</span>
        </span>
        <span class="ticket__reference">
          <small>{words.reference}</small>
          <b>
            <bdi dir="ltr">{reference}</bdi>
          </b>
        </span>
      </p>
      <p class="ticket__what">
        <b>{words.what(service.name, seats)}</b>
      </p>
      <p class="ticket__when">
        <time dateTime={starts_at}>
          {date(starts_at, manners, { weekday: 'short', day: 'numeric', month: 'long' })}
        </time>
        <time dateTime={`${starts_at}/${ends_at}`}>
          <bdi dir="ltr">{timeRange(starts_at, ends_at, manners)}</bdi>
        </time>
      </p>
      <p class="ticket__what">
        <small>{words.where(city, shop.address)}</small>
      </p>
      <div class="ticket__tear" />
      <p class="ticket__next">
        <span>{next_step}</span>
      </p>
      {manage_url && !isOver(state) && (
        <p class="ticket__acts">
          <a class="button" href={manage_url} target="_blank" rel="noopener">
            <span>
              {words.manage}
              <span class="unseen">{words.newTab}</span>
            </span>
          </a>
        </p>
      )}
    </article>
  )
}

const isOver = (state: BookingState) => state === 'cancelled' || state === 'expired' || state === 'no_show'
