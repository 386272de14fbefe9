import * as z from 'zod/mini'
import type { Lent } from './errands.ts'
import { rpc } from './rpc.ts'
import { answered } from './web-mcp.ts'

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
async function memberToken({ identity, panel }: Lent): Promise<string | undefined> {
  if (!identity()) return undefined
  const { conversation } = await panel()
  await conversation.open()
  const session = conversation.session.value
  return session?.visitor.member && session.token
}
