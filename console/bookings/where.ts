import * as z from 'zod/mini'
import { type DiaryFilter, ListedState } from '../../contract/diary.ts'
import type { Place } from '../place.ts'

/** What of the diary an address means. */
export interface Where {
  view: 'day' | 'list'
  /** The shop's day; absent for today. */
  date?: string
  filter: DiaryFilter
  /** The booking that is open, or `new` for one that is being added. */
  reference?: string
}

/** Reads an address such as `/console/bookings/K7RM-X2QY?view=list&state=cancelled`. A list begins today unless it says. */
export function whereOf({ rest, query }: Pick<Place, 'rest' | 'query'>, today: string): Where {
  const read = (name: string) => query.get(name) || undefined
  const state = z.safeParse(ListedState, read('state')).data
  const from = read('from') ?? today
  return {
    view: read('view') === 'list' ? 'list' : 'day',
    date: isDay(read('date')) ? read('date') : undefined,
    filter: { search: read('search'), service: read('service'), state, from: isDay(from) ? from : undefined },
    reference: rest[0],
  }
}

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

/** "2026-11-22" of "2026-11-21": calendar days have no zone. */
export function daysFrom(date: string, days: number): string {
  const day = new Date(`${date}T12:00:00Z`)
  day.setUTCDate(day.getUTCDate() + days)
  return day.toISOString().slice(0, 10)
}
