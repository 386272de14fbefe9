import * as z from 'zod/mini'
import { AuditRow, Surface } from './audit.ts'

// The trail as the console shows it: what its pages and its server say to each other under `/console/api/audit`.

/** A call as it was written, or as somebody made it who changed the table: its words may be any. */
export const TrailRow = z.object({
  ...AuditRow.shape,
  surface: z.string(),
  actor: z.object({ ...AuditRow.shape.actor.shape, type: z.string() }),
  error: z.nullable(z.string()),
})
export type TrailRow = z.infer<typeof TrailRow>

/** How far back the trail is shown. */
export const Since = z.enum(['day', 'week', 'month', 'ever'])
export type Since = z.infer<typeof Since>

/** What of the trail is wanted; absent is anything. */
export const TrailFilter = z.strictObject({
  /** In an id of the call, its target, its address, a key's beginning, or the name of who did it. */
  search: z.optional(z.string().check(z.maxLength(100))),
  /** `operator:ID`, `key:ID`, `visitor`, `system`, or `stranger` for keys that nobody knows. */
  who: z.optional(z.string().check(z.maxLength(100))),
  surface: z.optional(Surface),
  since: z._default(Since, 'week'),
  refused: z.optional(z.literal('only')),
})
export type TrailFilter = z.infer<typeof TrailFilter>

/** `before`: only what is older than the entry of this number. */
export const TrailQuery = z.strictObject({
  ...TrailFilter.shape,
  before: z.optional(z.string().check(z.regex(/^[1-9]\d{0,14}$/))),
})
export type TrailQuery = z.infer<typeof TrailQuery>

/** The newest first; `before` asks for the page that follows. */
export const TrailPage = z.object({ rows: z.array(TrailRow), before: z.nullable(z.int()) })
export type TrailPage = z.infer<typeof TrailPage>

/** How the chain was found when it was last read from end to end; `since` is the time of its first entry. */
export const ChainStanding = z.object({
  checked_at: z.string(),
  since: z.nullable(z.string()),
  entries: z.int(),
  seq: z.int(),
  hash: z.string(),
  broken: z.optional(z.object({ seq: z.int(), because: z.string() })),
})
export type ChainStanding = z.infer<typeof ChainStanding>

/** Somebody whose calls can be asked for. */
export const TrailActor = z.object({ who: z.string(), name: z.string(), gone: z.boolean() })
export type TrailActor = z.infer<typeof TrailActor>

export const TrailFormat = z.enum(['jsonl', 'csv'])
