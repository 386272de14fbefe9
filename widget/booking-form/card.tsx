import { useModel } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useRef } from 'preact/hooks'
import { sheet } from '../../browser/sheet.ts'
import type { Booking, Form } from '../../contract/bookings.ts'
import { useAttention } from './attention.ts'
import { Awaited, type Later, useLaterSteps } from './awaited.tsx'
import css from './booking-form.css?inline'
import { BookingForm } from './booking-form.ts'
import { ChooseService } from './choose-service.tsx'
import { ChooseSlot } from './choose-slot.tsx'
import { tabDraft } from './draft.ts'
import { type FormApi, formApi } from './form-api.ts'
import type { LaterSteps } from './later-steps.tsx'
import type { Face, LaterFace } from './parts.ts'
import type { Step } from './path.ts'
import { words } from './strings.ts'

/** What a root adopts before it shows the card; `base.css` and `slip.css` are the root's own. */
export const sheets: CSSStyleSheet[] = [sheet(css)]

export interface BookingFormCardProps {
  form: Form
  /** The workspace's address, under which the form lives. */
  baseUrl: string
  onBooked(booking: Booking): void
  /** Opens a new form for the same service, where there is a way to. */
  onBookAgain?(service: string): void
  /** What comes after the choosing; fetched once the card stands. */
  laterSteps(): Promise<LaterSteps>
  api?: FormApi
  /** What stands elsewhere while a field has the focus; see field-bar.tsx. */
  bar?(face: LaterFace): ComponentChildren
}

/** The form that books, as one slip filled line by line; what is booked is the same slip with a reference. */
export default function BookingFormCard(props: BookingFormCardProps) {
  const { form, api = formApi(props.baseUrl, props.form.id) } = props
  const model = useModel(
    () =>
      new BookingForm(
        form,
        api,
        { booked: (booking) => props.onBooked(booking) },
        { online: () => navigator.onLine, draft: tabDraft(form) },
      ),
  )
  const own = useId()
  const service = model.picker.service.value
  const said = service?.whole_slot ? { ...words, ...words.ofWhole(service.price.per) } : words
  const card = useRef<HTMLDivElement>(null)
  const later = useLaterSteps(card, props.laterSteps)
  const { steps } = later
  const face: Face = { model, shop: form.workspace, words: said, id: (part) => `${own}-${part}` }
  useAttention(card, model, steps)

  useEffect(() => {
    void model.open()
    document.addEventListener('visibilitychange', model.lookAgain)
    return () => document.removeEventListener('visibilitychange', model.lookAgain)
  }, [model])

  useEffect(() => {
    if (form.booking) model.booking.value = form.booking
  }, [form.booking])

  return (
    <div class="booking-form" ref={card}>
      <Slip form={form} onBook={props.onBookAgain} later={later} {...face} />
      {steps && <steps.Spoken {...steps.saying(face)} />}
      {steps && props.bar?.(steps.saying(face))}
    </div>
  )
}

interface SlipProps extends Face {
  form: Form
  later: Later
  onBook?: (service: string) => void
}

function Slip({ form, onBook, later, ...face }: SlipProps) {
  const { model, shop, words } = face
  const { steps } = later
  const step = model.step.value
  const booking = model.booking.value
  if (step === 'booked' && booking && steps)
    return <steps.Ticket booking={booking} shop={shop} part="head" onBook={onBook} />

  return (
    <form
      class="slip"
      noValidate
      aria-label={words.title(shop.words.service)}
      onSubmit={(event) => {
        event.preventDefault()
        void forward(model, step)
      }}
    >
      <header>
        <h3 data-part="head" tabIndex={-1}>
          {title(step, face)}
        </h3>
        {step !== 'expired' && step !== 'booked' && <span>{words.notBooked}</span>}
      </header>
      <Parts form={form} later={later} {...face} />
    </form>
  )
}

function Parts({ form, later, ...face }: Omit<SlipProps, 'onBook'>) {
  const step = face.model.step.value
  const { steps } = later
  switch (step) {
    case 'service':
      return <ChooseService services={form.services} {...face} />
    case 'slot':
      return <ChooseSlot form={form} later={later} {...face} />
    case 'details':
      return steps ? <steps.Details {...steps.saying(face)} /> : <Awaited later={later} {...face} />
    case 'review':
      return steps ? <steps.Review {...steps.saying(face)} /> : <Awaited later={later} {...face} />
    case 'booked':
      return <Awaited later={later} {...face} />
    case 'expired':
      return <Closed {...face} />
    default:
      return step satisfies never
  }
}

const Closed = ({ shop, words }: Face) => (
  <footer>
    <p>
      <span>{words.expiredText(shop.words.service)}</span>
    </p>
  </footer>
)

function title(step: Step, { model, shop, words }: Face): string {
  if (step === 'expired') return words.expired
  if (step === 'review') return words.readOver
  return model.joining.value ? words.joinList : words.title(shop.words.service)
}

/** One way forward from each step, by its button or by Enter. */
function forward(model: BookingForm, step: Step): Promise<void> | void {
  switch (step) {
    case 'service':
      return model.chooseDay()
    case 'slot':
      return model.keep()
    case 'details':
      return model.readOver()
    case 'review':
      return model.book()
    case 'booked':
    case 'expired':
      return
    default:
      return step satisfies never
  }
}
