import { time } from '../../browser/format.ts'
import type { Face } from './parts.ts'

/** Told to a guest who does not see the slip change, and only when it matters: the minutes are not counted aloud. */
export const Spoken = (face: Face) => (
  <p class="unseen" role="status">
    {sentence(face)}
  </p>
)

function sentence({ model, shop, words }: Face): string {
  const { hold } = model.kept
  const news = model.news.value
  if (news === 'booked') return model.booking.value ? words.said.booked(model.booking.value.reference) : ''
  if (!news || !hold.value) return ''

  const { seats, expires_at } = hold.value
  return {
    kept: words.said.kept(seats, time(expires_at, shop)),
    ending: words.said.ending(seats),
    gone: words.said.gone,
  }[news]
}
