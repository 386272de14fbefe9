import * as z from 'zod/mini'
import { ErrorCode } from './answers.ts'

export const Surface = z.enum(['rest', 'mcp', 'console', 'widget', 'cli'])
export type Surface = z.infer<typeof Surface>

/**
 * One call as the trail keeps it. `hash` is the SHA-256, in hexadecimal, of `prev_hash` followed by everything else here
 * as JSON without spaces, its keys in order.
 */
export const AuditRow = z.object({
  workspace: z.string(),
  seq: z.int(),
  id: z.string(),
  at: z.string(),
  surface: Surface,
  // `id` is null for a key that nobody knows; `prefix` is kept of one that could be a key.
  actor: z.object({
    type: z.enum(['key', 'operator', 'visitor', 'system']),
    id: z.nullable(z.string()),
    label: z.nullable(z.string()),
    prefix: z.nullable(z.string()),
  }),
  action: z.string(),
  method: z.string(),
  route: z.string(), // the template, never the address itself
  target: z.nullable(z.object({ type: z.string(), id: z.string() })),
  status: z.int(),
  error: z.nullable(ErrorCode),
  request_id: z.string(),
  address: z.string(),
  user_agent: z.string(),
  idempotency_key_hash: z.nullable(z.string()),
  ms: z.int(),
  prev_hash: z.string(),
  hash: z.string(),
})
export type AuditRow = z.infer<typeof AuditRow>
