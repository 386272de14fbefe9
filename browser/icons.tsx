import type { ComponentChildren } from 'preact'
import type { BookingState } from '../contract/bookings.ts'

/** Every icon stands beside its word or inside a labelled button, so none is read aloud. Sized by `font-size`. */
const Icon = ({ size = 16, flip, children }: { size?: number; flip?: boolean; children: ComponentChildren }) => (
  <svg class={flip ? 'icon flip' : 'icon'} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
    {children}
  </svg>
)

export const Close = () => (
  <Icon>
    <path d="M3 3l10 10M13 3L3 13" />
  </Icon>
)

export const Send = () => (
  <Icon>
    <path d="M8 13.25V2.75M3.5 7.25L8 2.75l4.5 4.5" />
  </Icon>
)

export const Stop = () => (
  <Icon>
    <rect class="icon__fill" x="4.25" y="4.25" width="7.5" height="7.5" rx="0.75" />
  </Icon>
)

/** Points where reading goes, so it turns round in right-to-left text. */
export const Onward = () => (
  <Icon flip>
    <path d="M6 3l5 5-5 5" />
  </Icon>
)

export const Back = () => (
  <Icon flip>
    <path d="M10 3L5 8l5 5" />
  </Icon>
)

export const Down = () => (
  <Icon>
    <path d="M3 6l5 5 5-5" />
  </Icon>
)

export const Key = () => (
  <Icon>
    <circle cx="5.25" cy="8" r="3" />
    <path d="M8.25 8h6M12 8v2.5" />
  </Icon>
)

/** A cup on its mat, seen from above: the sign of the assistant. */
export const Mark = () => (
  <Icon size={24}>
    <rect x="2.75" y="2.75" width="18.5" height="18.5" rx="2.5" />
    <circle cx="12" cy="12" r="5.25" />
  </Icon>
)

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
