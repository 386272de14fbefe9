import type { DiaryLine } from '../../contract/diary.ts'
import { place } from '../place.ts'
import { signedIn } from '../session.ts'
import { Finder } from './finder.tsx'
import { listAt, opening } from './links.ts'
import { shownDiary } from './shown.ts'
import type { Where } from './where.ts'
import { cameBy, standing, when } from './words.ts'

/** Every booking that the filter lets through, one line each. */
export function ListView({ where }: { where: Where }) {
  const { list, readOn } = shownDiary()
  if (!list.value) return null

  const { bookings, next_cursor } = list.value
  const { service } = signedIn.value.workspace.words
  return (
    <section class="booking-list" aria-label="All bookings">
      <Finder where={where} />
      {bookings.length === 0 ? (
        <None where={where} />
      ) : (
        <table class="rows">
          <thead>
            <tr>
              <th>Guest</th>
              <th>{service.charAt(0).toUpperCase() + service.slice(1)}</th>
              <th>When</th>
              <th>Seats</th>
              <th>Reference</th>
              <th>State</th>
              <th>Came from</th>
            </tr>
          </thead>
          <tbody>
            {bookings.map((line) => (
              <Line key={line.reference} line={line} />
            ))}
          </tbody>
        </table>
      )}
      {next_cursor && (
        <p class="booking-list__on">
          <button class="button" type="button" onClick={() => void readOn()}>
            Show more
          </button>
        </p>
      )}
    </section>
  )
}

function Line({ line }: { line: DiaryLine }) {
  const shop = signedIn.value.workspace
  const { words, tone } = standing(line, shop)
  return (
    <tr aria-current={place.value.rest[0] === line.reference ? 'true' : undefined}>
      <th scope="row">
        <a href={opening(place.value, line.reference)} data-guest={line.reference}>
          {line.name}
        </a>
      </th>
      <td>{line.service.name}</td>
      <td>{when(line.starts_at, shop)}</td>
      <td>{line.seats}</td>
      <td>
        <code>{line.reference}</code>
      </td>
      <td>
        <span class="badge" data-tone={tone}>
          {words}
        </span>
      </td>
      <td class="faint">{cameBy(line)}</td>
    </tr>
  )
}

function None({ where: { filter } }: { where: Where }) {
  const isNarrow = filter.search || filter.service || filter.state
  return (
    <p class="empty">
      <b>{isNarrow ? 'No booking is like that.' : 'No bookings from this day on.'}</b>
      {filter.from && <a href={listAt(place.value, { from: 'any' })}>Look at every day</a>}
    </p>
  )
}
