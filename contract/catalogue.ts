import * as z from 'zod/mini'

/** Money: an integer in the currency's minor unit (pence), and what it buys in the merchant's own word (seat, table, month). */
export const Price = z.object({ amount: z.int(), currency: z.string(), per: z.string() })
export type Price = z.infer<typeof Price>

export const NextSlot = z.object({ id: z.string(), starts_at: z.string(), seats_left: z.int() })
export type NextSlot = z.infer<typeof NextSlot>

/** A catalogue entry as a visitor sees it; `next_slots` are the soonest three that have not begun. */
export const Service = z.object({
  code: z.string(),
  name: z.string(),
  covers: z.string(),
  plan: z.string(),
  duration_minutes: z.int(),
  price: Price,
  next_slots: z.array(NextSlot),
  members_only: z.optional(z.boolean()),
  whole_slot: z.optional(z.boolean()), // one booking takes every seat of its slot
})
export type Service = z.infer<typeof Service>

export const Plan = z.object({
  code: z.string(),
  name: z.string(),
  price: Price,
  services: z.array(z.string()),
  audience: z.string(),
})
export type Plan = z.infer<typeof Plan>

/** Where an answer came from: an entry of the merchant's record, and its own words where the reader may open them. */
export const Source = z.object({
  kind: z.enum(['service', 'plan', 'knowledge']),
  code: z.string(),
  title: z.string(),
  text: z.optional(z.string()),
})
export type Source = z.infer<typeof Source>

export const SearchResult = z.object({
  kind: z.enum(['service', 'plan', 'knowledge']),
  code: z.string(),
  title: z.string(),
  text: z.string(),
})
export type SearchResult = z.infer<typeof SearchResult>

/** What a page may know of the merchant: enough to write times and prices as the shop does. */
export const Shop = z.object({
  slug: z.string(),
  name: z.string(),
  timezone: z.string(),
  locale: z.string(),
  currency: z.string(),
  address: z.string(),
  email: z.string(),
  words: z.object({ service: z.string(), services: z.string() }),
  open_until: z.optional(z.string()), // wall time today, "19:00"; absent while the shop is closed
})
export type Shop = z.infer<typeof Shop>
