import type { Slot } from '../../contract/bookings.ts'
import { seatCount, shortTime, zoneOf } from './letter-phrases.ts'
import { html, type Markup } from './markup.ts'
import { pathOf } from './page-acts.ts'
import { framed, time } from './page-frame.ts'
import { isFree, party, type Shown } from './page-words.ts'
import { day, timeRange } from './words.ts'

/** So many days stand open; the later ones are one press away, so that the button is never far. */
const DAYS_SHOWN = 6
/** From so many seats left on, their number is nobody's worry. */
const MANY = 6

/** The other times a booking could move to, day by day, to choose one of. */
export const movePage = (shown: Shown, slots: Slot[]): Markup =>
  framed({
    ...shown,
    title: `Move to another time: ${shown.row.service_name}`,
    reference: shown.row.reference,
    slip: slots.length > 0 ? choice(shown, slots) : noChoice(shown),
  })

const choice = (shown: Shown, slots: Slot[]): Markup => {
  const days = byDay(shown, slots)
  const [soon, later] = [days.slice(0, DAYS_SHOWN), days.slice(DAYS_SHOWN)]
  return html`<form class="slip move" method="post" action="${pathOf(shown)}/move">
        ${head(shown)}
        ${soon.map((times) => dayOf(shown, times))}
        ${later.length > 0 ? html`<details class="move__later"><summary><span>Later days (${String(later.length)})</span></summary>${later.map((times) => dayOf(shown, times))}</details>` : ''}
        <footer class="move__act"><button class="button" data-kind="primary">Move to this time</button></footer>
      </form>`
}

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

/** Slots come in order of time, so a day's are together. */
const byDay = ({ workspace: { profile } }: Shown, slots: Slot[]): Slot[][] => [
  ...Map.groupBy(slots, ({ starts_at }) => day(starts_at, profile.timezone, profile.locale)).values(),
]

function dayOf({ workspace }: Shown, slots: Slot[]): Markup {
  const { timezone, locale } = workspace.profile
  const [{ starts_at } = { starts_at: '' }] = slots
  return html`<fieldset class="move__day">
          <legend>${time(workspace, starts_at, day(starts_at, timezone, locale))}</legend>
          ${slots.map(
            (slot) => html`<label class="move__time"><input type="radio" name="slot_id" value="${slot.id}" required>
            ${time(workspace, slot.starts_at, timeRange(slot.starts_at, slot.ends_at, timezone))} <span>${room(slot)}</span></label>`,
          )}
        </fieldset>`
}

const room = ({ seats_left, whole }: Slot) =>
  whole ? 'Free' : seats_left >= MANY ? 'Seats free' : `${seatCount(seats_left)} left`

const noChoice = (shown: Shown): Markup => html`<article class="slip move">
        <h1 class="slip__title">Move to another time</h1>
        <p>${isFree(shown) ? 'Just now there is no other time that has room for your party and is open to you.' : 'This booking can no longer be moved here.'} It stays as it is, and the shop may know another way.</p>
        <p><a class="button" href="${pathOf(shown)}">Back to the booking</a></p>
      </article>`
