import { AppBridge, PostMessageTransport } from '@modelcontextprotocol/ext-apps/app-bridge'

/** What a test tells the chat to do with its one app, and what the app has told the chat. */
export interface Chat {
  /** Shows the app's page for a call of `book_slot` with these arguments. */
  show(call: Shown): Promise<void>
  bridge: AppBridge
  heard: { links: string[]; contexts: object[]; messages: object[]; heights: number[] }
}

export interface Shown {
  input: Record<string, string>
  /** Whether the frame may reach the shop. */
  network?: boolean
  /** When the result is handed on, beside the app's own first words. */
  result?: 'after' | 'before' | 'twice' | 'never'
  opensLinks?: boolean
  context?: Look
}

/** What the chat tells of itself. */
export interface Look {
  theme?: 'light' | 'dark'
  locale?: string
  safeAreaInsets?: { top: number; right: number; bottom: number; left: number }
}

declare global {
  interface Window {
    chat: Chat
  }
}

const heard: Chat['heard'] = { links: [], contexts: [], messages: [], heights: [] }
const frame = document.createElement('iframe')
frame.title = 'Booking form'
frame.setAttribute('sandbox', 'allow-scripts allow-forms')

/** Calls a tool of the shop's, as the chat's own client does. */
async function call(args: Record<string, unknown>) {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'book_slot', arguments: args } }
  const response = await fetch('/mcp', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return (await response.json()).result
}

function bridgeFor({ opensLinks = true, context = {} }: Shown): AppBridge {
  const can = { openLinks: {}, serverTools: {}, updateModelContext: { text: {}, structuredContent: {} } }
  const bridge = new AppBridge(null, { name: 'A chat', version: '1.0.0' }, can, { hostContext: { ...context } })
  bridge.onopenlink = async ({ url }) => {
    heard.links.push(url)
    return opensLinks ? {} : { isError: true }
  }
  bridge.onupdatemodelcontext = async (context) => {
    heard.contexts.push(context)
    return {}
  }
  bridge.onmessage = async (message) => {
    heard.messages.push(message)
    return {}
  }
  bridge.oncalltool = ({ arguments: args = {} }) => call(args)
  bridge.onsizechange = ({ height = 0 }) => {
    heard.heights.push(height)
    frame.style.height = `${height}px`
  }
  return bridge
}

async function show(shown: Shown) {
  const { input, network = true, result: when = 'after' } = shown
  const bridge = bridgeFor(shown)
  const ready = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve()
  })
  const result = when === 'never' ? undefined : await call(input)
  const toApp = () => frame.contentWindow ?? window
  if (when === 'before')
    window.addEventListener('message', ({ source, data }) => {
      if (source === toApp() && data.method === 'ui/initialize')
        toApp().postMessage({ jsonrpc: '2.0', method: 'ui/notifications/tool-result', params: result }, '*')
    })

  document.querySelector('main')?.append(frame)
  await bridge.connect(new PostMessageTransport(toApp(), toApp()))
  frame.src = `/view?network=${network ? 'on' : 'off'}`
  window.chat.bridge = bridge
  await ready
  await bridge.sendToolInputPartial({ arguments: { name: input.name?.slice(0, 2) } })
  await bridge.sendToolInput({ arguments: input })
  if (when === 'after' || when === 'twice') await bridge.sendToolResult(result)
  if (when === 'twice') await bridge.sendToolResult(result)
}

window.chat = { show, bridge: bridgeFor({ input: {} }), heard }
