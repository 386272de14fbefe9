import { render } from 'preact'
import base from '../browser/base.css?inline'
import { Refused, Unreachable } from '../browser/request.ts'
import { sheet } from '../browser/sheet.ts'
import tokens from '../browser/tokens.css?inline'
import type { Form } from '../contract/bookings.ts'
import BookingFormCard, { sheets } from './booking-form/card.tsx'
import { formApi } from './booking-form/form-api.ts'
import { words } from './booking-form/strings.ts'
import css from './form-page.css?inline'

const path = '/forms/'

const said = {
  gone: 'There is no form at this address',
  goneText: 'It may have closed, or the link was cut short. Ask the shop’s assistant for a new one.',
  unreachable: 'The form could not be read',
  unreachableText: 'What you booked before is not affected.',
  tryAgain: 'Try again',
  subtitle: 'Your booking',
}

document.adoptedStyleSheets.push(...[tokens, base, css].map(sheet), ...sheets)
void open(location.origin + location.pathname)

/** `…/forms/{id}`: what stands before is the workspace's address. */
async function open(address: string) {
  const at = address.lastIndexOf(path)
  const baseUrl = address.slice(0, at)
  const id = decodeURIComponent(address.slice(at + path.length).replace(/\/$/, ''))

  try {
    show(baseUrl, await formApi(baseUrl, id).refresh())
  } catch (error) {
    const gone = error instanceof Refused && error.failure.error === 'not_found'
    render(gone ? <Gone /> : <Unread again={() => void open(address)} />, document.body)
    if (!(gone || error instanceof Unreachable)) throw error
  }
}

function show(baseUrl: string, form: Form) {
  const { name, address, words: own } = form.workspace
  document.title = `${words.title(own.service)}, ${name}`
  render(
    <main class="page">
      <header class="page__head">
        <h1>{name}</h1>
        <p class="caption">
          <bdi>{address}</bdi>
        </p>
      </header>
      <h2 class="unseen">{said.subtitle}</h2>
      <BookingFormCard form={form} baseUrl={baseUrl} words={words} onBooked={() => {}} />
    </main>,
    document.body,
  )
}

const Gone = () => (
  <main class="page">
    <h1>{said.gone}</h1>
    <p>{said.goneText}</p>
  </main>
)

const Unread = ({ again }: { again: () => void }) => (
  <main class="page">
    <h1>{said.unreachable}</h1>
    <p role="alert">{said.unreachableText}</p>
    <button type="button" class="button" onClick={again}>
      <span>{said.tryAgain}</span>
    </button>
  </main>
)
