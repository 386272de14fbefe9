import { expect, test } from 'vitest'
import { slotAt } from './fake-form-api.ts'
import { byDay, fits, hasList, onlyFit } from './openings.ts'

test('a late slot belongs to the shop’s day, not to the day in Greenwich', () => {
  const slots = [slotAt('late', '2026-11-28T23:30:00Z', 3), slotAt('noon', '2026-11-28T12:00:00Z', 3)]

  expect(byDay(slots, { timezone: 'Europe/London' }).map(({ key }) => key)).toEqual(['2026-11-28'])
  expect(byDay(slots, { timezone: 'Asia/Taipei' }).map(({ key }) => key)).toEqual(['2026-11-28', '2026-11-29'])
  expect(byDay(slots, { timezone: 'Europe/London' })[0]?.slots.map(({ id }) => id)).toEqual(['noon', 'late'])
})

test('the last seats fit a party of exactly that size, and no state but free or one’s own fits anybody', () => {
  const three = slotAt('three', '2026-11-28T14:00:00Z', 3)

  expect([2, 3, 4].map((seats) => fits(three, seats))).toEqual([true, true, false])
  expect(fits({ ...three, state: 'yours' }, 3)).toBe(true)
  expect(fits({ ...three, state: 'on_hold' }, 1)).toBe(false)
  expect(fits({ ...three, state: 'members_only' }, 1)).toBe(false)
  expect(fits(three, 0)).toBe(false)
})

test('a time can be waited for while it has no room for the party, if it ever could have', () => {
  const full = slotAt('full', '2026-11-28T14:00:00Z', 0, { capacity: 6 })

  expect([2, 6, 7].map((seats) => hasList(full, seats))).toEqual([true, true, false])
  expect(hasList({ ...full, state: 'on_hold' }, 2)).toBe(true)
  expect(hasList({ ...full, state: 'members_only' }, 2)).toBe(false)
  expect(hasList({ ...full, state: 'free', seats_left: 3 }, 4)).toBe(true)
  expect(hasList({ ...full, state: 'free', seats_left: 3 }, 3)).toBe(false)
  expect(hasList(full, 0)).toBe(false)
})

test('where its size is not told, a full time is waited for, and a larger party than the free seats is not strung along', () => {
  const full = slotAt('full', '2026-11-28T14:00:00Z', 0)
  const three = slotAt('three', '2026-11-28T14:00:00Z', 3)

  expect([hasList(full, 4), hasList(three, 4)]).toEqual([true, false])
})

test('two times that fit are a choice; one is not', () => {
  const slots = [slotAt('three', '2026-11-28T14:00:00Z', 3), slotAt('five', '2026-11-28T16:00:00Z', 5)]
  const day = { key: '2026-11-28', slots }

  expect(onlyFit(day, 4)?.id).toBe('five')
  expect(onlyFit(day, 2)).toBeUndefined()
})
