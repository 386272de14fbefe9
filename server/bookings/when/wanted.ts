import * as z from 'zod'

/** A wish for a time, read from a guest's own words. Days are ISO dates and times wall times in the shop's zone. */
export const Wanted = z.object({
  days: z.array(z.string()).optional(),
  not_days: z.array(z.string()).optional(),
  clash: z.literal(true).optional(), // the weekday and the date did not agree: `days` has both
  from: z.string().optional(),
  to: z.string().optional(),
  unsure: z.literal(true).optional(), // "at 3" said no half of the clock: twelve hours away is as good
  part: z.enum(['morning', 'afternoon', 'evening']).optional(),
  first_available: z.literal(true).optional(),
  partly: z.literal(true).optional(), // words of a day were left unread: no time is chosen for the guest
  seats: z.int().optional(),
})
export type Wanted = z.infer<typeof Wanted>

/** The same with what came of it: `found` says what is suggested where nothing fits. */
export const Heard = z.object({ ...Wanted.shape, found: z.enum(['nearest', 'nothing']).optional() })
export type Heard = z.infer<typeof Heard>
