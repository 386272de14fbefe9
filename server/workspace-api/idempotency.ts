import * as z from 'zod'
import { AppError } from '../errors.ts'

/** An Idempotency-Key as it may be sent. */
export const idempotencyKey = z
  .string()
  .regex(/^[!-~]{1,255}$/, 'An Idempotency-Key is 1 to 255 visible ASCII characters.')
  .describe('Any random text, such as a UUID: sent again with it, the same is done once and hears the same answer')

/** The key that a header gives, if it does. Throws `bad_request`. */
export function readIdempotencyKey(header: string | undefined): string | undefined {
  if (header === undefined) return undefined
  const { data, error } = idempotencyKey.safeParse(header)
  if (error)
    throw new AppError('bad_request', 'An Idempotency-Key is 1 to 255 visible ASCII characters.', {
      issues: [{ path: '/headers/idempotency-key', message: 'Send a random one, such as a UUID.' }],
    })
  return data
}
