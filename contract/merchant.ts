import * as z from 'zod/mini'

/** Codes are kebab-case, unique among their kind, and never change their meaning: a re-import updates by code. */
const Code = z
  .string()
  .check(
    z.maxLength(64, 'At most 64 characters.'),
    z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Small letters, digits and hyphens, such as gongfu-hour.'),
  )
const text = (most: number) =>
  z.string().check(z.trim(), z.minLength(1, 'Write something here.'), z.maxLength(most, `At most ${most} characters.`))
const line = text(200)
const prose = text(2000)
const wallTime = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))

const whole = (least: number, most: number) => {
  const words = `Give a whole number from ${least} to ${most}.`
  return z.int(words).check(z.gte(least, words), z.lte(most, words))
}

/** `amount` is in minor units of the workspace currency; `per` is the merchant's own word (seat, table, month). */
const Money = z.strictObject({
  amount: z.int('Give a whole number of the smallest coin.').check(z.gte(0, 'Nothing is less than free.')),
  per: line,
})

export const Weekday = z.enum(['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])
export type Weekday = z.infer<typeof Weekday>

/** The longest anyone may book ahead: a leap year. */
const MOST_DAYS = 366

const wallDate = z.iso.date('Give a date that exists, such as 2026-12-24.')

/** When slots begin. Where two rules of a service meet, a single date wins over a repeating rule, then the later rule. */
export const SlotRule = z.strictObject({
  starts: z
    .string()
    .check(
      z.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'Give a date and a time, such as 2026-12-24T18:30.'),
      z.describe('Wall time in the workspace zone: of the one slot, or from when the rule counts.'),
    ),
  repeats: z.optional(
    z
      .string()
      .check(
        z.regex(/^FREQ=[A-Z]+(;[A-Z]+=[A-Z0-9,:+-]+)*$/, 'Give days, or a rule such as FREQ=WEEKLY;BYDAY=SA.'),
        z.maxLength(200),
        z.describe('An RFC 5545 RRULE; absent for a single date. A time that the clocks skip that day makes no slot.'),
      ),
  ),
  seats: whole(1, 1000),
})
export type SlotRule = z.infer<typeof SlotRule>

const noticeMinutes = whole(0, MOST_DAYS * 24 * 60).check(
  z.describe('How long before it begins a slot closes for booking.'),
)
const horizonDays = whole(1, MOST_DAYS).check(z.describe('How many days ahead slots are made and can be booked.'))

export const MerchantService = z.strictObject({
  code: Code,
  name: line,
  covers: prose,
  plan: Code, // the least plan that includes it
  duration_minutes: whole(1, 1440),
  price: Money,
  slots: z.array(SlotRule),
  also_called: z.optional(z.array(line)),
  members_only: z.optional(z.boolean()), // only a verified member whose plan covers it may book
  whole_slot: z
    .optional(z.boolean())
    .check(
      z.describe(
        'One booking takes every seat of its slot, and the price is for all of them. When absent: true where `price.per` is "table", because `seats` counts seats and such a price does not.',
      ),
    ),
  notice_minutes: z.optional(noticeMinutes), // instead of the workspace's
  horizon_days: z.optional(horizonDays),
})
export type MerchantService = z.infer<typeof MerchantService>

export const MerchantPlan = z.strictObject({
  code: Code,
  name: line,
  price: Money,
  services: z.array(Code),
  audience: prose,
})
export type MerchantPlan = z.infer<typeof MerchantPlan>

export const KnowledgeItem = z.strictObject({
  code: Code,
  question: line,
  answer: prose,
  asks: z.optional(z.array(line)), // other wordings of the question
})
export type KnowledgeItem = z.infer<typeof KnowledgeItem>

/** Days on which no slot begins, from the first to the last of them; a single day without `to`. */
export const Closure = z.strictObject({
  from: wallDate,
  to: z.optional(wallDate),
  reason: z.optional(line),
})
export type Closure = z.infer<typeof Closure>

/** What holds for every service that does not say otherwise: no notice, 56 days ahead, free of charge until it begins. */
export const BookingTerms = z.strictObject({
  notice_minutes: z.optional(noticeMinutes),
  horizon_days: z.optional(horizonDays),
  free_until_hours: z
    .optional(whole(0, MOST_DAYS * 24))
    .check(
      z.describe('Until how many hours before it begins a guest may move a booking, and cancel it free of charge.'),
    ),
})
export type BookingTerms = z.infer<typeof BookingTerms>

/** The merchant: how to reach it, when it is open, how it writes times and money, and its own noun for a service. */
export const MerchantWorkspace = z.strictObject({
  slug: Code,
  name: line,
  description: prose,
  timezone: line,
  locale: line,
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  email: z.email(),
  phone: line,
  address: line,
  origins: z.optional(z.array(z.url({ protocol: /^https?$/ }))),
  hours: z.array(z.strictObject({ days: z.array(Weekday), opens: wallTime, closes: wallTime })),
  closures: z.optional(z.array(Closure)),
  booking: z.optional(BookingTerms),
  words: z.optional(z.strictObject({ service: line, services: line })),
})
export type MerchantWorkspace = z.infer<typeof MerchantWorkspace>

/** The merchant's record, as imported and as `/merchant.schema.json` describes it. */
export const MerchantRecord = z.strictObject({
  workspace: MerchantWorkspace,
  plans: z.array(MerchantPlan),
  services: z.array(MerchantService),
  knowledge: z.array(KnowledgeItem),
})
export type MerchantRecord = z.infer<typeof MerchantRecord>
