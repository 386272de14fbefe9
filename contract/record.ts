import * as z from 'zod/mini'
import { MerchantRecord } from './merchant.ts'

// The merchant's record as the console edits it: what its pages and its server say to each other under
// `/console/api/catalogue`.

export const EntryKind = z.enum(['services', 'plans', 'knowledge'])
export type EntryKind = z.infer<typeof EntryKind>

/**
 * The record as it stands. `revision` goes back with a change, so that nobody writes over what they have not seen;
 * `suggests` where a model can propose other wordings.
 */
export const RecordNow = z.object({ revision: z.int(), record: MerchantRecord, suggests: z.boolean() })
export type RecordNow = z.infer<typeof RecordNow>

const draft = z.record(z.string(), z.unknown())

/**
 * One change of the record. What is put in or imported is checked as an import checks it; its faults are told by their
 * places in `entry`, in `{closures}` or in the record.
 */
export const RecordChange = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('add'), kind: EntryKind, entry: draft }),
  z.strictObject({ type: z.literal('change'), kind: EntryKind, code: z.string(), entry: draft }),
  z.strictObject({ type: z.literal('retire'), kind: EntryKind, code: z.string() }),
  z.strictObject({ type: z.literal('closures'), closures: z.array(z.unknown()) }),
  z.strictObject({ type: z.literal('import'), record: draft }),
])
export type RecordChange = z.infer<typeof RecordChange>

export const NewRecordChange = z.strictObject({ revision: z.int(), change: RecordChange })
export type NewRecordChange = z.infer<typeof NewRecordChange>

/** An entry, or the workspace's own part, that a change adds, changes field by field, or takes out of what is offered. */
export const RecordDifference = z.object({
  kind: z.enum(['workspace', ...EntryKind.options]),
  code: z.string(),
  title: z.string(),
  change: z.enum(['added', 'changed', 'retired']),
  fields: z.array(z.object({ name: z.string(), before: z.optional(z.unknown()), after: z.optional(z.unknown()) })),
})
export type RecordDifference = z.infer<typeof RecordDifference>

/** A coming time that guests have booked and that the record has no more. */
export const StrandedSlot = z.object({
  service: z.string(),
  starts_at: z.string(),
  wall_start: z.string(),
  bookings: z.int(),
  references: z.array(z.string()),
})
export type StrandedSlot = z.infer<typeof StrandedSlot>

/** What a change comes to, or came to. */
export const RecordChanged = z.object({
  revision: z.int(),
  record: MerchantRecord,
  differences: z.array(RecordDifference),
  stranded: z.array(StrandedSlot),
})
export type RecordChanged = z.infer<typeof RecordChanged>

/** Ways to ask that somebody is about to add to the knowledge of this code, or to write a new answer to. */
export const NewWordings = z.strictObject({
  code: z.optional(z.string()),
  wordings: z.array(z.string().check(z.maxLength(4000))).check(z.maxLength(100)),
})
export type NewWordings = z.infer<typeof NewWordings>

/** Those of them that fit something else in the record too, and what. */
export const AlsoFits = z.object({
  fits: z.array(
    z.object({
      wording: z.string(),
      also: z.array(z.object({ kind: z.enum(['service', 'plan', 'knowledge']), code: z.string(), title: z.string() })),
    }),
  ),
})
export type AlsoFits = z.infer<typeof AlsoFits>

/** What a model proposed and the record should not take: it has it already, or would answer it with something else. */
export const LeftOut = z.object({ wording: z.string(), why: z.enum(['known', 'elsewhere', 'too_long']) })
export type LeftOut = z.infer<typeof LeftOut>

/** Other ways to ask for a piece of knowledge, proposed by a model. Nothing is kept until somebody accepts it. */
export const Suggestions = z.object({
  code: z.string(),
  question: z.string(),
  wordings: z.array(z.string()),
  left_out: z.array(LeftOut),
})
export type Suggestions = z.infer<typeof Suggestions>

export const AcceptedWordings = z.strictObject({
  wordings: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
})
export type AcceptedWordings = z.infer<typeof AcceptedWordings>
