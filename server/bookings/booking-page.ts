import { BookingState } from '../../contract/bookings.ts'
import { wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { partyOf, whereabouts } from './letter-phrases.ts'
import { actsOf } from './page-acts.ts'
import { framed, range, time } from './page-frame.ts'
import { isPast, type Shown, standing } from './page-words.ts'
import { type BookingRow, presentBooking } from './present.ts'
import { ticketDay } from './words.ts'

/** The guest's own page: the booking as a slip of paper, and what can be done with it. */
export const bookingPage = (shown: Shown): Markup =>
  framed({
    ...shown,
    title: `${standing(shown)}: ${shown.row.service_name}`,
    reference: shown.row.reference,
    slip: ticket(shown),
  })

function ticket(shown: Shown): Markup {
  const { workspace, row } = shown
  const acts = actsOf(shown)
  const { page } = wordsOf(workspace)
  return html`<article class="slip ticket" data-state="${row.state}"${isPast(row) ? html` data-past` : ''}>
        <header class="ticket__state">
          <h1>${mark(BookingState.parse(row.state))}${standing(shown)}</h1>
          <p class="ticket__reference"><span>${page.reference}</span> <b dir="ltr">${row.reference}</b></p>
        </header>
        <p class="ticket__what">${partyOf(workspace, row)}</p>
        ${when(shown)}
        <p class="ticket__where">${whereabouts(workspace)}</p>
        ${guest(workspace, row)}
        <hr class="ticket__tear">
        <p class="ticket__next">${presentBooking(workspace, row, 'guest').next_step}</p>
        ${acts ? html`<div class="ticket__acts">${acts}</div>` : ''}
      </article>`
}

function when({ workspace, row: { starts_at, ends_at } }: Shown): Markup {
  const { timezone, locale } = workspace.profile
  return html`<p class="ticket__when">
          ${time(workspace, starts_at, ticketDay(starts_at, timezone, locale))}
          ${range(workspace, { starts_at, ends_at })}
        </p>`
}

// Seats that are only kept are nobody's yet.
function guest(workspace: Workspace, row: BookingRow): Markup | '' {
  const { fields } = wordsOf(workspace).page
  const lines = (['name', 'email', 'summary'] as const)
    .filter((field) => row[field])
    .map((field) => ({ label: fields[field], value: row[field] }))
  return lines.length === 0
    ? ''
    : html`<dl>${lines.map(({ label, value }) => html`<div><dt>${label}</dt><dd><bdi>${value}</bdi></dd></div>`)}</dl>`
}

/** A cup on its mat, filled as far as the booking has come: full is booked, half is kept, empty is waiting, struck is over. */
const mark = (state: BookingState) =>
  html`<svg class="mark" viewBox="0 0 16 16" aria-hidden="true"><rect x="1.25" y="1.25" width="13.5" height="13.5" rx="2"/>${filling(state)}</svg>`

function filling(state: BookingState): Markup {
  switch (state) {
    case 'confirmed':
    case 'attended':
      return html`<circle class="mark__fill" cx="8" cy="8" r="3.25"/>`
    case 'held':
    case 'offered':
      return html`<circle cx="8" cy="8" r="3.25"/><path class="mark__fill" d="M4.75 8a3.25 3.25 0 0 0 6.5 0z"/>`
    case 'waitlisted':
      return html`<circle cx="8" cy="8" r="3.25"/>`
    case 'cancelled':
    case 'expired':
    case 'no_show':
      return html`<path d="M4.75 11.25l6.5-6.5"/>`
    default:
      return state satisfies never
  }
}
