import { afterEach, describe, expect, test, vi } from 'vitest'
import { newKey } from '../keys/key-format.ts'
import { databases, rpc, seeded } from '../seeded.ts'
import { inhabited, programOf, type Shop, secondShop } from './programs-for-tests.ts'

afterEach(() => vi.useRealTimers())

const itIs = (now: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
const ABSENT = '00000000-0000-4000-8000-000000000000'

const rate = (headers: Headers) => ['limit', 'remaining', 'reset'].map((name) => headers.get(`ratelimit-${name}`))

/** The statuses of as many calls, one after the other. */
async function statuses(times: number, call: () => Promise<{ status: number }>) {
  const all = []
  for (let i = 0; i < times; i++) all.push((await call()).status)
  return all
}

describe('of several faults the first in this order is answered', () => {
  test.each<[string, string, object | string, Record<string, string>, number, string]>([
    ['a bad key before a broken body', 'bad', '{', {}, 401, 'invalid_api_key'],
    ['a scope too small before a broken body', 'read', '{', {}, 403, 'forbidden'],
    ['a scope too small before a body too large', 'read', 'x'.repeat(70_000), {}, 403, 'forbidden'],
    [
      'another workspace in a header before a broken body',
      'read_write',
      '{',
      { 'x-workspace': 'other' },
      403,
      'forbidden',
    ],
    [
      'another workspace in the body before an unknown field',
      'read_write',
      { tenant: 'other', x: 1 },
      {},
      403,
      'forbidden',
    ],
    ['a broken body before what is not there', 'read_write', '{', {}, 400, 'bad_request'],
    ['what is not there before nothing', 'read_write', { message: 'Hello' }, {}, 404, 'not_found'],
  ])('%s', async (_, scope, body, headers, status, error) => {
    await using shop = await seeded()
    const program = await programOf(shop, scope === 'read' ? 'read' : 'read_write')
    const token = scope === 'bad' ? newKey() : program.value
    const answer = await shop.call('POST', `/api/v1/interventions/${ABSENT}/reply`, { body, headers, token })
    expect([answer.status, answer.body.error]).toEqual([status, error])
  })
})

describe('a key', () => {
  async function sent(authorization: string | undefined, path = '/api/v1/bookings') {
    await using shop = await seeded()
    const { value } = await programOf(shop, 'read')
    const headers: Record<string, string> =
      authorization === undefined ? {} : { authorization: authorization.replace('KEY', value) }
    const { status, body, headers: told } = await shop.call('GET', path.replace('KEY', value), { headers })
    return [status, body.error ?? 'ok', told.get('www-authenticate')]
  }

  test.each<[string | undefined, number, string, string | null]>([
    [undefined, 401, 'missing_api_key', 'Bearer'],
    ['', 401, 'missing_api_key', 'Bearer'],
    ['Bearer', 401, 'missing_api_key', 'Bearer'],
    ['Basic KEY', 401, 'missing_api_key', 'Bearer'],
    ['KEY', 401, 'missing_api_key', 'Bearer'],
    ['Bearer KEY', 200, 'ok', null],
    ['bearer KEY', 200, 'ok', null],
    ['BEARER   KEY ', 200, 'ok', null],
    ['Bearer KEY, Bearer KEY', 401, 'invalid_api_key', 'Bearer error="invalid_token"'],
    ['Bearer KEYx', 401, 'invalid_api_key', 'Bearer error="invalid_token"'],
    ['Bearer svc_sk_', 401, 'invalid_api_key', 'Bearer error="invalid_token"'],
    ['Bearer null', 401, 'invalid_api_key', 'Bearer error="invalid_token"'],
  ])('sent as %j is answered %i %s', async (authorization, ...answer) => {
    expect(await sent(authorization)).toEqual(answer)
  })

  test('in the address is none', async () => {
    expect(await sent(undefined, '/api/v1/bookings?api_key=KEY')).toEqual([401, 'missing_api_key', 'Bearer'])
  })

  test('whose scope is too small is told which one it would take', async () => {
    await using shop = await seeded()
    const { status, headers } = await (await programOf(shop, 'read')).posts(`/interventions/${ABSENT}/claim`)
    expect([status, headers.get('www-authenticate')]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="read_write"',
    ])
  })
})

describe('the name of a workspace', () => {
  const named: [string, string, object | undefined, Record<string, string>][] = [
    ...['workspace', 'workspace_id', 'tenant', 'tenant_id'].flatMap((name): typeof named => [
      [`${name} in the query`, `?${name}=NAME`, undefined, {}],
      [`${name} twice in the query`, `?${name}=lantern-leaf&${name}=NAME`, undefined, {}],
      [`${name} in the body`, '', { [name]: 'NAME' }, {}],
    ]),
    ['X-Workspace', '', undefined, { 'X-Workspace': 'NAME' }],
  ]
  const naming = (text: unknown, name: string) =>
    JSON.parse(JSON.stringify(text ?? null).replaceAll('NAME', name)) ?? undefined

  test.each(named)('as %s may be one’s own, and no other', async (_, query, body, headers) => {
    await using shop = await seeded()
    const { intervention } = await inhabited(shop)
    const program = await programOf(shop)
    const asks = async (name: string) =>
      (
        await program.posts(
          `/interventions/${intervention}/claim${naming(query, name)}`,
          naming(body, name),
          naming(headers, name),
        )
      ).status

    expect(await asks('other-shop')).toBe(403)
    expect(await asks('lantern-leaf')).toBe(200)
    // Its id is its name as well; it is held by now.
    expect(await asks(program.workspaceId)).toBe(409)
  })

  test('is no other one beside the method or among the parameters of a tool', async () => {
    await using shop = await seeded()
    const program = await programOf(shop)
    const ask = rpc('tools/call', { name: 'list_bookings', arguments: {} })
    const told = async (name: string) => [
      (await program.asks('POST', '/mcp', { body: { ...ask, workspace_id: name } })).body.error?.data.error,
      (await program.asks('POST', '/mcp', { body: { ...ask, params: { ...ask.params, tenant: name } } })).body.error
        ?.data.error,
    ]
    expect(await told('other-shop')).toEqual(['forbidden', 'forbidden'])
    expect(await told('lantern-leaf')).toEqual([undefined, undefined])
  })

  test.each([null, 7, ['lantern-leaf', 'other-shop'], {}])('is never %j', async (workspace) => {
    await using shop = await seeded()
    const program = await programOf(shop)
    expect((await program.posts(`/interventions/${ABSENT}/claim`, { workspace })).status).toBe(403)
    const { error } = await program.tool('claim_intervention', { id: ABSENT, workspace })
    expect(error.data.error).toBe('forbidden')
  })
})

describe.each(databases)('limits on %s', (on) => {
  const calls = (shop: Shop, token: string | undefined) => () => shop.call('GET', '/api/v1/bookings', { token })

  test('count a key down to nothing, say so in every answer, and let it in when they said', async () => {
    itIs('2026-11-28T12:00:00Z')
    await using shop = await seeded({ on, limits: true })
    const { value } = await programOf(shop, 'read')
    const call = calls(shop, value)
    expect(rate((await call()).headers)).toEqual(['120', '119', '60'])
    vi.setSystemTime('2026-11-28T12:00:20.500Z')
    expect(rate((await call()).headers)).toEqual(['120', '118', '40'])
    expect(await statuses(118, call)).toEqual(Array(118).fill(200))

    const refused = await call()
    expect([refused.status, refused.body.error]).toEqual([429, 'rate_limited'])
    expect([...rate(refused.headers), refused.headers.get('retry-after')]).toEqual(['120', '0', '40', '40'])
    vi.setSystemTime('2026-11-28T12:01:00.100Z')
    expect(rate((await call()).headers)).toEqual(['120', '119', '60'])
  })

  test('count what changes something apart, by tool as by route, also where it is refused', async () => {
    itIs('2026-11-28T12:00:00Z')
    await using shop = await seeded({ on, limits: true })
    const program = await programOf(shop)
    const claim = () => program.posts(`/interventions/${ABSENT}/claim`)
    expect(await statuses(29, claim)).toEqual(Array(29).fill(404))
    const tool = await program.asks('POST', '/mcp', {
      body: rpc('tools/call', { name: 'revoke_api_key', arguments: { prefix: 'svc_sk_000000' } }),
    })
    expect([tool.status, rate(tool.headers)]).toEqual([200, ['30', '0', '60']])

    const over = await program.asks('POST', '/mcp', {
      body: rpc('tools/call', { name: 'revoke_api_key', arguments: {} }),
    })
    expect([over.status, over.body.error, over.headers.get('retry-after')]).toEqual([429, 'rate_limited', '60'])
    expect((await claim()).status).toBe(429)
    expect((await program.gets('/bookings')).status).toBe(200)
  })

  test('count all keys of a workspace together, and no other workspace’s', async () => {
    itIs('2026-11-28T12:00:00Z')
    await using shop = await seeded({ on, limits: true })
    const there = await secondShop(shop)
    for (let key = 0; key < 3; key++) await statuses(100, calls(shop, (await programOf(shop, 'read')).value))

    const fresh = await calls(shop, (await programOf(shop, 'read')).value)()
    expect([fresh.status, ...rate(fresh.headers)]).toEqual([429, '300', '0', '60'])
    expect((await calls(shop, (await programOf(shop, 'read', there.workspace)).value)()).status).toBe(200)
  })

  test('refuse an address its 31st wrong key before anything is looked up, and write that down once', async () => {
    itIs('2026-11-28T12:00:00Z')
    await using shop = await seeded({ on, limits: true })
    const program = await programOf(shop, 'read')
    const wrong = [undefined, 'svc_sk_short', newKey()]
    for (let i = 0; i < 30; i++) expect((await calls(shop, wrong[i % 3])()).status).toBe(401)
    const looks = vi.spyOn(shop.db, 'selectFrom')

    const refused = await calls(shop, newKey())()
    expect([refused.status, ...rate(refused.headers), refused.headers.get('retry-after')]).toEqual([
      429,
      '30',
      '0',
      '60',
      '60',
    ])
    expect(looks.mock.calls).not.toContainEqual(['api_key'])
    expect(await statuses(20, calls(shop, newKey()))).toEqual(Array(20).fill(429))
    expect((await program.gets('/bookings')).status).toBe(429)
    looks.mockRestore()
    expect((await program.trail()).map(({ status }) => status)).toEqual([...Array(30).fill(401), 429])

    vi.setSystemTime('2026-11-28T12:01:01Z')
    expect((await program.gets('/bookings')).status).toBe(200)
  })
})

test('limits that are off refuse nobody, and their headers are there all the same', async () => {
  await using shop = await seeded()
  const program = await programOf(shop, 'read')
  const answers = await Promise.all(Array.from({ length: 150 }, () => program.gets('/bookings')))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  for (const { headers } of answers) expect(rate(headers).every((each) => /^\d+$/.test(each ?? ''))).toBe(true)
})

describe('every answer', () => {
  test.each([
    ['GET', '/bookings', 200],
    ['HEAD', '/bookings', 200],
    ['OPTIONS', '/bookings', 204],
    ['DELETE', '/bookings', 405],
    ['GET', '/mcp', 405],
    ['GET', '/nothing', 404],
    ['GET', '/bookings/%00', 400],
    ['GET', '/openapi.json', 200],
  ])('to %s %s names itself, is kept by nobody and lets no page in', async (verb, path, status) => {
    await using shop = await seeded()
    const { asks } = await programOf(shop, 'read')
    const answer = await asks(verb, path, { headers: { origin: 'https://evil.example', 'x-request-id': 'mine' } })
    expect(answer.status).toBe(status)
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    expect([...answer.headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([])
    if (verb === 'HEAD') expect(answer.text).toBe('')
    if (status === 405)
      expect(answer.headers.get('allow')).toBe(path === '/mcp' ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS')
  })

  test('is found in the trail by the name that it gave itself', async () => {
    await using shop = await seeded()
    const program = await programOf(shop, 'read')
    const { headers } = await program.gets(`/bookings/${ABSENT}`)
    const [row] = await program.trail()
    expect(row).toMatchObject({
      request_id: headers.get('x-request-id'),
      surface: 'rest',
      actor_id: program.key.id,
      actor_prefix: program.key.prefix,
      actor_label: program.key.label,
      action: 'get_booking',
      method: 'GET',
      route: '/api/v1/bookings/{reference}',
      target_id: ABSENT,
      status: 404,
      error: 'not_found',
    })
  })
})
