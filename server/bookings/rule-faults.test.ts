import { expect, test } from 'vitest'
import { slotFaults } from './rule-faults.ts'

const starts = '2026-11-07T14:00' // a Saturday

test.each([
  ['a wall time that the spring change skips', { starts: '2027-03-28T01:30' }, 'Europe/London', 'clocks skip it'],
  ['a wall time that the autumn change repeats', { starts: '2027-10-31T01:30' }, 'Europe/London', 'happens twice'],
  [
    'a first start that the autumn change repeats',
    { starts: '2027-10-31T01:30', repeats: 'FREQ=DAILY' },
    'Europe/London',
    'happens twice',
  ],
  ['half an hour that Lord Howe repeats', { starts: '2027-04-04T01:45' }, 'Australia/Lord_Howe', 'happens twice'],
  ['half an hour that Lord Howe skips', { starts: '2027-10-03T02:15' }, 'Australia/Lord_Howe', 'clocks skip it'],
  ['a day that Samoa skipped', { starts: '2011-12-30T10:00' }, 'Pacific/Apia', 'clocks skip it'],
  ['a date that does not exist', { starts: '2026-02-30T10:00' }, 'Europe/London', 'Invalid day'],
  [
    'a weekday that does not exist',
    { starts, repeats: 'FREQ=WEEKLY;BYDAY=XX' },
    'Europe/London',
    'weekdays such as SA',
  ],
  ['a rhythm of seconds', { starts, repeats: 'FREQ=SECONDLY' }, 'Europe/London', 'DAILY, WEEKLY'],
  ['a rhythm that does not exist', { starts, repeats: 'FREQ=OFTEN' }, 'Europe/London', 'DAILY, WEEKLY'],
  ['an hour that does not exist', { starts, repeats: 'FREQ=DAILY;BYHOUR=25' }, 'Europe/London', 'from 0 to 23'],
  ['seconds, which no slot has', { starts, repeats: 'FREQ=DAILY;BYSECOND=30' }, 'Europe/London', 'BYSECOND cannot'],
  ['a part that every object has', { starts, repeats: 'FREQ=DAILY;constructor=1' }, 'Europe/London', 'cannot be used'],
  ['a part that is given twice', { starts, repeats: 'FREQ=WEEKLY;BYDAY=SA;BYDAY=SU' }, 'Europe/London', 'twice'],
  ['an end without a time', { starts, repeats: 'FREQ=WEEKLY;UNTIL=20270101' }, 'Europe/London', '20261231T235959Z'],
  ['an end before its start', { starts, repeats: 'FREQ=WEEKLY;UNTIL=20260101T000000Z' }, 'Europe/London', 'no slot'],
  ['a day that no year has', { starts, repeats: 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30' }, 'Europe/London', 'no slot'],
])('%s is refused, and the sentence says why', (_, rule, zone, why) => {
  expect(slotFaults({ ...rule, seats: 1 }, zone, '/slots/0')).toEqual([
    { path: '/slots/0', message: expect.stringContaining(why) },
  ])
})

test.each([
  'FREQ=DAILY;INTERVAL=3;COUNT=10',
  'FREQ=WEEKLY;WKST=SU;BYDAY=SA,SU;BYHOUR=10,14;BYMINUTE=0,30',
  'FREQ=WEEKLY;UNTIL=20261231T235959Z',
  'FREQ=MONTHLY;BYDAY=1SA,-1SU',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
])('%s can be followed', (repeats) => {
  expect(slotFaults({ starts, repeats, seats: 1 }, 'Europe/London', '/slots/0')).toEqual([])
})
