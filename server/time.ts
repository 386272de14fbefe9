import { Temporal } from 'temporal-polyfill'

/** The instant, to the second, as it is stored and sent: one width, so that text order is time order. */
export const now = (): string => at(Temporal.Now.instant())

export const at = (instant: Temporal.Instant): string => instant.toString({ smallestUnit: 'second' })

export const minutesAfter = (instant: string, minutes: number): string =>
  at(Temporal.Instant.from(instant).add({ minutes }))

export const secondsBefore = (instant: string, seconds: number): string =>
  at(Temporal.Instant.from(instant).subtract({ seconds }))

export const dayBefore = (instant: string): string => at(Temporal.Instant.from(instant).subtract({ hours: 24 }))
