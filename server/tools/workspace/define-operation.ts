import * as z from 'zod'
import type { ErrorCode } from '../../../contract/answers.ts'
import type { Actor } from '../../actor.ts'
import type { Database } from '../../database.ts'
import type { Workspace } from '../../workspaces/workspaces.ts'

/** What an operation may touch and who asks for it; never taken from its input. */
export interface OperationContext {
  /** The call's transaction: what is done and its row of the audit trail are one commit. */
  db: Database
  workspace: Workspace
  by: Extract<Actor, { type: 'key' }>
  /** The hash of the calling key, for what is done to that key itself. */
  keyHash: string
}

/** Where the REST surface has an operation. Names in braces are read from the path, the rest from query or body. */
interface Place {
  method: 'get' | 'post'
  /** Under `/api/v1`, such as `/conversations/{id}`. */
  path: string
}

interface Target {
  type: string
  id: string
}

type Refusal = Extract<ErrorCode, 'not_found' | 'conflict' | 'idempotency_mismatch'>

export interface Operation {
  name: string
  title: string
  description: string
  scope: 'read' | 'write'
  /** Absent: it is a tool only. */
  rest?: Place
  /** Whether it is one of the tools at `/api/v1/mcp`. */
  isTool: boolean
  /** A tool that takes away what cannot be had back. */
  isDestructive: boolean
  input: z.ZodObject
  output: z.ZodObject
  /** The field of the output that is the REST answer's `data`; absent, the whole output is. */
  data?: string
  /** Why it may refuse, beside what every call may be refused for. */
  refusals: readonly Refusal[]
  /** Repeated under one Idempotency-Key it is done once, and hears the same. */
  isIdempotent: boolean
  /** What it is about, for the audit trail; the output is there once it is done. */
  target?(input: Record<string, unknown>, output?: Record<string, unknown>): Target | undefined
  example: { input: Record<string, unknown>; output: Record<string, unknown> }
  run(input: Record<string, unknown>, context: OperationContext): Promise<Record<string, unknown>>
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodObject>
  extends Pick<Operation, 'name' | 'title' | 'description' | 'scope' | 'rest' | 'data'> {
  isTool?: boolean
  isDestructive?: boolean
  isIdempotent?: boolean
  refusals?: readonly Refusal[]
  input: Input
  output: Output
  target?(input: z.infer<Input>, output?: z.infer<Output>): Target | undefined
  example: { input: z.input<Input>; output: z.infer<Output> }
  run(input: z.infer<Input>, context: OperationContext): Promise<z.infer<Output>>
}

/**
 * One operation of the workspace API, from which its route, its tool and its part of the description are made. Its
 * description is read by people and by models: say when to use it.
 */
export const defineOperation = <Input extends z.ZodObject, Output extends z.ZodObject>({
  isTool = true,
  isDestructive = false,
  isIdempotent = false,
  refusals = [],
  target,
  ...definition
}: Definition<Input, Output>): Operation => ({
  ...definition,
  isTool,
  isDestructive,
  isIdempotent,
  refusals,
  ...(target && {
    target: (input, output) =>
      target(definition.input.parse(input), output === undefined ? undefined : definition.output.parse(output)),
  }),
  run: async (input, context) => definition.run(definition.input.parse(input), context),
})

/** An id as it may be sent: what it names may be there or not. */
export const Id = z.string().regex(/^[0-9A-Za-z_-]{1,64}$/, 'This is no id. Send one as an answer gave it.')

/** The beginning of a key, by which it is told from others. */
export const KeyPrefix = z
  .string()
  .regex(/^svc_sk_[0-9A-Za-z]{6}$/, 'A prefix is the first 13 characters of a key.')
  .describe('The first 13 characters of the key; without it, the calling key')

/** A page of a list. */
export const paging = {
  limit: z.int().min(1).max(100).default(25).describe('How many to answer at most'),
  cursor: z.string().min(1).max(512).optional().describe('The next_cursor of the page before, as it came'),
}

/** Beside a page: where the next one begins. */
export const next = { next_cursor: z.string().nullable().describe('Where the next page begins; null on the last') }
