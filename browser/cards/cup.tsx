import type { BookingState } from '../../contract/bookings.ts'
import { Icon } from '../icons.tsx'

/** The mark, filled as far as the booking has come: full is booked, half is kept, empty is waiting, struck is over. */
export const Cup = ({ state }: { state: BookingState }) => (
  <Icon>
    <rect x="1.25" y="1.25" width="13.5" height="13.5" rx="2" />
    <Filling state={state} />
  </Icon>
)

function Filling({ state }: { state: BookingState }) {
  switch (state) {
    case 'confirmed':
    case 'attended':
      return <circle class="icon__fill" cx="8" cy="8" r="3.25" />
    case 'held':
    case 'offered':
      return (
        <>
          <circle cx="8" cy="8" r="3.25" />
          <path class="icon__fill" d="M4.75 8a3.25 3.25 0 0 0 6.5 0z" />
        </>
      )
    case 'waitlisted':
      return <circle cx="8" cy="8" r="3.25" />
    case 'cancelled':
    case 'expired':
    case 'no_show':
      return <path d="M4.75 11.25l6.5-6.5" />
    default:
      return state satisfies never
  }
}
