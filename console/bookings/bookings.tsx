import { useModel, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { dayKey } from '../../browser/format.ts'
import { onNews } from '../live.ts'
import { Loading } from '../loading.tsx'
import { go, place } from '../place.ts'
import { signedIn } from '../session.ts'
import { useShortcuts } from '../shortcuts.ts'
import { AddBooking } from './add.tsx'
import { Bar } from './bar.tsx'
import { DayView } from './day.tsx'
import type { Diary } from './diary.ts'
import { listAt, opening } from './links.ts'
import { ListView } from './list.tsx'
import { Opened } from './opened.tsx'
import { enterDiary } from './shown.ts'
import { Side } from './side.tsx'
import { whereOf } from './where.ts'

const today = () => dayKey(new Date().toISOString(), signedIn.value.workspace)

/** Who comes, and when: a day of the shop, or a list, and beside it the week, or the booking that is open. */
export default function BookingsScreen() {
  const diary = useModel(enterDiary)
  const where = whereOf(place.value, today())
  useSignalEffect(() => {
    void diary.show(whereOf(place.value, today()))
  })
  useEffect(() => keepFresh(diary), [])
  useShortcuts(keysOf(diary))

  const { fault, day, list, said } = diary
  const isThere = where.view === 'day' ? day.value : list.value
  return (
    <>
      <Bar where={where} />
      <div class="bookings" data-view={where.view} data-open={where.reference ? '' : undefined}>
        {fault.value && (
          <p class="fault bookings__fault" role="alert">
            {fault.value}{' '}
            <button class="button" type="button" onClick={() => void diary.refresh()}>
              Try again
            </button>
          </p>
        )}
        {isThere ? where.view === 'day' ? <DayView /> : <ListView where={where} /> : <Loading what="the bookings" />}
        <Beside reference={where.reference} view={where.view} />
      </div>
      <p class="unseen" role="status">
        {said.value}
      </p>
    </>
  )
}

function Beside({ reference, view }: { reference?: string; view: 'day' | 'list' }) {
  if (reference === 'new') return <AddBooking />
  if (reference) return <Opened key={reference} reference={reference} />
  return view === 'day' ? <Side /> : null
}

/** News, coming back to the page, and the clock bring what is shown up to date. Answers how to stop. */
function keepFresh(diary: Diary): () => void {
  const look = () => void (document.visibilityState === 'visible' && diary.refresh())
  const off = onNews(({ type }) => {
    if (type === 'bookings' || type === 'resync') void diary.refresh()
  })
  const timer = setInterval(() => void diary.tick(), 20_000)
  document.addEventListener('visibilitychange', look)
  return () => {
    off()
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}

const keysOf = (diary: Diary) => [
  { keys: 'j', words: 'Next booking', run: () => step(1) },
  { keys: 'k', words: 'Previous booking', run: () => step(-1) },
  { keys: 'n', words: 'Add a booking', run: () => go(opening(place.value, 'new')) },
  {
    keys: '/',
    words: 'Search the bookings',
    run: () => {
      diary.wantsWords.value = true
      if (whereOf(place.value, today()).view === 'day') go(listAt(place.value))
    },
  },
  { keys: 'escape', words: 'Close the booking', run: () => place.value.rest.length > 0 && go(opening(place.value)) },
]

function step(by: number) {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-guest]')]
  const at = rows.findIndex((row) => row.matches(':focus'))
  rows[at < 0 ? (by > 0 ? 0 : rows.length - 1) : at + by]?.focus()
}
