import type { Slot } from '../../contract/bookings.ts'
import { joined, wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import { partyOf, shortTime, zoneOf } from './letter-phrases.ts'
import { pathOf } from './page-acts.ts'
import { framed } from './page-frame.ts'
import { isFree, type Shown } from './page-words.ts'
import { timeRow, timesByDay } from './times.ts'
import { day, timeRange } from './words.ts'

/** The other times a booking could move to, day by day, to choose one of. */
export const movePage = (shown: Shown, slots: Slot[]): Markup =>
  framed({
    ...shown,
    title: `${wordsOf(shown.workspace).page.move}: ${shown.row.service_name}`,
    reference: shown.row.reference,
    slip: slots.length > 0 ? choice(shown, slots) : noChoice(shown),
  })

const choice = (
  shown: Shown,
  slots: Slot[],
): Markup => html`<form class="slip move" method="post" action="${pathOf(shown)}/move">
        ${head(shown)}
        ${timesByDay(shown.workspace, slots, { row: (slot) => timeRow(shown.workspace, slot) })}
        <footer class="times__act"><button class="button" data-kind="primary">${wordsOf(shown.workspace).page.moveHere}</button></footer>
      </form>`

function head(shown: Shown): Markup {
  const { workspace, row } = shown
  const { timezone, locale } = workspace.profile
  const { page, phrases } = wordsOf(workspace)
  const now = phrases.shortTime(day(row.starts_at, timezone, locale), timeRange(row.starts_at, row.ends_at, timezone))
  return html`<header class="move__head">
          <h1 class="slip__title">${page.move}</h1>
          <p>${page.bookedFor(partyOf(workspace, row), now)}</p>
          <p><a class="plain" href="${pathOf(shown)}">${page.keepTime(shortTime(row.starts_at, workspace))}</a></p>
          <p class="move__zone">${phrases.where(zoneOf(workspace), page.onlyFitting)}</p>
        </header>`
}

function noChoice(shown: Shown): Markup {
  const { page } = wordsOf(shown.workspace)
  return html`<article class="slip move">
        <h1 class="slip__title">${page.move}</h1>
        <p>${joined(isFree(shown) ? page.noOtherTime : page.noLongerMoved, page.staysAsItIs)}</p>
        <p><a class="button" href="${pathOf(shown)}">${page.back}</a></p>
      </article>`
}
