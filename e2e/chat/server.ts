import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { build } from 'vite'

interface AppPage {
  text: string
  _meta: { ui: { csp: { connectDomains: string[] } } }
}

/**
 * A chat of somebody else's on an origin of its own, with the official bridge for its apps. It shows a page under the
 * policy that MCP Apps lays down for hosts, and hands calls on to the shop.
 */
export async function startChat(shopOrigin: string) {
  const script = await hostScript()
  const server = createServer((request, response) => {
    void answer(request, response).catch((error) => response.writeHead(500).end(String(error)))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://chat')
    if (url.pathname === '/host.js') return send(response, 'text/javascript', script)
    if (url.pathname === '/mcp') return send(response, 'application/json', await passedOn(shopOrigin, request))
    if (url.pathname !== '/view') return send(response, 'text/html', page)

    const app = await readAppPage(shopOrigin)
    response.setHeader('Content-Security-Policy', policyOf(app, url.searchParams.get('network') === 'on'))
    return send(response, 'text/html', app.text)
  }

  return {
    origin: `http://127.0.0.1:${port}`,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A chat</title>
<style>
  :root { color-scheme: light; font-family: system-ui, sans-serif; background: #faf9f5 }
  :root[data-theme=dark] { color-scheme: dark; background: #262624; color: #eee }
  body { margin: 0 auto; max-width: 46rem; padding: 1rem }
  iframe { border: 0; width: 100%; height: 12rem; display: block }
</style>
<main><h1 style="font-size: 1rem; font-weight: 400">Two seats at Gongfu Hour on Saturday, please.</h1></main>
<script type="module" src="/host.js"></script>
</html>`

const send = (response: ServerResponse, type: string, body: string) =>
  response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(body)

async function passedOn(shopOrigin: string, request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  return rpc(shopOrigin, Buffer.concat(parts).toString())
}

async function readAppPage(shopOrigin: string): Promise<AppPage> {
  const params = { uri: 'ui://chaxi/booking-form.html' }
  const answer = await rpc(shopOrigin, JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'resources/read', params }))
  return JSON.parse(answer).result.contents[0]
}

const rpc = async (shopOrigin: string, body: string) =>
  (await fetch(`${shopOrigin}/mcp`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).text()

/** MCP Apps, "Host behavior": what a view may do where its resource asks for nothing more. */
const policyOf = ({ _meta }: AppPage, network: boolean) =>
  [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "media-src 'self' data:",
    `connect-src ${network ? _meta.ui.csp.connectDomains.join(' ') : "'none'"}`,
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'self'",
  ].join('; ')

const strangers = join(import.meta.dirname, '../../proof/strangers/node_modules/@modelcontextprotocol')

async function hostScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    resolve: {
      alias: { '@modelcontextprotocol/ext-apps/app-bridge': join(strangers, 'ext-apps/dist/src/app-bridge.js') },
    },
    build: { write: false, minify: false, rolldownOptions: { input: join(import.meta.dirname, 'host.ts') } },
  })
  const chunk = [built].flat().flatMap((each) => ('output' in each ? each.output : []))[0]
  if (chunk?.type !== 'chunk') throw new Error('The chat was not built.')
  return chunk.code
}
