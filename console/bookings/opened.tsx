import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { Close } from '../../browser/icons.tsx'
import type { DiaryBooking } from '../../contract/diary.ts'
import { type Attempt, Fault, useAttempt } from '../form.tsx'
import { Loading } from '../loading.tsx'
import { href, place } from '../place.ts'
import { signedIn } from '../session.ts'
import { Came } from './came.tsx'
import { Cancel } from './cancel.tsx'
import { opening } from './links.ts'
import { Move } from './move.tsx'
import { Past } from './past.tsx'
import { shownDiary } from './shown.ts'
import { cameBy, seatCount, standing, when } from './words.ts'

/** One booking with all that is known of it, and what can be done with it. */
export function Opened({ reference }: { reference: string }) {
  const { opened, fault } = shownDiary()
  const found = opened.value
  const booking = found !== 'none' && found?.reference === reference ? found : undefined
  const attempt = useAttempt()
  const title = useRef<HTMLHeadingElement>(null)
  // Whoever opened it goes on reading there, and comes back to its row.
  useEffect(() => {
    title.current?.focus()
    return () => document.querySelector<HTMLElement>(`[data-guest="${reference}"]`)?.focus()
  }, [])
  return (
    <aside class="bookings-side booking-open" aria-label={`Booking ${reference}`}>
      <header>
        <h2 ref={title} tabindex={-1}>
          {booking?.name ?? reference}
        </h2>
        <a class="button" data-kind="plain" href={opening(place.value)} aria-label="Close the booking">
          <Close />
        </a>
      </header>
      <Fault said={attempt.fault} />
      {found === 'none' && <p class="faint">There is no such booking.</p>}
      {booking && <Body booking={booking} attempt={attempt} />}
      {!found && !fault.value && <Loading what="the booking" />}
    </aside>
  )
}

function Body({ booking, attempt }: { booking: DiaryBooking; attempt: Attempt }) {
  return (
    <>
      <Facts booking={booking} />
      <Ways booking={booking} attempt={attempt} />
      <Past booking={booking} />
    </>
  )
}

function Facts({ booking }: { booking: DiaryBooking }) {
  const shop = signedIn.value.workspace
  const { words, tone } = standing(booking, shop)
  return (
    <dl class="booking-facts">
      <dt>State</dt>
      <dd>
        <span class="badge" data-tone={tone}>
          {words}
        </span>
      </dd>
      <dt>When</dt>
      <dd>{when(booking.starts_at, shop)}</dd>
      <dt>What</dt>
      <dd>
        {booking.service.name}, {seatCount(booking.seats)}
      </dd>
      <dt>Reference</dt>
      <dd>
        <code>{booking.reference}</code>
      </dd>
      <dt>E-mail</dt>
      <dd>
        <a href={`mailto:${encodeURIComponent(booking.email)}`}>{booking.email}</a>
      </dd>
      {booking.summary && (
        <>
          <dt>Note</dt>
          <dd>{booking.summary}</dd>
        </>
      )}
      {booking.reason && (
        <>
          <dt>Reason</dt>
          <dd>{booking.reason}</dd>
        </>
      )}
      <dt>Came from</dt>
      <dd>
        {cameBy(booking)}
        {booking.conversation_id && (
          <>
            {', '}
            <a href={href('inbox', [booking.conversation_id])}>read the conversation</a>
          </>
        )}
      </dd>
    </dl>
  )
}

function Ways({ booking, attempt }: { booking: DiaryBooking; attempt: Attempt }) {
  const { mark } = shownDiary()
  const way = useSignal<'move' | 'cancel' | undefined>(undefined)
  const { may, state } = booking
  const close = () => {
    way.value = undefined
  }
  if (way.value === 'move' && may.move) return <Move booking={booking} attempt={attempt} close={close} />
  if (way.value === 'cancel' && may.cancel) return <Cancel booking={booking} attempt={attempt} close={close} />
  if (!may.mark && !may.move && !may.cancel) return null

  const isMarked = state === 'attended' || state === 'no_show'
  return (
    <div class="booking-ways">
      {may.mark && <Came line={booking} />}
      {may.mark && isMarked && (
        <button class="button" data-kind="plain" type="button" onClick={() => void mark(booking, 'confirmed')}>
          Take the mark back
        </button>
      )}
      {may.move && (
        <button class="button" type="button" onClick={() => (way.value = 'move')}>
          Move
        </button>
      )}
      {may.cancel && (
        <button class="button" data-kind="danger-plain" type="button" onClick={() => (way.value = 'cancel')}>
          Cancel the booking
        </button>
      )}
    </div>
  )
}
