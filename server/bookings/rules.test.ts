import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { occurrences, slotFaults } from './rules.ts'

const between = (from: string, until: string) =>
  [Temporal.Instant.from(`${from}T00:00:00Z`), Temporal.Instant.from(`${until}T00:00:00Z`)] as const

const saturdays = { starts: '2026-11-07T14:00', repeats: 'FREQ=WEEKLY;BYDAY=SA', seats: 6 }

describe('a rule in the shop’s wall time', () => {
  test.each([
    ['Europe/London', '2027-03-20', '2027-04-10'],
    ['Europe/London', '2026-10-17', '2026-11-15'],
    ['America/New_York', '2027-03-06', '2027-03-21'],
    ['Australia/Lord_Howe', '2027-03-27', '2027-04-18'],
  ])('keeps 14:00 at 14:00 on both sides of the clock change of %s', (zone, from, until) => {
    const starts = occurrences({ ...saturdays, starts: '2026-10-03T14:00' }, zone, ...between(from, until))

    expect(starts.length).toBeGreaterThan(1)
    expect(new Set(starts.map((start) => start.toPlainTime().toString()))).toEqual(new Set(['14:00:00']))
    expect(new Set(starts.map((start) => start.offset)).size).toBe(2)
  })

  test('of every other week keeps its own weeks', () => {
    const starts = occurrences(
      { ...saturdays, repeats: 'FREQ=WEEKLY;INTERVAL=2;BYDAY=SA' },
      'Europe/London',
      ...between('2026-11-08', '2026-12-10'),
    )

    expect(starts.map((start) => start.toPlainDate().toString())).toEqual(['2026-11-21', '2026-12-05'])
  })

  test('without repetition is one date', () => {
    const starts = occurrences(
      { starts: '2026-12-24T15:00', seats: 4 },
      'Europe/London',
      ...between('2026-11-01', '2027-02-01'),
    )

    expect(starts.map((start) => start.toInstant().toString())).toEqual(['2026-12-24T15:00:00Z'])
  })

  test.each([
    ['a wall time that the spring change skips', { starts: '2027-03-28T01:30', seats: 1 }, 'Europe/London'],
    ['a wall time that the autumn change repeats', { starts: '2027-10-31T01:30', seats: 1 }, 'Europe/London'],
    ['half an hour that Lord Howe repeats', { starts: '2027-04-04T01:45', seats: 1 }, 'Australia/Lord_Howe'],
    ['a weekday that does not exist', { ...saturdays, repeats: 'FREQ=WEEKLY;BYDAY=XX' }, 'Europe/London'],
    ['a rhythm of seconds', { ...saturdays, repeats: 'FREQ=SECONDLY' }, 'Europe/London'],
    ['a rhythm that does not exist', { ...saturdays, repeats: 'FREQ=OFTEN' }, 'Europe/London'],
  ])('is refused for %s', (_, rule, zone) => {
    expect(slotFaults(rule, zone, '/slots/0')).toEqual([{ path: '/slots/0', message: expect.any(String) }])
  })
})
