import { Temporal } from 'temporal-polyfill'
import type { DayFigures } from '../../contract/figures.ts'
import { dayOf, spanOf } from '../bookings/diary-days.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type Counted, counts } from './counts.ts'

type Figure = Exclude<keyof DayFigures, 'date'>

/** What happened on each of the shop's latest `length` calendar days, today among them; the latest first. */
export async function dayFigures(db: Database, workspace: Workspace, length: number): Promise<DayFigures[]> {
  const today = Temporal.PlainDate.from(dayOf(workspace))
  const dates = Array.from({ length }, (_, days) => today.subtract({ days }).toString())
  const spans = dates.map((date) => ({ date, ...spanOf(workspace, date) }))
  const figures = new Map(dates.map((date) => [date, { date, ...nothing }]))
  for (const { date, what, times } of await counts(db, workspace.id, spans)) {
    const day = figures.get(date)
    const figure = figureOf(what)
    if (day && figure) day[figure] += times
  }
  return [...figures.values()]
}

const nothing: Record<Figure, number> = {
  conversations: 0,
  answered: 0,
  abstained: 0,
  declined: 0,
  handed_off: 0,
  forms_opened: 0,
  booked: 0,
  helpful: 0,
  unhelpful: 0,
}

/** Where a count belongs; what the assistant only said in passing belongs nowhere. */
function figureOf(what: Counted['what']): Figure | undefined {
  switch (what) {
    case 'answer':
    case 'looked up':
      return 'answered'
    case 'abstain':
      return 'abstained'
    case 'decline':
      return 'declined'
    case 'up':
      return 'helpful'
    case 'down':
      return 'unhelpful'
    case 'conversation begun':
      return 'conversations'
    case 'person asked for':
      return 'handed_off'
    case 'form opened':
      return 'forms_opened'
    case 'seats booked':
      return 'booked'
    default:
      return undefined
  }
}
