import * as z from 'zod'
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

/** What a client puts before its person: a sentence, and a flat JSON Schema of plain fields. */
export interface Question {
  message: string
  schema: { type: 'object'; properties: Record<string, object>; required: string[] }
  /** What the answer will be about. It travels with the question, signed, and comes back with the answer. */
  about: string
}

/** What came back of a question; without `given` it was not answered at all. */
export interface Answer {
  about: string
  given?: { action: 'accept' | 'decline' | 'cancel'; content: Record<string, unknown> }
}

/** Either there is something to ask first, or the call is done; `spoken` stands in for the tool's own words. */
export type Asked<Output> = { question: Question } | { output: Output; spoken?: string }

export interface Tool {
  name: string
  title: string
  description: string
  effect: Effect
  /** `assistant`: not one of the tools that programs may call. */
  audience: 'everyone' | 'assistant'
  /** The `ui://` page that a host with MCP Apps shows for its result. */
  shownBy?: string
  input: z.core.$ZodObject
  output: z.ZodType
  example?: Example<Record<string, unknown>, Record<string, unknown>>
  run(input: Record<string, unknown>, context: ToolContext): Promise<Record<string, unknown>>
  card?(output: Record<string, unknown>): Card
  spoken?(output: Record<string, unknown>, context: ToolContext): string
  ask?(input: Record<string, unknown>, context: ToolContext, answer?: Answer): Promise<Asked<Record<string, unknown>>>
}

interface Definition<Input extends z.core.$ZodObject, Output extends z.ZodType<Record<string, unknown>>> {
  name: string
  title: string
  description: string
  effect: Effect
  audience?: 'assistant'
  shownBy?: string
  input: Input
  output: Output
  example?: Example<z.input<Input>, z.infer<Output>>
  run(input: z.infer<Input>, context: ToolContext): Promise<z.infer<Output>> | z.infer<Output>
  card?(output: z.infer<Output>): Card
  /** What a client that shows nothing reads, beside the output itself. */
  spoken?(output: z.infer<Output>, context: ToolContext): string
  /** The same errand for a client that asks its person itself: called without an answer first, then with each one. */
  ask?(input: z.infer<Input>, context: ToolContext, answer?: Answer): Promise<Asked<z.infer<Output>>>
}

/**
 * Makes a tool of its definition; the toolbox finds it by its file. Its description is read by a model: say when to
 * use it and what to have first. What the model must not choose comes from the context.
 */
export function defineTool<Input extends z.core.$ZodObject, Output extends z.ZodType<Record<string, unknown>>>(
  definition: Definition<Input, Output>,
): Tool {
  const { card, spoken, ask, audience = 'everyone', ...tool } = definition
  return {
    ...tool,
    audience,
    run: async (input, context) => definition.run(z.parse(definition.input, input), context),
    ...(card && { card: (output) => card(definition.output.parse(output)) }),
    ...(spoken && { spoken: (output, context) => spoken(definition.output.parse(output), context) }),
    ...(ask && { ask: async (input, context, answer) => ask(z.parse(definition.input, input), context, answer) }),
  }
}
