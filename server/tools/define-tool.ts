import type * as z from 'zod'
import type { Card } from '../../contract/conversations.ts'
import type { Guest } from '../bookings/guests.ts'
import type { Database } from '../database.ts'
import type { Caller, Tries } from '../limits.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** What a call may touch and whom it is for; never taken from its arguments. */
export interface ToolContext {
  db: Database
  workspace: Workspace
  guest: Guest
  /** Counts wrong guesses at other people's bookings, and opened forms. */
  tries: Tries
  /** Whom they are counted against. */
  caller: Caller
  /** The conversation that asked, and whether its visitor typed a given word; absent for a program's call. */
  conversation?: { id: string; typed(words: string): boolean }
}

/** What a call does beyond answering; `page` tools are run by the visitor's page and change no record. */
export type Effect = 'reads' | 'opens a form' | 'calls a person' | 'page'

/** One call as it might be made and answered, for the API's description. */
interface Example<Arguments, Answer> {
  arguments: Arguments
  answer: Answer
}

export interface Tool {
  name: string
  title: string
  description: string
  effect: Effect
  /** `assistant`: not one of the tools that programs may call. */
  audience: 'everyone' | 'assistant'
  input: z.ZodObject
  output: z.ZodType
  example?: Example<Record<string, unknown>, Record<string, unknown>>
  run(input: Record<string, unknown>, context: ToolContext): Promise<Record<string, unknown>>
  card?(output: Record<string, unknown>): Card
}

interface Definition<Input extends z.ZodObject, Output extends z.ZodType<Record<string, unknown>>> {
  name: string
  title: string
  description: string
  effect: Effect
  audience?: 'assistant'
  input: Input
  output: Output
  example?: Example<z.input<Input>, z.infer<Output>>
  run(input: z.infer<Input>, context: ToolContext): Promise<z.infer<Output>> | z.infer<Output>
  card?(output: z.infer<Output>): Card
}

/**
 * Makes a tool of its definition; the toolbox finds it by its file. Its description is read by a model: say when to
 * use it and what to have first. What the model must not choose comes from the context.
 */
export function defineTool<Input extends z.ZodObject, Output extends z.ZodType<Record<string, unknown>>>(
  definition: Definition<Input, Output>,
): Tool {
  const { card, audience = 'everyone', ...tool } = definition
  return {
    ...tool,
    audience,
    run: async (input, context) => definition.run(definition.input.parse(input), context),
    ...(card && { card: (output: Record<string, unknown>) => card(definition.output.parse(output)) }),
  }
}
