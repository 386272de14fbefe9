import { Temporal } from 'temporal-polyfill'
import { AppError } from '../errors.ts'
import { at } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** The shop's calendar day of an instant, or of now. */
export const dayOf = ({ profile }: Workspace, instant?: string): string =>
  (instant ? Temporal.Instant.from(instant) : Temporal.Now.instant())
    .toZonedDateTimeISO(profile.timezone)
    .toPlainDate()
    .toString()

/** The instants at which a day of the shop begins and ends; `days` of them in a row. Throws `bad_request`. */
export function spanOf({ profile }: Workspace, date: string, days = 1): { from: string; to: string } {
  const day = plainDate(date)
  const beginning = (of: Temporal.PlainDate) => at(of.toZonedDateTime(profile.timezone).toInstant())
  return { from: beginning(day), to: beginning(day.add({ days })) }
}

/** The seven days of a day's week, Monday first. */
export function weekOf(date: string): string[] {
  const day = plainDate(date)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  return Array.from({ length: 7 }, (_, days) => monday.add({ days }).toString())
}

function plainDate(date: string): Temporal.PlainDate {
  try {
    return Temporal.PlainDate.from(date)
  } catch (cause) {
    if (cause instanceof RangeError) throw new AppError('bad_request', 'Give a day such as 2026-11-28.')
    throw cause
  }
}
