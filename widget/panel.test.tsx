// @vitest-environment happy-dom
import { render } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Conversation } from './conversation.ts'
import { conversation, FakeKeeper, FakePage, FakeShop } from './fake-shop.ts'
import { Panel } from './panel.tsx'

let shop: FakeShop
let page: FakePage
let talk: Conversation
let root: ShadowRoot
const close = vi.fn()

// The late parts are fetched here once, so that no test waits for a file to be read.
beforeAll(async () => {
  await Promise.all([
    import('./said.tsx'),
    import('./record-cards.tsx'),
    import('./answer-acts.tsx'),
    import('./menu.tsx'),
    import('./booking-form/card.tsx'),
    import('./booking-form/later-steps.tsx'),
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
    render(<Panel conversation={talk} baseUrl="" close={close} address="" />, root)
    await talk.open()
  })
  await vi.waitFor(() => expect(button('Book a sitting')).toBeDefined())
})
afterEach(() => {
  render(null, root)
  talk[Symbol.dispose]()
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
  expect(root.querySelector('dialog')?.getAttribute('aria-label')).toBe('Lantern & Leaf, assistant')
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

test('a message that was refused says so, and can be sent again or removed', async () => {
  shop.refuses = 'rate_limited'
  await write('Hello')
  await key('Enter')
  expect(text()).toContain('Not sentStart a new session.')
  expect(text()).not.toContain('by itself')

  shop.refuses = undefined
  await press('Send again')
  expect([shop.sent.length, text().includes('Not sent')]).toEqual([1, false])
})

test('a message that waits for the line says that it will go by itself, and can be sent at once or removed', async () => {
  shop.down = true
  await write('Hello')
  await key('Enter')
  expect(text()).toContain('Not sent yet. It goes by itself once the shop can be reached.')
  expect(button('Remove')).toBeDefined()

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

/** What a screen reader would read out of the log as news: not what is quiet, nor what a region of its own says. */
const aloud = () =>
  all('article.message').map((article) => {
    const live = '[aria-live], [role=status], [role=log]'
    const texts = document.createTreeWalker(article, NodeFilter.SHOW_TEXT)
    let words = ''
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      if (text.parentElement?.closest(live)?.getAttribute('role') === 'log') words += text.textContent
    return words
  })

test('of what is said only others’ words are news: not the visitor’s own, nor a card, nor what may be done with it', async () => {
  await write('What is there?')
  await key('Enter')
  const form = { type: 'choices' as const, choices: [{ label: 'Gongfu Hour', say: 'Gongfu Hour' }] }
  const said = [
    shop.message({
      text: 'One sitting.',
      act: 'answer',
      answers: shop.sent[0]?.id,
      cards: [form, { type: 'booking', booking }],
    }),
    shop.message({ text: 'Good morning.', author: { type: 'operator', name: 'Mei' } }),
  ]
  await doing(() => shop.tells(...said.map((message) => ({ type: 'message' as const, data: { message } }))))
  await vi.waitFor(() => expect(all('.ticket, .rating .thumbs')).toHaveLength(3))

  expect(aloud()).toEqual([
    '',
    'The assistant saidOne sitting.',
    expect.stringMatching(/^Someone from the shop said.*Good morning.$/),
  ])
})

test('what an earlier page has told is not news on this one, and what comes after it is', async () => {
  await write('What is there?')
  await key('Enter')
  await doing(() => talk.turnTo('another'))
  const messages = [shop.message({ text: 'Yesterday’s answer.' })]
  await doing(() => shop.tells({ type: 'snapshot', data: { conversation: conversation('another', messages) } }))
  const delta = { type: 'message_delta' as const, data: { id: 'm9', text: 'Today’s' } }
  await doing(() => shop.tells({ type: 'turn', data: { id: 't1', state: 'started' } }, delta))

  expect(aloud()).toEqual(['', 'The assistant saidToday’s'])
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

test('titles that are no questions are told apart', async () => {
  await write('can I have the Private Table on Leaf, and is there parking?')
  await key('Enter')
  const sources = ['Leaf', 'Private Table', 'Is there parking?', 'Gongfu Hour'].map((title, at) => ({
    kind: 'knowledge' as const,
    code: `source-${at}`,
    title,
    text: 'So it is.',
  }))
  await act(async () => shop.tells({ type: 'message', data: { message: shop.message({ text: 'No.', sources }) } }))

  const line = 'From the record: Leaf, Private Table, Is there parking? Gongfu Hour'
  expect(root.querySelector('details summary')?.textContent).toBe(line)
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
  shop.down = true
  await doing(() => page.goes('offline'))
  await write('Are you there?')
  await key('Enter')

  expect(root.textContent).toContain('You are offline. What you write is kept here.')
  expect(text()).toContain('It goes by itself once the shop can be reached.')
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
  const answer = shop.message({ text: 'Behind the green door.', act: 'answer', answers: shop.sent[0]?.id })
  await doing(() => shop.tells({ type: 'message', data: { message: answer } }))
  await vi.waitFor(() => expect(button('Helpful')).toBeDefined())
  await press('Not helpful')
  expect(shop.rated).toEqual([{ message: answer.id, value: 'down' }])

  const thanks = crypto.randomUUID()
  const others = [
    shop.message({ text: 'Is there anything else?', act: 'answer' }),
    shop.message({ text: 'Thanks', author: { type: 'visitor' }, id: thanks }),
    shop.message({ text: 'With pleasure.', act: 'smalltalk', answers: thanks }),
    shop.message({ text: 'Bye', author: { type: 'visitor' } }),
    shop.message({ text: 'Goodbye from the shop.', author: { type: 'operator', name: 'Mei' } }),
  ]
  await doing(() => shop.tells(...others.map((message) => ({ type: 'message' as const, data: { message } }))))
  expect(all('[aria-label="Not helpful"]')).toHaveLength(1)
})

test('an answer is copied as plain words, and the copying is announced', async () => {
  const copied: string[] = []
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText: async (words: string) => copied.push(words) } })
  await hears('**Two** teas:\n- green\n- [black](https://tea.example/b)')
  await press('Copy')

  expect(copied).toEqual(['Two teas:\n\n• green\n• black (https://tea.example/b)'])
  expect(all('[role=status].unseen').map(({ textContent }) => textContent)).toEqual(['Copied'])
  expect(button('Copied')).toBeDefined()
})

test('an answer that could not be copied is not called copied', async () => {
  vi.stubGlobal('navigator', { ...navigator, clipboard: undefined })
  document.execCommand = () => false
  await hears('Yes.')
  await press('Copy')

  expect(button('Could not be copied')).toBeDefined()
})

test('what an answer was asked is asked again in the visitor’s words; a person is not asked twice', async () => {
  await hears('Yes.')
  await press('Ask again')
  expect(shop.sent.map((sent) => sent.text)).toEqual(['Is there parking?', 'Is there parking?'])

  await doing(() => shop.tells({ type: 'control', data: { by: 'waiting' } }))
  expect(button('Ask again')).toBeUndefined()
})

test('of two questions in a row each answer can be copied, judged, and asked for again', async () => {
  const questions = ['Is there parking?', 'Where are you?']
  for (const question of questions) {
    await write(question)
    await key('Enter')
  }
  const answers = shop.sent.map(({ id, text }) => shop.message({ text: `“${text}”`, act: 'answer', answers: id }))
  await doing(() => shop.tells(...answers.map((message) => ({ type: 'message' as const, data: { message } }))))
  await vi.waitFor(() => expect(all('.rating .thumbs')).toHaveLength(2))
  const named = (name: string) => all<HTMLButtonElement>('button').filter(({ textContent }) => textContent === name)
  expect([named('Copy').length, all('[aria-label="Helpful"]').length]).toEqual([2, 2])

  for (const again of named('Ask again')) await doing(() => again.click())
  expect(shop.sent.map(({ text }) => text)).toEqual([...questions, ...questions])
})

test('an answer that was stopped before its first word can be asked for again', async () => {
  await write('Is there parking?')
  await key('Enter')
  await doing(() =>
    shop.tells(
      { type: 'turn', data: { id: 'turn-1', state: 'started' } },
      { type: 'turn', data: { id: 'turn-1', state: 'stopped' } },
    ),
  )
  expect(text()).toContain('The answer was stopped.')
  await press('Ask again')

  expect(shop.sent).toHaveLength(2)
})

test('an answer that broke off is marked so, and asked for again in one place', async () => {
  await write('Is there parking?')
  await key('Enter')
  await doing(() =>
    shop.tells(
      { type: 'turn', data: { id: 'turn-1', state: 'started' } },
      { type: 'message_delta', data: { id: 'a1', text: 'Yes, behind' } },
      { type: 'turn', data: { id: 'turn-1', state: 'failed' } },
    ),
  )
  expect(text()).toContain('Yes, behindThe answer broke off. Ask again')
  expect(text()).not.toContain('No answer came.')
  expect(button('Copy')).toBeUndefined()
  await press('Ask again')

  expect(shop.sent.map((sent) => sent.text)).toEqual(['Is there parking?', 'Is there parking?'])
  expect(text()).toContain('The answer broke off.')
  expect(button('Ask again')).toBeUndefined()
})

test('what no answer came to before the page is said on it, and can be asked again', async () => {
  await doing(() => talk.turnTo('earlier'))
  const messages = [shop.message({ text: 'Is there parking?', author: { type: 'visitor' } })]
  await doing(() => shop.tells({ type: 'snapshot', data: { conversation: conversation('earlier', messages) } }))
  expect(text()).toContain('No answer came. Ask again')
  await press('Ask again')

  expect(shop.sent.map((sent) => sent.text)).toEqual(['Is there parking?'])
  expect(text()).not.toContain('No answer came.')
})

test('of a long conversation the last words are drawn, and earlier ones once they are asked for', async () => {
  await write('Hello')
  await key('Enter')
  const messages = Array.from({ length: 100 }, (_, place) => shop.message({ text: `Word ${place}.`, seq: place + 1 }))
  const snapshot = conversation('conversation-of-token-1', messages)
  await doing(() => shop.tells({ type: 'snapshot', data: { conversation: snapshot } }))
  const drawn = () => all('article').length
  expect([drawn(), text().includes('Word 71.'), text().includes('Word 69.')]).toEqual([30, true, false])

  await press('Earlier messages')
  await doing(() => shop.tells({ type: 'message', data: { message: shop.message({ text: 'News.', seq: 102 }) } }))
  expect([drawn(), text().includes('Word 41.'), text().includes('News.')]).toEqual([61, true, true])
  for (const _ of [1, 2]) await press('Earlier messages')
  expect([drawn(), button('Earlier messages')]).toEqual([101, undefined])
})

test('a conversation that grows while it is open is cut to its last words, not to its first', async () => {
  await hears('Yes.')
  for (let place = 0; place < 120; place += 1)
    await doing(() =>
      shop.tells({ type: 'message', data: { message: shop.message({ text: `Word ${place}.`, seq: place + 10 }) } }),
    )

  expect([all('article').length < 60, text().includes('Word 119.')]).toEqual([true, true])
})

test('a long text is kept and not sent, and its limit is said before', async () => {
  await write('tea '.repeat(501))
  expect(root.querySelector('.notice')?.textContent).toBe('A message has 2000 characters at most. (2003)')
  expect(['aria-invalid', 'aria-describedby'].map((name) => field().getAttribute(name))).toEqual(['true', 'notice'])
  const notice = root.querySelector('#notice p')
  await key('Enter')
  expect([shop.sent, field().value.length]).toEqual([[], 2004])
  expect(root.querySelector('#notice p')).not.toBe(notice)

  await write('tea '.repeat(500))
  expect(field().getAttribute('aria-invalid')).toBe('false')
  await key('Enter')
  expect([shop.sent.length, root.querySelector('.notice')?.textContent]).toEqual([1, ''])
})

/** Opens the menu behind the shop's name. */
async function opensMenu() {
  await press('Lantern & Leafmenu')
  await vi.waitFor(() => expect(button('Delete my data')).toBeDefined())
}

test('a new conversation begins empty, and there is a way back to the one before', async () => {
  await hears('Yes.')
  const before = shop.watched?.conversation
  await opensMenu()
  await press('New conversation')
  expect(text()).toContain('What would you like to know?')
  expect(shop.watched?.conversation).toBe(`next-${before}`)

  await press('Go back to it')
  expect([shop.watched?.conversation, button('Go back to it')]).toEqual([before, undefined])
})

test('whoever talks on has done with the menu, and goes on writing', async () => {
  await hears('Yes.')
  await opensMenu()
  await press('New conversation')
  field().focus()
  await write('Have you got tea?')
  await key('Enter')

  expect([button('Go back to it'), root.activeElement]).toEqual([undefined, field()])
})

test('before anything was said there is nothing to begin anew or to send', async () => {
  await opensMenu()

  expect([button('New conversation'), button('Send me this conversation')]).toEqual([undefined, undefined])
})

test('the conversation goes to the address that is given, and is called sent only then', async () => {
  await hears('Yes.')
  await opensMenu()
  await press('Send me this conversation')
  const address = root.querySelector<HTMLInputElement>('input[type=email]')
  await doing(() => {
    if (address) address.value = ' ada@example.com '
    address?.dispatchEvent(new Event('input', { bubbles: true }))
  })
  const send = () => doing(() => address?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })))
  shop.down = true
  await send()
  expect(root.querySelector('.menu')?.textContent).toContain('could not be reached')

  shop.down = false
  await send()
  expect(shop.mailed).toEqual(['ada@example.com'])
  expect(root.querySelector('.menu')?.textContent).toContain('It is on its way to ada@example.com.')
})

test('nothing is deleted before the visitor has said so twice; then nothing of them is left here', async () => {
  await hears('Yes.')
  await write('half a thought')
  await opensMenu()
  await press('Delete my data')
  expect([shop.forgotten, root.querySelector('.menu')?.textContent]).toEqual([
    [],
    expect.stringContaining('Bookings stay'),
  ])

  await press('Delete my data')
  expect([shop.forgotten, talk.session.value, field().value]).toEqual([['token-1'], undefined, ''])
  expect(root.querySelector('.menu')?.textContent).toContain('One booking stays with the shop')
  expect(text()).toContain('What would you like to know?')
})

test('a deletion that failed is not called one', async () => {
  await hears('Yes.')
  await opensMenu()
  await press('Delete my data')
  shop.down = true
  await press('Delete my data')

  expect(root.querySelector('.menu [role=alert]')?.textContent).toContain('could not be reached')
  expect(text()).toContain('Yes.')
})

test('Escape closes the menu first, and then the panel', async () => {
  await opensMenu()
  const pressEscape = () =>
    doing(() =>
      (root.activeElement ?? field()).dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
    )
  await pressEscape()
  expect([button('Delete my data'), close.mock.calls.length]).toEqual([undefined, 0])

  await pressEscape()
  expect(close).toHaveBeenCalledOnce()
})

/** Asks, and is answered by the assistant. */
async function hears(answer: string) {
  await write('Is there parking?')
  await key('Enter')
  const message = shop.message({ text: answer, act: 'answer', answers: shop.sent.at(-1)?.id })
  await doing(() => shop.tells({ type: 'message', data: { message } }))
  await vi.waitFor(() => expect(button('Copy')).toBeDefined())
}
