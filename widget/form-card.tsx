import { useSignal } from '@preact/signals'
import type { Form } from '../contract/bookings.ts'
import { Aside } from './aside.tsx'
import type { LaterFace } from './booking-form/parts.ts'
import type { Conversation } from './conversation.ts'
import { Late } from './late.tsx'
import { says } from './strings/said.ts'

interface Props {
  form: Form
  /** No later message shows the same form again. */
  newest: boolean
  baseUrl: string
  conversation: Conversation
}

/** A form in the conversation. Only the newest open one can be filled in; what it booked stays as its ticket. */
export function FormCard({ form, newest, baseUrl, conversation: { liveFormId, booked, book } }: Props) {
  const filledHere = useSignal(false)
  if (!newest) return form.state === 'open' ? <Aside>{says.formReplaced}</Aside> : null

  const bookAgain = (subject: string) => void book({ subject })
  // The card in which the guest has just pressed stays: its ticket follows what becomes of the booking.
  if (form.id === liveFormId.value || filledHere.value)
    return (
      <Late key="form" class="message__card" load={() => bookingForm(form)}>
        {({ default: BookingFormCard }) => (
          <BookingFormCard
            form={form}
            baseUrl={baseUrl}
            laterSteps={laterSteps}
            onBooked={(booking) => {
              filledHere.value = true
              booked(form.id, booking)
            }}
            onBookAgain={bookAgain}
            bar={bar}
          />
        )}
      </Late>
    )

  const { booking } = form
  if (booking)
    return (
      <Late key="ticket" class="message__card" load={() => import('./record-cards.tsx')}>
        {({ RecordCard }) => (
          <RecordCard card={{ type: 'booking', booking }} shop={form.workspace} onBook={bookAgain} />
        )}
      </Late>
    )

  return <Aside>{form.state === 'open' ? says.formReplaced : says.formOver}</Aside>
}

// Only fingers bring up a keyboard that leaves room for little else.
const bar = (face: LaterFace) =>
  matchMedia('(pointer: coarse)').matches && (
    <Late load={() => import('./booking-form/field-bar.tsx')}>{({ FieldBar }) => <FieldBar {...face} />}</Late>
  )

const laterSteps = async () => (await import('./booking-form/later-steps.tsx')).laterSteps

/** A form whose seats are kept opens at one of its later steps. */
async function bookingForm({ hold }: Form) {
  const [card] = await Promise.all([import('./booking-form/card.tsx'), hold && laterSteps()])
  return card
}
