import { Client as NewClient, StreamableHTTPClientTransport as NewTransport } from '@modelcontextprotocol/client'
import { Client as OldClient } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport as OldTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'

/** What a person does with a client, whoever wrote it. */
export interface Client {
  version(): string | undefined
  capabilities(): unknown
  tools(): Promise<{ name: string }[]>
  call(name: string, args?: Record<string, unknown>): Promise<Record<string, unknown>>
  resources(): Promise<{ uri: string; size?: number }[]>
  /** The text of a resource. */
  read(uri: string): Promise<string>
  discover?(): Promise<{ supportedVersions: string[] }>
  [Symbol.asyncDispose](): Promise<void>
}

export type Connect = (url: string, token?: string) => Promise<Client>

const info = { name: 'a stranger', version: '1.0.0' }
const transportOptions = (token?: string) => ({
  requestInit: { headers: token ? { authorization: `Bearer ${token}` } : undefined },
})

const textOf = (contents: ({ text: string } | { blob: string })[]) =>
  contents.map((part) => ('text' in part ? part.text : part.blob)).join('')

const connectOld: Connect = async (url, token) => {
  const client = new OldClient(info)
  const transport = new OldTransport(new URL(url), transportOptions(token))
  await client.connect(transport)
  return {
    version: () => transport.protocolVersion,
    capabilities: () => client.getServerCapabilities(),
    tools: async () => (await client.listTools()).tools,
    call: (name, args) => client.callTool({ name, arguments: args }),
    resources: async () => (await client.listResources()).resources,
    read: async (uri) => textOf((await client.readResource({ uri })).contents),
    [Symbol.asyncDispose]: () => client.close(),
  }
}

const connectNew =
  (mode: 'legacy' | 'auto' | { pin: string }): Connect =>
  async (url, token) => {
    const client = new NewClient(info, { versionNegotiation: { mode } })
    await client.connect(new NewTransport(new URL(url), transportOptions(token)))
    return {
      version: () => client.getNegotiatedProtocolVersion(),
      capabilities: () => client.getServerCapabilities(),
      tools: async () => (await client.listTools()).tools,
      call: (name, args) => client.callTool({ name, arguments: args }),
      resources: async () => (await client.listResources()).resources,
      read: async (uri) => textOf((await client.readResource({ uri })).contents),
      ...(client.getProtocolEra() === 'modern' && { discover: () => client.discover() }),
      [Symbol.asyncDispose]: () => client.close(),
    }
  }

/** The official clients, and the revision each is to end up with. */
export const clients: [name: string, connect: Connect, version: string][] = [
  ['the v1 client', connectOld, '2025-11-25'],
  ['the v2 client, legacy', connectNew('legacy'), '2025-11-25'],
  ['the v2 client, auto', connectNew('auto'), '2026-07-28'],
  ['the v2 client, pinned', connectNew({ pin: '2026-07-28' }), '2026-07-28'],
]
