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
  ['reserve 3 for white tea walk, one of us is vegan', 3],
  ['3 for white tea walk', 3],
  ['two of us are vegan, a table for 4', 4],
  ['first steep for 4, two of us are vegan', 4],
  ['can two of us come', 2],
  ['2 of us are coming', 2],
  ['both of us', 2],
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
  'one of us is vegan',
  'one of us has an allergy',
  'one guest has an allergy',
  'two of us are late',
])('“%s” says nothing of how many come', (said) => expect(readSeats(said)).toBeUndefined())
