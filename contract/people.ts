import * as z from 'zod/mini'

export const Author = z.object({
  type: z.enum(['visitor', 'assistant', 'operator', 'system']),
  name: z.optional(z.string()), // of an operator; a program that answers for the shop has none
})
export type Author = z.infer<typeof Author>

/** Whom a conversation is with, as far as is known; `member`: the shop's own site has signed them in. */
export const KnownVisitor = z.object({
  id: z.string(),
  name: z.optional(z.string()),
  email: z.optional(z.string()),
  member: z.boolean(),
})
export type KnownVisitor = z.infer<typeof KnownVisitor>

export const LastMessage = z.object({ author: Author, text: z.string(), created_at: z.string() })
export type LastMessage = z.infer<typeof LastMessage>
