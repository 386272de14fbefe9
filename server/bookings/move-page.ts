import type { Slot } from '../../contract/bookings.ts'
import { html, type Markup } from '../markup.ts'
import { shortTime, zoneOf } from './letter-phrases.ts'
import { pathOf } from './page-acts.ts'
import { framed, time } from './page-frame.ts'
import { isFree, party, type Shown } from './page-words.ts'
import { timeRow, timesByDay } from './times.ts'
import { day, timeRange } from './words.ts'

/** The other times a booking could move to, day by day, to choose one of. */
export const movePage = (shown: Shown, slots: Slot[]): Markup =>
  framed({
    ...shown,
    title: `Move to another time: ${shown.row.service_name}`,
    reference: shown.row.reference,
    slip: slots.length > 0 ? choice(shown, slots) : noChoice(shown),
  })

const choice = (
  shown: Shown,
  slots: Slot[],
): Markup => html`<form class="slip move" method="post" action="${pathOf(shown)}/move">
        ${head(shown)}
        ${timesByDay(shown.workspace, slots, { row: (slot) => timeRow(shown.workspace, slot) })}
        <footer class="times__act"><button class="button" data-kind="primary">Move to this time</button></footer>
      </form>`

function head(shown: Shown): Markup {
  const { workspace, row } = shown
  const { timezone, locale } = workspace.profile
  const now = `${day(row.starts_at, timezone, locale)}, ${timeRange(row.starts_at, row.ends_at, timezone)}`
  return html`<header class="move__head">
          <h1 class="slip__title">Move to another time</h1>
          <p>${row.service_name}, ${party(row)}. It is booked for ${time(workspace, row.starts_at, now)}, and stays so until you press the button.</p>
          <p><a class="plain" href="${pathOf(shown)}">Keep ${shortTime(row.starts_at, workspace)}</a></p>
          <p class="move__zone">${zoneOf(timezone)}. Only times with room for your party are here.</p>
        </header>`
}

const noChoice = (shown: Shown): Markup => html`<article class="slip move">
        <h1 class="slip__title">Move to another time</h1>
        <p>${isFree(shown) ? 'Just now there is no other time that has room for your party and is open to you.' : 'This booking can no longer be moved here.'} It stays as it is, and the shop may know another way.</p>
        <p><a class="button" href="${pathOf(shown)}">Back to the booking</a></p>
      </article>`
