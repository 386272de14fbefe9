import type { Slot } from '../../contract/bookings.ts'
import { wordsOf } from '../languages/languages.ts'
import { html, type Markup } from '../markup.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { range, time } from './page-frame.ts'
import { day, shortDay, timeRange } from './words.ts'

/** So many days stand open; the later ones are one press away, so that the button is never far. */
const DAYS_SHOWN = 6
/** From so many seats left on, their number is nobody's worry. */
const MANY = 6

interface Rows {
  /** What stands in a time's row. */
  row: (slot: Slot) => Markup
  /** The later days stand open too where one of them is meant. */
  meant?: (slot: Slot) => boolean
}

/** Times of a page without a script, under their days. Slots come in order of time, so a day's are together. */
export function timesByDay(workspace: Workspace, slots: Slot[], { row, meant = () => false }: Rows): Markup {
  const { timezone, locale } = workspace.profile
  const days = [...Map.groupBy(slots, ({ starts_at }) => day(starts_at, timezone, locale)).values()]
  const later = days.slice(DAYS_SHOWN)
  const isOpen = later.flat().some(meant)
  return html`${days.slice(0, DAYS_SHOWN).map((times) => dayOf(workspace, times, row))}
        ${later.length > 0 ? html`<details class="times__later"${isOpen ? html` open` : ''}><summary><span>${wordsOf(workspace).page.laterDays(later.length)}</span></summary>${later.map((times) => dayOf(workspace, times, row))}</details>` : ''}`
}

function dayOf(workspace: Workspace, slots: Slot[], row: Rows['row']): Markup {
  const { timezone, locale } = workspace.profile
  const [{ starts_at } = { starts_at: '' }] = slots
  return html`<fieldset class="times__day">
          <legend>${time(workspace, starts_at, day(starts_at, timezone, locale))}</legend>
          ${slots.map(row)}
        </fieldset>`
}

interface RowLooks {
  isChosen?: boolean
  /** With its day, where it stands under none. */
  isDated?: boolean
}

/** A time that can be chosen, and how much room it has. */
export function timeRow(workspace: Workspace, slot: Slot, { isChosen, isDated }: RowLooks = {}): Markup {
  const { timezone, locale } = workspace.profile
  const on = shortDay(slot.starts_at, timezone, locale)
  const at = isDated
    ? time(workspace, slot.starts_at, `${on}, ${timeRange(slot.starts_at, slot.ends_at, timezone)}`)
    : range(workspace, slot)
  return html`<label class="times__time"><input type="radio" name="slot_id" value="${slot.id}" required${isChosen ? html` checked` : ''}>
            ${at} <span>${room(workspace, slot)}</span></label>`
}

function room(workspace: Workspace, { state, seats_left, whole }: Slot): string {
  const { form } = wordsOf(workspace)
  if (state === 'yours') return form.yours
  if (whole) return form.free
  return seats_left >= MANY ? form.seatsFree : form.left(seats_left)
}
