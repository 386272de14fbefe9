import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Conversation } from './conversation.ts'
import { FakeKeeper, FakePage, FakeShop, tokenFor } from './fake-shop.ts'

let shop: FakeShop
let page: FakePage
let keeper: FakeKeeper
let talk: Conversation
let leaves = () => {}

beforeEach(() => {
  shop = new FakeShop()
  keeper = new FakeKeeper()
  loads()
})
afterEach(() => leaves())

/** The tab's next page, with the panel closed. */
function loads() {
  leaves()
  page = new FakePage()
  const next = new Conversation(async () => shop, keeper, page)
  talk = next
  leaves = () => next[Symbol.dispose]()
}
const shown = () => talk.messages.value.map(({ text, status }) => [text, status])
const arrived = () => shop.sent.map(({ text }) => text)

test('what was written without a network is sent by the next page, in order and once', async () => {
  await talk.open()
  shop.down = true
  await talk.send('Is there parking?')
  await talk.send('And a step?')
  shop.down = false
  loads()
  await talk.open()
  await vi.waitFor(() => expect(arrived()).toEqual(['Is there parking?', 'And a step?']))

  loads()
  await talk.open()
  expect([arrived().length, keeper.unsent]).toEqual([2, undefined])
})

test('while the network is still gone the next page shows what waits, and sends it when it is back', async () => {
  page.goes('offline')
  shop.down = true
  await talk.open()
  await talk.send('Is there parking?')
  loads()
  page.goes('offline')
  await talk.open()
  await vi.waitFor(() => expect([shown(), arrived()]).toEqual([[['Is there parking?', 'queued']], []]))

  shop.down = false
  page.goes('online')
  await vi.waitFor(() => expect(arrived()).toEqual(['Is there parking?']))
})

test('what was refused and waits for the visitor’s word still does, until it is sent or removed', async () => {
  shop.refuses = 'rate_limited'
  await talk.send('Is there parking?')
  await talk.open()
  await talk.send('And a step?')
  await vi.waitFor(() => expect(talk.messages.value.at(-1)?.status).toBe('failed'))
  loads()
  shop.refuses = undefined
  await talk.open()
  expect([shown(), arrived()]).toEqual([
    [
      ['Is there parking?', 'failed'],
      ['And a step?', 'failed'],
    ],
    [],
  ])

  const [first, second] = talk.messages.value
  await talk.retry(first?.id ?? '')
  talk.remove(second?.id ?? '')
  await vi.waitFor(() => expect([arrived(), keeper.unsent]).toEqual([['Is there parking?'], undefined]))
})

test('what was on its way when the page went is said once, whether it had arrived or not', async () => {
  await talk.open()
  const arrives = shop.sendMessage.bind(shop)
  shop.sendMessage = async (line, message) => {
    await arrives(line, message)
    return new Promise(() => {}) // the page is gone before the answer
  }
  void talk.send('Is there parking?')
  await vi.waitFor(() => expect(arrived()).toHaveLength(1))
  shop.sendMessage = arrives
  loads()
  await talk.open()
  await vi.waitFor(() => expect(shown()).toEqual([['Is there parking?', 'sent']]))

  expect(arrived()).toEqual(['Is there parking?'])
})

test('a word half typed is there on the next page, and nothing is kept of it once it is sent', async () => {
  await talk.open()
  talk.draft.value = 'Is there'
  loads()
  await talk.open()
  expect(talk.draft.value).toBe('Is there')

  await talk.send()
  await vi.waitFor(() => expect([talk.draft.value, keeper.unsent]).toEqual(['', undefined]))
})

test('what is being typed when the page has found the rest stays as it is', async () => {
  await talk.open()
  talk.draft.value = 'Is there'
  loads()
  const opening = talk.open()
  talk.draft.value = 'Good morning'
  await opening

  expect(talk.draft.value).toBe('Good morning')
})

test('nothing is kept before something is written', async () => {
  const writes = vi.spyOn(keeper, 'writeUnsent')
  await talk.identify(tokenFor('ada'))
  expect(writes).not.toHaveBeenCalled()

  await talk.open()
  expect(writes.mock.calls.filter(([unsent]) => unsent)).toEqual([])
})

test('what a member wrote is shown to them again, and to nobody else', async () => {
  await talk.identify(tokenFor('ada'))
  await talk.open()
  talk.draft.value = 'Call me on 07700 900461'
  const adas = keeper.unsent
  loads()
  await talk.identify(tokenFor('ada'))
  await talk.open()
  expect(talk.draft.value).toBe('Call me on 07700 900461')

  for (const other of [tokenFor('bo'), undefined]) {
    loads()
    keeper.unsent = adas
    if (other) await talk.identify(other)
    await talk.open()
    expect([talk.draft.value, talk.messages.value]).toEqual(['', []])
  }
})
