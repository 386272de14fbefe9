import type { FormService, Slot } from '../../../contract/bookings.ts'
import { html, type Markup } from '../../markup.ts'
import { zoneOf } from '../letter-phrases.ts'
import { noun } from '../page-words.ts'
import { hours, timeRow, timesByDay } from '../times.ts'
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
  const label = service.whole_slot ? 'Guests' : 'Seats'
  const reading = service.code === opened.form.prefill.service ? opened.form.suggestion.reading : ''
  const seats = html`value="${written.seats ?? '1'}"`
  return html`<form class="slip form" method="post" action="${pathOf(opened)}/hold">
        ${head(`Book a ${noun(workspace)}`)}
        <dl>${line(opened, { label: serviceLabel(workspace), value: serviceValue(opened, service), step: 'service' })}</dl>
        <input type="hidden" name="service" value="${service.code}">
        ${field({ entry: 'seats', label, control: (wiring) => html`<input ${wiring} type="number" inputmode="numeric" min="1" max="99" required ${seats}>` }, refusal.faults)}
        ${otherTimes(opened, refusal)}
        <p class="form__note">${reading} Times are ${zoneOf(workspace.profile.timezone)}. What you choose is kept for 10 minutes while you fill in the rest.</p>
        ${slots.length > 0 ? timesByDay(workspace, slots, { row: (slot) => row(opened, slot, slot.id === chosen), meant: ({ id }) => id === chosen }) : html`<p>No times are open for ${service.name} just now.</p>`}
        ${slots.length > 0 ? html`<footer class="times__act"><button class="button" data-kind="primary">${service.whole_slot ? 'Keep it' : 'Keep the seats'}</button></footer>` : ''}
      </form>`
}

function row({ workspace }: Opened, slot: Slot, isChosen: boolean): Markup {
  const { state, back_by } = slot
  const { timezone } = workspace.profile
  switch (state) {
    case 'free':
    case 'yours':
      return timeRow(workspace, slot, { isChosen })
    case 'members_only':
      return html`<div class="times__time" data-closed>${hours(workspace, slot)} <span>Members only</span></div>`
    case 'full':
    case 'on_hold': {
      const stands =
        state === 'full' ? 'Full' : `On hold${back_by ? `, may come back by ${clock(back_by, timezone)}` : ''}`
      return html`<div class="times__time" data-closed><span class="form__what">${hours(workspace, slot)} <small>${stands}</small></span> ${joinList(workspace, slot)}</div>`
    }
    default:
      return state satisfies never
  }
}
