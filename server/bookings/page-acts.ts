import { BookingState } from '../../contract/bookings.ts'
import { html, type Markup } from '../markup.ts'
import { now } from '../time.ts'
import { pageLink } from '../workspaces/page-link.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { manageUrl } from './links.ts'
import { isFree, noun, type Shown, seatsOf } from './page-words.ts'
import type { BookingRow } from './present.ts'

/** The path of a booking's page, and of what hangs under it: whoever came by whatever host stays there. */
export const pathOf = ({ workspace, row }: Shown): string => new URL(manageUrl(workspace, row)).pathname

/** What can be done with a booking as it stands; undefined where that is nothing. */
export function actsOf(shown: Shown): Markup | undefined {
  const { workspace, row } = shown
  const state = BookingState.parse(row.state)
  switch (state) {
    case 'held':
      return html`<a class="button" data-kind="primary" href="${workspace.baseUrl}/forms/${row.form_id}">Finish booking</a>`
    case 'confirmed':
      return confirmedActs(shown)
    case 'offered':
      return html`
          <form method="post" action="${pathOf(shown)}/accept"><button class="button" data-kind="primary">Take ${seatsOf(row, workspace)}</button></form>
          ${twoSteps(shown, lettingGo(row))}`
    case 'waitlisted':
      return html`
          <a class="button" href="${bookLink(workspace, row)}">See other days</a>
          ${twoSteps(shown, { ask: 'Leave the list', say: 'Your place goes to the next guest.', act: 'Yes, leave the list' })}`
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
  return html`
          <a class="button" href="${path}/calendar.ics">Add to calendar</a>
          ${isFree(shown) ? html`<a class="plain" href="${path}/move">Move to another time</a>` : ''}
          ${twoSteps(shown, { ask: 'Cancel this booking', say: losing(shown), act: 'Yes, cancel it' })}`
}

const losing = (shown: Shown) =>
  isFree(shown)
    ? 'Your place is given back at once, and somebody else may take it.'
    : 'It is too late to cancel free of charge: ask the shop what that means for you. Your place is given back at once.'

function lettingGo({ party, whole_slot }: BookingRow): Steps {
  return whole_slot === 1 || party === 1
    ? { ask: 'Let it go', say: 'It goes to the next guest at once.', act: 'Yes, let it go' }
    : { ask: 'Let them go', say: 'They go to the next guest at once.', act: 'Yes, let them go' }
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
              <a class="plain" href="${pathOf(shown)}">Keep it</a>
            </form>
          </details>`

const bookAnother = ({ workspace, row }: Shown) =>
  html`<a class="plain" href="${bookLink(workspace, row)}">Book another ${noun(workspace)}</a>`

const bookLink = (workspace: Workspace, { service_code }: BookingRow) =>
  pageLink(workspace, { 'chaxi-book': service_code })
