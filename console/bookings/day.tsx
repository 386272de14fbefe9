import { signedIn } from '../session.ts'
import { shownDiary } from './shown.ts'
import { SittingRows } from './sitting.tsx'
import { dayWords, emptyDay } from './words.ts'

/** The times of a day, each with who comes. */
export function DayView() {
  const { day, clock } = shownDiary()
  const shop = signedIn.value.workspace
  if (!day.value) return null

  const { date, sittings } = day.value
  const next = sittings.find(({ starts_at }) => Date.parse(starts_at) > Date.parse(clock.value))?.starts_at
  return (
    <section class="day" aria-label={dayWords(date, shop)}>
      {sittings.length === 0 && <p class="day__none">{emptyDay(day.value, shop)}</p>}
      {sittings.map((sitting) => (
        <SittingRows key={sitting.id} sitting={sitting} next={next} />
      ))}
    </section>
  )
}
