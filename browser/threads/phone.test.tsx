// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Thread } from '../../contract/channels.ts'
import { Phone } from './phone.tsx'
import { Payloads, Told } from './told.tsx'

const shop = { name: 'Lantern & Leaf', timezone: 'Europe/London', locale: 'en-GB', words: { service: 'sitting' } }
const hello = { by: 'guest' as const, text: 'Hello', at: '2026-11-21T10:04:00Z' }
const envelope = { messaging_product: 'whatsapp', recipient_type: 'individual', to: 'PHONE_NUMBER' } as const

const whatsApp = (said: Extract<Thread, { platform: 'whatsapp' }>['said']): Thread => ({
  platform: 'whatsapp',
  said,
  notes: [{ title: 'Outside 24 hours', text: 'A template is needed.' }],
})
const answer = (more: object) => ({
  ...{ by: 'shop' as const, at: '2026-11-22T10:05:00Z', notes: [1], is_late: true, ...more },
  calls: [{ ...envelope, type: 'text' as const, text: { body: 'Good morning' } }],
})

let place: HTMLElement
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  render(null, place)
  place.remove()
})

const show = (thread: Thread) => render(<Phone thread={thread} shop={shop} guest="Ada" />, place)
const names = () => [...place.querySelectorAll('article')].map((article) => article.getAttribute('aria-label'))
const textOf = (selector: string) => [...place.querySelectorAll(selector)].map(({ textContent }) => textContent)

test('each message says who sent it, when, and how it fares', () => {
  show(whatsApp([hello, answer({})]))

  expect(names()).toEqual(['Ada, 10:04, read', 'Lantern & Leaf, 10:05, would be refused'])
  expect(place.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('Read')
  expect(textOf('.said__refs')).toEqual(['Note 1'])
  expect(textOf('.phone__foot')).toEqual(['Preview, nothing is sent'])
})

test('WhatsApp shows its own marks as such, and what is none as it is', () => {
  const body = 'We are *very _glad_* and _so_ `is` ```it```: 2*3*4, a_b_c.'
  const said = answer({})
  show(whatsApp([{ ...said, calls: [{ ...envelope, type: 'text', text: { body } }] }]))

  expect(textOf('.words > p')).toEqual(['We are very glad and so is it: 2*3*4, a_b_c.'])
  expect(textOf('.words > p > *')).toEqual(['very glad', 'so', 'is', 'it'])
  expect(textOf('strong em')).toEqual(['glad'])
})

test('WeChat has no ticks, and says nothing of what it does not show', () => {
  show({ platform: 'wechat', said: [hello], notes: [] })

  expect(names()).toEqual(['Ada, 10:04'])
  expect(place.querySelector('[role=img]')).toBeNull()
})

test('what could be pressed has gone once the guest wrote again', () => {
  const items = [{ type: 'action' as const, action: { type: 'message' as const, label: 'Yes', text: 'Yes' } }]
  const asked = {
    ...{ by: 'shop' as const, at: '2026-11-21T10:05:00Z', notes: [], is_late: false },
    calls: [{ to: 'USER_ID', messages: [{ type: 'text' as const, text: 'Shall I?', quickReply: { items } }] }],
  }
  const labels = (said: Extract<Thread, { platform: 'line' }>['said']) => {
    show({ platform: 'line', said, notes: [] })
    return place.querySelector('.pills')?.getAttribute('aria-label')
  }

  expect(labels([hello, asked])).toBe('Quick replies')
  expect(labels([hello, asked, { ...hello, text: 'Yes' }])).toBe('Quick replies, gone once the guest wrote')
})

test('words are shown as words, whatever stands in them', () => {
  show(whatsApp([{ ...hello, text: '<img src=x onerror=alert(1)> مرحبا' }]))

  expect(place.querySelector('img')).toBeNull()
  expect(textOf('.words p')).toEqual(['<img src=x onerror=alert(1)> مرحبا'])
})

test('the notes are told in the order of their numbers, and the payloads as they would be sent', async () => {
  const thread = whatsApp([hello, answer({})])
  render([<Told key="told" thread={thread} />, <Payloads key="payloads" thread={thread} shop={shop} />], place)
  expect(textOf('.told li')).toEqual(['1Outside 24 hoursA template is needed.'])

  const details = place.querySelector('details')
  const opened = new Promise((heard) => details?.addEventListener('toggle', heard, { once: true }))
  if (details) details.open = true
  details?.dispatchEvent(new Event('toggle'))
  await opened
  const [payload] = textOf('pre')
  expect(JSON.parse(payload ?? '')).toEqual(answer({}).calls[0])
})
