import * as z from 'zod'
import type { Tool } from '../tools/define-tool.ts'
import type { Toolbox } from '../tools/toolbox.ts'

const described = new WeakMap<Tool, ReturnType<typeof toolShown>>()

/** The tools that programs may call, as `tools/list` shows them; the same bytes every time. */
export const listTools = (toolbox: Toolbox) => publicTools(toolbox).map(shownOnce)

export const publicTools = ({ tools }: Toolbox) => tools.filter(({ audience }) => audience === 'everyone')

function shownOnce(tool: Tool) {
  const known = described.get(tool) ?? toolShown(tool)
  described.set(tool, known)
  return known
}

function toolShown({ name, title, description, effect, shownBy, input, output }: Tool) {
  const reads = effect !== 'opens a form'
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: { ...schemaOf(output, 'output'), type: 'object' as const },
    annotations: {
      title,
      readOnlyHint: reads,
      destructiveHint: false,
      idempotentHint: reads,
      openWorldHint: false,
    },
    ...(effect === 'page' && { _meta: { 'chaxi/page_tool': true } }),
    ...(shownBy && { _meta: appOf(shownBy) }),
  }
}

/** MCP Apps (SEP-1865), and the key of its drafts, which older hosts read. */
const appOf = (resourceUri: string) => ({
  ui: { resourceUri, visibility: ['model', 'app'] },
  'ui/resourceUri': resourceUri,
})

/** A tool's schema as JSON Schema, or in the dialect that OpenAPI 3.0 has of it. */
export function schemaOf(
  schema: z.core.$ZodType,
  io: 'input' | 'output',
  target: 'draft-2020-12' | 'openapi-3.0' = 'draft-2020-12',
) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target })
  return rest
}
