import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { modern } from '../mcp/modern-for-tests.ts'
import { rpc, seeded } from '../seeded.ts'
import { inhabited, type Program, programOf, type Shop } from './programs-for-tests.ts'

let shop: Shop
let here: Awaited<ReturnType<typeof inhabited>>
let program: Program
beforeAll(async () => {
  shop = await seeded()
  here = await inhabited(shop)
  program = await programOf(shop)
})
afterAll(() => shop[Symbol.asyncDispose]())

const call = (name: string, args: object = {}) => rpc('tools/call', { name, arguments: args })

type Row = [what: string, message: object | string, legacy: unknown[], modern: unknown[]]
const rows: Row[] = [
  ['broken JSON', '{"jsonrpc":', [200, -32700, null], [400, -32700, null]],
  ['an empty body', '', [200, -32700, null], [400, -32700, null]],
  ['a field twice', '{"jsonrpc":"2.0","id":1,"id":2,"method":"ping"}', [200, -32600, null], [400, -32600, null]],
  ['a batch', [rpc('ping')], [200, -32600, null], [400, -32600, null]],
  ['another JSON-RPC', { ...rpc('tools/list'), jsonrpc: '1.0' }, [200, -32600, 1], [400, -32600, 1]],
  ['a request without a method', { jsonrpc: '2.0', id: 'x' }, [200, -32600, 'x'], [400, -32600, 'x']],
  ['an unknown method', rpc('no/such'), [200, -32601, 1], [404, -32601, 1]],
  ['initialize', rpc('initialize'), [200, 'result', 1], [404, -32601, 1]],
  ['ping', rpc('ping'), [200, 'result', 1], [404, -32601, 1]],
  ['tools/list', rpc('tools/list'), [200, 'result', 1], [200, 'result', 1]],
  ['resources/list', rpc('resources/list'), [200, 'result', 1], [200, 'result', 1]],
  ['resources/templates/list', rpc('resources/templates/list'), [200, 'result', 1], [200, 'result', 1]],
  ['prompts/list', rpc('prompts/list'), [200, 'result', 1], [200, 'result', 1]],
  ['a cursor of another list', rpc('tools/list', { cursor: 'page-2' }), [200, -32602, 1], [200, -32602, 1]],
  ['server/discover', rpc('server/discover'), [200, 'result', 1], [200, 'result', 1]],
  ['a tool', call('list_bookings'), [200, 'result', 1], [200, 'result', 1]],
  ['an unknown tool', call('no_such'), [200, -32602, 1], [200, -32602, 1]],
  ['a route that is no tool', call('get_booking'), [200, -32602, 1], [200, -32602, 1]],
  ['a shop’s tool', call('list_services'), [200, -32602, 1], [200, -32602, 1]],
  ['a call that names no tool', rpc('tools/call', {}), [200, -32602, 1], [200, -32602, 1]],
  ['arguments off the schema', call('list_bookings', { limit: 0 }), [200, -32602, 1], [200, -32602, 1]],
  [
    'arguments that are none',
    rpc('tools/call', { name: 'list_bookings', arguments: 7 }),
    [200, -32602, 1],
    [200, -32602, 1],
  ],
  ['a tool’s refusal', call('get_conversation', { id: 'none' }), [200, -32000, 1], [200, -32000, 1]],
  ['an unknown prompt', rpc('prompts/get', { name: 'no-such' }), [200, -32602, 1], [200, -32602, 1]],
  ['an unknown resource', rpc('resources/read', { uri: 'x://y' }), [200, -32602, 1], [200, -32602, 1]],
  ['a NUL', rpc('tools/call', { name: '\0' }), [200, -32602, 1], [400, -32602, 1]],
]

const said = ({
  status,
  body,
}: {
  status: number
  body: { id: unknown; result?: object; error?: { code: number } }
}) => [status, body.error?.code ?? (body.result ? 'result' : undefined), body.id]

describe('POST /api/v1/mcp', () => {
  test.each(rows)('answers %s to a plain client with HTTP 200', async (_, body, legacy) => {
    expect(said(await program.asks('POST', '/mcp', { body }))).toEqual(legacy)
  })

  test.each(rows)(
    'answers %s to a client of 2026-07-28 with that revision’s status',
    async (_, message, __, answer) => {
      expect(said(await program.asks('POST', '/mcp', modern(message)))).toEqual(answer)
    },
  )

  test('runs nothing for a notification, and says that it arrived', async () => {
    const { status, text } = await program.asks('POST', '/mcp', {
      body: {
        jsonrpc: '2.0',
        method: 'tools/call',
        params: { name: 'claim_intervention', arguments: { id: here.intervention } },
      },
    })
    expect([status, text]).toEqual([202, ''])
    expect((await program.gets('/interventions')).body.data).toMatchObject([{ state: 'pending' }])
  })

  test.each([modern(rpc('tools/list')), modern(rpc('server/discover')), modern(rpc('resources/list'))])(
    'lets nobody but the key’s holder keep what it lists',
    async (sent) => {
      const { result } = (await program.asks('POST', '/mcp', sent)).body
      expect(result).toMatchObject({ cacheScope: 'private', ttlMs: expect.any(Number), resultType: 'complete' })
    },
  )

  test('has just the tools that the contract names, the same for every key', async () => {
    const listed = (await program.rpc('tools/list')).body.result.tools
    expect(listed.map(({ name }: { name: string }) => name).sort()).toEqual(
      [
        'list_conversations',
        'get_conversation',
        'list_interventions',
        'reply_to_intervention',
        'claim_intervention',
        'release_intervention',
        'resolve_intervention',
        'list_bookings',
        'rotate_api_key',
        'revoke_api_key',
      ].sort(),
    )
    expect((await (await programOf(shop, 'read')).rpc('tools/list')).body.result.tools).toEqual(listed)
    for (const { inputSchema, annotations, outputSchema } of listed)
      expect([inputSchema.additionalProperties, outputSchema.type, typeof annotations.readOnlyHint]).toEqual([
        false,
        'object',
        'boolean',
      ])
  })

  test('says by each tool what its route says', async () => {
    for (const [tool, path, field] of [
      ['list_conversations', '/conversations', 'conversations'],
      ['list_interventions', '/interventions', 'interventions'],
      ['list_bookings', '/bookings', 'bookings'],
    ] as const) {
      const { structuredContent, content } = (await program.tool(tool, { limit: 5 })).result
      const { data, next_cursor } = (await program.gets(`${path}?limit=5`)).body
      expect(structuredContent).toEqual({ [field]: data, next_cursor })
      expect(JSON.parse(content[0].text)).toEqual(structuredContent)
    }
    const { structuredContent } = (await program.tool('get_conversation', { id: here.conversation })).result
    expect(structuredContent.conversation).toEqual(
      (await program.gets(`/conversations/${here.conversation}`)).body.data,
    )
  })

  test.each([
    ['no key', undefined, 'missing_api_key', 'Bearer'],
    ['a wrong one', 'svc_sk_x', 'invalid_api_key', 'Bearer error="invalid_token"'],
  ])('is a real 401 for %s, whatever was sent', async (_, token, error, challenge) => {
    for (const body of [rpc('tools/list'), '{', modern(rpc('ping')).body]) {
      const { status, body: told, headers } = await shop.call('POST', '/api/v1/mcp', { body, token })
      expect([status, told.error, headers.get('www-authenticate')]).toEqual([401, error, challenge])
    }
  })

  test.each([
    ['a page of another origin', { origin: 'https://evil.example' }],
    ['a name that was made to lead here', { host: 'evil.example' }],
    ['another workspace', { 'x-workspace': 'other-shop' }],
  ])('is a real 403 for %s', async (_, headers) => {
    const { status, body } = await program.asks('POST', '/mcp', { body: rpc('tools/list'), headers })
    expect([status, body.error]).toEqual([403, 'forbidden'])
  })

  test('gives a key another value, which opens from the next request on, and the one before it nothing', async () => {
    const mine = await programOf(shop)
    const { key, value } = (await mine.tool('rotate_api_key')).result.structuredContent
    expect([key.id, key.label, key.scope]).toEqual([mine.key.id, mine.key.label, 'read_write'])
    expect((await mine.gets('/bookings')).status).toBe(401)
    expect((await shop.call('GET', '/api/v1/bookings', { token: value })).status).toBe(200)

    const revoked = await shop.call('POST', '/api/v1/mcp', { body: call('revoke_api_key'), token: value })
    expect(revoked.body.result.structuredContent.key.revoked_at).not.toBeNull()
    expect((await shop.call('GET', '/api/v1/bookings', { token: value })).status).toBe(401)
  })

  test('rotates a key twice at once only once', async () => {
    const mine = await programOf(shop)
    const answers = await Promise.all([mine.tool('rotate_api_key'), mine.tool('rotate_api_key')])
    const came = answers.map((answer) => (answer.result ? 'done' : (answer.error?.data?.error ?? answer.error)))
    expect(came.filter((each) => each === 'done')).toHaveLength(1)
    expect(['conflict', 'invalid_api_key']).toContain(came.find((each) => each !== 'done'))
  })

  test('calls what it does by name in the trail, and never by a text of the caller’s', async () => {
    const mine = await programOf(shop)
    await mine.rpc('tools/list')
    await mine.tool('get_conversation', { id: 'none' })
    await mine.rpc('delete everything', {})
    await mine.tool('no_such_tool')
    await mine.asks('POST', '/mcp', { body: '{' })
    const rows = (await mine.trail()).filter(({ actor_id }) => actor_id === mine.key.id)
    expect(rows.map(({ surface, action, status, error }) => `${surface} ${action} ${status} ${error}`)).toEqual([
      'mcp tools/list 200 null',
      'mcp get_conversation 404 not_found',
      'mcp unknown 400 bad_request',
      'mcp tools/call 400 bad_request',
      'mcp unknown 400 bad_request',
    ])
  })
})
