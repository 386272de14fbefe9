import { expect, test } from 'vitest'
import { readSeats } from './seats.ts'

test.each([
  ['two seats', 2],
  ['gongfu for 2', 2],
  ['a table for 8', 8],
  ['party of four', 4],
  ['just me', 1],
  ['me and my partner', 2],
  ['on friday w my partner', 2],
  ['me and two friends', 3],
  ['2 adults and a child', 3],
  ['3 of us this weekend then', 3],
  ['a table on the 4th for six people', 6],
  ['gongfu for two a week on Saturday', 2],
] as const)('“%s” is a party of %i', (said, seats) => expect(readSeats(said)).toBe(seats))

test.each([
  'for 2 hours',
  'at 2pm',
  'for 2pm',
  'on the 4th',
  'for 28 November',
  'First Steep',
  '0 seats',
  'for the birthday',
])('“%s” says nothing of how many come', (said) => expect(readSeats(said)).toBeUndefined())
