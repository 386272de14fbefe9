import { useRef } from 'preact/hooks'
import { textsOf } from '../form.tsx'
import { seenIn, useSeen, type WayProps } from './cancel.tsx'
import { shownDiary } from './shown.ts'
import { Times } from './times.tsx'
import { WhoWanted } from './who-wanted.tsx'

/** Moves a booking to another time of its service; reference and calendar entry stay. */
export function Move({ booking, attempt: { busy, issues, run }, close }: WayProps) {
  const diary = shownDiary()
  const seen = useSeen(booking)
  const again = useRef(() => {})

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const { asked, reason, slot_id } = textsOf(event.currentTarget, ['asked', 'reason', 'slot_id'])
    const body = { seen: seen.current, asked: asked === 'guest', reason, slot_id }
    if (await run(() => diary.act(booking, 'move', body))) return close()

    seen.current = seenIn(diary) ?? seen.current
    again.current()
  }

  return (
    <form class="stack booking-way" onSubmit={submit}>
      <h3>Move to another time</h3>
      <Times
        service={booking.service.code}
        seats={booking.seats}
        but={booking.slot_id}
        again={(look) => {
          again.current = look
        }}
      />
      <WhoWanted issues={issues} />
      <footer>
        <button class="button" data-kind="main" type="submit" disabled={busy}>
          Move it
        </button>
        <button class="button" data-kind="plain" type="button" onClick={close}>
          Keep it
        </button>
      </footer>
    </form>
  )
}
