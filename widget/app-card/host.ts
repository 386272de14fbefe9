import * as z from 'zod/mini'

/** What a host may tell of itself; everything is optional, and what we do not use is left out. */
export const HostContext = z.object({
  theme: z.optional(z.enum(['light', 'dark'])),
  locale: z.optional(z.string()),
  safeAreaInsets: z.optional(z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() })),
  containerDimensions: z.optional(z.object({ maxWidth: z.optional(z.number()), maxHeight: z.optional(z.number()) })),
  styles: z.optional(z.object({ variables: z.optional(z.record(z.string(), z.optional(z.string()))) })),
})
export type HostContext = z.infer<typeof HostContext>

/** What comes from the host; `result` and `input` are as the tool's server and the model wrote them. */
export interface Hearer {
  context(changed: HostContext): void
  /** The tool's arguments, whole or as far as the model has written them. */
  toolInput(input: Record<string, unknown>): void
  toolResult(result: unknown): void
  toolCancelled(): void
  teardown(): void
}

export interface Host {
  /** Asks the host and waits for its answer. Throws where it refuses. */
  request(method: string, params: object): Promise<Record<string, unknown>>
  notify(method: string, params: object): void
  /** Whether the host has said that it can, such as `openLinks`, `serverTools` or `updateModelContext`. */
  can(what: string): boolean
  /** Introduces itself. What the host says may come before its answer, or without one. */
  initialize(): Promise<void>
}

const appInfo = { name: 'chaxi-booking-form', title: 'Booking form', version: '1.0.0' }

const Fields = z.record(z.string(), z.unknown())
const Message = z.object({
  jsonrpc: z.literal('2.0'),
  id: z.optional(z.union([z.string(), z.number()])),
  method: z.optional(z.string()),
  params: z.optional(Fields),
  result: z.optional(Fields),
  error: z.optional(z.object({ message: z.string() })),
})
type Message = z.infer<typeof Message>

/**
 * The chat that shows this page, spoken to by hand: JSON-RPC 2.0 through `postMessage` with the parent window alone.
 * Source: MCP Apps (SEP-1865), revision 2026-01-26.
 */
export function hostIn(parent: Window, hearer: Hearer, own: Window = window): Host {
  const waiting = new Map<number, { resolve(result: Record<string, unknown>): void; reject(error: Error): void }>()
  let capabilities: Record<string, unknown> = {}
  let lastId = 0

  // A frame does not know its host's origin; whoever is its parent is the host.
  const post = (message: object) => parent.postMessage({ jsonrpc: '2.0', ...message }, '*')
  const notify: Host['notify'] = (method, params) => post({ method, params })
  const request: Host['request'] = (method, params) =>
    new Promise((resolve, reject) => {
      const id = ++lastId
      waiting.set(id, { resolve, reject })
      post({ id, method, params })
    })

  own.addEventListener('message', ({ source, data }) => {
    const message = source === parent ? z.safeParse(Message, data).data : undefined
    if (!message) return
    if (message.method === undefined) return settle(message)

    const known = hear(message.method, message.params ?? {}, hearer)
    if (message.id === undefined) return
    post({ id: message.id, ...(known ? { result: {} } : { error: { code: -32601, message: 'Method not found' } }) })
  })

  function settle({ id, result = {}, error }: Message) {
    const asked = typeof id === 'number' ? waiting.get(id) : undefined
    waiting.delete(Number(id))
    if (error) asked?.reject(new Error(error.message))
    else asked?.resolve(result)
  }

  async function initialize() {
    const answer = await request('ui/initialize', {
      protocolVersion: '2026-01-26',
      appInfo,
      appCapabilities: { availableDisplayModes: ['inline'] },
    })
    capabilities = z.safeParse(Fields, answer.hostCapabilities).data ?? {}
    hear('ui/notifications/host-context-changed', z.safeParse(Fields, answer.hostContext).data ?? {}, hearer)
    notify('ui/notifications/initialized', {})
  }

  return { request, notify, can: (what) => capabilities[what] !== undefined, initialize }
}

/** Passes on what the host says; false for what is not known here. */
function hear(method: string, params: Record<string, unknown>, hearer: Hearer): boolean {
  switch (method) {
    case 'ui/notifications/tool-input':
    case 'ui/notifications/tool-input-partial':
      hearer.toolInput(z.safeParse(Fields, params.arguments).data ?? {})
      return true
    case 'ui/notifications/tool-result':
      hearer.toolResult(params)
      return true
    case 'ui/notifications/tool-cancelled':
      hearer.toolCancelled()
      return true
    case 'ui/notifications/host-context-changed':
      hearer.context(z.safeParse(HostContext, params).data ?? {})
      return true
    case 'ui/resource-teardown':
      hearer.teardown()
      return true
    case 'ping':
      return true
    default:
      return false
  }
}
