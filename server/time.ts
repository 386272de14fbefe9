import { Temporal } from 'temporal-polyfill'

/** The instant, to the second, as it is stored and sent: one width, so that text order is time order. */
export const now = (): string => at(Temporal.Now.instant())

export const at = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' })

/** The same of an instant in seconds since 1970. */
export const atSecond = (seconds: number): string =>
  at(Temporal.Instant.fromEpochMilliseconds(Math.round(seconds * 1000)))

export const minutesAfter = (instant: string, minutes: number): string =>
  at(Temporal.Instant.from(instant).add({ minutes }))

export const secondAfter = (instant: string): string => at(Temporal.Instant.from(instant).add({ seconds: 1 }))

export const secondsBefore = (instant: string, seconds: number): string =>
  at(Temporal.Instant.from(instant).subtract({ seconds }))

export const dayBefore = (instant: string): string => at(Temporal.Instant.from(instant).subtract({ hours: 24 }))
