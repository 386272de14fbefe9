import type { FormService, Slot } from '../../../contract/bookings.ts'
import { moneyIn } from '../../catalogue/money.ts'
import { wordsOf } from '../../languages/languages.ts'
import { html, type Markup } from '../../markup.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import type { Entry, Fault } from '../entries.ts'
import { noun, shortTime } from '../letter-phrases.ts'
import { timeRow } from '../times.ts'
import { type Opened, pathOf, type Refusal } from './opened.ts'

export const head = (workspace: Workspace, title: string): Markup => html`<header class="form__head">
          <h1 class="slip__title">${title}</h1>
          <p>${wordsOf(workspace).form.notBooked}</p>
        </header>`

/** A part that is done: label, value, and the way back to it. */
export function line(opened: Opened, { label, value, step }: { label: string; value: Markup; step: string }): Markup {
  const { form } = wordsOf(opened.workspace)
  return html`<div class="line"><dt>${label}</dt><dd>${value}</dd><dd><a class="plain" href="${pathOf(opened)}?step=${step}" aria-label="${form.changePart(label)}">${form.change}</a></dd></div>`
}

/** "75 min, £26 a seat". */
export const lengthAndPrice = (workspace: Workspace, { duration_minutes, price }: FormService): string =>
  wordsOf(workspace).form.each(duration_minutes, moneyIn(workspace.profile.locale, price), price.per)

/** "Cellar (£58 per month)", each. */
export const namedPlans = (workspace: Workspace, plans: FormService['plans']): string[] =>
  plans.map(({ name, price }) =>
    wordsOf(workspace).form.plan(name, moneyIn(workspace.profile.locale, price), price.per),
  )

/** The shop's own noun at the head of a line: "Sitting". */
export const serviceLabel = (workspace: Workspace): string => wordsOf(workspace).form.service(noun(workspace))

export const serviceValue = ({ workspace }: Opened, service: FormService): Markup =>
  html`<b>${service.name}</b> <small>${lengthAndPrice(workspace, service)}</small>`

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
  const { form } = wordsOf(workspace)
  if (alternatives.length === 0 && !missed) return ''
  return html`<fieldset class="times__day">
          <legend>${alternatives.length > 0 ? form.stillRoom : form.noneFits}</legend>
          ${alternatives.map((slot, i) => timeRow(workspace, slot, { isChosen: i === 0, isDated: true }))}
          ${missed ? html`<div class="times__time" data-closed><span class="form__what">${form.orWait(shortTime(missed.starts_at, workspace))}</span> ${joinList(workspace, missed)}</div>` : ''}
        </fieldset>`
}

/** A press of its own: nothing is kept for whoever waits. */
export const joinList = (workspace: Workspace, slot: Slot): Markup =>
  html`<button class="button" name="list" value="${slot.id}" formnovalidate>${wordsOf(workspace).form.joinList}<span class="unseen">${wordsOf(workspace).form.listOf(shortTime(slot.starts_at, workspace))}</span></button>`
