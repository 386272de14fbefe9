import { useMemo } from 'preact/hooks'
import { Ticket } from '../../browser/cards/ticket.tsx'
import type { Booking, Form } from '../../contract/bookings.ts'
import type { Shop } from '../../contract/catalogue.ts'
import BookingFormCard from '../booking-form/card.tsx'
import { formApi } from '../booking-form/form-api.ts'
import { laterSteps } from '../booking-form/later-steps.tsx'
import type { AppCard, Said } from './app-card.ts'
import { words } from './strings.ts'

interface CardProps {
  model: AppCard
  shop: Shop
  /** How dates are written: the host's locale where our words are in its language. */
  locale: string
  /** Whether the host passes on calls of tools. */
  canOpen: boolean
}

/** The form in a chat, under a heading that says whose it is to those who only hear it. */
export const Card = (props: CardProps) => (
  <>
    <h2 class="unseen">{words.title(props.shop.name)}</h2>
    <Stage {...props} />
  </>
)

function Stage({ model, shop, locale, canOpen }: CardProps) {
  const manners = { ...shop, locale }
  const again = canOpen ? (subject?: string) => void model.open(subject) : undefined
  const stage = model.stage.value
  switch (stage) {
    case 'form':
      return model.form.value ? <OpenForm model={model} form={model.form.value} locale={locale} again={again} /> : null
    case 'booked':
      return model.booking.value ? <Ticket booking={model.booking.value} shop={manners} onBook={again} /> : null
    case 'waiting':
      return <Opening said={model.said.value} title={words.opening} open={model.late.value ? again : undefined} />
    case 'refused':
      return <Opening said={model.said.value} title={words.refused} note={words.refusedText} open={again} />
    default:
      return stage satisfies never
  }
}

interface OpenFormProps extends Pick<CardProps, 'model' | 'locale'> {
  form: Form
  again?: (subject?: string) => void
}

function OpenForm({ model, form, locale, again }: OpenFormProps) {
  const { url, id, workspace } = form
  const baseUrl = url.slice(0, url.lastIndexOf('/forms/'))
  const api = useMemo(() => model.heard(formApi(baseUrl, id)), [model, baseUrl, id])
  return (
    <>
      {model.cutOff.value && <CutOff model={model} url={url} />}
      <BookingFormCard
        key={id}
        form={{ ...form, workspace: { ...workspace, locale } }}
        baseUrl={baseUrl}
        api={api}
        laterSteps={async () => laterSteps}
        onBooked={(booking: Booking) => void model.tell(booking, locale)}
        onBookAgain={again}
      />
    </>
  )
}

/** Some hosts let no request out of the frame: then the form's own page is one press away. */
function CutOff({ model, url }: { model: AppCard; url: string }) {
  const link = model.link.value
  return (
    <section class="problem cut-off" data-kind="notice" role="status">
      <h3>{words.cutOff}</h3>
      <p>
        <span>{link === 'opened' ? words.pageOpened : words.cutOffText}</span>
      </p>
      {link === 'refused' && (
        <p>
          <span>{words.pageRefused}</span> <bdi class="cut-off__address">{url}</bdi>
        </p>
      )}
      <button type="button" class="button" onClick={() => void model.openPage(url)}>
        <span>{words.openPage}</span>
      </button>
    </section>
  )
}

interface OpeningProps {
  said: Said
  title: string
  note?: string
  open?: () => void
}

/** Before the form is there: what the model has understood so far, in the form's own lines. */
function Opening({ said, title, note, open }: OpeningProps) {
  const lines = (['urgency', 'summary', 'name', 'email'] as const).filter((name) => said[name])
  return (
    <article class="slip">
      <header>
        <h3>{title}</h3>
      </header>
      <p class="unseen" role="status">
        {title}
      </p>
      {lines.map((name) => (
        <div class="line" key={name}>
          <div class="line__label">
            <span>{words.said[name]}</span>
          </div>
          <div class="line__value">
            <b>{said[name]}</b>
          </div>
        </div>
      ))}
      {(note || open) && (
        <footer>
          {note && (
            <p>
              <span>{note}</span>
            </p>
          )}
          {open && (
            <button type="button" class="button" onClick={() => open()}>
              <span>{words.openForm}</span>
            </button>
          )}
        </footer>
      )}
    </article>
  )
}
