import { minutesAfter } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** Until when a booking may be moved, and cancelled free of charge: as the record says, or until it begins. */
export const freeUntil = ({ profile }: Workspace, startsAt: string): string =>
  minutesAfter(startsAt, -60 * (profile.booking?.free_until_hours ?? 0))

const formatted = (instant: string, timezone: string, locale: string, style: Intl.DateTimeFormatOptions) =>
  formatOf(locale, { timeZone: timezone, ...style }).format(new Date(instant))

// Making one costs about ten uses; there are a handful for each workspace.
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(locale: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, style])
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, style)
  formats.set(key, format)
  return format
}

export const day = (instant: string, timezone: string, locale: string) =>
  formatted(instant, timezone, locale, { weekday: 'long', day: 'numeric', month: 'long' })

/** "Sat 28 November", as it stands large on a ticket. */
export const ticketDay = (instant: string, timezone: string, locale: string) =>
  formatted(instant, timezone, locale, { weekday: 'short', day: 'numeric', month: 'long' })

export const shortDay = (instant: string, timezone: string, locale: string) =>
  formatted(instant, timezone, locale, { weekday: 'short', day: 'numeric', month: 'short' })

export const clock = (instant: string, timezone: string) =>
  formatted(instant, timezone, 'en-GB', { hour: '2-digit', minute: '2-digit' })

export const timeRange = (from: string, to: string, timezone: string) =>
  `${clock(from, timezone)}–${clock(to, timezone)}`
