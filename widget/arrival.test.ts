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
const draw = vi.fn()
let booked: string[]
let messages = signal<ShownMessage[]>([])
let draft = signal('')
let takeUp = () => {}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] })
  vi.stubGlobal('fetch', fetched)
  Element.prototype.scrollIntoView = () => {}
  opened = 0
  booked = []
  messages = signal<ShownMessage[]>([])
  draft = signal('')
  takeUp = () => {}
  document.body.innerHTML = ''
})
afterEach(() => vi.useRealTimers())

interface How {
  gone?: AbortSignal
  news?: Event
}

function arrives(address: string, { gone = new AbortController().signal, news }: How = {}) {
  history.replaceState(null, '', address)
  const open = () => {
    opened += 1
  }
  const book = async ({ subject = '' }) => void booked.push(subject)
  const panel = { open, book, draw, conversation: { open: async () => void takeUp(), messages, draft } }
  return arrive({ baseUrl: 'https://chat.example', panel: async () => panel, gone }, news)
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
  const arrived = arrives('/?chaxi-highlight=gongfu-hour', { gone: gone.signal })
  gone.abort()
  await arrived

  expect([opened, said(), location.search]).toEqual([0, [], '?chaxi-highlight=gongfu-hour'])
})

test.each([
  ['#chaxi=open', ''],
  ['#chaxi=ask:Is%20there%20parking%3F', 'Is there parking?'],
  ['#chaxi=ask:100% cotton?', '100% cotton?'],
])('the link %s opens the panel, with words that are the visitor’s to send, once', async (link, words) => {
  await arrives(`/?tea=1${link}`)
  expect([opened, draft.peek(), location.search, location.hash]).toEqual([1, words, '?tea=1', ''])
})

test.each(['on this page', 'on the page before'])(
  'a link’s words never take the place of what is half written %s: they are offered, and said when pressed',
  async (where) => {
    if (where === 'on this page') draft.value = 'Do you cater for'
    else takeUp = () => (draft.value ||= 'Do you cater for')
    await arrives('/#chaxi=ask:Is%20there%20parking%3F')
    await arrives('/#chaxi=ask:Is%20there%20a%20lift%3F')

    const choice = { label: 'Is there a lift?', say: 'Is there a lift?' }
    expect(draft.peek()).toBe('Do you cater for')
    expect(messages.peek().map(({ text, cards }) => [text, cards])).toEqual([
      [
        'The link that you followed asks this. What you are writing is still there.',
        [{ type: 'choices', choices: [choice] }],
      ],
    ])
  },
)

test.each(['#chaxi=book:gongfu-hour', '?chaxi-book=gongfu-hour'])('the link %s opens that form', async (link) => {
  await arrives(`/${link}`)
  expect([booked, location.href.includes('chaxi')]).toEqual([['gongfu-hour'], false])
})

test('a link of the shop’s own marks a service', async () => {
  draws('gongfu-hour')
  await arrives('/#chaxi=highlight:gongfu-hour')

  expect([marked(), location.hash, opened]).toEqual([1, '', 0])
})

test('another’s part of the address is left alone, and nothing follows from it', async () => {
  await arrives('/#/routes/chaxi=open')

  expect([opened, location.hash]).toEqual([0, '#/routes/chaxi=open'])
})

test('a link to the thread preview that is followed draws a panel anew that is there already, and again when it is left', async () => {
  draw.mockClear()
  const gone = new AbortController()
  await arrives('/#chaxi=thread:line', { gone: gone.signal })
  expect(draw).not.toHaveBeenCalled()

  await arrives('/#chaxi=thread:line', { gone: gone.signal, news: new Event('hashchange') })
  expect([draw.mock.calls.length, opened]).toEqual([1, 0])
  dispatchEvent(new Event('hashchange'))
  dispatchEvent(new Event('hashchange'))
  expect(draw).toHaveBeenCalledTimes(2)
})

test('a link to the thread preview stays in the address, for the panel to read', async () => {
  await arrives('/#chaxi=thread:line')

  expect([location.hash, opened]).toEqual(['#chaxi=thread:line', 0])
})
