import type * as z from 'zod'
import { schemaOf } from '../mcp/describe.ts'
import type { Operation } from '../tools/workspace/define-operation.ts'
import { workspaceTools } from '../tools/workspace/operations.ts'
import { idempotencyKey } from './idempotency.ts'

/** The tools of `/api/v1/mcp`, as `tools/list` shows them to every key; the same bytes every time. */
export const shownTools = workspaceTools.map((operation) => {
  const { name, title, description, scope, isDestructive, isIdempotent, output } = operation
  return {
    name,
    title,
    description: scope === 'write' ? `${description} Needs a key whose scope is read_write.` : description,
    inputSchema: schemaOf(toolInput(operation), 'input'),
    outputSchema: { ...schemaOf(output, 'output'), type: 'object' as const },
    annotations: {
      title,
      readOnlyHint: scope === 'read',
      destructiveHint: isDestructive,
      idempotentHint: scope === 'read' || isIdempotent,
      openWorldHint: false,
    },
  }
})

/** What a tool takes: an operation's input, and its Idempotency-Key, for which a tool has no header. */
export function toolInput({ input, isIdempotent }: Operation): z.ZodObject {
  return isIdempotent ? input.extend({ idempotency_key: idempotencyKey.optional() }) : input
}
