import type { FormService } from '../../../contract/bookings.ts'
import { wordsOf } from '../../languages/languages.ts'
import { html, type Markup } from '../../markup.ts'
import { pageLink } from '../../workspaces/page-link.ts'
import { noun, shortTime } from '../letter-phrases.ts'
import { type Opened, pathOf } from './opened.ts'
import { head, lengthAndPrice, namedPlans } from './parts.ts'

/** What may be booked, to choose one of; what is for members says so and has nothing to press. */
export const chooseService = (opened: Opened, { chosen, closed }: { chosen?: string; closed?: string }): Markup => {
  const what = noun(opened.workspace)
  const { form } = wordsOf(opened.workspace)
  return html`<form class="slip form" action="${pathOf(opened)}">
        ${head(opened.workspace, form.title(what))}
        ${closed ? html`<p class="form__note">${closed} <a href="${pageLink(opened.workspace, { 'chaxi-book': opened.form.prefill.service })}">${form.toTheShop}</a></p>` : ''}
        <input type="hidden" name="step" value="time">
        <fieldset class="times__day">
          <legend>${form.which(what)}</legend>
          ${opened.form.services.map((service) => row(opened, service, service.code === chosen))}
        </fieldset>
        <footer class="form__act"><button class="button" data-kind="primary">${form.chooseTime}</button></footer>
      </form>`
}

function row({ workspace }: Opened, service: FormService, isChosen: boolean): Markup {
  const { code, name, members_only, plans, next_at } = service
  const { form } = wordsOf(workspace)
  const said = members_only ? form.forMembers(namedPlans(workspace, plans)) : lengthAndPrice(workspace, service)
  const next = next_at ? form.from(shortTime(next_at, workspace)) : form.noTimes
  const what = html`<span class="form__what"><b>${name}</b> <small>${said}</small></span> <span>${members_only ? form.membersOnly : next}</span>`
  return members_only
    ? html`<div class="times__time" data-closed>${what}</div>`
    : html`<label class="times__time"><input type="radio" name="service" value="${code}" required${isChosen ? html` checked` : ''}>${what}</label>`
}
