// @vitest-environment happy-dom
import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { standBeside } from './beside.tsx'
import { Conversation } from './conversation.ts'
import { FakeKeeper, FakePage, FakeShop } from './fake-shop.ts'

let shop: FakeShop
let root: ShadowRoot
let talk: Conversation
let leave: () => void

beforeEach(async () => {
  const host = document.createElement('div')
  document.body.replaceChildren(host)
  root = host.attachShadow({ mode: 'open' })
  shop = new FakeShop()
  talk = new Conversation(async () => shop, new FakeKeeper(), new FakePage())
  await talk.open()
  await talk.send('Hello')
  const launcher = root.appendChild(document.createElement('button'))
  const place = root.appendChild(document.createElement('div'))
  const around = { conversation: talk, hint: signal('May we help?'), isOpen: signal(false), open: () => {} }
  leave = standBeside({ root, launcher, place }, around)
})
afterEach(() => {
  leave()
  talk[Symbol.dispose]()
})

const beside = () => root.querySelector('.beside__words')?.textContent
const says = (said: Parameters<FakeShop['message']>[0]) =>
  shop.tells({ type: 'message', data: { message: shop.message(said) } })

test('what the assistant said is shown as words, without the marks that it carries', async () => {
  says({ text: 'We are **very glad** of [our garden](https://shop.example/).' })

  await vi.waitFor(() => expect(beside()).toBe('We are very glad of our garden (https://shop.example/).'))
})

test('what a person said is shown as they typed it, and the hint until then', async () => {
  expect(beside()).toBe('May we help?')

  says({ text: 'The **2** of you?', author: { type: 'operator', name: 'Mei' } })

  await vi.waitFor(() => expect(beside()).toBe('The **2** of you?'))
})
