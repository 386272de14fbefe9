import * as z from 'zod'
import type { Answer, Asked, ToolContext } from '../tools/define-tool.ts'
import { isObject, META } from './protocol.ts'
import { openState, sealState, spendState } from './request-state.ts'

/** The only question of a round, under a name of ours. */
const KEY = 'answers'

const Given = z.object({
  action: z.enum(['accept', 'decline', 'cancel']),
  content: z.record(z.string(), z.unknown()).nullish(),
})

/**
 * Whether the client puts questions to its person itself. An elicitation capability that names no mode means forms.
 * Source: MCP 2026-07-28, elicitation.
 */
export function asksPeople({ _meta }: Record<string, unknown>): boolean {
  const capabilities = isObject(_meta) ? _meta[META.clientCapabilities] : undefined
  const elicitation = isObject(capabilities) ? capabilities.elicitation : undefined
  return isObject(elicitation) && ('form' in elicitation || !('url' in elicitation))
}

/** The answer that a repeated call carries; undefined for a first call. Throws for a state that is not, or no longer, ours. */
export async function answerIn(
  { name, arguments: args, requestState, inputResponses }: Record<string, unknown>,
  context: ToolContext,
): Promise<Answer | undefined> {
  if (requestState === undefined) return undefined

  const kept = openState(context, requestState, { tool: String(name), args })
  const given = Given.safeParse(isObject(inputResponses) ? inputResponses[KEY] : undefined)
  if (!given.success) return { about: kept.about }

  const { action, content } = given.data
  const answer = { action, content: content ?? {} }
  await spendState(
    context.db,
    context.workspace.id,
    kept,
    JSON.stringify([action, Object.entries(answer.content).sort()]),
  )
  return { about: kept.about, given: answer }
}

/** A question as the protocol carries it: the client asks, and calls again with what it heard and this state. */
export function inputRequired(
  { tool, args }: { tool: string; args: unknown },
  { message, schema, about }: Extract<Asked<unknown>, { question: unknown }>['question'],
  context: ToolContext,
) {
  return {
    resultType: 'input_required',
    inputRequests: {
      [KEY]: { method: 'elicitation/create', params: { mode: 'form', message, requestedSchema: schema } },
    },
    requestState: sealState(context, { tool, args, about }),
  }
}
