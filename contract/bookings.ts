import * as z from 'zod/mini'
import { Price, Shop } from './catalogue.ts'
import { LONGEST_MESSAGE } from './message-length.ts'

export const BookingState = z.enum([
  'held',
  'confirmed',
  'waitlisted',
  'offered',
  'cancelled',
  'expired',
  'attended',
  'no_show',
])
export type BookingState = z.infer<typeof BookingState>

/** A booking as its reader may see it: `email` is masked, and `manage_url` absent, for whoever has not proved the address. */
export const Booking = z.object({
  reference: z.string(),
  email: z.string(),
  state: BookingState,
  next_step: z.string(), // a sentence written from the record
  service: z.object({ code: z.string(), name: z.string() }),
  starts_at: z.string(),
  ends_at: z.string(),
  timezone: z.string(),
  seats: z.int(),
  name: z.string(),
  summary: z.optional(z.string()),
  created_at: z.string(),
  manage_url: z.optional(z.string()),
  free_until: z.optional(z.string()), // while confirmed: until when it may be moved, and cancelled free of charge
  list_place: z.optional(z.int()), // while waitlisted: 1 is the next to be asked
  offered_until: z.optional(z.string()), // while offered: how long the seats are kept
})
export type Booking = z.infer<typeof Booking>

const text = (most: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(most))

/** What was already said when a form opens; every field is the speaker's own words but `service`, a code. */
export const Prefill = z.object({
  service: z.optional(z.string()),
  summary: z.optional(z.string()),
  urgency: z.optional(z.string()),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
})
export type Prefill = z.infer<typeof Prefill>

/** Who supplied a prefilled field: the guest's message, the merchant's sign-in, or the page the form was opened from. */
export const Origin = z.enum(['message', 'member', 'page'])
export type Origin = z.infer<typeof Origin>

export const FormService = z.object({
  code: z.string(),
  name: z.string(),
  covers: z.string(),
  duration_minutes: z.int(),
  price: Price,
  members_only: z.boolean(), // true where this guest may not book it
  plans: z.array(z.object({ name: z.string(), price: Price })), // that include it
  next_at: z.optional(z.string()),
  whole_slot: z.optional(z.boolean()), // one booking takes every seat of its slot
})
export type FormService = z.infer<typeof FormService>

/**
 * `seats` and `slot_id` are proposals read from the guest's words, held by nobody; `reading` says in English how they were
 * read, `told` in the language that the guest reads.
 */
export const Suggestion = z.object({
  slot_id: z.optional(z.string()),
  candidates: z.array(z.string()),
  reading: z.string(),
  told: z.optional(z.object({ text: z.string(), lang: z.string() })),
  seats: z.optional(z.int()),
})
export type Suggestion = z.infer<typeof Suggestion>

export const Hold = z.object({
  slot_id: z.string(),
  seats: z.int(),
  expires_at: z.string(),
  extensions_left: z.int(),
})
export type Hold = z.infer<typeof Hold>

/** One opened booking form, whatever its face. Its id is the capability: whoever has it may fill it in. */
export const Form = z.object({
  id: z.string(),
  url: z.string(),
  state: z.enum(['open', 'submitted', 'expired']),
  prefill: Prefill,
  prefilled_from: z.record(z.string(), Origin), // field of `prefill` → who supplied it
  missing: z.array(z.string()),
  suggestion: Suggestion,
  services: z.array(FormService),
  idempotency_key: z.string(), // minted with the form, so that every retry is the same submit
  workspace: Shop,
  hold: z.optional(Hold),
  booking: z.optional(Booking),
})
export type Form = z.infer<typeof Form>

export const SlotState = z.enum(['free', 'on_hold', 'full', 'members_only', 'yours'])
export type SlotState = z.infer<typeof SlotState>

/** A dated time of a service as one form sees it: the form's own held seats count as left. */
export const Slot = z.object({
  id: z.string(),
  service: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  seats_left: z.int(),
  state: SlotState,
  back_by: z.optional(z.string()), // when the last hold on it runs out
  whole: z.optional(z.boolean()), // one booking takes it all: `seats_left` is then how many people may come, or 0
  capacity: z.optional(z.int()), // with every seat free: a larger party would wait in vain
})
export type Slot = z.infer<typeof Slot>

/** A party is 1 to 99; what a slot can really take is its own rule. */
const Seats = z.int().check(z.gte(1), z.lte(99))

export const NewHold = z.strictObject({ slot_id: text(64), seats: Seats })
export type NewHold = z.infer<typeof NewHold>

export const NewBooking = z.strictObject({
  slot_id: text(64),
  seats: Seats,
  name: text(120),
  // Permissive on purpose: something, an @, something with a dot. The confirmation is the real check.
  email: z
    .string()
    .check(
      z.trim(),
      z.maxLength(254),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, 'Give an e-mail address such as ada@example.com.'),
    ),
  summary: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  join_waitlist: z.optional(z.boolean()),
})
export type NewBooking = z.infer<typeof NewBooking>

/** Opens a form from the page itself, without a word said. */
export const NewForm = z.strictObject({
  subject: z.optional(text(LONGEST_MESSAGE)), // a service's code, its name, or words that are neither
  summary: z.optional(text(2000)),
  slot_id: z.optional(text(64)),
})
export type NewForm = z.infer<typeof NewForm>
