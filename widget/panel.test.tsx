// @vitest-environment happy-dom
import { signal } from '@preact/signals'
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Conversation } from './conversation.ts'
import { FakeKeeper, FakePage, FakeShop } from './fake-shop.ts'
import { Panel } from './panel.tsx'

let shop: FakeShop
let page: FakePage
let talk: Conversation
let root: ShadowRoot
const open = signal(true)
const close = vi.fn()

// The late parts are fetched here once, so that no test waits for a file to be read.
beforeAll(async () => {
  await Promise.all([
    import('./said.tsx'),
    import('./record-cards.tsx'),
    import('./thumbs.tsx'),
    import('./booking-form/card.tsx'),
    import('./booking-form/strings.ts'),
  ])
})

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T10:04:00Z') })
  HTMLElement.prototype.showPopover ??= () => {}
  HTMLElement.prototype.hidePopover ??= () => {}
  close.mockClear()
  vi.stubGlobal('fetch', async () => Response.error()) // the form's card has tests of its own
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = host.attachShadow({ mode: 'open' })
  shop = new FakeShop()
  page = new FakePage()
  talk = new Conversation(async () => shop, new FakeKeeper(), page)
  await act(async () => {
    render(<Panel conversation={talk} baseUrl="" open={open} close={close} />, root)
    await talk.open()
  })
  await vi.waitFor(() => expect(button('Book a sitting')).toBeDefined())
})
afterEach(() => {
  render(null, root)
  vi.useRealTimers()
})

const all = <Found extends Element>(selector: string) => [...root.querySelectorAll<Found>(selector)]
const button = (name: string) =>
  all<HTMLButtonElement>('button').find((one) => (one.getAttribute('aria-label') ?? one.textContent) === name)
const field = () => root.querySelector('textarea') as HTMLTextAreaElement
const text = () => root.querySelector('[role=log]')?.textContent ?? ''
/** What was done, and everything that follows from it at once. */
const doing = (what: () => unknown) =>
  act(async () => {
    what()
    await new Promise((resolve) => setTimeout(resolve))
  })
const press = (name: string) => doing(() => button(name)?.click())

const write = (words: string) =>
  doing(() => {
    field().value = words
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })

const key = (name: string, more: KeyboardEventInit = {}) =>
  doing(() =>
    field().dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })),
  )

test('it is a dialog with the shop’s name, a log, and a way to a person', () => {
  expect(root.querySelector('[role=dialog]')?.getAttribute('aria-label')).toBe('Lantern & Leaf, assistant')
  expect(text()).toContain('What would you like to know?')
  expect(button('Ask a person')).toBeDefined()
})

test('a starter, once pressed, is what the visitor said, and the starters leave', async () => {
  await press('Which sittings are there?')

  expect(shop.sent.map((sent) => sent.text)).toEqual(['Which sittings are there?'])
  expect(text()).toContain('You saidWhich sittings are there?')
  expect(button('Book a sitting')).toBeUndefined()
})

test('Enter sends; Shift and Enter, or Enter that accepts a word, does not', async () => {
  await write('Where are')
  await key('Enter', { shiftKey: true })
  await key('Enter', { isComposing: true })
  await key('Enter', { keyCode: 229 })
  expect([shop.sent, talk.draft.value]).toEqual([[], 'Where are'])

  await key('Enter')
  expect([shop.sent.length, field().value]).toEqual([1, ''])
})

test('an empty field sends nothing, and the button is never disabled', async () => {
  await write('   ')
  await press('Send')

  expect([shop.sent, button('Send')?.disabled]).toEqual([[], false])
})

test('a message that was not sent says so, and can be sent again or removed', async () => {
  shop.down = true
  await write('Hello')
  await key('Enter')
  expect(text()).toContain('Not sent')

  shop.down = false
  await press('Send again')
  expect([shop.sent.length, text().includes('Not sent')]).toEqual([1, false])
})

test('while an answer comes, the place of Send is Stop', async () => {
  await write('Hello')
  await key('Enter')
  await doing(() => shop.tells({ type: 'turn', data: { id: 't1', state: 'started' } }))
  expect(button('Stop the answer')).toBeDefined()

  await doing(() => shop.tells({ type: 'turn', data: { id: 't1', state: 'stopped' } }))
  expect(button('Send')).toBeDefined()
})

test('what a message says is text, whatever it looks like', async () => {
  await write('<img src=x onerror=alert(1)>')
  await key('Enter')

  expect(text()).toContain('<img src=x onerror=alert(1)>')
  expect(root.querySelector('img')).toBeNull()
})

test('what the shop’s side says is text too, in words, names and cards: no link and no picture comes of it', async () => {
  const evil = '<img src=x onerror=alert(1)><script>alert(1)</script> ![x](https://evil.example/p) [a](javascript:b)'
  const source = { kind: 'knowledge' as const, code: 'evil', title: evil, text: evil }
  const price = { amount: 1800, currency: 'GBP', per: evil }
  const service = { code: 'evil', name: evil, covers: evil, plan: 'leaf', duration_minutes: 60, price, next_slots: [] }
  const choices = [{ label: evil, say: evil }]
  const cards = [
    { type: 'services' as const, services: [service] },
    { type: 'plans' as const, plans: [{ code: 'evil', name: evil, price, services: ['evil'], audience: evil }] },
    { type: 'bookings' as const, bookings: [{ ...booking, name: evil, summary: evil, next_step: evil }] },
    { type: 'choices' as const, choices },
  ]
  await write('Hello')
  await key('Enter')
  await doing(() =>
    shop.tells({ type: 'message', data: { message: shop.message({ text: evil, sources: [source], cards }) } }),
  )
  await vi.waitFor(() => expect(text().split(evil).length).toBeGreaterThan(4))

  expect(all('img, script, iframe, object, embed, form[action], [onerror], [style*=url]')).toEqual([])
  expect(all('a')).toEqual([])
})

test('the record’s own words are one press away', async () => {
  await write('Is there parking?')
  await key('Enter')
  const source = { kind: 'knowledge' as const, code: 'parking', title: 'Is there parking?', text: 'None in the yard.' }
  await act(async () =>
    shop.tells({ type: 'message', data: { message: shop.message({ text: 'No.', sources: [source] }) } }),
  )

  expect(root.querySelector('details summary')?.textContent).toBe('From the record: Is there parking?')
  expect(root.querySelector('details dd')?.textContent).toBe('None in the yard.')
})

test('a form shown again can be filled in only where it was shown last', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await doing(() => talk.book({ subject: 'gongfu-hour' }))
  const card = talk.messages.peek().at(-1)?.cards[0]
  if (!card) throw new Error('no form was shown')
  await doing(() =>
    shop.tells({ type: 'message', data: { message: shop.message({ text: 'Changed.', cards: [card] }) } }),
  )

  await vi.waitFor(() => expect(all('form.slip')).toHaveLength(1))
  expect(text().match(/A newer form is open below/g)).toHaveLength(1)
})

test('what a form booked in another tab stays as its ticket, once', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await doing(() => talk.book({ subject: 'gongfu-hour' }))
  await vi.waitFor(() => expect(text()).toContain('Book a sitting'))
  await doing(() => talk.booked('form-1', booking))
  await doing(() =>
    shop.tells({
      type: 'message',
      data: { message: shop.message({ text: 'Booked.', cards: [{ type: 'booking', booking }] }) },
    }),
  )

  await vi.waitFor(() => expect(all('.ticket')).toHaveLength(1))
  expect(text()).toContain('K7RM-X2QY')
  expect(text()).not.toContain('[object')
  expect(all('form.slip')).toEqual([])
})

test('a ticket in the conversation follows its booking: offered, taken, moved, cancelled', async () => {
  const told = (changes: object) =>
    doing(() => shop.tells({ type: 'booking', data: { booking: { ...booking, ...changes } } }))
  const ticket = () => root.querySelector('.ticket')?.textContent
  await doing(() => talk.book({ subject: 'gongfu-hour' }))
  await doing(() => talk.booked('form-1', { ...booking, state: 'waitlisted', list_place: 2 }))
  await vi.waitFor(() => expect(ticket()).toContain('2nd on the list'))

  await told({ state: 'offered', offered_until: '2026-11-21T12:30:00Z' })
  expect(ticket()).toContain('Yours until 12:30')
  await told({ state: 'confirmed' })
  expect(ticket()).toContain('Booked')
  await told({ state: 'confirmed', starts_at: '2026-12-05T14:00:00Z', ends_at: '2026-12-05T15:15:00Z' })
  expect(ticket()).toContain('Sat 5 December')
  expect(ticket()).not.toContain('28 November')
  await told({ state: 'cancelled' })
  expect(ticket()).toContain('Cancelled')
  expect(all('.ticket')).toHaveLength(1)
})

test('from history another form of the same service is one press away', async () => {
  await doing(() => talk.book({ subject: 'gongfu-hour' }))
  await doing(() => talk.booked('form-1', { ...booking, state: 'cancelled' }))
  await vi.waitFor(() => expect(button('Book another sitting')).toBeDefined())
  await press('Book another sitting')

  expect(shop.opened).toEqual([{ subject: 'gongfu-hour' }, { subject: 'gongfu-hour' }])
})

test('the header says who answers, and its one action follows', async () => {
  await write('Hello')
  await key('Enter')
  const control = (by: 'waiting' | 'operator') => doing(() => shop.tells({ type: 'control', data: { by } }))

  await control('waiting')
  expect([root.querySelector('.panel__head p')?.textContent, button('Take it back')]).toEqual([
    'Waiting for a person',
    expect.anything(),
  ])
  await control('operator')
  expect(root.querySelector('.panel__head p')?.textContent).toBe('Someone from the shop')
  expect([button('Take it back'), button('Ask a person')]).toEqual([undefined, undefined])
})

test('offline it says so, and that what is written is kept', async () => {
  await doing(() => page.goes('offline'))
  await write('Are you there?')
  await key('Enter')

  expect(root.textContent).toContain('You are offline. What you write is kept here.')
  expect(text()).toContain('Will be sent when you are back online')
})

test('Escape closes it, but not while a word is being composed', async () => {
  await key('Escape', { isComposing: true })
  expect(close).not.toHaveBeenCalled()

  await key('Escape')
  expect(close).toHaveBeenCalledOnce()
})

test('nothing in the panel carries a style of its own', () => {
  expect(all('[style], style')).toEqual([])
})

const booking = {
  reference: 'K7RM-X2QY',
  email: 'a•••@example.com',
  state: 'confirmed' as const,
  next_step: 'We look forward to seeing you.',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  starts_at: '2026-11-28T14:00:00Z',
  ends_at: '2026-11-28T15:15:00Z',
  timezone: 'Europe/London',
  seats: 2,
  name: 'Ada Marsh',
  created_at: '2026-11-21T10:04:00Z',
}

test('an answer to the visitor takes a thumb, and nothing else that is said does', async () => {
  await write('Where are you?')
  await key('Enter')
  const answer = shop.message({ text: 'Behind the green door.', act: 'answer' })
  await doing(() => shop.tells({ type: 'message', data: { message: answer } }))
  await vi.waitFor(() => expect(button('Helpful')).toBeDefined())
  await press('Not helpful')
  expect(shop.rated).toEqual([{ message: answer.id, value: 'down' }])

  const others = [
    shop.message({ text: 'Is there anything else?', act: 'answer' }),
    shop.message({ text: 'Thanks', author: { type: 'visitor' } }),
    shop.message({ text: 'With pleasure.', act: 'smalltalk' }),
    shop.message({ text: 'Bye', author: { type: 'visitor' } }),
    shop.message({ text: 'Goodbye from the shop.', author: { type: 'operator', name: 'Mei' } }),
  ]
  await doing(() => shop.tells(...others.map((message) => ({ type: 'message' as const, data: { message } }))))
  expect(all('[aria-label="Not helpful"]')).toHaveLength(1)
})
