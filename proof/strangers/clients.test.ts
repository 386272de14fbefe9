import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { rpc } from '../../server/caller.ts'
import { run } from '../../start/run.ts'
import { type Client, clients } from './clients.ts'
import { openShop } from './open-shop.ts'

vi.setConfig({ hookTimeout: 60_000 })

const ada = { name: 'Ada Marsh', email: 'ada@example.com' }
let shop: Awaited<ReturnType<typeof openShop>>
let reference: string
let member: string
let key: string

beforeAll(async () => {
  shop = await openShop()
  const form = await shop.caller.opensForm({ subject: 'gongfu-hour' })
  const [slot] = await shop.caller.slots(form, 'gongfu-hour')
  reference = (await shop.caller.books(form, { slot_id: slot.id, seats: 2, ...ada })).body.data.booking.reference
  member = await signsIn()
  key = await shop.makesKey()
})
afterAll(() => shop[Symbol.asyncDispose]())

/** Has the shop's own site sign Ada in, and returns her session's token. */
async function signsIn(): Promise<string> {
  const who = ['--sub', 'ada', '--email', ada.email, '--name', ada.name, '--json']
  const { output } = await run('node', ['server/cli.ts', 'identity', 'token', ...who], {
    env: { DATA_DIR: `${shop.folder}/data`, DATABASE_URL: undefined },
  })
  const member_token = JSON.parse(output).token
  return (await shop.caller.call('POST', '/visitor/sessions', { body: { member_token } })).body.data.token
}

const refusalOf = (client: Client, name: string, args?: Record<string, unknown>) =>
  client.call(name, args).then(
    () => 'no refusal',
    ({ code, data, message }) => ({ code, data, message }),
  )

describe.each(clients)('%s', (_, connect, version) => {
  test('works for the merchant’s own people with a key, and hears a real 401 without one', async () => {
    await using client = await connect(`${shop.url}/api/v1/mcp`, key)
    expect(client.version()).toBe(version)
    expect(await client.tools()).toHaveLength(10)
    const { structuredContent } = await client.call('list_bookings', { limit: 1 })
    expect(structuredContent).toMatchObject({ bookings: [{ reference }] })
    expect(await refusalOf(client, 'claim_intervention', { id: 'none' })).toMatchObject({
      data: { error: 'not_found' },
    })

    await expect(connect(`${shop.url}/api/v1/mcp`, 'svc_sk_none')).rejects.toThrow(/401|invalid_api_key/)
  })

  test('finds what it was made for', async () => {
    await using client = await connect(shop.mcp)
    expect(client.version()).toBe(version)
    expect(client.capabilities()).toMatchObject({ tools: {}, resources: {}, prompts: {} })
    if (client.discover) expect((await client.discover()).supportedVersions).toContain(version)
  })

  test('calls all eight tools, and takes each answer for what its schema says', async () => {
    await using client = await connect(shop.mcp, member)
    // The clients hold an answer against the schemas they have listed.
    const names = (await client.tools()).map(({ name }) => name)
    const answers: Record<string, unknown> = {}
    const args: Record<string, Record<string, unknown>> = {
      search_knowledge: { query: 'Is there step-free access?' },
      get_booking: { reference, email: ada.email },
      my_bookings: { email: ada.email },
      book_slot: { subject: 'gongfu-hour', summary: '2 seats', urgency: 'Saturday' },
      highlight_service: { code: 'gongfu-hour' },
      open_desk_form: { subject: 'gongfu-hour' },
    }
    for (const name of names) {
      const { structuredContent, content } = await client.call(name, args[name])
      expect(content).toContainEqual({ type: 'text', text: JSON.stringify(structuredContent) })
      answers[name] = structuredContent
    }

    expect(names).toHaveLength(8)
    expect(answers).toMatchObject({
      list_services: { services: expect.any(Array) },
      get_booking: { booking: { reference, seats: 2 } },
      my_bookings: { bookings: [{ reference }] },
      book_slot: { status: 'form_opened', form: { state: 'open' } },
      highlight_service: { status: 'no_page' },
    })
  })

  test('hears refusals as errors with a reason and a sentence', async () => {
    await using client = await connect(shop.mcp)
    expect(await refusalOf(client, 'get_booking', { reference, email: 'bo@example.com' })).toEqual({
      code: -32000,
      data: { error: 'not_found' },
      message: expect.stringContaining('No booking has that reference and that e-mail address.'),
    })
    expect(await refusalOf(client, 'my_bookings', { email: ada.email })).toMatchObject({
      code: -32000,
      data: { error: 'not_signed_in' },
    })
    expect(await refusalOf(client, 'search_knowledge', {})).toMatchObject({
      code: -32602,
      data: { issues: [{ path: '/query', message: 'This is required.' }] },
    })
  })

  test('reads every resource that is listed, in the size that was said', async () => {
    await using client = await connect(shop.mcp)
    const resources = await client.resources()
    const plain = resources.filter(({ uri }) => !uri.startsWith('ui:'))
    expect(plain.length).toBeGreaterThan(10)
    for (const { uri, size } of plain) {
      const text = await client.read(uri)
      expect(text).not.toBe('')
      if (size !== undefined) expect([uri, Buffer.byteLength(text)]).toEqual([uri, size])
    }
    await expect(client.read('knowledge://no-such')).rejects.toMatchObject({ code: -32602 })
  })
})

describe('a plain client that sends', () => {
  test.each([
    ['a content type', { 'content-type': 'application/json' }],
    ['nothing at all', {}],
    ['Accept: */*', { accept: '*/*' }],
  ])('%s lists, calls, is refused and reads', async (_, headers) => {
    const ask = async (method: string, params?: object) => {
      const body = new Blob([JSON.stringify(rpc(method, params))])
      const response = await fetch(shop.mcp, { method: 'POST', body, headers })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json'])
      return response.json()
    }
    expect((await ask('tools/list')).result.tools).toHaveLength(8)
    expect((await ask('tools/call', { name: 'list_services' })).result.structuredContent.services).toHaveLength(8)
    const refused = await ask('tools/call', { name: 'my_bookings', arguments: { email: ada.email } })
    expect(refused.error.data.error).toBe('not_signed_in')
    expect((await ask('resources/read', { uri: 'catalogue://plans' })).result.contents).toHaveLength(1)
  })
})
