import { signal } from '@preact/signals'
import { expect, test } from 'vitest'
import type { ThreadPreview } from '../../contract/channels.ts'
import type { ShownMessage } from '../shown-messages.ts'
import { Previewed } from './previewed.ts'

const said = (id: string, status: ShownMessage['status']): ShownMessage => ({
  ...{ id, status, text: 'Hello', seq: 1, cards: [], sources: [], tool_calls: [] },
  ...{ author: { type: 'visitor' }, created_at: '2026-11-21T10:00:00Z' },
})
const preview = (id: string): ThreadPreview => ({
  conversation: { id, created_at: '2026-11-21T10:00:00Z' },
  has_earlier: false,
  threads: [],
})

function previewed() {
  const messages = signal<ShownMessage[]>([])
  const looks: { answer(preview: ThreadPreview): void; fail(): void }[] = []
  const ask = () =>
    new Promise<ThreadPreview>((answer, reject) => looks.push({ answer, fail: () => reject(new Error('offline')) }))
  return { messages, looks, model: new Previewed({ messages }, ask, 'line') }
}

test('nothing is asked before something was said, nor while it is being said', () => {
  const { messages, looks } = previewed()
  messages.value = [said('a', 'sending')]
  expect(looks).toHaveLength(0)

  messages.value = [said('a', 'sent'), said('b', 'streaming')]
  expect(looks).toHaveLength(0)

  messages.value = [said('a', 'sent'), said('b', 'sent')]
  expect(looks).toHaveLength(1)
})

test('a look that comes after a later one is not shown', async () => {
  const { messages, looks, model } = previewed()
  messages.value = [said('a', 'sent')]
  messages.value = [said('a', 'sent'), said('b', 'sent')]
  looks[1]?.answer(preview('later'))
  looks[0]?.answer(preview('earlier'))
  await Promise.resolve()
  await Promise.resolve()

  expect(model.shown.value?.conversation.id).toBe('later')
})

test('a look that failed says so until another comes', async () => {
  const { messages, looks, model } = previewed()
  messages.value = [said('a', 'sent')]
  const failed = new Promise<void>((told) => {
    const stop = model.fault.subscribe((fault) => {
      if (fault) told(stop?.())
    })
  })
  looks[0]?.fail()
  await failed
  expect(model.fault.value).toBe(true)

  const again = model.look()
  looks[1]?.answer(preview('now'))
  await again
  expect([model.fault.value, model.shown.value?.conversation.id]).toEqual([false, 'now'])
})
