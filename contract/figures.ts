import * as z from 'zod/mini'

// What happened, by the day: what the console's pages and its server say to each other under `/console/api/figures`.

/** One calendar day of the shop. What was answered is counted apart from what was not known, and neither is called solved. */
export const DayFigures = z.object({
  date: z.string(), // 2026-11-21
  conversations: z.int(), // begun
  answered: z.int(), // questions answered from the record or by looking something up
  abstained: z.int(), // the assistant said that it does not know, or failed
  declined: z.int(), // asked for what it may not do
  handed_off: z.int(), // a person was asked for; what an operator took over unasked is not among them
  forms_opened: z.int(), // booking forms, in a conversation
  booked: z.int(), // seats confirmed by such a form
  helpful: z.int(), // thumbs, on the day they were given
  unhelpful: z.int(),
})
export type DayFigures = z.infer<typeof DayFigures>

export const FiguresQuery = z.strictObject({
  days: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(90)), 14),
})

/** The latest day first; a day on which nothing happened is there, with zeros. */
export const Figures = z.object({ days: z.array(DayFigures) })
export type Figures = z.infer<typeof Figures>
