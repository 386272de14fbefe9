// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { type Hearer, hostIn } from './host.ts'

interface Sent {
  id?: number
  method?: string
  params?: object
  result?: object
  error?: { code: number }
}

let sent: Sent[]
let heard: [string, unknown?][]
const parent = Object.assign(new EventTarget(), {
  postMessage: (message: Sent) => sent.push(message),
}) as unknown as Window

const hearer: Hearer = {
  context: (context) => heard.push(['context', context]),
  toolInput: (input) => heard.push(['input', input]),
  toolResult: (result) => heard.push(['result', result]),
  toolCancelled: () => heard.push(['cancelled']),
  teardown: () => heard.push(['teardown']),
}

beforeEach(() => {
  sent = []
  heard = []
})

/** A frame of its own, and somebody who posts to it. */
function framed() {
  const own = new EventTarget() as Window
  const host = hostIn(parent, hearer, own)
  const says = (data: unknown, source: unknown = parent) =>
    own.dispatchEvent(Object.assign(new Event('message'), { data, source }))
  return { host, says }
}

test('the app introduces itself, and says that it is ready once it knows its host', async () => {
  const { host, says } = framed()
  const ready = host.initialize()
  expect(sent).toMatchObject([{ id: 1, method: 'ui/initialize', params: { protocolVersion: '2026-01-26' } }])
  says({
    jsonrpc: '2.0',
    id: 1,
    result: { hostCapabilities: { openLinks: {} }, hostContext: { theme: 'dark', userAgent: 'x' } },
  })
  await ready

  expect(heard).toEqual([['context', { theme: 'dark' }]])
  expect(sent.at(-1)).toMatchObject({ method: 'ui/notifications/initialized' })
  expect([host.can('openLinks'), host.can('serverTools')]).toEqual([true, false])
})

test('only the frame’s parent is heard', () => {
  const { says } = framed()
  const result = { jsonrpc: '2.0', method: 'ui/notifications/tool-result', params: { structuredContent: {} } }
  for (const stranger of [window, null, {}]) says(result, stranger)
  expect(heard).toEqual([])

  says(result)
  expect(heard).toEqual([['result', { structuredContent: {} }]])
})

test('a result is heard before the host has answered', () => {
  const { host, says } = framed()
  void host.initialize()
  says({ jsonrpc: '2.0', method: 'ui/notifications/tool-input-partial', params: { arguments: { name: 'Ad' } } })
  says({ jsonrpc: '2.0', method: 'ui/notifications/tool-input', params: { arguments: { name: 'Ada' } } })
  says({ jsonrpc: '2.0', method: 'ui/notifications/tool-result', params: {} })

  expect(heard).toEqual([
    ['input', { name: 'Ad' }],
    ['input', { name: 'Ada' }],
    ['result', {}],
  ])
})

test('the host’s own questions are answered under their ids, and what is not known here is refused', () => {
  const { says } = framed()
  says({ jsonrpc: '2.0', id: 'a', method: 'ping' })
  says({ jsonrpc: '2.0', id: 0, method: 'ui/resource-teardown', params: {} })
  says({ jsonrpc: '2.0', id: 7, method: 'tools/list' })

  expect(heard).toEqual([['teardown']])
  expect(sent).toMatchObject([
    { id: 'a', result: {} },
    { id: 0, result: {} },
    { id: 7, error: { code: -32601 } },
  ])
})

test('what is no message of the protocol is passed over', () => {
  const { says } = framed()
  for (const odd of [
    null,
    'text',
    7,
    [],
    {},
    { jsonrpc: '1.0', method: 'ping', id: 1 },
    { jsonrpc: '2.0', id: 9, result: {} },
  ])
    says(odd)

  expect([heard, sent]).toEqual([[], []])
})

test('a refusal of the host’s reaches whoever asked', async () => {
  const { host, says } = framed()
  const asked = host.request('ui/open-link', { url: 'https://a.example/' })
  says({ jsonrpc: '2.0', id: 1, error: { code: -32000, message: 'Links are off.' } })

  await expect(asked).rejects.toThrow('Links are off.')
})
