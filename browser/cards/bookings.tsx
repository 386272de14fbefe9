import type { Booking } from '../../contract/bookings.ts'
import { date, timeRange } from '../format.ts'
import { Cup } from './cup.tsx'
import { standing } from './ticket-words.ts'
import { words } from './words.ts'

interface Props {
  bookings: Booking[]
  locale: string
}

/** A guest's bookings; a row leads to the guest's own page of it, where the reader may have that. */
export const BookingsCard = ({ bookings, locale }: Props) => (
  <section class="slip">
    <header>
      <h3>{words.yourBookings}</h3>
      <p>
        <span>{bookings[0]?.email}</span>
      </p>
    </header>
    <ul>
      {bookings.map((booking) => (
        <li key={booking.reference} class="slip__row">
          {booking.manage_url ? (
            <a class="entry" data-kind="booking" href={booking.manage_url} target="_blank" rel="noopener">
              <BookingRow booking={booking} locale={locale} />
            </a>
          ) : (
            <div class="entry" data-kind="booking">
              <BookingRow booking={booking} locale={locale} />
            </div>
          )}
        </li>
      ))}
    </ul>
    {bookings.some(({ manage_url }) => manage_url) && (
      <footer>
        <p>
          <span>{words.chooseBooking}</span>
        </p>
      </footer>
    )}
  </section>
)

function BookingRow({ booking, locale }: { booking: Booking; locale: string }) {
  const manners = { timezone: booking.timezone, locale }
  return (
    <>
      <span class="entry__day">
        <b>{date(booking.starts_at, manners, { day: 'numeric', month: 'short' })}</b>
        <small>{date(booking.starts_at, manners, { weekday: 'short' })}</small>
      </span>
      <b>{booking.service.name}</b>
      <span class="cup" data-state={booking.state}>
        <Cup state={booking.state} />
        <span>{standing(booking)}</span>
      </span>
      <small>
        <time dateTime={booking.starts_at}>{timeRange(booking.starts_at, booking.ends_at, manners)}</time>,{' '}
        {words.seats(booking.seats)}
        <br />
        <bdi dir="ltr">{booking.reference}</bdi>
      </small>
    </>
  )
}
