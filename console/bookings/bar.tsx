import { Next, Previous } from '../icons.tsx'
import { place } from '../place.ts'
import { signedIn } from '../session.ts'
import { dayAt, listAt, opening } from './links.ts'
import { shownDiary } from './shown.ts'
import { daysFrom, type Where } from './where.ts'
import { dayWords } from './words.ts'

/** Which day it is, day or list, and the way to add a booking. */
export function Bar({ where }: { where: Where }) {
  return (
    <header class="bar bookings-bar" data-open={where.reference ? '' : undefined}>
      <h1>Bookings</h1>
      {where.view === 'day' && <Turn date={where.date} />}
      <span class="end" />
      <nav class="tabs" aria-label="View">
        <a href={dayAt(where.date)} aria-current={where.view === 'day' ? 'page' : undefined}>
          Day
        </a>
        <a href={listAt(place.value)} aria-current={where.view === 'list' ? 'page' : undefined}>
          List
        </a>
      </nav>
      <a class="button" data-kind="main" href={opening(place.value, 'new')}>
        Add a booking<kbd>N</kbd>
      </a>
    </header>
  )
}

function Turn({ date }: { date?: string }) {
  const { day } = shownDiary()
  const shown = date ?? day.value?.today
  if (!shown) return null
  return (
    <div class="turn">
      <a href={dayAt(daysFrom(shown, -1))} aria-label="The day before">
        <Previous />
      </a>
      <b>{dayWords(shown, signedIn.value.workspace)}</b>
      <a href={dayAt(daysFrom(shown, 1))} aria-label="The day after">
        <Next />
      </a>
      <a href={dayAt()}>Today</a>
    </div>
  )
}
