import { Readable } from 'node:stream'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type DatabaseName, databases, rpc, seeded } from '../seeded.ts'
import { inhabited, type Program, programOf, type Shop } from './programs-for-tests.ts'

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`

/** What cannot be said in the shop's name. */
const unsayable: [string, unknown][] = [
  ['a number', 7],
  ['null', null],
  ['a list', ['Hello']],
  ['an object', { text: 'Hello' }],
  ['true', true],
  ['nothing', ''],
  ['white space', ' \n\t  '],
  ['zero-width characters', '\u200b\u200d\ufeff\u2060'],
  ['4,001 characters', 'x'.repeat(4001)],
  ['4,001 characters of two units each', '🍵'.repeat(4001)],
  ['a NUL', 'a\0b'],
  ['a bell', 'a\u0007b'],
  ['a carriage return', 'a\r\nb'],
  ['an escape', 'a\u001b[31mb'],
  ['half a character', 'a\ud83c'],
]

/** Bodies of a reply that are wrong as a whole. */
const unreadable: [string, string | object, number, Record<string, string>?][] = [
  ['nothing at all', '', 400],
  ['broken JSON', '{"message":', 400],
  ['a list', '[{"message":"Hello"}]', 400],
  ['a text', '"Hello"', 400],
  ['null', 'null', 400],
  ['without its message', {}, 400],
  ['with a field twice', '{"message":"Hello","message":"Goodbye"}', 400],
  ['with a field twice, once escaped', '{"message":"Hello","m\\u0065ssage":"Goodbye"}', 400],
  ['with a state', { message: 'Hello', state: 'resolved' }, 400],
  ['with an author', { message: 'Hello', author: { type: 'assistant' } }, 400],
  ['with an id', { message: 'Hello', id: 'x' }, 400],
  ['with a prototype', '{"message":"Hello","__proto__":{"x":1}}', 400],
  ['a thousand levels deep', `{"message":${nested(1000)}}`, 400],
  ['a hundred thousand levels deep', `{"message":${nested(20_000)}}`, 400],
  ['64 KiB and one', `{"message":"${'x'.repeat(65_536 - 14 + 1)}"}`, 413],
  ['XML', '<message/>', 415, { 'content-type': 'application/xml' }],
  ['a form', 'message=Hello', 415, { 'content-type': 'application/x-www-form-urlencoded' }],
  ['JSON in UTF-16', { message: 'Hello' }, 415, { 'content-type': 'application/json; charset=utf-16' }],
  ['JSON by another name', { message: 'Hello' }, 415, { 'content-type': 'text/plain' }],
]

const queries = [
  'limit=0',
  'limit=-1',
  'limit=101',
  'limit=x',
  'limit=',
  'limit=1.5',
  'limit=1e1',
  'limit=%2B1',
  'limit=1&limit=2',
  'cursor=',
  'cursor=x',
  'cursor=x.y',
  'cursor=..',
  `cursor=${'a'.repeat(513)}`,
  'cursor=%00',
  'cursor[]=1',
  'offset=1',
  'page=2',
  'x=',
  'LIMIT=1',
  'constructor=1',
  'toString=1',
  '__proto__=1',
  '__proto__=x',
  'hasOwnProperty=2&hasOwnProperty=3',
]

const ids = ['%20', 'a%20b', 'a%2Fb', '%00', 'a'.repeat(65), '%zz', '..%2f', "'", '%F0%9F%8D%B5', '*']

describe.each(databases)('a request that is wrong, on %s', (on: DatabaseName) => {
  let shop: Shop
  let here: Awaited<ReturnType<typeof inhabited>>
  let program: Program
  beforeAll(async () => {
    shop = await seeded({ on })
    here = await inhabited(shop)
    program = await programOf(shop)
  })
  afterAll(() => shop[Symbol.asyncDispose]())

  const written = async () => [
    await shop.db.selectFrom('message').select('id').execute(),
    await shop.db.selectFrom('intervention').selectAll().execute(),
    await shop.db.selectFrom('outbox').select('dedupe').execute(),
    await shop.db.selectFrom('answered').select('key').where('key', 'like', 'reply%').execute(),
  ]

  async function refused(
    verb: string,
    path: string,
    status: number,
    sent: { body?: unknown; headers?: Record<string, string> } = {},
  ) {
    const before = await written()
    const answer = await program.asks(verb, path, sent)
    expect([answer.status, answer.body.error]).toEqual([status, 'bad_request'])
    expect(answer.body.detail).toMatch(/^[A-Z].{8,}\.$|:/)
    expect(await written()).toEqual(before)
    return answer.body
  }

  test.each(unsayable)('says %s: it is not said, by route or by tool', async (_, message) => {
    const body = JSON.stringify({ message })
    const { issues } = await refused('POST', `/interventions/${here.intervention}/reply`, 400, { body })
    if (issues) expect(issues).toMatchObject([{ path: '/message' }])

    const before = await written()
    const call = rpc('tools/call', { name: 'reply_to_intervention', arguments: { id: here.intervention, message } })
    const told = await program.asks('POST', '/mcp', { body: JSON.stringify(call) })
    expect([-32602, -32600]).toContain(told.body.error.code)
    expect(await written()).toEqual(before)
  })

  test.each(unreadable)('has a body of %s', async (_, body, status, headers) => {
    await refused('POST', `/interventions/${here.intervention}/reply`, status, { body, headers })
  })

  test.each(queries)('asks for ?%s', async (query) => {
    for (const path of ['/conversations', '/interventions', '/bookings', '/audit'])
      await refused('GET', `${path}?${query}`, 400)
  })

  test.each(['state=', 'state=OPEN', 'state=x', 'state=open&state=all'])(
    'asks for interventions with ?%s',
    async (query) => {
      await refused('GET', `/interventions?${query}`, 400)
    },
  )

  test.each([
    ['reply', '?message=Hello'],
    ['reply', '?constructor=1'],
    ['resolve', '?resolution=spam'],
    ['claim', '?__proto__=1'],
  ])('asks to %s by its address, %s', async (act, query) => {
    await refused('POST', `/interventions/${here.intervention}/${act}${query}`, 400)
    await refused('POST', `/interventions/${here.intervention}/reply${query}`, 400, { body: { message: 'Hello' } })
  })

  test.each(['ff', 'edA080', 'c0af', 'e282'])('has a body with the bytes %s, which are no UTF-8', async (bytes) => {
    const sent = (before: string, after: string) =>
      Buffer.concat([Buffer.from(before), Buffer.from(bytes, 'hex'), Buffer.from(after)])
    const headers = { authorization: `Bearer ${program.value}`, 'content-type': 'application/json' }
    const posts = (path: string, body: Buffer<ArrayBuffer>) =>
      shop.app.request(`/api/v1${path}`, { method: 'POST', headers, body })
    const before = await written()
    const path = `/interventions/${here.intervention}/reply`
    expect((await posts(path, sent('{"message":"', '"}'))).status).toBe(400)
    const told = await posts('/mcp', sent('{"jsonrpc":"2.0","id":1,"method":"ping","x":"', '"}'))
    expect((await told.json()).error.code).toBe(-32600)
    expect(await written()).toEqual(before)
  })

  test.each(['?x=1', '?workspace=x', '?__proto__=1'])('asks for the description with %s', async (query) => {
    const { status, body } = await shop.call('GET', `/api/v1/openapi.json${query}`)
    expect([status, body.error]).toEqual([400, 'bad_request'])
  })

  test('carries fields beside a GET', async () => {
    expect((await getWith({ limit: 1 })).status).toBe(400)
    expect((await getWith({ limit: 'x'.repeat(70_000) })).status).toBe(400)
    expect((await getWith({ workspace: 'lantern-leaf' })).status).toBe(200)
    expect((await getWith({ workspace: 'other-shop' })).status).toBe(403)
  })

  /** A socket lets a GET carry a body, as `fetch` does not. */
  async function getWith(body: object) {
    const text = JSON.stringify(body)
    const headers = { authorization: `Bearer ${program.value}`, 'content-length': String(text.length) }
    const incoming = Object.assign(Readable.from([Buffer.from(text)]), { socket: {} })
    return shop.app.request('/api/v1/bookings', { headers }, { incoming })
  }

  test.each(ids)('names %s, which can be no id', async (id) => {
    await refused('GET', `/conversations/${id}`, 400)
    await refused('GET', `/bookings/${id}`, 400)
    await refused('POST', `/interventions/${id}/claim`, 400)
  })

  test.each(['claim', 'release', 'resolve'])('has something more to say to %s', async (act) => {
    await refused('POST', `/interventions/${here.intervention}/${act}`, 400, { body: { assignee: 'me' } })
    await refused('POST', `/interventions/${here.intervention}/${act}?x=1`, 400)
    await refused('POST', `/interventions/${here.intervention}/${act}`, 400, { body: '[]' })
  })

  test('ends an intervention as only the clock or the visitor can', async () => {
    for (const resolution of ['expired', 'visitor_cancelled', '', null])
      await refused('POST', `/interventions/${here.intervention}/resolve`, 400, { body: { resolution } })
  })

  test.each(['', 'a b', 'ä', 'x'.repeat(256), 'tab\there'])('has the Idempotency-Key %j', async (key) => {
    const headers = { 'idempotency-key': key.replace('ä', '\u00e4') }
    await refused('POST', `/interventions/${here.intervention}/reply`, 400, { body: { message: 'Hello' }, headers })
    const told = await program.tool('reply_to_intervention', {
      id: here.intervention,
      message: 'Hello',
      idempotency_key: key,
    })
    expect(told.error.data.issues).toMatchObject([{ path: '/idempotency_key' }])
  })

  test.each(['svc_sk_', 'svc_sk_12345', 'svc_sk_1234567', 'x', '', 7, null])('names a key by %j', async (prefix) => {
    for (const name of ['rotate_api_key', 'revoke_api_key'])
      expect((await program.tool(name, { prefix })).error).toMatchObject({
        code: -32602,
        data: { issues: [{ path: '/prefix' }] },
      })
    expect((await program.gets('/bookings')).status).toBe(200)
  })

  test('never is a fault of ours, and is a row of the trail each time', async () => {
    const rows = await program.trail()
    expect(rows.filter(({ status }) => status === 500)).toEqual([])
    expect(rows.length).toBeGreaterThan(200)
  })
})
