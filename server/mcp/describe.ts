import * as z from 'zod'
import type { Tool } from '../tools/define-tool.ts'
import type { Toolbox } from '../tools/toolbox.ts'

const described = new WeakMap<Tool, ReturnType<typeof toolShown>>()

/** The tools that programs may call, as `tools/list` shows them; the same bytes every time. */
export const listTools = ({ tools }: Toolbox) => tools.filter(({ audience }) => audience === 'everyone').map(shownOnce)

function shownOnce(tool: Tool) {
  const known = described.get(tool) ?? toolShown(tool)
  described.set(tool, known)
  return known
}

function toolShown({ name, title, description, effect, input, output }: Tool) {
  const reads = effect !== 'opens a form'
  return {
    name,
    title,
    description,
    inputSchema: schemaOf(input, 'input'),
    outputSchema: { type: 'object', ...schemaOf(output, 'output') },
    annotations: {
      title,
      readOnlyHint: reads,
      destructiveHint: false,
      idempotentHint: reads,
      openWorldHint: false,
    },
    ...(effect === 'page' && { _meta: { 'chaxi/page_tool': true } }),
  }
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' })
  return rest
}
