import type { ComponentChildren } from 'preact'
import type { Booking } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import { date, timeRange } from '../format.ts'
import { sheet } from '../sheet.ts'
import { Cup } from './cup.tsx'
import { isOver } from './is-over.ts'
import css from './ticket.css?inline'
import { ticketActs } from './ticket-acts.tsx'
import { standing, type TicketWords, ticketWords } from './ticket-words.ts'

/** Adopted by any root that shows a ticket. */
export const ticketSheet = sheet(css)

interface TicketProps {
  booking: Booking
  shop: Pick<Shop, 'locale' | 'address' | 'words'>
  words?: TicketWords
  /** Names the ticket for whoever moves the focus to it. */
  part?: string
  /** Opens a new form for the same service, where there is a way to. */
  onBook?: (service: string) => void
}

/** A booking as its guest keeps it: the slip, filled, with a reference. What is over stays, sunk and muted. */
export function Ticket({ booking, shop, words = ticketWords, part, onBook }: TicketProps) {
  const { reference, state, service, seats, next_step } = booking
  const stands = standing(booking, words)
  const past = isOver(booking)
  const another = onBook && (() => onBook(service.code))
  const acts = ticketActs(booking, { past, words, another, noun: shop.words.service })
  const next = (
    <Sentence class="ticket__next">
      <bdi>{next_step}</bdi>
    </Sentence>
  )

  return (
    <article
      class="slip ticket"
      data-state={state}
      data-past={past}
      data-part={part}
      tabIndex={part ? -1 : undefined}
      aria-label={words.label(stands, reference)}
    >
      <p class="ticket__state">
        <span class="cup" data-state={state}>
          <Cup state={state} />
          <span>{stands}</span>
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
      <When booking={booking} locale={shop.locale} />
      {past ? (
        next
      ) : (
        <Sentence class="ticket__where">
          {cityTime(booking, words)}{' '}
          {state === 'waitlisted' ? words.nothingTaken : <bdi lang={shop.locale}>{shop.address}</bdi>}
        </Sentence>
      )}
      {(!past || acts) && <div class="ticket__tear" />}
      {!past && next}
      {acts && <p class="ticket__acts">{acts}</p>}
    </article>
  )
}

const Sentence = ({ class: name, children }: { class: string; children: ComponentChildren }) => (
  <p class={name}>
    <span>{children}</span>
  </p>
)

function When({ booking: { starts_at, ends_at, timezone }, locale }: { booking: Booking; locale: string }) {
  const manners = { timezone, locale }
  return (
    <p class="ticket__when">
      <time dateTime={starts_at}>{date(starts_at, manners, { weekday: 'short', day: 'numeric', month: 'long' })}</time>
      <time dateTime={`${starts_at}/${ends_at}`}>
        <bdi dir="ltr">{timeRange(starts_at, ends_at, manners)}</bdi>
      </time>
    </p>
  )
}

const cityTime = ({ timezone }: Booking, words: TicketWords) =>
  words.cityTime(timezone.slice(timezone.lastIndexOf('/') + 1).replaceAll('_', ' '))
