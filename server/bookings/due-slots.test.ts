import { describe, expect, test } from 'vitest'
import type { MerchantWorkspace } from '../../contract/merchant.ts'
import { demoMerchant } from '../seeded.ts'
import { dueSlots, type Timetable } from './due-slots.ts'

const { workspace } = await demoMerchant()
const open: MerchantWorkspace = { ...workspace, closures: [], booking: {} }
const saturdays = { starts: '2026-11-07T14:00', repeats: 'FREQ=WEEKLY;BYDAY=SA', seats: 6 }
const gongfu: Timetable = {
  code: 'gongfu-hour',
  duration_minutes: 75,
  rules: [saturdays],
  notice_minutes: null,
  horizon_days: null,
}
const now = '2026-11-21T10:00:00Z' // a Saturday
const wallStarts = (slots: { wall_start: string }[]) => slots.map(({ wall_start }) => wall_start)

test('a slot has its wall time, its instants and its seats', () => {
  expect(dueSlots(open, [gongfu], now)[0]).toEqual({
    service_code: 'gongfu-hour',
    wall_start: '2026-11-21T14:00',
    timezone: 'Europe/London',
    starts_at: '2026-11-21T14:00:00Z',
    ends_at: '2026-11-21T15:15:00Z',
    closes_at: '2026-11-21T14:00:00Z',
    capacity: 6,
  })
})

describe('the horizon', () => {
  test('is eight weeks where the record says nothing', () => {
    const slots = wallStarts(dueSlots(open, [gongfu], now))

    expect([slots.length, slots.at(-1)]).toEqual([8, '2027-01-09T14:00'])
  })

  test('is the workspace’s, and a service’s own before that', () => {
    const shop = { ...open, booking: { horizon_days: 14 } }
    const far = { ...gongfu, code: 'far', horizon_days: 366 }
    const slots = dueSlots(shop, [gongfu, far], now)

    expect(slots.filter(({ service_code }) => service_code === 'gongfu-hour')).toHaveLength(2)
    expect(slots.filter(({ service_code }) => service_code === 'far')).toHaveLength(53)
  })

  test('brings a single date when it reaches it, and a past one never', () => {
    const once = { ...gongfu, rules: ['2026-11-01T10:00', '2027-02-01T10:00'].map((starts) => ({ starts, seats: 4 })) }

    expect(dueSlots(open, [once], now)).toEqual([])
    expect(dueSlots(open, [once], '2026-12-07T10:00:00Z')).toEqual([])
    expect(wallStarts(dueSlots(open, [once], '2026-12-07T10:00:01Z'))).toEqual(['2027-02-01T10:00'])
  })

  test('leaves out what begins this very second', () => {
    expect(wallStarts(dueSlots(open, [gongfu], '2026-11-21T13:59:59Z'))[0]).toBe('2026-11-21T14:00')
    expect(wallStarts(dueSlots(open, [gongfu], '2026-11-21T14:00:00Z'))[0]).toBe('2026-11-28T14:00')
  })
})

describe('notice', () => {
  test('closes a slot that long before it begins, by the service’s word before the workspace’s', () => {
    const shop = { ...open, booking: { notice_minutes: 60 } }
    const late = { ...gongfu, code: 'late', notice_minutes: 0 }
    const closes = dueSlots(shop, [gongfu, late], now)
      .filter(({ wall_start }) => wall_start === '2026-11-28T14:00')
      .map(({ closes_at }) => closes_at)

    expect(closes).toEqual(['2026-11-28T13:00:00Z', '2026-11-28T14:00:00Z'])
  })
})

describe('a closure', () => {
  test('of one day or of several leaves out the slots that begin on them, also single dates', () => {
    const shop = { ...open, closures: [{ from: '2026-12-12' }, { from: '2026-12-24', to: '2026-12-26' }] }
    const rules = [saturdays, { starts: '2026-12-24T10:00', seats: 6 }, { starts: '2026-12-27T00:00', seats: 6 }]

    expect(wallStarts(dueSlots(shop, [{ ...gongfu, rules }], now))).toEqual([
      '2026-11-21T14:00',
      '2026-11-28T14:00',
      '2026-12-05T14:00',
      '2026-12-19T14:00',
      '2027-01-02T14:00',
      '2027-01-09T14:00',
      '2026-12-27T00:00',
    ])
  })

  test('counts days by the shop’s own clock', () => {
    const shop = { ...open, timezone: 'Pacific/Apia', closures: [{ from: '2026-12-01' }] }
    const early = { ...gongfu, rules: [{ starts: '2026-11-30T08:00', repeats: 'FREQ=DAILY;COUNT=3', seats: 6 }] }

    expect(dueSlots(shop, [early], now).map(({ starts_at }) => starts_at)).toEqual([
      '2026-11-29T19:00:00Z',
      '2026-12-01T19:00:00Z',
    ])
  })
})

test('where rules meet there is one slot: a single date before a repeating rule, then the later rule', () => {
  const rules = [
    { starts: '2026-11-28T14:00', seats: 12 },
    saturdays,
    { starts: '2026-12-05T14:00', repeats: 'FREQ=MONTHLY;BYDAY=1SA', seats: 8 },
  ]
  const slots = dueSlots(open, [{ ...gongfu, rules }], now)
  const seats = new Map(slots.map(({ wall_start, capacity }) => [wall_start, capacity]))

  expect(slots).toHaveLength(8)
  expect(['2026-11-21T14:00', '2026-11-28T14:00', '2026-12-05T14:00'].map((start) => seats.get(start))).toEqual([
    6, 12, 8,
  ])
})
