import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { refused } from './fake-form-api.ts'
import { reviewed } from './opened-form.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:04:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('a submit that meets an earlier one under way waits for that one’s answer, under the same key', async () => {
  const { model, api, booked } = await reviewed()
  const before = api.requests
  api.stillWorking = 3
  const booking = model.book()
  await vi.advanceTimersByTimeAsync(2900)
  expect(model.busy.value).toBe('book')

  await vi.advanceTimersByTimeAsync(100)
  await booking

  expect(api.requests - before).toBe(4)
  expect([...api.bookings.keys()]).toEqual(['key-1'])
  expect(booked.map(({ reference }) => reference)).toEqual(['K7RM-X2QY'])
})

test('a submit that stays under way is given up after some seconds, and can be pressed again', async () => {
  const { model, api } = await reviewed()
  api.stillWorking = 99
  const booking = model.book()
  await vi.advanceTimersByTimeAsync(12_000)
  await booking
  expect(model.trouble.value).toEqual({ kind: 'unreachable', act: 'book', offline: false })

  api.stillWorking = 0
  await model.book()
  expect(model.step.value).toBe('booked')
})

test('a conflict that names no time to come again is final, and said in the server’s words', async () => {
  const { model, api } = await reviewed()
  const detail = 'There is a booking for this time under this address already.'
  let sent = 0
  api.book = () => {
    sent++
    return Promise.reject(refused('conflict', detail))
  }

  await model.book()

  expect(sent).toBe(1)
  expect(model.trouble.value).toMatchObject({ kind: 'refused', why: { failure: { detail } } })
})
