import fc from 'fast-check'
import { Temporal } from 'temporal-polyfill'
import { describe, expect, test } from 'vitest'
import { slotFaults } from './rule-faults.ts'
import { occurrences } from './rules.ts'

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

  test.each([
    ['Europe/London', '2027-03-28', '2027-03-28T13:00:00Z'],
    ['Europe/London', '2027-10-31', '2027-10-31T14:00:00Z'],
    ['Australia/Lord_Howe', '2027-04-04', '2027-04-04T03:30:00Z'],
    ['Australia/Lord_Howe', '2027-10-03', '2027-10-03T03:00:00Z'],
  ])('has its 14:00 on the very day the clocks of %s change, %s', (zone, date, instant) => {
    const daily = { starts: '2027-01-01T14:00', repeats: 'FREQ=DAILY', seats: 6 }
    const starts = occurrences(daily, zone, ...between('2027-01-01', '2027-12-31'))
    const onTheDay = starts.filter((start) => start.toPlainDate().toString() === date)

    expect(onTheDay.map((start) => start.toInstant().toString())).toEqual([instant])
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

  test('skips a time that the clocks skip that day, and takes the first of two', () => {
    const halfPastOne = { starts: '2027-03-01T01:30', repeats: 'FREQ=DAILY', seats: 4 }
    const instants = (from: string, until: string) =>
      occurrences(halfPastOne, 'Europe/London', ...between(from, until)).map((start) => start.toInstant().toString())

    expect(instants('2027-03-27', '2027-03-30')).toEqual(['2027-03-27T01:30:00Z', '2027-03-29T00:30:00Z'])
    expect(instants('2027-10-31', '2027-11-01')).toEqual(['2027-10-31T00:30:00Z'])
  })
})

const ZONES = [
  'Europe/London',
  'America/New_York',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'America/Santiago',
  'Africa/Casablanca',
  'Pacific/Apia',
  'UTC',
]

/** A first start that exists once, on any day from before Samoa left out a day to some years ahead. */
const firstStart = (zone: string) =>
  fc
    .record({ day: fc.nat(20 * 365), quarter: fc.nat(24 * 4 - 1) })
    .map(({ day, quarter }) =>
      Temporal.PlainDateTime.from('2011-01-01T00:00').add({ days: day, minutes: 15 * quarter }),
    )
    .filter((first) => slotFaults({ starts: wall(first), seats: 1 }, zone, '').length === 0)

const wall = (time: Temporal.PlainDateTime) => time.toString({ smallestUnit: 'minute' })

/** Where a wall time is, the first time that it is; undefined on a day that skips it. */
function instantOf(time: Temporal.PlainDateTime, zone: string): string | undefined {
  const zoned = time.toZonedDateTime(zone, { disambiguation: 'earlier' })
  return zoned.toPlainDateTime().equals(time) ? zoned.toInstant().toString() : undefined
}

/** The wall times `days` apart, as instants, left out where the clocks skip them. */
function counted(first: Temporal.PlainDateTime, zone: string, { days, count }: { days: number; count: number }) {
  const instants: string[] = []
  for (let i = 0; instants.length < count; i++) {
    const instant = instantOf(first.add({ days: i * days }), zone)
    if (instant) instants.push(instant)
  }
  return instants
}

const instantsOf = (starts: Temporal.ZonedDateTime[]) => starts.map((start) => start.toInstant().toString())

describe.each(ZONES)('in %s', (zone) => {
  const from = (first: Temporal.PlainDateTime) => first.toZonedDateTime(zone).toInstant()
  const years = (first: Temporal.PlainDateTime, n: number) => first.add({ years: n }).toZonedDateTime(zone).toInstant()

  test('a weekly slot is at its wall time in every week of two years, and at no other', () => {
    fc.assert(
      fc.property(firstStart(zone), (first) => {
        const rule = { starts: wall(first), repeats: 'FREQ=WEEKLY', seats: 1 }
        const until = years(first, 2)
        const weeks = Array.from({ length: 105 }, (_, week) => instantOf(first.add({ weeks: week }), zone) ?? [])

        expect(instantsOf(occurrences(rule, zone, from(first), until))).toEqual(
          weeks.flat().filter((instant) => instant < until.toString()),
        )
      }),
      { numRuns: 30 },
    )
  })

  test('every other day, so many times, is right across both changes', () => {
    fc.assert(
      fc.property(
        firstStart(zone),
        fc.integer({ min: 1, max: 9 }),
        fc.integer({ min: 1, max: 400 }),
        (first, days, count) => {
          const rule = { starts: wall(first), repeats: `FREQ=DAILY;INTERVAL=${days};COUNT=${count}`, seats: 1 }
          const starts = occurrences(rule, zone, from(first), years(first, 15))

          expect(instantsOf(starts)).toEqual(counted(first, zone, { days, count }))
        },
      ),
      { numRuns: 30 },
    )
  })

  test('what is made on one day and on the next is what is made at once', () => {
    fc.assert(
      fc.property(firstStart(zone), fc.nat(800), fc.nat(86_400), (first, day, second) => {
        const rule = { starts: wall(first), repeats: 'FREQ=DAILY;INTERVAL=2', seats: 1 }
        const moment = from(first).add({ hours: 24 * day, seconds: second })
        const horizon = (hours: number) => moment.add({ hours: hours + 24 * 56 })
        const today = occurrences(rule, zone, moment, horizon(0))
        const tomorrow = occurrences(rule, zone, moment.add({ hours: 24 }), horizon(24))
        const both = new Set([...instantsOf(today), ...instantsOf(tomorrow)])

        expect([...both]).toEqual(instantsOf(occurrences(rule, zone, moment, horizon(24))))
      }),
      { numRuns: 30 },
    )
  })

  test('a start is the same date and time for whoever reads its instant in the shop’s zone', () => {
    const read = new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
    fc.assert(
      fc.property(firstStart(zone), (first) => {
        const rule = { starts: wall(first), repeats: 'FREQ=DAILY', seats: 1 }
        for (const start of occurrences(rule, zone, from(first), years(first, 1))) {
          const shown = read.format(start.epochMilliseconds).replace(' ', 'T')
          expect(shown).toBe(wall(start.toPlainDateTime()))
          expect(shown.slice(11)).toBe(rule.starts.slice(11))
        }
      }),
      { numRuns: 5 },
    )
  })
})
