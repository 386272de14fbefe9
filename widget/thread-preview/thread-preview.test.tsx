// @vitest-environment happy-dom
import { render } from 'preact'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { ThreadPreview as Preview } from '../../contract/channels.ts'
import { Conversation } from '../conversation.ts'
import { FakeKeeper, FakePage, FakeShop } from '../fake-shop.ts'
import { ThreadPreview } from './thread-preview.tsx'

let shop: FakeShop
let talk: Conversation

beforeEach(async () => {
  shop = new FakeShop()
  talk = new Conversation(async () => shop, new FakeKeeper(), new FakePage())
  await talk.open()
  await talk.send('Hello')
})
afterEach(() => {
  render(null, document.body)
  talk[Symbol.dispose]()
})

const previewOf = (has_earlier: boolean): Preview => ({
  ...{ has_earlier, conversation: { id: 'one', created_at: '2026-11-21T10:00:00Z' } },
  threads: [
    { platform: 'line', said: [{ by: 'guest', text: 'Hello', at: '2026-11-21T10:04:00Z' }], notes: [] },
    { platform: 'whatsapp', said: [], notes: [] },
    { platform: 'wechat', said: [], notes: [] },
  ],
})

test.each([true, false])('that only the latest messages are shown is said where it is so: %s', async (hasEarlier) => {
  shop.readThreads = async () => previewOf(hasEarlier)
  render(<ThreadPreview conversation={talk} />, document.body)
  await vi.waitFor(() => expect(document.querySelector('.said')?.textContent).toContain('Hello'))

  expect(document.body.textContent.includes('Only the latest messages are shown.')).toBe(hasEarlier)
})
