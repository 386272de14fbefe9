import * as z from 'zod/mini'

/** What a key may do: read everything of its workspace, or also act in it. */
export const Scope = z.enum(['read', 'read_write'])
export type Scope = z.infer<typeof Scope>

/** A key as it may be shown at any time: everything but its value. */
export const ApiKey = z.object({
  id: z.string(),
  label: z.string(),
  scope: Scope,
  prefix: z.string(), // its first 13 characters
  created_at: z.string(),
  created_by: z.string(), // an operator's name, or the command line
  last_used_at: z.nullable(z.string()), // to the minute
  expires_at: z.nullable(z.string()),
  rotated_at: z.nullable(z.string()),
  revoked_at: z.nullable(z.string()),
})
export type ApiKey = z.infer<typeof ApiKey>

/** A key with its value, which is in the answer that makes it and nowhere else. */
export const MadeKey = z.object({ key: ApiKey, value: z.string() })
export type MadeKey = z.infer<typeof MadeKey>
