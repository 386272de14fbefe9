import * as z from 'zod'

export const PV = 'io.modelcontextprotocol/protocolVersion'
export const CC = 'io.modelcontextprotocol/clientCapabilities'
export const SI = 'io.modelcontextprotocol/serverInfo'
export const envelope = { [PV]: '2026-07-28', [CC]: {} }

const Message = z.object({
  method: z.string().catch(''),
  params: z.looseObject({ name: z.string().optional(), uri: z.string().optional() }).optional(),
})

/** A message with the envelope of 2026-07-28 around it, and the headers that repeat it. */
export function modern(message: object | string): { body: unknown; headers: Record<string, string> } {
  const headers = { 'mcp-protocol-version': '2026-07-28' }
  const { data } = Message.safeParse(message)
  if (!data) return { body: message, headers }

  const name = data.params?.name ?? data.params?.uri
  return {
    body: { ...Object(message), params: { ...data.params, _meta: envelope } },
    headers: { ...headers, 'mcp-method': data.method, ...(name && { 'mcp-name': encodeURI(name) }) },
  }
}
