import { BookingsCard, bookingsSheet } from '../browser/cards/bookings.tsx'
import { HandoffCard } from '../browser/cards/handoff.tsx'
import { PlansCard } from '../browser/cards/plans.tsx'
import { ServicesCard } from '../browser/cards/service-list.tsx'
import { Ticket, ticketSheet } from '../browser/cards/ticket.tsx'
import type { Shop } from '../contract/catalogue.ts'
import type { Card } from '../contract/conversations.ts'

/** Adopted by the panel before the first of these is shown. */
export const sheets = [ticketSheet, bookingsSheet]

/** The cards that show what is in the record; fetched with the first of them. */
export type RecordCardOf = Exclude<Card, { type: 'booking_form' | 'choices' }>

interface Props {
  card: RecordCardOf
  shop: Shop
  onBook: (service: string) => void
}

export function RecordCard({ card, shop, onBook }: Props) {
  switch (card.type) {
    case 'services':
      return <ServicesCard services={card.services} shop={shop} onBook={onBook} />
    case 'plans':
      return <PlansCard plans={card.plans} locale={shop.locale} />
    case 'bookings':
      return <BookingsCard bookings={card.bookings} locale={shop.locale} />
    case 'booking':
      return <Ticket booking={card.booking} shop={shop} onBook={onBook} />
    case 'handoff':
      return <HandoffCard intervention={card.intervention} shop={shop} />
    default:
      return card satisfies never
  }
}
