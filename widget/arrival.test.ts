// @vitest-environment happy-dom
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { arrive } from './arrival.ts'
import type { ShownMessage } from './shown-messages.ts'

const gongfu = {
  code: 'gongfu-hour',
  name: 'Gongfu Hour',
  covers: 'One oolong.',
  plan: 'leaf',
  duration_minutes: 75,
  price: { amount: 2600, currency: 'GBP', per: 'seat' },
  next_slots: [],
}
const services = [gongfu, { ...gongfu, code: 'first-steep', name: 'First Steep' }]
const fetched = vi.fn(async () => Response.json({ jsonrpc: '2.0', id: 1, result: { structuredContent: { services } } }))
let opened: number
let messages = signal<ShownMessage[]>([])

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = () => {}
  opened = 0
  messages = signal<ShownMessage[]>([])
  document.body.innerHTML = ''
})
afterEach(() => vi.useRealTimers())

function arrives(address: string, gone = new AbortController().signal) {
  history.replaceState(null, '', address)
  const open = () => {
    opened += 1
  }
  const panel = { open, book: async () => {}, conversation: { open: async () => {}, messages } }
  return arrive({ baseUrl: 'https://chat.example', panel: async () => panel, gone })
}
const draws = (code: string) => {
  document.body.innerHTML = `<main><section data-chaxi-service="${code}"></section></main>`
}
const marked = () => document.querySelectorAll('[data-chaxi-highlighted]').length
const said = () => messages.peek().map(({ text, cards: [card] }) => [text, card?.type === 'services' && card.services])

test('a service that the page draws later is marked when it comes, and only then is the wish forgotten', async () => {
  const arrived = arrives('/?tea=1&chaxi-highlight=gongfu-hour')
  draws('first-steep')
  expect([marked(), location.search]).toEqual([0, '?tea=1&chaxi-highlight=gongfu-hour'])
  draws('gongfu-hour')
  await arrived

  expect([marked(), location.search, opened]).toEqual([1, '?tea=1', 0])
})

test('a service that never comes is said not to be there, and its card is offered', async () => {
  const arrived = arrives('/?chaxi-highlight=gongfu-hour')
  await vi.advanceTimersByTimeAsync(8000)
  await arrived

  expect(said()).toEqual([['It is not on this page. This is what the record says of it.', [gongfu]]])
  expect([opened, location.search]).toEqual([1, ''])
})

test('a code that is nobody’s any more is answered with what there is', async () => {
  const arrived = arrives('/?chaxi-highlight=long-gone')
  await vi.advanceTimersByTimeAsync(8000)
  await arrived

  expect(said()).toEqual([[expect.stringContaining('no longer on offer'), services]])
})

test('the history of a kept conversation, which comes after, leaves it standing at its end', async () => {
  const arrived = arrives('/?chaxi-highlight=gongfu-hour')
  await vi.advanceTimersByTimeAsync(8000)
  await arrived
  messages.value = messages.peek().map((offer) => ({ ...offer, id: 'earlier', seq: 7, text: 'Earlier', cards: [] }))
  await Promise.resolve()

  expect(messages.peek().map(({ text, seq }) => [text.slice(0, 7), seq])).toEqual([
    ['Earlier', 7],
    ['It is n', 7.5],
  ])
})

test('a widget that has left the page waits no longer and says nothing', async () => {
  const gone = new AbortController()
  const arrived = arrives('/?chaxi-highlight=gongfu-hour', gone.signal)
  gone.abort()
  await arrived

  expect([opened, said(), location.search]).toEqual([0, [], '?chaxi-highlight=gongfu-hour'])
})
