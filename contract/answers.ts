import * as z from 'zod/mini'

/** A fault in what was sent: where (a JSON pointer) and what to do about it. */
export const Issue = z.object({ path: z.string(), message: z.string() })
export type Issue = z.infer<typeof Issue>

export const ErrorCode = z.enum([
  'missing_api_key',
  'invalid_api_key',
  'not_signed_in',
  'forbidden',
  'password_needed', // of the console: signed in, but the password was given too long ago
  'bad_request',
  'not_found',
  'conflict',
  'sold_out',
  'idempotency_mismatch',
  'rate_limited',
  'internal_error',
])
export type ErrorCode = z.infer<typeof ErrorCode>

/** Every refusal: a code for machines and a sentence that says what to do next. */
export const Failure = z.object({
  error: ErrorCode,
  detail: z.string(),
  issues: z.optional(z.array(Issue)),
  alternatives: z.optional(z.array(z.object({ id: z.string(), starts_at: z.string(), seats_left: z.int() }))),
})
export type Failure = z.infer<typeof Failure>
