import { standing } from '../../browser/cards/ticket-words.ts'
import { time } from '../../browser/format.ts'
import type { Shop } from '../../contract/catalogue.ts'
import { type LaterFace, type Span, slotDay, slotTimes } from './parts.ts'

/** Told to a guest who does not see the slip change, and only when it matters: the minutes are not counted aloud. */
export const Spoken = (face: LaterFace) => (
  <p class="unseen" role="status">
    {sentence(face)}
  </p>
)

function sentence({ model, shop, words }: LaterFace): string {
  const { said } = words
  const news = model.news.value
  const booking = model.booking.value
  const hold = model.kept.hold.value
  switch (news) {
    case 'booked':
      return booking ? said.booked(standing(booking), ...when(booking, shop), booking.reference) : ''
    case 'joining': {
      const { slot } = model.party.value
      return model.joining.value && slot ? said.joining(...when(slot, shop)) : ''
    }
    case 'kept':
      return hold ? said.kept(hold.seats, time(hold.expires_at, shop)) : ''
    case 'ending':
      return hold ? said.ending(hold.seats) : ''
    case 'gone':
      return hold ? said.gone : ''
    case undefined:
      return ''
    default:
      return news satisfies never
  }
}

const when = (span: Span, shop: Shop) => [slotDay(span, shop), slotTimes(span, shop)] as const
