import fc from 'fast-check'
import { body, fields, headers, mostly, text, value } from './junk.ts'
import type { Known, Sent } from './malformed.ts'

/** The workspace API by a key that is good, mostly: routes and tools, with cursors, ids and bodies of every kind. */
export function workspaceApi({ key, conversation, intervention, booking }: Known): fc.Arbitrary<Sent> {
  const known = fc.constantFrom(
    conversation,
    intervention,
    booking,
    'K7RM-X2QY',
    '00000000-0000-4000-8000-000000000000',
  )
  const id = fc.oneof({ weight: 4, arbitrary: known }, { weight: 1, arbitrary: text.map(pathSafe) })
  const credentials = fc.oneof(
    { weight: 9, arbitrary: fc.constant({ authorization: `Bearer ${key}` }) },
    {
      weight: 1,
      arbitrary: fc.constantFrom<Record<string, string>>(
        {},
        { authorization: 'Bearer svc_sk_' },
        { authorization: `Basic ${key}` },
      ),
    },
  )
  const query = fc
    .dictionary(
      fc.constantFrom('limit', 'cursor', 'state', 'workspace', 'extra'),
      fc.oneof(text, fc.integer().map(String)),
      { maxKeys: 3 },
    )
    .map((pairs) => new URLSearchParams(pairs).toString().slice(0, 6000))
  const said = fields({ message: mostly(fc.oneof(text, fc.constant('Of course.'))), workspace: value, id: value })
  const tool = fields({
    id: mostly(known),
    limit: value,
    cursor: value,
    state: value,
    message: value,
    idempotency_key: value,
    resolution: value,
  })
  const call = fc.constantFrom(...tools).chain((name) => tool.map((args) => ({ name, arguments: args })))
  const rpc = fc.oneof(call, value).map((params) => ({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }))

  const at = (method: string, path: fc.Arbitrary<string>, content?: fc.Arbitrary<unknown>) =>
    fc
      .tuple(
        path,
        content ? fc.oneof(body(content), body(value), text) : fc.constant(undefined),
        headers,
        credentials,
        query,
      )
      .map(([to, sent, more, mine, asked]): Sent => {
        return { method, path: `/api/v1${to}${asked && `?${asked}`}`, headers: { ...more, ...mine }, body: sent }
      })
  return fc.oneof(
    at('GET', fc.constantFrom('/conversations', '/interventions', '/bookings', '/audit', '/openapi.json', '/mcp', '/')),
    at(
      'GET',
      fc.tuple(fc.constantFrom('conversations', 'bookings'), id).map(([list, of]) => `/${list}/${of}`),
    ),
    at(
      'POST',
      fc.tuple(id, acts).map(([of, act]) => `/interventions/${of}/${act}`),
      said,
    ),
    at('POST', fc.constant('/mcp'), rpc),
    at(
      'DELETE',
      id.map((of) => `/conversations/${of}`),
    ),
  )
}

const acts = fc.constantFrom('reply', 'claim', 'release', 'resolve')

// Not those that take a key away: every request after it would only be refused.
const tools = [
  'list_conversations',
  'get_conversation',
  'list_interventions',
  'reply_to_intervention',
  'claim_intervention',
  'release_intervention',
  'resolve_intervention',
  'list_bookings',
]

// What a client's own HTTP would not let out.
const pathSafe = (junk: string) => encodeURI(junk.toWellFormed()).slice(0, 3000)
