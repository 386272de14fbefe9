import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import * as z from 'zod/mini'
import { shortDay, timeRange } from '../../browser/format.ts'
import { OpenTime } from '../../contract/diary.ts'
import { useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { ask, signedIn } from '../session.ts'
import { seatCount } from './words.ts'

interface Props {
  service: string
  seats: number
  /** The time that is not offered, since it is had already. */
  but?: string
  /** Shows full times too, whose waiting list can be joined. */
  withFull?: boolean
  chosen?(time: OpenTime): void
  /** Hands out how to look anew. */
  again?(look: () => void): void
}

/** The coming times of a service with room for a party, under their days, to choose one of. */
export function Times({ service, seats, but, withFull, chosen, again }: Props) {
  const times = useSignal<OpenTime[] | undefined>(undefined)
  const { fault, run } = useAttempt()
  const look = () =>
    void run(async () => {
      times.value = await ask(`/bookings/times?service=${encodeURIComponent(service)}`, z.array(OpenTime))
    })
  useEffect(() => {
    look()
    again?.(look)
  }, [service])

  if (fault) return <p class="fault">{fault}</p>
  if (!times.value) return <Loading what="the times" />
  const open = times.value.filter(({ id, seats_left }) => id !== but && (withFull || seats_left >= seats))
  if (open.length === 0) return <p class="faint">No other time has {seatCount(seats)} left.</p>

  const shop = signedIn.value.workspace
  const days = [...Map.groupBy(open, ({ starts_at }) => shortDay(starts_at, shop))]
  return (
    <fieldset class="times">
      <legend>Time</legend>
      <div class="times__days">
        {days.map(([day, ofDay]) => (
          <fieldset key={day}>
            <legend>{day}</legend>
            {ofDay.map((time) => (
              <label key={time.id}>
                <input type="radio" name="slot_id" value={time.id} required onChange={() => chosen?.(time)} />
                <span>{timeRange(time.starts_at, time.ends_at, shop)}</span>
                <span class="faint">{room(time, seats)}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </fieldset>
  )
}

function room({ seats_left, waiting }: OpenTime, seats: number): string {
  if (seats_left >= seats) return `${seats_left} left`
  const line = waiting === 0 ? 'nobody waits' : waiting === 1 ? '1 waits' : `${waiting} wait`
  return seats_left === 0 ? `Full, ${line}` : `${seats_left} left, ${line}`
}
