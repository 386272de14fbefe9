import { describe, expect, test } from 'vitest'
import { serving } from './demo-services.ts'
import { comingUp, nextTimes, seatsLeft, todayIs } from './rows.ts'

const saturday = new Date('2026-11-21T13:40:00Z')
const slot = (seats_left: number) => ({ id: 'slot', starts_at: '2026-11-21T16:00:00Z', seats_left })

describe('seats', () => {
  test('a time without seats promises nothing: they may be kept for somebody or gone', () => {
    expect(seatsLeft(slot(0), 'seat')).toEqual({ words: 'None left', state: 'full' })
  })

  test('two seats or fewer are few, and one is not "seats"', () => {
    expect(seatsLeft(slot(1), 'seat')).toEqual({ words: '1 seat left', state: 'few' })
    expect(seatsLeft(slot(2), 'seat')).toEqual({ words: '2 seats left', state: 'few' })
    expect(seatsLeft(slot(3), 'seat')).toEqual({ words: '3 seats left', state: 'free' })
  })

  test('a table let whole says how many it has room for', () => {
    expect(seatsLeft(slot(10), 'table').words).toBe('Room for 10')
    expect(seatsLeft(slot(0), 'table').words).toBe('Not free')
  })
})

describe('a card', () => {
  test('writes its times in London time, whatever the season', () => {
    const service = serving('gongfu-hour', { '2026-11-28T14:00:00Z': 4, '2027-04-03T13:00:00Z': 6 })

    expect(nextTimes(service).map((row) => row.when)).toEqual(['Sat 28 Nov, 14:00', 'Sat 3 Apr, 14:00'])
  })

  test('cannot be booked from the page when it is for members only', () => {
    const times = { '2026-11-27T19:00:00Z': 3 }

    expect(nextTimes(serving('puerh-cellar', times))[0]?.bookable).toBe(false)
    expect(nextTimes(serving('gongfu-hour', times))[0]?.bookable).toBe(true)
  })
})

describe('what is on', () => {
  const services = [
    serving('first-steep', { '2026-11-22T10:30:00Z': 5, '2026-11-24T11:00:00Z': 8 }),
    serving('puerh-cellar', { '2026-12-04T19:00:00Z': 3 }),
    serving('blending-bench', { '2026-11-21T16:00:00Z': 1 }),
  ]

  test('comes soonest first, and names the day of all that is not today', () => {
    expect(comingUp(services, saturday, 9).map((row) => `${row.when} ${row.what}`)).toEqual([
      '16:00 Blending Bench',
      '10:30 First Steep, tomorrow',
      '11:00 First Steep, Tuesday',
      '19:00 Pu’erh Cellar, Fri 4 Dec',
    ])
  })

  test('is no longer than asked for', () => {
    expect(comingUp(services, saturday, 2)).toHaveLength(2)
  })

  test('is tomorrow by the calendar, also in the night that has an hour more', () => {
    const early = [serving('first-steep', { '2026-10-25T10:30:00Z': 5, '2026-10-26T11:00:00Z': 5 })]

    expect(comingUp(early, new Date('2026-10-24T23:30:00Z'), 2).map((row) => row.what)).toEqual([
      'First Steep',
      'First Steep, tomorrow',
    ])
  })
})

test('today is the day in London, though the reader may still have yesterday', () => {
  expect(todayIs(new Date('2026-06-30T23:30:00Z'))).toBe('Today, Wednesday 1 July')
})
