import { useModel } from '@preact/signals'
import { useEffect, useId } from 'preact/hooks'
import { Ticket, ticketSheet } from '../../browser/cards/ticket.tsx'
import { sheet } from '../../browser/sheet.ts'
import type { Booking, Form } from '../../contract/bookings.ts'
import { useAttention } from './attention.ts'
import css from './booking-form.css?inline'
import { BookingForm } from './booking-form.ts'
import { ChooseService } from './choose-service.tsx'
import { ChooseSlot } from './choose-slot.tsx'
import { Details } from './details.tsx'
import { tabDraft } from './draft.ts'
import { type FormApi, formApi } from './form-api.ts'
import type { Face } from './parts.ts'
import type { Step } from './path.ts'
import { Review } from './review.tsx'
import { Spoken } from './spoken.tsx'
import type { Words } from './strings.ts'

/** What a root adopts before it shows the card; `base.css` and `slip.css` are the root's own. */
export const sheets: CSSStyleSheet[] = [sheet(css), ticketSheet]

export interface BookingFormCardProps {
  form: Form
  /** The workspace's address, under which the form lives. */
  baseUrl: string
  onBooked(booking: Booking): void
  /** Opens a new form for the same service, where there is a way to. */
  onBookAgain?(service: string): void
  /** In the guest's language; a file of its own, fetched beside the card. */
  words: Words
  api?: FormApi
}

/** The form that books, as one slip filled line by line; what is booked is the same slip with a reference. */
export default function BookingFormCard(props: BookingFormCardProps) {
  const { form, words, api = formApi(props.baseUrl, props.form.id) } = props
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
  const face: Face = { model, shop: form.workspace, words: said, id: (part) => `${own}-${part}` }
  const card = useAttention(model)

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
      <Slip form={form} onBook={props.onBookAgain} {...face} />
      <Spoken {...face} />
    </div>
  )
}

function Slip({ form, onBook, ...face }: Face & { form: Form; onBook?: (service: string) => void }) {
  const { model, shop, words } = face
  const step = model.step.value
  if (step === 'booked' && model.booking.value)
    return <Ticket booking={model.booking.value} shop={shop} part="head" onBook={onBook} />

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
        {step !== 'expired' && <span>{words.notBooked}</span>}
      </header>
      <Parts form={form} {...face} />
    </form>
  )
}

function Parts({ form, ...face }: Face & { form: Form }) {
  const step = face.model.step.value
  switch (step) {
    case 'service':
      return <ChooseService services={form.services} {...face} />
    case 'slot':
      return <ChooseSlot form={form} {...face} />
    case 'details':
      return <Details {...face} />
    case 'review':
      return <Review {...face} />
    case 'expired':
    case 'booked':
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
