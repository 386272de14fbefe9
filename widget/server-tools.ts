import * as z from 'zod/mini'
import { Refused, Unreachable } from '../browser/failures.ts'
import { ErrorCode, Issue } from '../contract/answers.ts'
import { answered, type Lent } from './web-mcp.ts'

const Listed = z.object({
  tools: z.array(
    z.object({
      name: z.string(),
      title: z.string(),
      description: z.string(),
      inputSchema: z.looseObject({}),
      annotations: z.object({ readOnlyHint: z.boolean() }),
      _meta: z.optional(z.looseObject({ 'chaxi/page_tool': z.optional(z.boolean()) })),
    }),
  ),
})

const Called = z.object({ structuredContent: z.record(z.string(), z.unknown()) })

const RpcFailure = z.object({
  error: z.object({
    message: z.string(),
    data: z.optional(z.object({ error: z.optional(ErrorCode), issues: z.optional(z.array(Issue)) })),
  }),
})

/**
 * The server's own tools, to be offered in the page as they are at `POST /mcp`; those that a page does are left to it.
 * Throws `Unreachable` where there is no list to be had.
 */
export async function serverTools(lent: Lent): Promise<WebMCP.ModelContextTool[]> {
  const { tools } = await rpc(lent.baseUrl, Listed, { method: 'tools/list' })
  return tools
    .filter(({ _meta }) => !_meta?.['chaxi/page_tool'])
    .map(({ name, title, description, inputSchema, annotations: { readOnlyHint } }) => ({
      ...{ name, title, description, inputSchema },
      annotations: { readOnlyHint },
      execute: (given, { signal }) =>
        answered(async () => {
          const call = { method: 'tools/call', params: { name, arguments: given } }
          return (await rpc(lent.baseUrl, Called, call, { token: await memberToken(lent), signal })).structuredContent
        }),
    }))
}

/** Of whoever the shop vouches for on this page: what an earlier page kept is not asked. */
async function memberToken({ vouches, panel }: Lent): Promise<string | undefined> {
  if (!vouches()) return undefined
  const { conversation } = await panel()
  await conversation.open()
  const session = conversation.session.value
  return session?.visitor.member && session.token
}

interface How {
  token?: string
  signal?: AbortSignal
}

async function rpc<Schema extends z.core.$ZodType>(
  baseUrl: string,
  schema: Schema,
  call: { method: string; params?: object },
  { token, signal }: How = {},
): Promise<z.infer<Schema>> {
  const answer: unknown = await fetch(`${baseUrl}/mcp`, {
    method: 'POST',
    credentials: 'omit',
    signal,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...call }),
  })
    .then((response) => response.json())
    .catch((cause) => {
      throw new Unreachable('The shop’s server could not be reached.', { cause })
    })
  const failure = z.safeParse(RpcFailure, answer)
  if (!failure.success) return z.parse(schema, z.parse(z.object({ result: z.unknown() }), answer).result)

  const { message, data } = failure.data.error
  throw new Refused({ error: data?.error ?? 'bad_request', detail: message, issues: data?.issues })
}
