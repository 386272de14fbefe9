import type { Slot } from '../../../contract/bookings.ts'
import { wordsOf } from '../../languages/languages.ts'
import type { Party } from '../../languages/party.ts'
import { html, type Markup } from '../../markup.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'
import { noun, partyFor, zoneOf } from '../letter-phrases.ts'
import { clock, shortDay, timeRange } from '../words.ts'
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
  const { workspace } = opened
  const { form } = wordsOf(workspace)
  const { slot, seats, listed, refusal } = shown
  const service = serviceOf(opened, slot.service)
  const party = partyFor(workspace, { party: seats, whole_slot: slot.whole })
  const missed = refusal.alternatives.length > 0 || refusal.missed !== undefined
  return html`<form class="slip form" method="post" action="${pathOf(opened)}/booking">
        ${head(workspace, listed ? form.joinList : form.title(noun(workspace)))}
        <dl>
          ${service ? line(opened, { label: serviceLabel(workspace), value: serviceValue(opened, service), step: 'service' }) : ''}
          ${line(opened, { label: form.when, value: when(workspace, slot), step: 'time' })}
          ${line(opened, { label: slot.whole ? form.guests : form.seats, value: html`<b>${String(seats)}</b>`, step: 'time' })}
        </dl>
        ${missed ? otherTimes(opened, refusal) : html`<p class="form__kept">${keptWords(opened, shown, party)}</p><input type="hidden" name="${listed ? 'list' : 'slot_id'}" value="${slot.id}">`}
        <input type="hidden" name="seats" value="${String(seats)}">
        <input type="hidden" name="key" value="${opened.form.idempotency_key}">
        ${fields(workspace, shown)}
        <footer class="form__act"><button class="button" data-kind="primary"${missed && refusal.alternatives.length === 0 ? html` hidden` : ''}>${listed ? form.joinList : form.book(party)}</button></footer>
      </form>`
}

function when(workspace: Workspace, { starts_at, ends_at }: Slot): Markup {
  const { timezone, locale } = workspace.profile
  const { phrases } = wordsOf(workspace)
  const said = phrases.shortTime(shortDay(starts_at, timezone, locale), timeRange(starts_at, ends_at, timezone))
  return html`<b>${said}</b> <small>${zoneOf(workspace)}</small>`
}

function keptWords({ workspace, form: { hold } }: Opened, { listed }: DetailsShown, party: Party): string {
  const { form } = wordsOf(workspace)
  if (listed) return form.listNote
  return hold ? form.kept(party, clock(hold.expires_at, workspace.profile.timezone)) : form.notKept(party)
}

function fields(workspace: Workspace, { listed, written, refusal: { faults } }: DetailsShown): Markup {
  const { form } = wordsOf(workspace)
  const { name, email, summary } = written
  const value = (text = '') => html`value="${text}"`
  return html`${field({ entry: 'name', label: form.fields.name, control: (wiring) => html`<input ${wiring} autocomplete="name" maxlength="120" required ${value(name)}>` }, faults)}
        ${field(
          {
            entry: 'email',
            label: form.fields.email,
            hint: listed ? form.listEmailHint : form.emailHint,
            control: (wiring) =>
              html`<input ${wiring} type="email" autocomplete="email" dir="ltr" maxlength="254" required ${value(email)}>`,
          },
          faults,
        )}
        ${field(
          {
            entry: 'summary',
            label: form.fields.summary,
            hint: form.detailHint,
            control: (wiring) => html`<textarea ${wiring} rows="3" maxlength="2000">
${summary ?? ''}</textarea>`,
          },
          faults,
        )}`
}
