import { HttpResponse, http } from 'msw/http'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Refused, Unreachable } from '../browser/failures.ts'
import type { ConversationEvent } from '../contract/conversations.ts'
import { shop } from './fake-shop.ts'
import { parseKept, visitorApi } from './visitor-api.ts'

const base = 'https://shop.example/w/tea'
const line = { token: 't1', conversation: 'c1' }
const server = setupServer()
const api = visitorApi(base)
const message = {
  id: '3f2b8a52-6f2d-4a59-9d0e-0c6f4a6f2a11',
  seq: 1,
  author: { type: 'visitor' },
  text: 'Hello',
  cards: [],
  sources: [],
  tool_calls: [],
  created_at: '2026-11-21T10:04:00Z',
} as const

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }))
beforeEach(() => {
  vi.stubGlobal('navigator', {}) // one tab, which has nobody to share with
  vi.stubGlobal('addEventListener', vi.fn()) // and which stays where it is
  vi.stubGlobal('removeEventListener', vi.fn())
})
afterEach(() => {
  server.resetHandlers()
  vi.unstubAllGlobals()
})
afterAll(() => server.close())

test('a message travels under the id the sender chose, with the session’s key', async () => {
  const sent: unknown[] = []
  server.use(
    http.post(`${base}/visitor/conversations/c1/messages`, async ({ request }) => {
      sent.push(request.headers.get('authorization'), await request.json())
      return HttpResponse.json({ ok: true, data: { message } }, { status: 202 })
    }),
  )

  expect(await api.sendMessage(line, { id: message.id, text: 'Hello' })).toEqual(message)
  expect(sent).toEqual(['Bearer t1', { id: message.id, text: 'Hello' }])
})

test.each<[string, unknown[], object]>([
  ['words as long as a message', ['tea '.repeat(500).trim()], { subject: 'tea '.repeat(500).trim() }],
  ['longer words, cut', ['x'.repeat(2001)], { subject: 'x'.repeat(2000) }],
  ['blanks, as nothing', ['gongfu-hour', ' ', ''], { subject: 'gongfu-hour' }],
  ['what is no text, as nothing', [null, 7, { isTrusted: true }], {}],
])('a page may ask for a form with %s', async (_, [subject, summary, slot_id], asked) => {
  const given: object = { subject, summary, slot_id }
  const sent: unknown[] = []
  server.use(
    http.post(`${base}/visitor/conversations/c1/forms`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.json({ error: 'not_found', detail: 'No such shop.' }, { status: 404 })
    }),
  )
  await expect(api.openForm(line, given)).rejects.toThrow(Refused)

  expect(sent).toEqual([asked])
})

test('a member token goes with the session there is and with the page’s own key, and a new visitor with neither', async () => {
  const sent: unknown[] = []
  const visitor = { id: 'v1' }
  server.use(
    http.post(`${base}/visitor/sessions`, async ({ request: { headers } }) => {
      sent.push([headers.get('authorization'), headers.get('idempotency-key')])
      return HttpResponse.json({ ok: true, data: { visitor, token: 't2', workspace: shop } }, { status: 201 })
    }),
  )
  await api.startSession({ memberToken: 'a.b.c', token: 't1', key: 'k1' })
  await api.startSession({})

  expect(sent).toEqual([
    ['Bearer t1', 'k1'],
    [null, null],
  ])
})

test('a conversation says which services its page marks, so that the shop sees whether it does', async () => {
  pageMarks('white-tea', '', 'x'.repeat(65))
  const sent: unknown[] = []
  server.use(
    http.post(`${base}/visitor/conversations`, async ({ request }) => {
      sent.push(await request.json())
      return HttpResponse.error()
    }),
  )
  const page = { url: 'https://shop.example/', title: 'Tea' }
  await api.startConversation('t1', page).catch(() => undefined)

  expect(sent).toEqual([{ page, marked: ['white-tea'] }])
})

const pageMarks = (...codes: string[]) =>
  vi.stubGlobal('document', { querySelectorAll: () => codes.map((code) => ({ getAttribute: () => code })) })

test('a refusal carries the server’s own reason', async () => {
  pageMarks()
  const failure = { error: 'not_signed_in', detail: 'This session has ended. Start a new one.' }
  server.use(http.post(`${base}/visitor/conversations`, () => HttpResponse.json(failure, { status: 401 })))

  const refused = await api.startConversation('old').catch((error) => error)
  expect(refused).toBeInstanceOf(Refused)
  expect(refused.failure).toEqual(failure)
})

test('no answer, and an answer that is not the server’s, are the same: it may be tried again', async () => {
  server.use(http.post(`${base}/visitor/conversations/c1/handoff`, () => HttpResponse.error()))
  await expect(api.handOff(line)).rejects.toBeInstanceOf(Unreachable)

  server.use(
    http.post(`${base}/visitor/conversations/c1/handoff`, () => HttpResponse.html('<h1>502</h1>', { status: 502 })),
  )
  await expect(api.handOff(line)).rejects.toBeInstanceOf(Unreachable)
})

test('events arrive with their numbers, and one of an unknown kind stops nothing', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const frames = [
    `id: 1\nevent: message\ndata: ${JSON.stringify({ message })}\n\n`,
    'id: 2\nevent: fireworks\ndata: {}\n\n',
    'id: 3\nevent: message_delta\ndata: not json\n\n',
    'id: 4\nevent: control\ndata: {"by":"operator"}\n\n',
  ]
  server.use(
    http.get(`${base}/visitor/conversations/c1/events`, () => {
      return new Response(frames.join(''), { headers: { 'content-type': 'text/event-stream' } })
    }),
  )

  expect(await heard(2)).toEqual([
    ['message', 1],
    ['control', 4],
  ])
  expect(warned).toHaveBeenCalledTimes(2)
})

test('a stream that is refused says so', async () => {
  server.use(http.get(`${base}/visitor/conversations/c1/events`, () => HttpResponse.json({}, { status: 404 })))

  await new Promise<void>((refused) => api.watch(line, { apply: () => {}, connected: () => {}, refused }))
})

test('what another program left in storage is as good as nothing', () => {
  expect([parseKept('{"session":1}'), parseKept('not json')]).toEqual([undefined, undefined])
})

const heard = (count: number) =>
  new Promise<[ConversationEvent['type'], number | undefined][]>((resolve, reject) => {
    const events: [ConversationEvent['type'], number | undefined][] = []
    const stop = api.watch(line, {
      apply(event, seq) {
        events.push([event.type, seq])
        if (events.length < count) return
        stop()
        resolve(events)
      },
      connected: () => {},
      refused: reject,
    })
  })
