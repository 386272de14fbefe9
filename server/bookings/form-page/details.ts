import type { Slot } from '../../../contract/bookings.ts'
import { html, type Markup } from '../../markup.ts'
import { seatCount, shortTime, zoneOf } from '../letter-phrases.ts'
import { noun } from '../page-words.ts'
import { clock } from '../words.ts'
import { type Opened, pathOf, type Refusal, serviceOf, type Written } from './opened.ts'
import { field, head, line, otherTimes, serviceLabel, serviceValue } from './parts.ts'

export interface DetailsShown {
  slot: Slot
  seats: number
  /** Whether it is a place on the list of a time without room. */
  listed: boolean
  written: Written
  refusal: Refusal
}

/** Who comes, once their seats are kept: the press at its foot books. */
export function details(opened: Opened, shown: DetailsShown): Markup {
  const { workspace, form } = opened
  const { slot, seats, listed, written, refusal } = shown
  const service = serviceOf(opened, slot.service)
  const party = slot.whole ? `a party of ${seats}` : seatCount(seats)
  const missed = refusal.alternatives.length > 0 || refusal.missed !== undefined
  return html`<form class="slip form" method="post" action="${pathOf(opened)}/booking">
        ${head(listed ? 'Join the list' : `Book a ${noun(workspace)}`)}
        <dl>
          ${service ? line(opened, { label: serviceLabel(workspace), value: serviceValue(opened, service), step: 'service' }) : ''}
          ${line(opened, { label: 'When', value: html`<b>${shortTime(slot.starts_at, workspace)}–${clock(slot.ends_at, workspace.profile.timezone)}</b> <small>${zoneOf(workspace.profile.timezone)}</small>`, step: 'time' })}
          ${line(opened, { label: slot.whole ? 'Guests' : 'Seats', value: html`<b>${String(seats)}</b>`, step: 'time' })}
        </dl>
        ${missed ? otherTimes(opened, refusal) : html`<p class="form__kept">${keptWords(opened, shown)}</p><input type="hidden" name="${listed ? 'list' : 'slot_id'}" value="${slot.id}">`}
        <input type="hidden" name="seats" value="${String(seats)}">
        <input type="hidden" name="key" value="${form.idempotency_key}">
        ${fields(listed, written, refusal)}
        <footer class="form__act"><button class="button" data-kind="primary"${missed && refusal.alternatives.length === 0 ? html` hidden` : ''}>${listed ? 'Join the list' : `Book ${slot.whole ? `for ${party}` : party}`}</button></footer>
      </form>`
}

function keptWords({ workspace, form: { hold } }: Opened, { seats, listed, slot }: DetailsShown): string {
  if (listed)
    return 'A place on the list, not a booking. If seats come free we write to you and keep them for up to 2 hours. Should there be room again by now, it is booked at once.'
  const what = slot.whole ? 'It is' : seats === 1 ? 'The seat is' : 'The seats are'
  return hold
    ? `${what} kept for you until ${clock(hold.expires_at, workspace.profile.timezone)}.`
    : `${what} not kept any more. If nobody was faster, the button still books.`
}

function fields(listed: boolean, { name, email, summary }: Written, { faults }: Refusal): Markup {
  const value = (text = '') => html`value="${text}"`
  return html`${field({ entry: 'name', label: 'Name', control: (wiring) => html`<input ${wiring} autocomplete="name" maxlength="120" required ${value(name)}>` }, faults)}
        ${field(
          {
            entry: 'email',
            label: 'E-mail',
            hint: listed
              ? 'We write here when seats come free.'
              : 'The confirmation, the calendar file and the link to change it go here.',
            control: (wiring) =>
              html`<input ${wiring} type="email" autocomplete="email" maxlength="254" required ${value(email)}>`,
          },
          faults,
        )}
        ${field(
          {
            entry: 'summary',
            label: 'Detail (optional)',
            hint: 'Allergies, an occasion, anything we should know.',
            control: (wiring) => html`<textarea ${wiring} rows="3" maxlength="2000">
${summary ?? ''}</textarea>`,
          },
          faults,
        )}`
}
