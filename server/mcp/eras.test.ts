import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rpc, seeded } from '../seeded.ts'
import { CC, envelope, modern, PV, SI } from './modern-for-tests.ts'

let shop: Awaited<ReturnType<typeof seeded>>
beforeAll(async () => {
  shop = await seeded()
})
afterAll(() => shop[Symbol.asyncDispose]())

const endpoints = ['/mcp', '/w/lantern-leaf/mcp']
const call = (name: string, args: object = {}) => rpc('tools/call', { name, arguments: args })

type Row = [what: string, message: object | string, legacy: unknown[], modern: unknown[]]
const rows: Row[] = [
  ['broken JSON', '{"jsonrpc":', [200, -32700, null], [400, -32700, null]],
  ['an empty body', '', [200, -32700, null], [400, -32700, null]],
  ['a batch', [rpc('ping')], [200, -32600, null], [400, -32600, null]],
  ['another JSON-RPC', { ...rpc('tools/list'), jsonrpc: '1.0' }, [200, -32600, 1], [400, -32600, 1]],
  ['a request without a method', { jsonrpc: '2.0', id: 'x' }, [200, -32600, 'x'], [400, -32600, 'x']],
  ['a method that is no text', { jsonrpc: '2.0', id: 2, method: 7 }, [200, -32600, 2], [400, -32600, 2]],
  ['an unknown method', rpc('no/such'), [200, -32601, 1], [404, -32601, 1]],
  ['initialize', rpc('initialize'), [200, 'result', 1], [404, -32601, 1]],
  ['ping', rpc('ping'), [200, 'result', 1], [404, -32601, 1]],
  ['tools/list', rpc('tools/list'), [200, 'result', 1], [200, 'result', 1]],
  ['resources/list', rpc('resources/list'), [200, 'result', 1], [200, 'result', 1]],
  ['resources/templates/list', rpc('resources/templates/list'), [200, 'result', 1], [200, 'result', 1]],
  ['prompts/list', rpc('prompts/list'), [200, 'result', 1], [200, 'result', 1]],
  ['server/discover', rpc('server/discover'), [200, 'result', 1], [200, 'result', 1]],
  ['a tool', call('list_plans'), [200, 'result', 1], [200, 'result', 1]],
  ['an unknown tool', call('no_such'), [200, -32602, 1], [200, -32602, 1]],
  ['the assistant’s own tool', call('hand_off'), [200, -32602, 1], [200, -32602, 1]],
  ['a call that names no tool', rpc('tools/call', {}), [200, -32602, 1], [200, -32602, 1]],
  ['arguments off the schema', call('get_booking', { reference: 7 }), [200, -32602, 1], [200, -32602, 1]],
  ['a tool’s refusal', call('my_bookings', { email: 'ada@example.com' }), [200, -32000, 1], [200, -32000, 1]],
  ['an unknown prompt', rpc('prompts/get', { name: 'no-such' }), [200, -32602, 1], [200, -32602, 1]],
  ['an unknown resource', rpc('resources/read', { uri: 'knowledge://no' }), [200, -32602, 1], [200, -32602, 1]],
  ['a read that names nothing', rpc('resources/read', {}), [200, -32602, 1], [200, -32602, 1]],
  ['a NUL', rpc('tools/call', { name: '\0' }), [200, -32602, 1], [400, -32602, 1]],
]

describe.each(endpoints)('%s', (path) => {
  const ask = async (sent: { body?: unknown; headers?: Record<string, string> }) => {
    const { status, body } = await shop.call('POST', path, sent)
    return { status, body, said: [status, body?.error?.code ?? (body?.result ? 'result' : undefined), body?.id] }
  }

  test.each(rows)('answers %s to a plain client with HTTP 200', async (_, body, legacy) => {
    expect((await ask({ body })).said).toEqual(legacy)
  })

  test.each(rows)(
    'answers %s to a client of 2026-07-28 with that revision’s status',
    async (_, message, __, answer) => {
      expect((await ask(modern(message))).said).toEqual(answer)
    },
  )

  test.each([
    ['no version', { [CC]: {} }, {}, -32602],
    ['no capabilities', { [PV]: '2026-07-28' }, {}, -32602],
    ['capabilities that are no object', { [PV]: '2026-07-28', [CC]: [] }, {}, -32602],
    ['no version header', envelope, { 'mcp-protocol-version': '' }, -32020],
    ['another version in the header', envelope, { 'mcp-protocol-version': '2025-11-25' }, -32020],
    ['another method in the header', envelope, { 'mcp-method': 'tools/list' }, -32020],
    ['another name in the header', envelope, { 'mcp-name': 'list_services' }, -32020],
    ['no name in the header', envelope, { 'mcp-name': '' }, -32020],
  ])('refuses an envelope with %s by HTTP 400', async (_, meta, wrong, code) => {
    const { headers } = modern(call('list_plans'))
    const body = rpc('tools/call', { name: 'list_plans', arguments: {}, _meta: meta })
    expect((await ask({ body, headers: { ...headers, ...wrong } })).said).toEqual([400, code, 1])
  })

  test('refuses a version it does not speak, and names those it does', async () => {
    const body = rpc('tools/list', { _meta: { ...envelope, [PV]: '2027-01-01' } })
    const headers = { 'mcp-protocol-version': '2027-01-01', 'mcp-method': 'tools/list' }
    const refused = await ask({ body, headers })

    expect(refused.said).toEqual([400, -32022, 1])
    expect(refused.body.error.data.requested).toBe('2027-01-01')
    expect(refused.body.error.data.supported).toEqual([
      '2026-07-28',
      ...['2025-11-25', '2025-06-18', '2025-03-26', '2024-11-05', '2024-10-07'],
    ])
  })

  test.each(['2024-11-05', '2025-11-25', '1999-01-01', 'zebra'])(
    'serves a plain client whose version header says %s',
    async (version) => {
      expect((await ask({ body: rpc('ping'), headers: { 'mcp-protocol-version': version } })).said).toEqual([
        200,
        'result',
        1,
      ])
    },
  )

  test('reads a name that had to be sent as Base64, and needs no client to introduce itself', async () => {
    const { body, headers } = modern(rpc('resources/read', { uri: 'catalogue://plans' }))
    const encoded = `=?base64?${Buffer.from('catalogue://plans').toString('base64')}?=`
    expect((await ask({ body, headers: { ...headers, 'mcp-name': encoded } })).said).toEqual([200, 'result', 1])
  })

  test('says of every result of 2026-07-28 that it is complete, how long it keeps, and who answered', async () => {
    const listed = ['tools/list', 'resources/list', 'resources/templates/list', 'prompts/list', 'server/discover']
    const read = rpc('resources/read', { uri: 'catalogue://services' })
    for (const message of [...listed.map((method) => rpc(method)), read]) {
      const { result } = (await ask(modern(message))).body
      expect(result).toMatchObject({ resultType: 'complete', cacheScope: 'public', _meta: { [SI]: { name: 'chaxi' } } })
      expect(result.ttlMs).toBeGreaterThan(0)
    }
    const called = (await ask(modern(call('list_plans')))).body.result
    expect(called).toMatchObject({ resultType: 'complete', _meta: { [SI]: { name: 'chaxi' } } })
  })

  test('discovers what it has, the app’s extension with it', async () => {
    const { result } = (await ask(modern(rpc('server/discover')))).body
    expect(result.supportedVersions[0]).toBe('2026-07-28')
    expect(result.capabilities).toEqual({
      tools: {},
      resources: {},
      prompts: {},
      extensions: { 'io.modelcontextprotocol/ui': { mimeTypes: ['text/html;profile=mcp-app'] } },
    })
  })

  test('gives an id back whatever it is', async () => {
    for (const id of [null, 0, -1.5, '', 'seven', true, [1], { a: { b: null } }])
      expect((await ask({ body: { ...rpc('ping'), id } })).body).toEqual({ jsonrpc: '2.0', id, result: {} })
  })

  test('refuses an id too deep to be written, without a fault', async () => {
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    expect((await ask({ body: `{"jsonrpc":"2.0","method":"ping","id":${deep}}` })).said).toEqual([200, -32600, null])
  })

  test.each([
    ['tools/call', { name: 'book_slot', arguments: {} }],
    ['notifications/initialized', undefined],
    ['no/such', undefined],
  ])('takes the notification %s in either era, and runs nothing', async (method, params) => {
    for (const sent of [{ body: { jsonrpc: '2.0', method, params } }, modern({ jsonrpc: '2.0', method, params })]) {
      const answer = await shop.call('POST', path, sent)
      expect([answer.status, answer.text]).toEqual([202, ''])
    }
    expect(await shop.db.selectFrom('form').selectAll().execute()).toEqual([])
  })

  test('needs no header at all, and minds none', async () => {
    const body = JSON.stringify(call('list_plans'))
    const senders: HeadersInit[] = [
      {},
      { accept: '*/*' },
      { accept: 'text/event-stream' },
      { 'content-type': 'text/plain' },
    ]
    for (const headers of senders) {
      const response = await shop.app.request(path, { method: 'POST', body, headers })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
      expect(await response.json()).toMatchObject({ id: 1, result: { structuredContent: { plans: [{}, {}, {}, {}] } } })
    }
  })

  test('speaks the revision that was asked for, or the newest that has a handshake', async () => {
    const version = async (params?: object) =>
      (await ask({ body: rpc('initialize', params) })).body.result.protocolVersion
    for (const known of ['2024-10-07', '2024-11-05', '2025-03-26', '2025-06-18', '2025-11-25'])
      expect(await version({ protocolVersion: known })).toBe(known)
    expect(await version({ protocolVersion: '1999-01-01' })).toBe('2025-11-25')
    expect(await version({ protocolVersion: '2026-07-28' })).toBe('2025-11-25')
    expect(await version()).toBe('2025-11-25')
  })

  test('lists everything in the same words and order each time', async () => {
    for (const method of ['tools/list', 'resources/list']) {
      const [first, second] = [
        await shop.call('POST', path, { body: rpc(method) }),
        await shop.call('POST', path, { body: rpc(method) }),
      ]
      expect(first.text).toBe(second.text)
    }
  })

  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])('has no %s', async (method) => {
    const { status, headers } = await shop.call(method, path)
    expect([status, headers.get('allow')]).toEqual([405, 'POST, OPTIONS'])
  })

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    ['http://localhost:8787.evil.example', 403],
    ['http://localhost:8788', 403],
    ['https://localhost:8787', 403],
    ['http://localhost:8787', 200],
  ])('answers a page of %s with HTTP %i, in the protocol’s own words', async (origin, status) => {
    const preflight = await shop.call('OPTIONS', path, { headers: { origin } })
    const answer = await ask({ body: rpc('ping'), headers: { origin } })

    expect([preflight.status, answer.status]).toEqual([status === 200 ? 204 : 403, status])
    if (status === 403) expect(answer.body.error).toMatchObject({ code: -32000, data: { error: 'forbidden' } })
  })

  test('tells a page of the shop what it may send', async () => {
    const { status, text, headers } = await shop.call('OPTIONS', path, { headers: { origin: 'http://localhost:8787' } })

    expect([status, text]).toEqual([204, ''])
    expect(headers.get('access-control-allow-origin')).toBe('http://localhost:8787')
    expect(headers.get('access-control-allow-methods')).toBe('POST')
    expect(headers.get('vary')).toBe('Origin')
    const wanted =
      'content-type, authorization, accept, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id, last-event-id'
    const allowed = headers.get('access-control-allow-headers')?.split(', ')
    expect(allowed).toEqual(expect.arrayContaining(wanted.split(', ')))
    expect((await shop.call('OPTIONS', path)).status).toBe(204)
  })

  test.each([
    ['attacker.example', 403],
    ['attacker.example:8787', 403],
    ['localhost.attacker.example', 403],
    ['127.0.0.1:9000', 200],
    ['[::1]:8787', 200],
    ['localhost', 200],
  ])('on a local bind answers to the name %s with HTTP %i', async (host, status) => {
    expect((await ask({ body: rpc('ping'), headers: { host } })).status).toBe(status)
  })

  test('refuses more than 64 KiB, declared or not, in the protocol’s own words', async () => {
    const body = JSON.stringify({ ...rpc('ping'), padding: 'x'.repeat(64 * 1024) })
    const declared = { body, headers: { 'content-length': String(body.length) } }
    const streamed = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' }
    expect((await ask(declared)).said).toEqual([200, -32600, null])
    expect((await ask({ ...declared, headers: { ...declared.headers, ...modern('').headers } })).status).toBe(400)
    const chunked = await (await shop.app.request(path, streamed)).json()
    expect(chunked.error).toEqual({ code: -32600, message: 'The body is larger than 64 KiB.' })
  })
})

test('a server that others may reach answers to whatever name they know it by', async () => {
  await using open = await seeded()
  open.site.isLocal = false
  expect((await open.call('POST', '/mcp', { body: rpc('ping'), headers: { host: 'shop.example' } })).status).toBe(200)
})

test('a foreign name on a local bind is refused to the widget’s interface too', async () => {
  expect(
    (await shop.call('POST', '/visitor/sessions', { body: {}, headers: { host: 'attacker.example' } })).status,
  ).toBe(403)
})

test('a workspace that is not there is said so in the protocol', async () => {
  await using shop = await seeded()
  const { status, body } = await shop.call('POST', '/w/zzz/mcp', { body: rpc('tools/list') })

  expect([status, body]).toEqual([
    200,
    {
      jsonrpc: '2.0',
      id: null,
      error: { code: -32000, message: 'There is no such workspace.', data: { error: 'not_found' } },
    },
  ])
})
