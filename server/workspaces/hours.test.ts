import { afterEach, expect, test, vi } from 'vitest'
import { demoMerchant } from '../seeded.ts'
import { nextOpening, openUntil } from './hours.ts'

afterEach(() => vi.useRealTimers())

const { workspace } = await demoMerchant()

test.each([
  ['on a Saturday at noon', '2026-11-28T12:00:00Z', '19:00', undefined],
  ['at the minute it closes', '2026-11-28T19:00:00Z', undefined, { date: '2026-11-29', opens: '09:30' }],
  ['early on the same day', '2026-11-27T08:00:00Z', undefined, { date: '2026-11-27', opens: '10:00' }],
  ['on Sunday evening, before the day off', '2026-11-29T20:00:00Z', undefined, { date: '2026-12-01', opens: '10:00' }],
  ['on a day that is closed', '2026-12-24T12:00:00Z', undefined, { date: '2026-12-27', opens: '09:30' }],
  ['in summer, by the clock there', '2026-07-04T18:30:00Z', undefined, { date: '2026-07-05', opens: '09:30' }],
])('%s the shop says truly when it is open', (_, now, until, next) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })

  expect(openUntil(workspace)).toBe(until)
  if (!until) expect(nextOpening(workspace)).toEqual(next)
})

test('a shop without hours promises none', () => {
  expect([openUntil({ ...workspace, hours: [] }), nextOpening({ ...workspace, hours: [] })]).toEqual([
    undefined,
    undefined,
  ])
})
