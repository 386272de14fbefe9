import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { opened, reviewed } from './opened-form.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-21T10:04:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

test('the list of a full time is joined by the same steps, and no seat is kept on the way', async () => {
  const { model, api, booked } = await opened()

  model.join('wed-2')
  expect([model.step.value, model.attention.value?.part, model.news.value]).toEqual(['details', 'email', 'joining'])
  expect(model.party.value).toMatchObject({ slotId: 'wed-2', seats: 2 })
  model.guest.write('email', 'ada@example.com')
  model.readOver()
  await model.book()

  expect(api.form.hold).toBeUndefined()
  expect(JSON.parse(api.bookings.get('key-1')?.body ?? '')).toMatchObject({ slot_id: 'wed-2', join_waitlist: true })
  expect(booked).toMatchObject([{ state: 'waitlisted' }])
  expect(model.step.value).toBe('booked')
})

test('a booking that joins no list does not say so', async () => {
  const { model, api } = await reviewed()
  await model.book()

  expect(api.bookings.get('key-1')?.body).not.toContain('join_waitlist')
})

test('seats kept elsewhere are not what is sent for a list, and are there again when the guest turns back', async () => {
  const { model } = await reviewed()
  model.change('time')

  model.join('wed-2')
  expect(model.party.value).toMatchObject({ slotId: 'wed-2' })
  expect(model.step.value).toBe('review')

  model.change('time')
  expect(model.joining.value).toBeUndefined()
  expect(model.party.value).toMatchObject({ slotId: 'sat-28', seats: 2 })
})

test('whoever turned back from a list and chooses a time with room is booked there', async () => {
  const { model } = await opened()
  model.join('wed-2')
  model.change('time')
  model.picker.chooseDay('2026-12-05')
  await model.keep()
  model.guest.write('email', 'ada@example.com')
  model.readOver()
  await model.book()

  expect(model.booking.value).toMatchObject({ state: 'confirmed', starts_at: '2026-12-05T14:00:00Z' })
})

test('a lost answer to joining a list is one place on it, however often it is pressed', async () => {
  const { model, api } = await opened()
  model.join('wed-2')
  model.guest.write('email', 'ada@example.com')
  model.readOver()
  api.mood = 'deaf after acting'
  await model.book()
  expect(model.trouble.value).toEqual({ kind: 'unreachable', act: 'join', offline: false })

  api.mood = 'well'
  await model.book()
  expect(api.bookings.size).toBe(1)
  expect(model.booking.value?.state).toBe('waitlisted')
})

test('for a time that was sold meanwhile its list is at hand, and every word stays', async () => {
  const { model, api } = await reviewed()
  model.guest.write('summary', 'One of us cannot have nuts.')
  api.sell('sat-28', 3)
  await model.book()
  expect(model.trouble.value).toMatchObject({ kind: 'sold_out', slotId: 'sat-28' })

  model.join('sat-28')
  expect(model.step.value).toBe('review')
  await model.book()

  expect(model.booking.value).toMatchObject({ state: 'waitlisted', summary: 'One of us cannot have nuts.' })
})
