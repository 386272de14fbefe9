import { expect, test, vi } from 'vitest'
import { teaForm, teaSlots } from './fake-form-api.ts'
import { formApi } from './form-api.ts'

const hold = { slot_id: 'sat-28', seats: 2, expires_at: '2026-11-21T10:14:00Z', extensions_left: 2 }

/** A server of one answer, which remembers what it was sent. */
function answering(data: unknown, status = 200, headers: HeadersInit = {}) {
  const sent: { url: string; method?: string; body?: unknown; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (url: string, asked: RequestInit) => {
    const { method, body } = asked
    sent.push({ url, method, body: body && JSON.parse(String(body)), headers: new Headers(asked.headers) })
    const text = JSON.stringify(status < 400 ? { ok: true, data } : data)
    return new Response(status === 204 ? null : text, { status, headers })
  })
  return sent
}

const api = formApi('http://shop.example/w/tea', 'form 1')

test('slots are asked for by the sitting that was chosen, or all of them', async () => {
  const sent = answering(teaSlots())

  expect(await api.slots({ service: 'gongfu-hour' })).toHaveLength(5)
  await api.slots({})
  expect(sent.map(({ url }) => url)).toEqual([
    'http://shop.example/w/tea/forms/form%201/slots?service=gongfu-hour',
    'http://shop.example/w/tea/forms/form%201/slots',
  ])
})

test('a hold is put, and let go with an answer that has no body', async () => {
  const sent = answering({ hold })
  expect(await api.hold({ slot_id: 'sat-28', seats: 2 })).toEqual(hold)
  expect(sent[0]).toMatchObject({ method: 'PUT', body: { slot_id: 'sat-28', seats: 2 } })

  const later = answering(undefined, 204)
  await api.letGo()
  expect(later[0]?.method).toBe('DELETE')
})

test('a booking carries the key that makes its retries one booking', async () => {
  const sent = answering({ booking: { reference: 'K7RM-X2QY' } })
  const guest = { slot_id: 'sat-28', seats: 2, name: 'Ada', email: 'ada@example.com' }

  await expect(api.book(guest, 'key-1')).rejects.toThrow()
  expect(sent[0]?.headers.get('idempotency-key')).toBe('key-1')
})

test.each([
  ['for now, with the seconds to wait', { 'retry-after': '1' }, 1],
  ['for good, where the server names no time', {}, undefined],
])('a refusal is %s', async (_, headers, retryAfter) => {
  answering({ error: 'conflict', detail: 'This booking is under way.' }, 409, headers)
  const guest = { slot_id: 'sat-28', seats: 2, name: 'Ada', email: 'ada@example.com' }

  await expect(api.book(guest, 'key-1')).rejects.toMatchObject({ failure: { error: 'conflict' }, retryAfter })
})

test('the form is asked for as JSON, since the same address is also a page', async () => {
  const sent = answering(teaForm())

  expect((await api.refresh()).workspace.name).toBe('Lantern & Leaf')
  expect(sent[0]?.headers.get('accept')).toBe('application/json')
})
