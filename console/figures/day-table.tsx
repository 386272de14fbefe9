import { shortDay } from '../../browser/format.ts'
import type { DayFigures } from '../../contract/figures.ts'
import { signedIn } from '../session.ts'
import { type Figure, type Figures, questions } from './figures.ts'

const columns: readonly { figure: Figure; name: string }[] = [
  { figure: 'conversations', name: 'Conversations' },
  { figure: 'answered', name: 'Answered' },
  { figure: 'abstained', name: 'Did not know' },
  { figure: 'declined', name: 'Declined' },
  { figure: 'handed_off', name: 'Person asked for' },
  { figure: 'forms_opened', name: 'Forms opened' },
  { figure: 'booked', name: 'Booked' },
  { figure: 'helpful', name: 'Helpful' },
  { figure: 'unhelpful', name: 'Not helpful' },
]

/** A line a day, the latest first, and what they come to. The bars say nothing that the figures do not. */
export function DayTable({ model, days }: { model: Figures; days: readonly DayFigures[] }) {
  return (
    <table class="days">
      <caption class="unseen">What happened on each of the last {days.length} days, in the shop’s time</caption>
      <thead>
        <tr>
          <th scope="col">Day</th>
          <td aria-hidden="true">
            <Key />
          </td>
          {columns.map(({ figure, name }) => (
            <th key={figure} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr class="days__sum">
          <th scope="row">{days.length} days</th>
          <td aria-hidden="true" />
          {columns.map(({ figure, name }) => (
            <Count key={figure} name={name} number={model.sum(figure)} />
          ))}
        </tr>
        {days.map((day, place) => (
          <tr key={day.date} data-quiet={columns.every(({ figure }) => day[figure] === 0) ? '' : undefined}>
            <th scope="row">{place === 0 ? 'Today' : nameOf(day)}</th>
            <td aria-hidden="true">
              <Questions day={day} most={model.most.value} />
            </td>
            {columns.map(({ figure, name }) => (
              <Count key={figure} name={name} number={day[figure]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Count = ({ name, number }: { name: string; number: number }) => (
  <td data-name={name} data-none={number === 0 ? '' : undefined}>
    {number}
  </td>
)

/** Answered, not known and declined beside each other; the fullest day has the whole width. */
function Questions({ day, most }: { day: DayFigures; most: number }) {
  if (questions(day) === 0) return null
  return (
    <svg class="days__bar" aria-hidden="true" viewBox={`0 0 ${most} 1`} preserveAspectRatio="none">
      <rect data-tone="answered" width={day.answered} height="1" />
      <rect data-tone="abstained" x={day.answered} width={day.abstained} height="1" />
      <rect data-tone="declined" x={day.answered + day.abstained} width={day.declined} height="1" />
    </svg>
  )
}

const Key = () => (
  <span class="days__key">
    <i data-tone="answered" /> answered <i data-tone="abstained" /> did not know <i data-tone="declined" /> declined
  </span>
)

// A calendar day is the same one wherever it is read.
const nameOf = ({ date }: DayFigures) =>
  shortDay(`${date}T12:00:00Z`, { timezone: 'UTC', locale: signedIn.value.workspace.locale })
