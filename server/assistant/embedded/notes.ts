import * as z from 'zod'

const Focus = z.object({ kind: z.enum(['service', 'plan']), code: z.string() })
export type Focus = z.infer<typeof Focus>

/** What was said towards a booking so far, in the visitor's own words. */
const Wish = z.object({
  subject: z.string().optional(),
  summary: z.string().optional(),
  urgency: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
})
export type Wish = z.infer<typeof Wish>

/** A booking that was shown, or made here; looked up by both its halves, it is by both again. */
const OwnBooking = z.object({ reference: z.string(), service: z.string(), email: z.string().optional() })
export type OwnBooking = z.infer<typeof OwnBooking>

/** What part of the catalogue was asked for: "and on Fridays?" goes on from it. */
const Browsed = z.object({
  dates: z.array(z.string()).optional(), // "2026-12-05"
  days: z.array(z.number()).optional(), // 1 for Monday to 7 for Sunday
  part: z.number().optional(), // of the day
  least: z.number().optional(), // prices in the smallest coin
  most: z.number().optional(),
  under: z.boolean().optional(), // less than that, and not as much
  kinds: z.array(z.string()).optional(),
  members: z.boolean().optional(),
})
export type Browsed = z.infer<typeof Browsed>

/** What somebody who comes is or has: a pregnancy, an allergy, an age below eighteen. */
const Condition = z.object({ kind: z.string(), months: z.number().optional() })
export type Condition = z.infer<typeof Condition>

const Notes = z.object({
  focus: Focus.optional(), // what "it" is
  before: Focus.optional(), // what "it" was before that: "the other one"
  attribute: z.string().optional(), // what was last asked of it
  asking: z.string().optional(), // a question that was answered by asking of what
  cited: z.string().optional(), // the knowledge last quoted: "and if …" goes on about it
  guesses: z.record(z.string(), z.number()).optional(), // how probably the last message meant what: "service:CODE"
  when: z.string().optional(), // when it was last asked for: "for that day then"
  browsed: Browsed.optional(), // the part of the list last asked for
  choices: z.array(z.string()).optional(), // what each choice offered last stands for: "the second"
  plans: z.array(z.string()).optional(), // memberships last shown
  listed: z.array(z.string()).optional(), // services last shown, for "the second one"
  choosing: z.array(z.string()).optional(), // services asked about when a booking named none
  wish: Wish.optional(), // the booking under way
  reference: z.string().optional(), // waits for its e-mail address
  lookup: z.boolean().optional(), // a booking is being looked for
  email: z.string().optional(), // given for it before its reference was
  own: z.array(OwnBooking).optional(), // the bookings of theirs last shown or made: "it" may be one
  made: z.number().optional(), // how many of those that were made here are known
  banned: z.array(z.string()).optional(), // codes of what the visitor said is not meant
  conditions: z.array(Condition).optional(), // said of who comes
  warned: z.array(z.string()).optional(), // of which of them, at which service
  greeted: z.boolean().optional(), // told which languages are read
  offered: z.boolean().optional(), // a person was offered: "yes" takes the offer
  unanswered: z.string().optional(), // what that person would be asked
})

/** The brain's notebook between turns: plain data, and small. */
export type Notes = z.infer<typeof Notes>

/** Notes of an older version, or of another brain, are no notes. */
export function notesFrom(state: unknown): Notes {
  const notes = Notes.safeParse(state ?? {})
  return notes.success ? notes.data : {}
}
