import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { itemWith } from '../inbox/item-for-tests.ts'
import { alerts } from './alerts.ts'

const ring = vi.fn()
const notify = vi.fn()
let seen: string | undefined
let preferences = { shortcuts: true, sound: 60, notifications: true }
const calls = () => alerts({ preferences: () => preferences, sees: (id) => id === seen, ring, notify })

const waits = itemWith('a', { unread: 1, intervention: {} })

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  vi.clearAllMocks()
  seen = undefined
  preferences = { shortcuts: true, sound: 60, notifications: true }
})
afterEach(() => {
  vi.useRealTimers()
})

test('who waits is called out three times, and not again', () => {
  calls().hear(waits)
  vi.advanceTimersByTime(10 * 60_000)

  expect([ring.mock.calls, notify.mock.calls.length]).toEqual([[[60], [60], [60]], 3])
})

test('what is a colleague’s, or the assistant’s, or was seen, calls nobody', () => {
  const { hear } = calls()
  hear(itemWith('b', { unread: 4, intervention: { state: 'active', assignee: 'Jonah Reid' } }))
  hear(itemWith('c', { unread: 0, intervention: {} }))
  hear(itemWith('d', { unread: 2 }))
  seen = 'a'
  hear(waits)

  expect(ring).not.toHaveBeenCalled()
})

test('the calling stops when it is claimed, looked at, or said again in the same words', () => {
  const { hear } = calls()
  hear(waits)
  hear(waits)
  hear(itemWith('a', { unread: 1, intervention: { state: 'active', assignee: 'Jonah Reid' } }))
  vi.advanceTimersByTime(10 * 60_000)
  expect(ring).toHaveBeenCalledTimes(1)

  hear({ ...waits, last_seq: 2 })
  seen = 'a'
  vi.advanceTimersByTime(10 * 60_000)
  expect(ring).toHaveBeenCalledTimes(2)
})

test('silence is silent, and an operator without notifications gets none', () => {
  preferences = { shortcuts: true, sound: 0, notifications: false }
  calls().hear(waits)

  expect([ring.mock.calls.length, notify.mock.calls.length]).toEqual([0, 0])
})
