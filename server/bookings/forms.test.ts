import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { ada, databases, seeded } from '../seeded.ts'
import { memberToken } from '../visitors/member-for-tests.ts'
import { openForm } from './forms.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:00:00Z') }))
afterEach(() => vi.useRealTimers())

const gongfu = { subject: 'gongfu-hour', summary: '2 seats, one of us is vegan', urgency: 'Saturday' }

describe.each(databases)('a form on %s', (on) => {
  test('opens with what was said, and says where each field came from', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm({ ...gongfu, ...ada })

    expect(form.prefill).toMatchObject({ service: 'gongfu-hour', name: ada.name, email: ada.email })
    expect(form.prefilled_from).toEqual({
      service: 'message',
      summary: 'message',
      urgency: 'message',
      name: 'message',
      email: 'message',
    })
    expect(form.missing).toEqual([])
    expect(form.suggestion.seats).toBe(2)
  })

  test('leaves the seats open where heads are no count of what is paid for', async () => {
    await using shop = await seeded({ on })
    const summary = '2 adults and 3 kids'
    expect((await shop.opensForm({ subject: 'private-table', summary })).suggestion.seats).toBeUndefined()
    expect((await shop.opensForm({ subject: 'gongfu-hour', summary })).suggestion.seats).toBe(5)
  })

  test('proposes the coming Saturdays for “Saturday”, says how it read that, and keeps no seat', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm(gongfu)
    const proposed = [form.suggestion.slot_id, ...form.suggestion.candidates].filter(Boolean)
    const slots = await shop.slots(form, 'gongfu-hour')

    expect(proposed.length).toBeGreaterThan(0)
    for (const id of proposed) {
      const slot = slots.find((slot: { id: string }) => slot.id === id)
      expect(
        new Intl.DateTimeFormat('en', { timeZone: 'Europe/London', weekday: 'long' }).format(new Date(slot.starts_at)),
      ).toBe('Saturday')
    }
    expect(form.suggestion.reading).toMatch(/^I read that as Sat/)
    expect(form.hold).toBeUndefined()
  })

  test('tells a guest in their own language how their words were read, and programs in English', async () => {
    await using shop = await seeded({ on })
    const { id } = await shop.opensForm({ ...gongfu, urgency: '28 November' })
    const seen = async (language?: string) =>
      (await shop.call('GET', `/forms/${id}`, { headers: language ? { 'accept-language': language } : {} })).body.data
        .suggestion

    expect(await seen('de')).toMatchObject({ told: { text: expect.stringMatching(/^So haben wir/), lang: 'de' } })
    expect((await seen('de')).reading).toMatch(/^I read that as Sat/)
    expect((await seen()).told).toEqual({ text: (await seen()).reading, lang: 'en-GB' })
  })

  test('leaves the sitting open when what was asked for is none', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm({ subject: 'origami' })

    expect(form.prefill.service).toBeUndefined()
    expect(form.missing).toEqual(['service', 'name', 'email'])
  })

  test('opens from the page for words as long as a message, whatever they say', async () => {
    await using shop = await seeded({ on })
    const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
    const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
    const asked = (subject: string) =>
      shop.call('POST', `/visitor/conversations/${id}/forms`, { body: { subject }, token })

    expect((await asked('A table for four '.repeat(200).slice(0, 2000))).body.data.form.missing).toContain('service')
    expect((await asked('gongfu-hour')).body.data.form.prefill.service).toBe('gongfu-hour')
  })

  test('takes a member’s name and address from the sign-in, whatever was typed', async () => {
    await using shop = await seeded({ on })
    const said = { ...gongfu, name: 'Somebody Else', email: 'else@example.com' }
    const { result } = await shop.tool('book_slot', said, await memberToken(shop))
    const { form } = result.structuredContent

    expect(form.prefill).toMatchObject(ada)
    expect(form.prefilled_from).toMatchObject({ name: 'member', email: 'member', service: 'message' })
  })

  test('is one for a conversation, however often it is asked for at the same moment', async () => {
    await using shop = await seeded({ on })
    const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
    const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
    const opened = await Promise.all(
      Array.from({ length: 6 }, () => shop.call('POST', `/visitor/conversations/${id}/forms`, { body: {}, token })),
    )

    expect(new Set(opened.map(({ body }) => body.data.form.id)).size).toBe(1)
  })

  test('is opened again, not twice, when the same conversation says more', async () => {
    await using shop = await seeded({ on })
    const opening = { guest: {}, conversationId: 'one conversation', saidBy: 'message' as const }
    const workspace = await shop.workspace()
    const first = await openForm(shop.db, workspace, { subject: 'gongfu-hour', name: ada.name }, opening)
    const second = await openForm(shop.db, workspace, { subject: 'matcha-morning', email: ada.email }, opening)

    expect(second.id).toBe(first.id)
    expect(second.prefill).toEqual({ service: 'matcha-morning', ...ada })
  })

  test('is its page to a browser and itself to a program, from any site', async () => {
    await using shop = await seeded({ on })
    const form = await shop.opensForm()
    const path = new URL(form.url).pathname
    const asProgram = await shop.call('GET', path, { headers: { accept: 'application/json', origin: 'null' } })

    expect(asProgram.body.data.id).toBe(form.id)
    expect(asProgram.headers.get('access-control-allow-origin')).toBe('*')
    expect(asProgram.headers.get('access-control-expose-headers')).toBe('Retry-After')
    const preflight = await shop.call('OPTIONS', `${path}/hold`, {
      headers: { origin: 'null', 'access-control-request-method': 'PUT' },
    })
    expect([preflight.status, preflight.headers.get('access-control-allow-methods')]).toEqual([
      204,
      expect.stringContaining('PUT'),
    ])
  })
})
