import * as z from 'zod/mini'
import { MerchantRecord } from './merchant.ts'

// The merchant's record as the console edits it: what its pages and its server say to each other under
// `/console/api/catalogue`.

export const EntryKind = z.enum(['services', 'plans', 'knowledge'])
export type EntryKind = z.infer<typeof EntryKind>

/** The record as it stands. `revision` goes back with a change, so that nobody writes over what they have not seen. */
export const RecordNow = z.object({ revision: z.int(), record: MerchantRecord })
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
