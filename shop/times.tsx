import type { Row } from './rows.ts'

/** The lines of a timetable. A time that can be booked is a button: it opens the form on that slot. */
export function Times({ rows, book }: { rows: Row[]; book: (service: string, slotId: string) => void }) {
  if (rows.length === 0) return <li class="time">No times in the coming weeks</li>

  return rows.map((row) => (
    <li key={row.slot.id} data-seats={row.seats.state}>
      {row.bookable ? (
        <button type="button" class="time" onClick={() => book(row.service, row.slot.id)}>
          <Line row={row} />
        </button>
      ) : (
        <div class="time">
          <Line row={row} />
        </div>
      )}
    </li>
  ))
}

// The spaces are for those who hear or copy the line; the grid swallows them.
const Line = ({ row }: { row: Row }) => (
  <>
    <time class="time__when" dateTime={row.slot.starts_at}>
      {row.when}
    </time>{' '}
    {row.what && <span>{row.what} </span>}
    <span class="time__seats">{row.seats.words}</span>
  </>
)
