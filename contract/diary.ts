import * as z from 'zod/mini'
import { BookingState, NewBooking } from './bookings.ts'

// The diary of the console: what its pages and its server say to each other under `/console/api/bookings`.

const Entry = z.object({ code: z.string(), name: z.string() })

/** A calendar day of the shop, such as "2026-11-28". */
export const Day = z.iso.date()

/** One booking on one line, for the shop's own people. */
export const DiaryLine = z.object({
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  seats: z.int(),
  state: BookingState,
  summary: z.string(), // empty where the guest said nothing
  service: Entry,
  slot_id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  created_at: z.string(),
  list_place: z.optional(z.int()), // while waitlisted: 1 is the next to be asked
  offered_until: z.optional(z.string()), // while offered
  // Through what it came: the assistant, a form that was opened elsewhere, or somebody of the shop, named where known.
  came_by: z.enum(['assistant', 'form', 'shop']),
  added_by: z.optional(z.string()),
  seen: z.int(), // counts its changes: what somebody does to it names the state in which they saw it
})
export type DiaryLine = z.infer<typeof DiaryLine>

/** One time of a day. `taken` seats are booked, `kept` ones held or offered, until `kept_until` at the latest. */
export const Sitting = z.object({
  id: z.string(),
  service: Entry,
  starts_at: z.string(),
  ends_at: z.string(),
  capacity: z.int(),
  taken: z.int(),
  kept: z.int(),
  kept_until: z.optional(z.string()),
  is_withdrawn: z.boolean(), // the record makes it no more; who is booked may still come
  guests: z.array(DiaryLine),
  waiting: z.array(DiaryLine), // in line, those with an offer among them
})
export type Sitting = z.infer<typeof Sitting>

export const DayCount = z.object({ date: z.string(), sittings: z.int(), guests: z.int(), is_closed: z.boolean() })
export type DayCount = z.infer<typeof DayCount>

/** Somebody who waits for a seat; `free` seats there are fewer than they asked for, and could be offered. */
export const Waiting = z.extend(DiaryLine, { free: z.int() })
export type Waiting = z.infer<typeof Waiting>

/** A day of the diary, its week from Monday on, and whoever waits on any day to come. */
export const DiaryDay = z.object({
  date: z.string(),
  today: z.string(),
  is_closed: z.boolean(),
  sittings: z.array(Sitting),
  next: z.optional(z.object({ service: Entry, starts_at: z.string() })), // the first after this day
  week: z.array(DayCount),
  waiting: z.array(Waiting),
})
export type DiaryDay = z.infer<typeof DiaryDay>

/** States that a list can be narrowed to: nobody's holds are no bookings. */
export const ListedState = z.enum(['confirmed', 'waitlisted', 'offered', 'attended', 'no_show', 'cancelled', 'expired'])
export type ListedState = z.infer<typeof ListedState>

/** Which bookings: in whose name, address or reference `search` is, of one service, in one state, from a day on. */
export const DiaryFilter = z.strictObject({
  search: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  service: z.optional(z.string().check(z.maxLength(64))),
  state: z.optional(ListedState),
  from: z.optional(Day),
})
export type DiaryFilter = z.infer<typeof DiaryFilter>

/** The same, a page at a time; `cursor` is that of the page before, as it came. */
export const DiaryQuery = z.extend(DiaryFilter, { cursor: z.optional(z.string().check(z.maxLength(80))) })
export type DiaryQuery = z.infer<typeof DiaryQuery>

/** Bookings, the earliest time first. `guests` counts who is booked, over all pages. */
export const DiaryPage = z.object({
  bookings: z.array(DiaryLine),
  guests: z.int(),
  services: z.array(Entry), // those that the list can be narrowed to
  next_cursor: z.nullable(z.string()),
})
export type DiaryPage = z.infer<typeof DiaryPage>

/** A letter about a booking: `at` is when it left, or when it is due to leave. */
export const SentLetter = z.object({
  kind: z.string(),
  subject: z.string(),
  state: z.enum(['waiting', 'sent', 'failed']),
  at: z.string(),
})
export type SentLetter = z.infer<typeof SentLetter>

/** One booking opened, with what became of it in words and what may be done with it now. */
export const DiaryBooking = z.extend(DiaryLine, {
  history: z.array(z.object({ at: z.string(), said: z.string() })),
  letters: z.array(SentLetter),
  conversation_id: z.nullable(z.string()),
  reason: z.string(), // why the shop cancelled
  manage_url: z.string(), // the guest's own page
  may: z.object({ move: z.boolean(), cancel: z.boolean(), mark: z.boolean() }),
})
export type DiaryBooking = z.infer<typeof DiaryBooking>

/** A time that the shop can put somebody into. `waiting` parties are in line for it. */
export const OpenTime = z.object({
  id: z.string(),
  starts_at: z.string(),
  ends_at: z.string(),
  seats_left: z.int(),
  capacity: z.int(),
  waiting: z.int(),
})
export type OpenTime = z.infer<typeof OpenTime>

const seen = z.int()
const reason = z.string().check(z.trim(), z.maxLength(500))

/** `asked`: the guest wanted it, and their letter says so; else the shop did, for a reason that the letter gives. */
export const Cancelling = z.strictObject({ seen, asked: z.boolean(), reason }).check(
  z.refine(({ asked, reason }) => asked || reason !== '', {
    path: ['reason'],
    message: 'Say why. The guest reads it.',
  }),
)
export const MovingTo = z.strictObject({ seen, asked: z.boolean(), reason, slot_id: z.string().check(z.maxLength(64)) })
/** `confirmed` takes back what was said. */
export const Attendance = z.strictObject({ seen, came: z.enum(['attended', 'no_show', 'confirmed']) })
export const Offering = z.strictObject({ seen, seats: z.int().check(z.gte(1), z.lte(99)) })

/** A booking that the shop makes for a guest, or a place on the list where the time is full and that was said. */
export const AddedBooking = NewBooking
export type AddedBooking = z.infer<typeof AddedBooking>
