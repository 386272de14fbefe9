import type { FormService } from '../../../contract/bookings.ts'
import { html, type Markup } from '../../markup.ts'
import { pageLink } from '../../workspaces/page-link.ts'
import { shortTime } from '../letter-phrases.ts'
import { membersOf } from '../members-only.ts'
import { noun } from '../page-words.ts'
import { type Opened, pathOf } from './opened.ts'
import { head, priceOf } from './parts.ts'

/** What may be booked, to choose one of; what is for members says so and has nothing to press. */
export const chooseService = (opened: Opened, { chosen, closed }: { chosen?: string; closed?: string }): Markup => {
  const what = noun(opened.workspace)
  return html`<form class="slip form" action="${pathOf(opened)}">
        ${head(`Book a ${what}`)}
        ${closed ? html`<p class="form__note">${closed} <a href="${pageLink(opened.workspace, { 'chaxi-book': opened.form.prefill.service })}">To the shop’s site</a></p>` : ''}
        <input type="hidden" name="step" value="time">
        <fieldset class="times__day">
          <legend>Which ${what}?</legend>
          ${opened.form.services.map((service) => row(opened, service, service.code === chosen))}
        </fieldset>
        <footer class="form__act"><button class="button" data-kind="primary">Choose a time</button></footer>
      </form>`
}

function row({ workspace }: Opened, service: FormService, isChosen: boolean): Markup {
  const { code, name, duration_minutes, members_only, plans, next_at } = service
  const said = members_only
    ? `For ${membersOf(workspace, plans)}`
    : `${duration_minutes} min, ${priceOf(workspace, service)}`
  const next = next_at ? `From ${shortTime(next_at, workspace)}` : 'No times just now'
  const what = html`<span class="form__what"><b>${name}</b> <small>${said}</small></span> <span>${members_only ? 'Members only' : next}</span>`
  return members_only
    ? html`<div class="times__time" data-closed>${what}</div>`
    : html`<label class="times__time"><input type="radio" name="service" value="${code}" required${isChosen ? html` checked` : ''}>${what}</label>`
}
