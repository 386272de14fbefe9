import fc from 'fast-check'
import { body, fields, headers, mostly, text, value } from './junk.ts'
import type { Known, Sent } from './malformed.ts'
import { said } from './rpc.ts'

/** The other routes, with ids that are known, guessed or nonsense. */
export function routes({ token, conversation, form, slot, booking }: Known): fc.Arbitrary<Sent> {
  const segment = (known: string) =>
    fc.oneof({ weight: 4, arbitrary: fc.constant(known) }, { weight: 1, arbitrary: text.map(pathSafe) })
  const seats = mostly(fc.integer({ min: -1, max: 120 }))
  const slotId = mostly(fc.constant(slot))
  const guest = fields({
    slot_id: slotId,
    seats,
    name: mostly(said),
    email: mostly(said),
    summary: value,
    join_waitlist: value,
  })
  const signedIn = fc.constantFrom<Record<string, string>>(
    { authorization: `Bearer ${token}` },
    {},
    { authorization: 'Bearer x' },
  )

  const at = (method: string, path: fc.Arbitrary<string>, content?: fc.Arbitrary<unknown>, own = fc.constant({})) =>
    fc
      .tuple(path, content ? fc.oneof(body(content), body(value), text) : fc.constant(undefined), headers, own)
      .map(([to, sent, more, mine]): Sent => ({ method, path: to, headers: { ...more, ...mine }, body: sent }))
  const inForm = (end: string) => segment(form).map((id) => `/forms/${id}${end}`)
  const inConversation = (end: string) => segment(conversation).map((id) => `/visitor/conversations/${id}${end}`)
  const query = fc
    .dictionary(fc.constantFrom('service', 'from', 'to', 'seats', 'extra'), text, { maxKeys: 4 })
    .map((pairs) => new URLSearchParams(pairs).toString().slice(0, 6000))
  const keyed = text.map((key) => ({ 'idempotency-key': headerSafe(key) }))

  return fc.oneof(
    at(
      'GET',
      fc.tuple(inForm('/slots'), query).map(([path, asked]) => `${path}?${asked}`),
    ),
    at('GET', inForm('')),
    at('PUT', inForm('/hold'), fields({ slot_id: slotId, seats })),
    at('DELETE', inForm('/hold')),
    at('POST', inForm('/booking'), guest, keyed),
    at('POST', fc.constant('/visitor/sessions'), fields({ member_token: value })),
    at(
      'POST',
      fc.constant('/visitor/conversations'),
      fields({ page: mostly(fields({ url: value, title: value })) }),
      signedIn,
    ),
    at('GET', inConversation(''), undefined, signedIn),
    at('GET', inConversation('/threads'), undefined, signedIn),
    at(
      'POST',
      inConversation('/messages'),
      fields({ id: mostly(fc.uuid()), text: mostly(fc.oneof(said, text)) }),
      signedIn,
    ),
    at('POST', inConversation('/forms'), fields({ subject: value, summary: value, slot_id: slotId }), signedIn),
    at('POST', inConversation('/tool_results'), fields({ call_id: value, output: value, error: value }), signedIn),
    at('POST', inConversation('/stop'), undefined, signedIn),
    at(
      'GET',
      segment('no-such').map((id) => `/visitor/conversations/${id}/events`),
      undefined,
      signedIn,
    ),
    at(
      'GET',
      segment(booking).map((id) => `/bookings/${id}`),
    ),
    at(
      'POST',
      segment('no-such').map((id) => `/bookings/${id}/cancel`),
      value,
    ),
    at(
      'POST',
      segment(booking).map((id) => `/bookings/${id}/move`),
      fields({ slot_id: slotId }),
    ),
    at(
      'GET',
      text.map((path) => `/${pathSafe(path)}`),
    ),
    fc
      .tuple(fc.constantFrom('GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'POST', 'PROPFIND'), headers)
      .chain(([method, more]) =>
        fc
          .constantFrom(
            '/',
            '/mcp',
            '/openapi.json',
            '/healthz',
            '/widget.js',
            '/assets/../../package.json',
            '/forms/x',
          )
          .map((path): Sent => ({ method, path, headers: more })),
      ),
  )
}

// What a client's own HTTP would not let out.
const pathSafe = (junk: string) => encodeURI(junk.toWellFormed()).slice(0, 3000)
const headerSafe = (junk: string) => junk.replace(/[^\x20-\x7e]/g, '').slice(0, 3000)
