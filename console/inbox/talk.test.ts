import { expect, test, vi } from 'vitest'
import { Refused, Unreachable } from '../../browser/failures.ts'
import type { InboxConversation } from '../../contract/inbox.ts'
import type { InboxApi } from './inbox-api.ts'
import { conversationWith, itemWith, messageWith } from './item-for-tests.ts'
import { Talk } from './talk.ts'

const waiting = itemWith('a', { intervention: {} })

function desk(read: () => InboxConversation, over: Partial<InboxApi> = {}) {
  const unasked = vi.fn(async () => {
    throw new Error('Nobody asks this here.')
  })
  const api = {
    ...{ list: unasked, takeOver: unasked, claim: unasked, release: unasked, resolve: unasked, note: unasked },
    ...{ draft: unasked, see: unasked, here: unasked, canned: unasked, addCanned: unasked, removeCanned: unasked },
    read: async () => read(),
    reply: vi.fn(async () => undefined),
    ...over,
  } satisfies InboxApi
  let ids = 0
  return { api, talk: new Talk('a', api, () => `words ${++ids}`) }
}

test('a reply stands in its place at once, and once only when the server has it', async () => {
  let said: InboxConversation['messages'] = []
  const { talk, api } = desk(() => conversationWith(waiting, { messages: said }))
  await talk.read()
  const sent = talk.send('reply', 'Good afternoon')
  expect(talk.outgoing.value.map(({ text }) => text)).toEqual(['Good afternoon'])

  said = [{ ...messageWith(2, 'Good afternoon'), id: 'words 1' }]
  await sent
  await talk.read()
  expect(talk.outgoing.value).toEqual([])
  expect(api.reply).toHaveBeenCalledWith('hand-off of a', { id: 'words 1', text: 'Good afternoon' })
})

test('a reply that did not go out stays with its reason, and is tried again as the same one', async () => {
  const reply = vi.fn(async () => {
    if (reply.mock.calls.length === 1) throw new Unreachable('The server could not be reached.')
  })
  const { talk } = desk(() => conversationWith(waiting), { reply })
  await talk.read()
  expect(await talk.send('reply', 'Good afternoon')).toBe(false)
  expect(talk.outgoing.value[0]?.fault).toBe('The server could not be reached.')

  talk.retry('words 1')
  await vi.waitFor(() => expect(talk.outgoing.value[0]?.fault).toBeUndefined())
  expect(reply.mock.calls).toEqual([
    ['hand-off of a', { id: 'words 1', text: 'Good afternoon' }],
    ['hand-off of a', { id: 'words 1', text: 'Good afternoon' }],
  ])
})

test('a note never takes the way of a reply', async () => {
  let notes: InboxConversation['notes'] = []
  const note = async (_: string, { id, text }: { id: string; text: string }) => {
    const author = { id: 'mei', name: 'Mei Tan' }
    const kept = { id, text, author, after_seq: 1, created_at: '2026-11-21T13:00:00Z' }
    notes = [kept]
    return kept
  }
  const reply = vi.fn(async () => undefined)
  const { talk } = desk(() => conversationWith(waiting, { notes }), { note, reply })
  await talk.read()
  await talk.send('note', 'Prefers the window')

  expect([reply.mock.calls.length, talk.conversation.value?.notes.length, talk.outgoing.value]).toEqual([0, 1, []])
})

test('the news of new words fetches them, and news of a state alone does not', async () => {
  const read = vi.fn(() => conversationWith(waiting))
  const { talk } = desk(read)
  await talk.read()
  talk.hear({ ...waiting, unread: 3 })
  expect([talk.item.value?.unread, read.mock.calls.length]).toEqual([3, 1])

  talk.hear({ ...waiting, last_seq: 9 })
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2))
})

test('what a moving page leaves behind stays shown, in order and once', async () => {
  let page = conversationWith(waiting, { messages: [messageWith(1), messageWith(2)] })
  const { talk } = desk(() => page)
  await talk.read()
  page = conversationWith(waiting, { messages: [messageWith(2), messageWith(3)] })
  await talk.read()
  page = conversationWith(waiting, { messages: [messageWith(3), messageWith(4)] })
  await talk.read()

  expect(talk.messages.value.map(({ seq }) => seq)).toEqual([1, 2, 3, 4])
})

test('a claim that comes second says so, and the conversation is shown as it is', async () => {
  const jonahs = itemWith('a', { intervention: { state: 'active', assignee: 'Jonah Reid' } })
  let item = waiting
  const claim = async () => {
    item = jonahs
    throw new Refused({ error: 'conflict', detail: 'Jonah claimed this a moment ago.' })
  }
  const { talk } = desk(() => conversationWith(item), { claim })
  await talk.read()
  await talk.claim()

  expect([talk.fault.value, talk.holder.value]).toEqual([
    'Jonah claimed this a moment ago.',
    { by: 'colleague', name: 'Jonah Reid' },
  ])
})

test('a conversation that is not there is gone, and one that did not come can be asked for again', async () => {
  const gone = desk(() => {
    throw new Refused({ error: 'not_found', detail: 'No.' })
  })
  const cut = desk(() => {
    throw new Unreachable('Cut off.')
  })
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await Promise.all([gone.talk.read(), cut.talk.read()])

  expect([gone.talk.state.value, cut.talk.state.value]).toEqual(['gone', 'failed'])
})
