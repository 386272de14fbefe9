import type { DiaryBooking, SentLetter } from '../../contract/diary.ts'
import { signedIn } from '../session.ts'
import { letterNames, when } from './words.ts'

/** What became of a booking, and the letters about it. */
export function Past({ booking: { history, letters, manage_url } }: { booking: DiaryBooking }) {
  const shop = signedIn.value.workspace
  return (
    <>
      <section>
        <h3>History</h3>
        <ol class="booking-past">
          {history.toReversed().map(({ at, said }) => (
            <li key={`${at} ${said}`}>
              {said}
              <small>{when(at, shop)}</small>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3>Letters</h3>
        {letters.length === 0 && <p class="faint">None yet.</p>}
        <ol class="booking-past">
          {letters.toReversed().map((letter) => (
            <li key={`${letter.kind} ${letter.at}`}>
              {letterNames[letter.kind] ?? letter.subject}
              <small data-state={letter.state}>{letterWords(letter, when(letter.at, shop))}</small>
            </li>
          ))}
        </ol>
        <p>
          <a href={manage_url} target="_blank" rel="noreferrer">
            The guest’s own page
          </a>
        </p>
      </section>
    </>
  )
}

function letterWords({ state, at }: SentLetter, moment: string): string {
  switch (state) {
    case 'sent':
      return `Sent ${moment}`
    case 'failed':
      return 'Could not be delivered'
    case 'waiting':
      return Date.parse(at) > Date.now() ? `Goes ${moment}` : 'On its way'
    default:
      return state satisfies never
  }
}
