import { describe, expect, test } from 'vitest'
import type { Sitting } from '../../contract/diary.ts'
import { whereOf } from './where.ts'
import { emptyDay, momentOf, momentWords, seatWords } from './words.ts'

const london = { timezone: 'Europe/London', locale: 'en-GB' }

const sitting = (changed: Partial<Sitting> = {}): Sitting => ({
  id: 's1',
  service: { code: 'gongfu-hour', name: 'Gongfu Hour' },
  starts_at: '2026-11-21T14:00:00Z',
  ends_at: '2026-11-21T15:15:00Z',
  ...{ capacity: 8, taken: 6, kept: 0, is_withdrawn: false, guests: [], waiting: [] },
  ...changed,
})

test.each([
  [{ taken: 8 }, 'Full'],
  [{}, '6 of 8'],
  [{ kept: 1, kept_until: '2026-11-21T13:49:00Z' }, '6 of 8, 1 kept until 13:49'],
  [{ taken: 9 }, 'Full'],
])('seats %j read “%s”', (changed, words) => {
  expect(seatWords(sitting(changed), london)).toBe(words)
})

test.each([
  ['2026-11-21T13:40:00Z', 'next', 'in 20 min'],
  ['2026-11-21T14:00:00Z', 'now', 'now, until 15:15'],
  ['2026-11-21T15:15:00Z', 'past', 'to 15:15'],
  ['2026-11-21T09:00:00Z', '', 'to 15:15'],
  ['2026-11-20T13:40:00Z', '', 'to 15:15'],
])('at %s a time is “%s” and reads “%s”', (now, moment, words) => {
  const found = momentOf(sitting(), now, '2026-11-21T14:00:00Z')

  expect([found, momentWords(sitting(), found, { now, manners: london })]).toEqual([moment, words])
})

test('an empty day says whether the shop is closed, and what comes next, on the shop’s own day', () => {
  const shop = {
    ...{ slug: 's', name: 'S', currency: 'GBP', address: '', email: '', ...london },
    words: { service: 'sitting', services: 'sittings' },
  }
  const day = { date: '2026-11-23', today: '2026-11-21', is_closed: true, sittings: [], week: [], waiting: [] }
  const next = { service: { code: 'first-steep', name: 'First Steep' }, starts_at: '2026-11-24T11:00:00Z' }

  expect(emptyDay({ ...day, next }, shop)).toBe(
    'Closed this Monday. The next sitting is First Steep, Tuesday 24 November at 11:00.',
  )
  expect(emptyDay({ ...day, is_closed: false }, shop)).toBe(
    'No sittings this Monday. No other sitting is set after it.',
  )
})

describe('an address', () => {
  const at = (query: string, rest: string[] = []) => whereOf({ rest, query: new URLSearchParams(query) }, '2026-11-21')

  test('means today’s day, or a list from today on, unless it says otherwise', () => {
    expect(at('')).toMatchObject({ view: 'day', date: undefined, reference: undefined })
    expect(at('view=list').filter.from).toBe('2026-11-21')
    expect(at('view=list&from=any').filter.from).toBeUndefined()
    expect(at('view=list&from=2026-12-01&state=cancelled', ['K7RM-X2QY'])).toMatchObject({
      filter: { from: '2026-12-01', state: 'cancelled' },
      reference: 'K7RM-X2QY',
    })
  })

  test('that somebody has garbled asks the server for nothing strange', () => {
    expect(at('date=tomorrow&state=held&from=x')).toMatchObject({ date: undefined, filter: { state: undefined } })
  })
})
