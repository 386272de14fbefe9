import { expect, test, vi } from 'vitest'
import type { InboxItem, InboxList, InboxPage } from '../../contract/inbox.ts'
import { itemWith } from './item-for-tests.ts'
import { Queue } from './queue.ts'

const pending = (id: string, waiting_since: string) => itemWith(id, { intervention: { waiting_since } })
const mine = { state: 'active', is_mine: true, assignee: 'Mei Tan' } as const
const jonahs = { state: 'active', assignee: 'Jonah Reid' } as const

const shown = (queue: Queue) => queue.groups.value.map(({ heading, items }) => [heading, ...items.map(({ id }) => id)])

async function queueOf(items: InboxItem[], list: InboxList) {
  const queue = new Queue({ list: async () => ({ items, next_cursor: null }) })
  await queue.show(list)
  return queue
}

test('who waits longest stands first', async () => {
  const queue = await queueOf([pending('b', '2026-11-21T13:10:00Z'), pending('a', '2026-11-21T13:05:00Z')], 'waiting')

  expect(shown(queue)).toEqual([['Waiting for a person', 'a', 'b']])
})

test('All is grouped by who holds what', async () => {
  const items = [
    itemWith('with the assistant'),
    itemWith('ended', { intervention: { state: 'resolved' } }),
    itemWith('jonahs', { intervention: jonahs }),
    itemWith('mine', { intervention: mine }),
    itemWith('waiting', { intervention: {} }),
  ]

  expect(shown(await queueOf(items, 'all'))).toEqual([
    ['Waiting for a person', 'waiting'],
    ['Yours', 'mine'],
    ['With Jonah Reid', 'jonahs'],
    ['With the assistant', 'with the assistant', 'ended'],
  ])
})

test('a conversation that somebody claims leaves Waiting, and one that is handed over comes in', async () => {
  const queue = await queueOf([itemWith('a', { intervention: {} })], 'waiting')
  queue.take(itemWith('a', { intervention: jonahs }))
  queue.take(itemWith('b', { intervention: {} }))
  queue.take(itemWith('c', { intervention: jonahs }))

  expect(shown(queue)).toEqual([['Waiting for a person', 'b']])
})

test('where an answer did not help stands in a list of its own, whoever has it, until the thumb is taken back', async () => {
  const queue = await queueOf([itemWith('a', { unhelpful: 1 })], 'unhelpful')
  queue.take(itemWith('b', { unhelpful: 2, intervention: jonahs, updated_at: '2026-11-21T13:10:00Z' }))
  queue.take(itemWith('c'))
  expect(shown(queue)).toEqual([['An answer did not help', 'b', 'a']])

  queue.take(itemWith('b'))
  expect(shown(queue)).toEqual([['An answer did not help', 'a']])
})

test('while the list is scrolled, what is new waits until it is let in, and what is known changes in place', async () => {
  const queue = await queueOf([itemWith('a', { intervention: {} })], 'waiting')
  queue.take(itemWith('b', { intervention: {} }), true)
  queue.take(itemWith('a', { intervention: {}, unread: 2 }), true)
  expect([shown(queue), queue.held.value.length, queue.items.value[0]?.unread]).toEqual([
    [['Waiting for a person', 'a']],
    1,
    2,
  ])

  queue.letIn()
  expect(shown(queue)).toEqual([['Waiting for a person', 'a', 'b']])
})

test('what was searched for is not joined by what was not found', async () => {
  const queue = new Queue({ list: async () => ({ items: [itemWith('a')], next_cursor: null }) })
  await queue.show('all', 'ada')
  queue.take(itemWith('b'))

  expect(queue.items.value.map(({ id }) => id)).toEqual(['a'])
})

test('a list that answers after another was asked for is not shown', async () => {
  const late = Promise.withResolvers<InboxPage>()
  const list = vi.fn(async (which: string) =>
    which === 'all' ? late.promise : { items: [itemWith('mine', { intervention: mine })], next_cursor: null },
  )
  const queue = new Queue({ list })
  const first = queue.show('all')
  await queue.show('mine')
  late.resolve({ items: [itemWith('other')], next_cursor: null })
  await first

  expect(shown(queue)).toEqual([['Yours', 'mine']])
})

test('older ones come behind those that are shown', async () => {
  const pages: InboxPage[] = [
    { items: [itemWith('a', { updated_at: '2026-11-21T13:10:00Z', last_message: null })], next_cursor: 'next' },
    { items: [itemWith('b', { updated_at: '2026-11-21T13:05:00Z', last_message: null })], next_cursor: null },
  ]
  const queue = new Queue({
    list: async (_, { cursor } = {}) => pages[cursor ? 1 : 0] ?? { items: [], next_cursor: null },
  })
  await queue.show('all')
  await queue.more()

  expect([shown(queue), queue.cursor.value]).toEqual([[['With the assistant', 'a', 'b']], null])
})
