import { expect, test, vi } from 'vitest'
import { teaForm, teaSlots } from './fake-form-api.ts'
import { formApi } from './form-api.ts'

const hold = { slot_id: 'sat-28', seats: 2, expires_at: '2026-11-21T10:14:00Z', extensions_left: 2 }

/** A server of one answer, which remembers what it was sent. */
function answering(data: unknown, status = 200) {
  const sent: { url: string; method?: string; body?: unknown; headers: Headers }[] = []
  vi.stubGlobal('fetch', async (url: string, { method, body, headers }: RequestInit) => {
    sent.push({ url, method, body: body && JSON.parse(String(body)), headers: new Headers(headers) })
    return new Response(status === 204 ? null : JSON.stringify({ ok: true, data }), { status })
  })
  return sent
}

const api = formApi('http://shop.example/w/tea', 'form 1')

test('slots are asked for by what was chosen, and by nothing that was not', async () => {
  const sent = answering(teaSlots())

  expect(await api.slots({ service: 'gongfu-hour', seats: undefined })).toHaveLength(5)
  expect(sent[0]?.url).toBe('http://shop.example/w/tea/forms/form%201/slots?service=gongfu-hour')
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

test('the form is asked for as JSON, since the same address is also a page', async () => {
  const sent = answering(teaForm())

  expect((await api.refresh()).workspace.name).toBe('Lantern & Leaf')
  expect(sent[0]?.headers.get('accept')).toBe('application/json')
})
