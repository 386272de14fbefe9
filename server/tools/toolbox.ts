import { readdir } from 'node:fs/promises'
import * as z from 'zod'
import type { Card } from '../../contract/conversations.ts'
import { AppError, issuesOf } from '../errors.ts'
import type { Answer, Tool, ToolContext } from './define-tool.ts'

export interface Toolbox {
  /** Every tool, in a stable order. */
  tools: readonly Tool[]
  find(name: string): Tool | undefined
}

/** Checked arguments did not fit: `data.issues` of the protocol, words for a model. */
export class BadArguments extends AppError {}

const notTools = ['define-tool.ts', 'toolbox.ts']

/** Loads every tool of this folder: adding a file is adding a tool. */
export async function loadToolbox(): Promise<Toolbox> {
  const files = (await readdir(import.meta.dirname)).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  const tools = await Promise.all(files.filter((file) => !notTools.includes(file)).map(load))
  tools.sort((a, b) => order(a) - order(b) || needs(a) - needs(b) || a.name.localeCompare(b.name))
  return { tools, find: (name) => tools.find((tool) => tool.name === name) }
}

// Reading tools first, and of those the ones that need nothing: what a model sees first it tries first.
const order = ({ effect }: Tool) => ['reads', 'opens a form', 'page', 'calls a person'].indexOf(effect)
const needs = ({ input }: Tool) => Object.keys(input._zod.def.shape).length

async function load(file: string): Promise<Tool> {
  const expected = file.replace('.ts', '').replaceAll('-', '_')
  const { default: tool } = (await import(new URL(file, import.meta.url).href)) as { default?: Tool }
  if (tool?.name !== expected)
    throw new Error(`server/tools/${file} must export default defineTool({ name: '${expected}' })`)

  return tool
}

/**
 * Runs a tool with arguments from outside. Throws `BadArguments` for those that break its schema, and whatever refusal
 * the tool itself has.
 */
export async function runTool(
  tool: Tool,
  args: unknown,
  context: ToolContext,
): Promise<{ output: Record<string, unknown>; card?: Card }> {
  const output = await tool.run(checked(tool, args), context)
  return { output, card: tool.card?.(output) }
}

/**
 * The same for a client that asks its person itself: undefined where the tool has nothing to ask. Throws as `runTool`.
 */
export const askTool = (tool: Tool, args: unknown, context: ToolContext, answer?: Answer) =>
  tool.ask?.(checked(tool, args), context, answer)

function checked(tool: Tool, args: unknown): Record<string, unknown> {
  const input = z.safeParse(tool.input, args)
  if (input.success) return input.data

  throw new BadArguments('bad_request', wordsOf(tool, input.error), { issues: issuesOf(input.error) })
}

const wordsOf = (tool: Tool, error: z.core.$ZodError) =>
  `The arguments of ${tool.name} are not right: ${issuesOf(error)
    .map(({ path, message }) => `${path || 'arguments'}: ${message}`)
    .join('; ')}`
