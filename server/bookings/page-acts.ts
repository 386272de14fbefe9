import { BookingState } from '../../contract/bookings.ts'
import { wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import { now } from '../time.ts'
import { pageLink } from '../workspaces/page-link.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { noun, partyFor } from './letter-phrases.ts'
import { manageUrl } from './links.ts'
import { isFree, type Shown } from './page-words.ts'
import type { BookingRow } from './present.ts'

/** The path of a booking's page, and of what hangs under it: whoever came by whatever host stays there. */
export const pathOf = ({ workspace, row }: Shown): string => new URL(manageUrl(workspace, row)).pathname

/** What can be done with a booking as it stands; undefined where that is nothing. */
export function actsOf(shown: Shown): Markup | undefined {
  const { workspace, row } = shown
  const { page, letter } = wordsOf(workspace)
  const state = BookingState.parse(row.state)
  switch (state) {
    case 'held':
      return html`<a class="button" data-kind="primary" href="${workspace.baseUrl}/forms/${row.form_id}">${page.finish}</a>`
    case 'confirmed':
      return confirmedActs(shown)
    case 'offered':
      return html`
          <form method="post" action="${pathOf(shown)}/accept"><button class="button" data-kind="primary">${letter.take(partyFor(workspace, row))}</button></form>
          ${twoSteps(shown, page.letGo(partyFor(workspace, row)))}`
    case 'waitlisted':
      return html`
          <a class="button" href="${bookLink(workspace, row)}">${page.otherDays}</a>
          ${twoSteps(shown, page.leave)}`
    case 'cancelled':
    case 'expired':
    case 'attended':
    case 'no_show':
      return bookAnother(shown)
    default:
      return state satisfies never
  }
}

function confirmedActs(shown: Shown): Markup | undefined {
  const { starts_at, ends_at } = shown.row
  if (ends_at <= now()) return bookAnother(shown)
  if (starts_at <= now()) return undefined

  const path = pathOf(shown)
  const { page } = wordsOf(shown.workspace)
  return html`
          <a class="button" href="${path}/calendar.ics">${page.calendar}</a>
          ${isFree(shown) ? html`<a class="plain" href="${path}/move">${page.move}</a>` : ''}
          ${twoSteps(shown, { ...page.cancel, say: isFree(shown) ? page.losing : page.losingLate })}`
}

interface Steps {
  ask: string
  say: string
  act: string
}

/** What cannot be undone takes two presses, and a page without a script has `details` for the first. */
const twoSteps = (
  shown: Shown,
  { ask, say, act }: Steps,
) => html`<details${shown.asked === 'cancel' ? html` open` : ''}>
            <summary><span>${ask}</span></summary>
            <form method="post" action="${pathOf(shown)}/cancel">
              <p>${say}</p>
              <button class="button" data-kind="danger">${act}</button>
              <a class="plain" href="${pathOf(shown)}">${wordsOf(shown.workspace).page.keep}</a>
            </form>
          </details>`

const bookAnother = ({ workspace, row }: Shown) =>
  html`<a class="plain" href="${bookLink(workspace, row)}">${wordsOf(workspace).page.another(noun(workspace))}</a>`

const bookLink = (workspace: Workspace, { service_code }: BookingRow) =>
  pageLink(workspace, { 'chaxi-book': service_code })
