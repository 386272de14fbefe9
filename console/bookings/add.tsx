import { useSignal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import * as z from 'zod/mini'
import { Close } from '../../browser/icons.tsx'
import type { OpenTime } from '../../contract/diary.ts'
import { Fault, Field, textsOf, useAttempt } from '../form.tsx'
import { go, place } from '../place.ts'
import { ask, signedIn } from '../session.ts'
import { opening } from './links.ts'
import { shownDiary } from './shown.ts'
import { Times } from './times.tsx'

const Services = z.array(z.object({ code: z.string(), name: z.string() }))

/** Books for somebody who telephoned or stands at the counter. */
export function AddBooking() {
  const diary = shownDiary()
  const { busy, fault, issues, run } = useAttempt()
  const service = useSignal('')
  const seats = useSignal(2)
  const time = useSignal<OpenTime | undefined>(undefined)
  const isFull = time.value !== undefined && time.value.seats_left < seats.value

  async function submit(event: SubmitEvent & { currentTarget: HTMLFormElement }) {
    event.preventDefault()
    const texts = textsOf(event.currentTarget, ['slot_id', 'name', 'email', 'summary'])
    const { summary } = texts
    const body = { ...texts, seats: seats.value, summary: summary || undefined, join_waitlist: isFull || undefined }
    await run(async () => {
      const { reference } = await diary.add(body)
      go(opening(place.value, reference), { replace: true })
    })
  }

  return (
    <aside class="bookings-side booking-open" aria-label="Add a booking">
      <Heading />
      <form class="stack" onSubmit={submit}>
        <Fault said={fault} />
        <ServiceField chosen={(code) => (service.value = code)} />
        <label class="field">
          <span>Seats</span>
          <input
            class="input"
            type="number"
            min="1"
            max="99"
            required
            value={seats.value}
            onInput={({ currentTarget }) => (seats.value = currentTarget.valueAsNumber || 1)}
          />
        </label>
        {service.value && (
          <Times service={service.value} seats={seats.value} withFull chosen={(each) => (time.value = each)} />
        )}
        <Field name="name" label="Name" required maxLength={120} autocomplete="off" issues={issues} />
        <Field
          name="email"
          label="E-mail"
          type="email"
          required
          maxLength={254}
          autocomplete="off"
          hint="The confirmation goes there at once."
          issues={issues}
        />
        <Field name="summary" label="Note" type="lines" maxLength={2000} issues={issues} />
        <footer>
          <button class="button" data-kind="main" type="submit" disabled={busy}>
            {isFull ? 'Put on the list' : 'Book'}
          </button>
          <a class="button" data-kind="plain" href={opening(place.value)}>
            Not now
          </a>
        </footer>
      </form>
    </aside>
  )
}

function Heading() {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <header>
      <h2 ref={title} tabindex={-1}>
        Add a booking
      </h2>
      <a class="button" data-kind="plain" href={opening(place.value)} aria-label="Close">
        <Close />
      </a>
    </header>
  )
}

function ServiceField({ chosen }: { chosen(code: string): void }) {
  const { words } = signedIn.value.workspace
  const services = useSignal<z.infer<typeof Services>>([])
  const { fault, run } = useAttempt()
  useEffect(
    () =>
      void run(async () => {
        services.value = await ask('/bookings/services', Services)
      }),
    [],
  )
  return (
    <label class="field">
      <span>{words.service.charAt(0).toUpperCase() + words.service.slice(1)}</span>
      <select class="input" required onChange={({ currentTarget }) => chosen(currentTarget.value)}>
        <option value="">Choose one</option>
        {services.value.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      {fault && <small class="field__fault">{fault}</small>}
    </label>
  )
}
