import * as z from 'zod/mini'
import { KnownVisitor, LastMessage } from './people.ts'

/** A conversation handed to a human. */
export const Intervention = z.object({
  id: z.string(),
  conversation_id: z.string(),
  state: z.enum(['pending', 'active', 'resolved']),
  reason: z.enum(['visitor_asked', 'assistant_unsure', 'assistant_error', 'policy', 'operator_takeover']),
  summary: z.string(),
  assignee: z.nullable(z.string()),
  visitor: KnownVisitor,
  last_message: z.nullable(LastMessage), // the last that a person or the assistant said
  waiting_since: z.string(),
  claimed_at: z.nullable(z.string()),
  first_reply_at: z.nullable(z.string()),
  resolved_at: z.nullable(z.string()),
  resolution: z.nullable(z.enum(['answered', 'returned_to_assistant', 'visitor_cancelled', 'expired', 'spam'])),
  created_at: z.string(),
  updated_at: z.string(),
})
export type Intervention = z.infer<typeof Intervention>

/** How the shop's people may end one; the others are the visitor's and the clock's. */
export const Resolution = z.enum(['answered', 'returned_to_assistant', 'spam'])
export type Resolution = z.infer<typeof Resolution>
