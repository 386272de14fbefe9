import fc from 'fast-check'
import { loadToolbox } from '../../../server/tools/toolbox.ts'
import { body, fields, headers, mostly, text, value } from './junk.ts'
import type { Sent } from './malformed.ts'

const METHODS = [
  ...['initialize', 'ping', 'tools/list', 'tools/call', 'tools/call', 'tools/call', 'resources/list', 'resources/read'],
  ...['resources/templates/list', 'prompts/list', 'prompts/get', 'server/discover', 'notifications/initialized'],
  ...['logging/setLevel', 'completion/complete', 'resources/subscribe', 'subscriptions/listen'],
]

// As the shop has them: a new tool, or a new field, is tried with the rest.
const { tools } = await loadToolbox()
const fieldsOf = (name: string) => Object.keys(tools.find((tool) => tool.name === name)?.input._zod.def.shape ?? {})

/** What somebody might say, in the right field or another. */
export const said = fc.constantFrom(
  'gongfu-hour',
  '2 seats',
  'next Saturday at 3',
  'ada@example.com',
  'K7RM-X2QY',
  'Ada',
)

const call = fc.constantFrom(...tools.map(({ name }) => name), 'no_such').chain((name) =>
  fc.record(
    {
      name: mostly(fc.constant(name)),
      arguments: mostly(fields(Object.fromEntries(fieldsOf(name).map((field) => [field, mostly(said)])))),
      requestState: value,
      inputResponses: value,
    },
    { requiredKeys: [] },
  ),
)

const read = fields({ uri: mostly(fc.constantFrom('catalogue://services', 'knowledge://access', 'ui://chaxi/x')) })
const handshake = fields({ protocolVersion: mostly(fc.constant('2025-06-18')), capabilities: value, clientInfo: value })

const meta = fields({
  'io.modelcontextprotocol/protocolVersion': mostly(fc.constant('2026-07-28')),
  'io.modelcontextprotocol/clientCapabilities': mostly(fc.constant({ elicitation: {} })),
  'io.modelcontextprotocol/clientInfo': value,
  progressToken: value,
})

const message = fc
  .tuple(fc.constantFrom(...METHODS), call, read, handshake, mostly(meta), fc.nat(2))
  .chain(([method, called, asked, shaken, envelope, era]) => {
    const params = { 'tools/call': called, 'resources/read': asked, initialize: shaken }[method] ?? {}
    return fields({
      jsonrpc: fc.oneof({ weight: 9, arbitrary: fc.constant('2.0') }, { weight: 1, arbitrary: value }),
      id: fc.oneof({ weight: 5, arbitrary: fc.nat() }, { weight: 2, arbitrary: value }),
      method: fc.oneof({ weight: 9, arbitrary: fc.constant(method) }, { weight: 1, arbitrary: value }),
      params: mostly(fc.constant(era === 0 ? { ...params, _meta: envelope } : params)),
    })
  })

/** A body that means to be JSON-RPC, with headers of either era that may agree with it. */
export const rpc = fc
  .tuple(
    fc.oneof(
      { weight: 12, arbitrary: fc.constantFrom('/mcp', '/w/lantern-leaf/mcp') },
      { weight: 1, arbitrary: fc.constant('/w/no-such/mcp') },
    ),
    fc.oneof(body(message), body(fc.array(message, { maxLength: 3 })), body(value), text),
    headers,
    fc.constantFrom(...METHODS),
    fc.nat(5),
  )
  .map(([path, content, more, method, era]): Sent => {
    const name = /"(?:name|uri)":"([ -~]{1,60}?)"/.exec(content)?.[1] ?? ''
    const named = /"method":"([ -~]{1,60}?)"/.exec(content)?.[1] ?? method
    const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': era < 2 ? named : method, 'mcp-name': name }
    return { method: 'POST', path, headers: { ...more, ...(era < 3 && modern) }, body: content }
  })
