import { describe, expect, test } from 'vitest'
import { ada, rpc, seeded } from '../seeded.ts'
import { signMemberToken } from '../visitors/member-token.ts'

/** Asks the tool schemas of the specification, argument by argument. */
const specified = {
  list_services: [[], []],
  list_plans: [[], []],
  search_knowledge: [['query'], ['query']],
  get_booking: [
    ['reference', 'email'],
    ['reference', 'email'],
  ],
  my_bookings: [['email'], ['email']],
  book_slot: [['subject', 'summary', 'urgency', 'name', 'email'], []],
  highlight_service: [['code'], ['code']],
  open_desk_form: [['subject', 'summary'], []],
} as const

async function booked(shop: Awaited<ReturnType<typeof seeded>>, guest = ada) {
  const form = await shop.opensForm()
  const [slot] = await shop.slots(form, 'gongfu-hour')
  return (await shop.books(form, { slot_id: slot.id, seats: 2, ...guest })).body.data.booking
}

describe('the eight tools', () => {
  test('are exactly the specification’s, closed, with its arguments and no others', async () => {
    await using shop = await seeded()
    const { tools } = (await shop.call('POST', '/mcp', { body: rpc('tools/list') })).body.result

    expect(tools.map(({ name }: { name: string }) => name).sort()).toEqual(Object.keys(specified).sort())
    for (const { name, inputSchema, outputSchema, annotations } of tools) {
      const [known, required] = specified[name as keyof typeof specified]
      expect(Object.keys(inputSchema.properties)).toEqual(known)
      expect(inputSchema.required ?? []).toEqual(required)
      expect(inputSchema).toMatchObject({ type: 'object', additionalProperties: false })
      expect(outputSchema.type).toBe('object')
      expect(annotations.readOnlyHint).toBe(name !== 'book_slot')
    }
  })

  test('list what is offered with the record’s own prices and three coming times each', async () => {
    await using shop = await seeded()
    const { services } = (await shop.tool('list_services')).result.structuredContent

    expect(services).toHaveLength(8)
    expect(services[1]).toMatchObject({ code: 'gongfu-hour', price: { amount: 2600, currency: 'GBP', per: 'seat' } })
    expect(services.every(({ next_slots }: { next_slots: unknown[] }) => next_slots.length === 3)).toBe(true)
  })

  test('opening the form a hundred times books nothing', async () => {
    await using shop = await seeded()
    await Promise.all(Array.from({ length: 100 }, () => shop.opensForm({ subject: 'first-steep', ...ada })))

    expect(await shop.db.selectFrom('booking').selectAll().execute()).toEqual([])
  })

  test('a booking is found by its reference and its address, however they are typed', async () => {
    await using shop = await seeded()
    const { reference } = await booked(shop)
    const typed = reference.toLowerCase().replace('-', ' ')
    const answer = await shop.tool('get_booking', { reference: typed, email: 'Ada@Example.com' })

    expect(answer.result.structuredContent.booking).toMatchObject({ reference, email: ada.email, seats: 2 })
  })

  test('a wrong reference and a wrong address are answered byte for byte alike', async () => {
    await using shop = await seeded()
    const { reference } = await booked(shop)
    const ask = async (args: object) => JSON.stringify(await shop.tool('get_booking', args))
    const answers = [
      await ask({ reference, email: 'bo@example.com' }),
      await ask({ reference: 'ZZZZ-ZZZZ', email: ada.email }),
      await ask({ reference: 'no reference at all', email: ada.email }),
    ]

    expect(new Set(answers).size).toBe(1)
    expect(JSON.parse(answers[0] ?? '').error.data).toEqual({ error: 'not_found' })
  })

  test('guessing at a booking is stopped after five wrong tries, and right ones cost nothing', async () => {
    await using shop = await seeded({ limits: true })
    const { reference } = await booked(shop)
    const ask = async (email: string) =>
      (await shop.tool('get_booking', { reference, email })).error?.data.error ?? 'found'
    for (let right = 0; right < 8; right++) expect(await ask(ada.email)).toBe('found')

    const guesses = []
    for (let guess = 0; guess < 6; guess++) guesses.push(await ask(`guess${guess}@example.com`))
    expect(guesses).toEqual([...Array(5).fill('not_found'), 'rate_limited'])
  })

  test('bookings are listed for the signed-in member alone', async () => {
    await using shop = await seeded()
    await booked(shop)
    const token = await signMemberToken(await shop.workspace(), { sub: 'ada', ...ada })
    const refusal = async (email: string, bearer?: string) =>
      (await shop.tool('my_bookings', { email }, bearer)).error.data.error

    expect(
      (await shop.tool('my_bookings', { email: ada.email }, token)).result.structuredContent.bookings,
    ).toHaveLength(1)
    expect(await refusal('bo@example.com', token)).toBe('forbidden')
    expect(await refusal(ada.email)).toBe('not_signed_in')
  })

  test('a page tool without a page answers a link that does it on arrival', async () => {
    await using shop = await seeded()
    const { structuredContent } = (await shop.tool('highlight_service', { code: 'gongfu-hour' })).result

    expect(structuredContent).toEqual({ status: 'no_page', url: 'http://localhost:8787/?chaxi-highlight=gongfu-hour' })
    expect((await shop.tool('highlight_service', { code: 'no-such' })).error.data.error).toBe('not_found')
  })

  test('arguments that break the schema are each named with their place', async () => {
    await using shop = await seeded()
    const { error } = await shop.tool('get_booking', { reference: 7, vip: true })

    expect(error.code).toBe(-32602)
    expect(error.data.issues.map(({ path }: { path: string }) => path).sort()).toEqual(['/email', '/reference', '/vip'])
  })
})

describe('a plain client', () => {
  test.each([
    ['broken JSON', '{', -32700],
    ['a batch', '[]', -32600],
    ['another version', { jsonrpc: '1.0', id: 1, method: 'ping' }, -32600],
    ['an unknown method', rpc('no/such'), -32601],
    ['an unknown tool', rpc('tools/call', { name: 'no_such', arguments: {} }), -32602],
    ['the assistant’s own tool', rpc('tools/call', { name: 'hand_off', arguments: {} }), -32602],
    ['an unknown resource', rpc('resources/read', { uri: 'knowledge://no-such' }), -32602],
  ])('is told of %s in an answer of HTTP 200', async (_, body, code) => {
    await using shop = await seeded()
    const answer = await shop.call('POST', '/mcp', { body })

    expect([answer.status, answer.body.error.code]).toEqual([200, code])
  })

  test('needs no header at all, and has its id back whatever it is', async () => {
    await using shop = await seeded()
    for (const id of [null, 0, 'seven', [1], { a: 1 }]) {
      const response = await shop.app.request('/mcp', { method: 'POST', body: JSON.stringify({ ...rpc('ping'), id }) })
      expect(await response.json()).toEqual({ jsonrpc: '2.0', id, result: {} })
    }
  })

  test('sends a notification and nothing is run', async () => {
    await using shop = await seeded()
    const { jsonrpc, method, params } = rpc('tools/call', { name: 'book_slot', arguments: {} })
    const answer = await shop.call('POST', '/mcp', { body: { jsonrpc, method, params } })

    expect([answer.status, answer.text]).toEqual([202, ''])
    expect(await shop.db.selectFrom('form').selectAll().execute()).toEqual([])
  })

  test('is served the revision it asks for, or the newest it could have', async () => {
    await using shop = await seeded()
    const version = async (params?: object) =>
      (await shop.call('POST', '/mcp', { body: rpc('initialize', params) })).body.result.protocolVersion

    expect(await version({ protocolVersion: '2024-11-05' })).toBe('2024-11-05')
    expect(await version({ protocolVersion: '1999-01-01' })).toBe('2025-11-25')
    expect(await version()).toBe('2025-11-25')
  })

  test('is refused another verb, and a page of another site', async () => {
    await using shop = await seeded()
    expect((await shop.call('GET', '/mcp')).status).toBe(405)
    expect(
      (await shop.call('POST', '/mcp', { body: rpc('ping'), headers: { origin: 'https://evil.example' } })).status,
    ).toBe(403)
  })
})

test('the stateless revision is held to its envelope and its headers', async () => {
  await using shop = await seeded()
  const meta = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const ask = (method: string, headers: Record<string, string>, params: object = {}) =>
    shop.call('POST', '/mcp', { body: rpc(method, { ...params, _meta: meta }), headers })
  const right = (method: string) => ({ 'mcp-protocol-version': '2026-07-28', 'mcp-method': method })

  expect((await ask('tools/list', right('tools/list'))).body.result).toMatchObject({
    resultType: 'complete',
    cacheScope: 'public',
  })
  expect((await ask('tools/list', right('resources/list'))).body.error.code).toBe(-32020)
  expect((await ask('ping', right('ping'))).status).toBe(404)
})
