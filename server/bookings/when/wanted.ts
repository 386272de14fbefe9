import type { Part } from './time-rules.ts'

/** A wish for a time, read from a guest's own words. Days are ISO dates and times wall times in the shop's zone. */
export interface Wanted {
  days?: string[]
  not_days?: string[]
  from?: string
  to?: string
  unsure?: boolean // "at 3" said no half of the clock: twelve hours away is as good
  part?: Part
  first_available?: boolean
  seats?: number
  reading: string // "I read that as Sat 28 Nov, afternoon."
}
