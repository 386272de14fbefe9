import { useRef } from 'preact/hooks'
import type { DiaryBooking } from '../../contract/diary.ts'
import { type Attempt, textsOf } from '../form.tsx'
import type { Diary } from './diary.ts'
import { shownDiary } from './shown.ts'
import { WhoWanted } from './who-wanted.tsx'

export interface WayProps {
  booking: DiaryBooking
  attempt: Attempt
  close(): void
}

/** Cancels a booking, an offer or a place on the list; the guest gets a letter. */
export function Cancel({ booking, attempt: { busy, issues, run }, close }: WayProps) {
  const diary = shownDiary()
  const seen = useSeen(booking)

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const { asked, reason } = textsOf(event.currentTarget, ['asked', 'reason'])
    const body = { seen: seen.current, asked: asked === 'guest', reason }
    if (await run(() => diary.act(booking, 'cancel', body))) close()
    else seen.current = seenIn(diary) ?? seen.current
  }

  return (
    <form class="stack booking-way" onSubmit={submit}>
      <h3>Cancel the booking</h3>
      <WhoWanted issues={issues} needsReason />
      <p class="faint">The seats go to whoever waits, and {booking.name} gets a letter.</p>
      <footer>
        <button class="button" data-kind="danger" type="submit" disabled={busy}>
          Cancel it
        </button>
        <button class="button" data-kind="plain" type="button" onClick={close}>
          Keep it
        </button>
      </footer>
    </form>
  )
}

/** What the panel shows by now. */
export const seenIn = ({ opened }: Diary) => (opened.value === 'none' ? undefined : opened.value?.seen)

/** What was on the page when somebody began to decide: news that comes while they write is told to them first. */
export const useSeen = ({ seen }: DiaryBooking) => useRef(seen)
