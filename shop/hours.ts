import { date, time } from '../browser/format.ts'
import { manners } from './manners.ts'

const week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']

/** When the doors open and close, as wall time, by day of the week; a day that is not there is closed. */
export type Hours = Map<string, { opens: string; closes: string }>

/** Reads the hours off the page's own table, so that what the page says and what the script knows cannot differ. */
export function readHours(table: HTMLTableElement): Hours {
  const hours: Hours = new Map()
  for (const row of table.rows) {
    const [opens, closes] = [...row.querySelectorAll('time')].map((wallTime) => wallTime.textContent)
    if (opens && closes) for (const day of daysOf(row)) hours.set(day, { opens, closes })
  }
  return hours
}

/** "Open until 19:00", "Opens at 10:00", "Closed until Sun 09:30" or "Closed today, opens Tue 10:00". */
export function openness(hours: Hours, now: Date): string {
  const today = hours.get(weekday(now))
  if (!today) return `Closed today, opens ${nextOpening(hours, now)}`

  const clock = time(now.toISOString(), manners)
  if (clock < today.opens) return `Opens at ${today.opens}`
  if (clock < today.closes) return `Open until ${today.closes}`

  return `Closed until ${nextOpening(hours, now)}`
}

/** Marks today's row; the stylesheet sets it in the heavier weight. */
export function markToday(table: HTMLTableElement, now: Date) {
  for (const row of table.rows) row.toggleAttribute('data-today', daysOf(row).includes(weekday(now)))
}

function nextOpening(hours: Hours, now: Date): string | undefined {
  const today = week.indexOf(weekday(now))
  const toCome = [...week.slice(today + 1), ...week.slice(0, today + 1)]
  const day = toCome.find((name) => hours.has(name))
  return day && `${capitalised(day)} ${hours.get(day)?.opens}`
}

const daysOf = (row: HTMLTableRowElement) => row.dataset.days?.split(' ') ?? []
const weekday = (now: Date) => date(now.toISOString(), manners, { weekday: 'short' }).toLowerCase()
const capitalised = (day: string) => day.charAt(0).toUpperCase() + day.slice(1)
