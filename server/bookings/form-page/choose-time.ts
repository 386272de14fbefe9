import type { FormService, Slot } from '../../../contract/bookings.ts'
import { joined, wordsOf } from '../../languages/languages.ts'
import { html, type Markup } from '../../markup.ts'
import { noun, partyFor, zoneOf } from '../letter-phrases.ts'
import { range } from '../page-frame.ts'
import { timeRow, timesByDay } from '../times.ts'
import { clock } from '../words.ts'
import { type Opened, pathOf, type Refusal, type Written } from './opened.ts'
import { field, head, joinList, line, otherTimes, serviceLabel, serviceValue } from './parts.ts'

export interface TimesShown {
  service: FormService
  slots: Slot[]
  written: Written
  /** The time to start from: the one kept, or the one that the guest's words come to. */
  chosen?: string
  refusal: Refusal
}

/** How many come, and when: the press at its foot keeps the seats. */
export function chooseTime(opened: Opened, { service, slots, written, chosen, refusal }: TimesShown): Markup {
  const { workspace } = opened
  const { form } = wordsOf(workspace)
  const label = service.whole_slot ? form.guests : form.seats
  const { prefill, suggestion } = opened.form
  const note = joined((service.code === prefill.service && suggestion.told?.text) || '', form.times(zoneOf(workspace)))
  const seats = html`value="${written.seats ?? '1'}"`
  return html`<form class="slip form" method="post" action="${pathOf(opened)}/hold">
        ${head(workspace, form.title(noun(workspace)))}
        <dl>${line(opened, { label: serviceLabel(workspace), value: serviceValue(opened, service), step: 'service' })}</dl>
        <input type="hidden" name="service" value="${service.code}">
        ${field({ entry: 'seats', label, control: (wiring) => html`<input ${wiring} type="number" inputmode="numeric" min="1" max="99" required ${seats}>` }, refusal.faults)}
        ${otherTimes(opened, refusal)}
        <p class="form__note">${note}</p>
        ${slots.length > 0 ? timesByDay(workspace, slots, { row: (slot) => row(opened, slot, slot.id === chosen), meant: ({ id }) => id === chosen }) : html`<p>${form.noTimesFor(service.name)}</p>`}
        ${slots.length > 0 ? html`<footer class="times__act"><button class="button" data-kind="primary">${form.keep(partyFor(workspace, { party: 2, whole_slot: service.whole_slot }))}</button></footer>` : ''}
      </form>`
}

function row({ workspace }: Opened, slot: Slot, isChosen: boolean): Markup {
  const { state, back_by } = slot
  const { form } = wordsOf(workspace)
  switch (state) {
    case 'free':
    case 'yours':
      return timeRow(workspace, slot, { isChosen })
    case 'members_only':
      return html`<div class="times__time" data-closed>${range(workspace, slot)} <span>${form.membersOnly}</span></div>`
    case 'full':
    case 'on_hold': {
      const until = back_by && clock(back_by, workspace.profile.timezone)
      const stands = state === 'full' ? form.full : form.onHold(until)
      return html`<div class="times__time" data-closed><span class="form__what">${range(workspace, slot)} <small>${stands}</small></span> ${joinList(workspace, slot)}</div>`
    }
    default:
      return state satisfies never
  }
}
