import type { Booking } from '../../contract/bookings.ts'
import { date, timeRange } from '../format.ts'
import { sheet } from '../sheet.ts'
import css from './bookings.css?inline'
import { Cup } from './cup.tsx'
import { isOver } from './is-over.ts'
import { standing, ticketWords } from './ticket-words.ts'
import { words } from './words.ts'

/** Adopted by any root that shows a list of bookings. */
export const bookingsSheet = sheet(css)

interface Props {
  bookings: Booking[]
  locale: string
}

/** So many that are over are shown, the latest first; what is to come is shown whole. */
const mostOver = 3

/**
 * A guest's bookings, the next one first: how it stands with each, what happens next, and the ways to change it. They lead
 * to the guest's own page, where the reader may have that.
 */
export function BookingsCard({ bookings, locale }: Props) {
  const over = bookings.filter(isOver)
  const hidden = over.slice(mostOver)
  return (
    <section class="slip">
      <header>
        <h3>{words.yourBookings}</h3>
        <p>
          <span>{bookings[0]?.email}</span>
        </p>
      </header>
      <ul>
        {bookings
          .filter((booking) => !hidden.includes(booking))
          .map((booking) => (
            <li key={booking.reference} class="slip__row">
              <Entry booking={booking} locale={locale} />
            </li>
          ))}
      </ul>
      {hidden.length > 0 && (
        <footer>
          <p>
            <span>{words.earlier(hidden.length)}</span>
          </p>
        </footer>
      )}
    </section>
  )
}

function Entry({ booking, locale }: { booking: Booking; locale: string }) {
  const { manage_url, next_step } = booking
  const row = <Row booking={booking} locale={locale} />
  return (
    <>
      {manage_url ? (
        <a class="entry" data-kind="booking" href={manage_url} target="_blank" rel="noopener">
          {row}
        </a>
      ) : (
        <div class="entry" data-kind="booking">
          {row}
        </div>
      )}
      {!isOver(booking) && (
        <>
          <p class="booking__next">
            <span>
              <bdi>{next_step}</bdi>
            </span>
          </p>
          {manage_url && <Acts booking={booking} page={manage_url} locale={locale} />}
        </>
      )}
    </>
  )
}

/** What can be done with a booking, on the guest's own page: the only place that changes it. */
function Acts({ booking, page, locale }: { booking: Booking; page: string; locale: string }) {
  const when = date(booking.starts_at, { ...booking, locale }, { weekday: 'short', day: 'numeric', month: 'short' })
  const links = linksOf(booking, page)
  return (
    <p class="booking__acts">
      {links.map(({ label, to, kind }) => (
        <a key={label} class="plain" data-kind={kind} href={to} target="_blank" rel="noopener">
          <span>
            {label}
            <span class="unseen">
              {words.comma}
              <bdi lang={locale}>{booking.service.name}</bdi>
              {words.comma}
              {when}
              {ticketWords.newTab}
            </span>
          </span>
        </a>
      ))}
    </p>
  )
}

interface Link {
  label: string
  to: string
  kind?: 'quiet'
}

function linksOf({ state, starts_at, free_until }: Booking, page: string): Link[] {
  const [move, end] = [`${page}/move`, `${page}/cancel`]
  const isFree = free_until !== undefined && Date.parse(free_until) > Date.now()
  switch (state) {
    case 'confirmed':
      return [
        ...(isFree ? [{ label: words.move, to: move }] : []),
        ...(Date.parse(starts_at) > Date.now() ? [{ label: words.cancel, to: end, kind: 'quiet' as const }] : []),
      ]
    case 'offered':
      return [
        { label: ticketWords.takeSeats, to: page },
        { label: ticketWords.letGo, to: end, kind: 'quiet' },
      ]
    case 'waitlisted':
      return [{ label: ticketWords.leaveList, to: end, kind: 'quiet' }]
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

function Row({ booking, locale }: { booking: Booking; locale: string }) {
  const manners = { timezone: booking.timezone, locale }
  return (
    <>
      <span class="entry__day">
        <b>{date(booking.starts_at, manners, { day: 'numeric', month: 'short' })}</b>
        <small>{date(booking.starts_at, manners, { weekday: 'short' })}</small>
      </span>
      <b>
        <bdi lang={locale}>{booking.service.name}</bdi>
      </b>
      <span class="cup" data-state={booking.state}>
        <Cup state={booking.state} />
        <span>{standing(booking)}</span>
      </span>
      <small>
        <time dateTime={booking.starts_at}>
          <bdi dir="ltr">{timeRange(booking.starts_at, booking.ends_at, manners)}</bdi>
        </time>
        {words.comma}
        {words.seats(booking.seats)}
        <br />
        <bdi dir="ltr">{booking.reference}</bdi>
      </small>
    </>
  )
}
