import type { FormService, Slot } from '../../../contract/bookings.ts'
import { html, type Markup } from '../../markup.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import type { Entry, Fault } from '../entries.ts'
import { shortTime } from '../letter-phrases.ts'
import { noun } from '../page-words.ts'
import { timeRow } from '../times.ts'
import { type Opened, pathOf, type Refusal } from './opened.ts'

export const head = (title: string): Markup => html`<header class="form__head">
          <h1 class="slip__title">${title}</h1>
          <p>Nothing is booked yet</p>
        </header>`

/** A part that is done: label, value, and the way back to it. */
export const line = (opened: Opened, { label, value, step }: { label: string; value: Markup; step: string }): Markup =>
  html`<div class="line"><dt>${label}</dt><dd>${value}</dd><dd><a class="plain" href="${pathOf(opened)}?step=${step}">Change<span class="unseen"> ${label.toLowerCase()}</span></a></dd></div>`

/** "£26 a seat". */
export const priceOf = ({ profile: { locale } }: Workspace, { price }: FormService): string =>
  `${money(locale, price.currency, price.amount)} a ${price.per}`

function money(locale: string, currency: string, minor: number): string {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' })
  return format.format(minor / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** The shop's own noun at the head of a line: "Sitting". */
export const serviceLabel = (workspace: Workspace): string =>
  noun(workspace).replace(/^./u, (first) => first.toUpperCase())

export const serviceValue = ({ workspace }: Opened, service: FormService): Markup =>
  html`<b>${service.name}</b> <small>${String(service.duration_minutes)} min, ${priceOf(workspace, service)}</small>`

interface Field {
  entry: Entry
  label: string
  hint?: string
  /** The control, given what every control needs. */
  control: (wiring: Markup) => Markup
}

/** Label, hint, fault, then the control itself. */
export function field({ entry, label, hint, control }: Field, faults: Fault[]): Markup {
  const fault = faults.find((each) => each.entry === entry)
  const told = [hint && `${entry}-hint`, fault && `${entry}-fault`].filter(Boolean).join(' ')
  const wiring = html`id="${entry}" name="${entry}"${told ? html` aria-describedby="${told}"` : ''}${fault ? html` aria-invalid="true"` : ''}`
  return html`<div class="field"${fault ? html` data-invalid` : ''}>
          <label for="${entry}">${label}</label>
          ${hint ? html`<p class="field__hint" id="${entry}-hint">${hint}</p>` : ''}
          ${fault ? html`<p class="field__fault" id="${entry}-fault">${fault.text}</p>` : ''}
          ${control(wiring)}
        </div>`
}

/** Where the seats are gone: the nearest times that have them, and the list of the one that was missed. */
export function otherTimes({ workspace }: Opened, { alternatives, missed }: Refusal): Markup | '' {
  if (alternatives.length === 0 && !missed) return ''
  return html`<fieldset class="times__day">
          <legend>${alternatives.length > 0 ? 'These still have room' : 'No other time has room for so many'}</legend>
          ${alternatives.map((slot, i) => timeRow(workspace, slot, { isChosen: i === 0, isDated: true }))}
          ${missed ? html`<div class="times__time" data-closed><span class="form__what">Or wait for ${shortTime(missed.starts_at, workspace)}</span> ${joinList(workspace, missed)}</div>` : ''}
        </fieldset>`
}

/** A press of its own: nothing is kept for whoever waits. */
export const joinList = (workspace: Workspace, slot: Slot): Markup =>
  html`<button class="button" name="list" value="${slot.id}" formnovalidate>Join the list<span class="unseen"> for ${shortTime(slot.starts_at, workspace)}</span></button>`
