import type { Booking } from '../../contract/bookings.ts'
import type { Card } from '../../contract/conversations.ts'
import { longTime } from '../bookings/letter-phrases.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** What the cards of a message show, one line each, for where no card can be drawn. */
export const linesOfCards = (workspace: Workspace, cards: Card[]): string[] =>
  cards.flatMap((card) => linesOf(workspace, card)).map((line) => `• ${line}`)

function linesOf(workspace: Workspace, card: Card): string[] {
  const line = (booking: Booking) =>
    `${booking.service.name}, ${longTime(booking.starts_at, workspace)}, reference ${booking.reference}`
  switch (card.type) {
    case 'booking':
      return [line(card.booking)]
    case 'bookings':
      return card.bookings.map(line)
    case 'booking_form':
      return card.form.booking ? [line(card.form.booking)] : []
    case 'services':
      return card.services.map(({ name }) => name)
    case 'plans':
      return card.plans.map(({ name }) => name)
    case 'choices':
    case 'handoff':
      return []
    default:
      return card satisfies never
  }
}
