import { render } from 'preact'
import base from '../browser/base.css?inline'
import { sheet } from '../browser/sheet.ts'
import slip from '../browser/slip.css?inline'
import narrow from '../browser/slip-narrow.css?inline'
import { writeIn } from '../browser/spoken.ts'
import tokens from '../browser/tokens.css?inline'
import type { Form } from '../contract/bookings.ts'
import BookingFormCard, { sheets } from './booking-form/card.tsx'
import { formApi } from './booking-form/form-api.ts'
import { words } from './booking-form/strings.ts'
import css from './form-page.css?inline'
import { isLearnable, learn } from './strings/locales.ts'

const path = '/forms/'

void takeOver(location.origin + location.pathname)

/**
 * `…/forms/{id}`: what stands before is the workspace's address. The page that the server wrote is whole: it stays as it
 * is where the form cannot be read, and for a guest who has begun to fill it in.
 */
async function takeOver(address: string) {
  const at = address.lastIndexOf(path)
  const baseUrl = address.slice(0, at)
  const id = decodeURIComponent(address.slice(at + path.length).replace(/\/$/, ''))
  const { lang } = document.documentElement
  writeIn(isLearnable(lang) ? lang : 'en')
  const [form] = await Promise.all([formApi(baseUrl, id).refresh(), isLearnable(lang) && learn(lang)])
  if (document.activeElement === document.body) show(baseUrl, form)
}

const laterSteps = async () => (await import('./booking-form/later-steps.tsx')).laterSteps

function show(baseUrl: string, form: Form) {
  const { name, address, words: own } = form.workspace
  document.title = `${words.title(own.service)}, ${name}`
  for (const ofServer of document.querySelectorAll('link[rel=stylesheet]')) ofServer.remove()
  document.adoptedStyleSheets.push(...[tokens, base, slip, narrow, css].map(sheet), ...sheets)
  document.body.removeAttribute('data-scripted')
  document.body.className = 'chaxi form-page'
  document.body.replaceChildren()
  render(
    <main class="page">
      <header class="page__head">
        <h1>{name}</h1>
        <p class="caption">
          <bdi>{address}</bdi>
        </p>
      </header>
      <h2 class="unseen">{words.title(own.service)}</h2>
      <BookingFormCard form={form} baseUrl={baseUrl} laterSteps={laterSteps} onBooked={() => {}} />
    </main>,
    document.body,
  )
}
