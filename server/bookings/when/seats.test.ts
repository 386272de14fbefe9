import { expect, test } from 'vitest'
import { isNoCountOf, readCompany, readSeats, readSeatsAnew } from './seats.ts'

test.each([
  ['two seats', 2],
  ['gongfu for 2', 2],
  ['a table for 8', 8],
  ['party of four', 4],
  ['just me', 1],
  ['just him, I sit that one out', 1],
  ['me and the missus', 2],
  ['for her and me', 2],
  ['ok us four then, book it', 4],
  ['and people, 2', 2],
  ['3 of us are mad for it', 3],
  ['me and my partner', 2],
  ['on friday w my partner', 2],
  ['me and two friends', 3],
  ['2 adults and a child', 3],
  ['3 of us this weekend then', 3],
  ['a table on the 4th for six people', 6],
  ['gongfu for two a week on Saturday', 2],
  ['first steep for three this sunday', 3],
  ['for two the week after', 2],
  ['reserve 3 for white tea walk, one of us is vegan', 3],
  ['3 for white tea walk', 3],
  ['two of us are vegan, a table for 4', 4],
  ['first steep for 4, two of us are vegan', 4],
  ['can two of us come', 2],
  ['2 of us are coming', 2],
  ['both of us', 2],
  ['me and my two kids', 3],
  ['me my wife and our two kids', 4],
  ['3 kids and 2 adults', 5],
  ['2 adults 3 kids', 5],
  ['can you squeeze 2 in tomorrow', 2],
  ['me and my husband and our son', 3],
  ['my mum, my sister and me', 3],
  ['me, my wife and two friends', 4],
  ['me and my two 9-year-olds', 3],
  ['me and my 7 year old', 2],
  ['myself plus 3', 4],
  ['me plus 3 guests', 4],
  ['my wife and I', 2],
  ['with two friends', 3],
  ['for my mum and dad', 2],
  ['with my husband, i am vegan', 2],
  ['just me, my husband hates tea', 1],
  ['two couples', 4],
  ['gongfu for a couple on the 5th', 2],
  ['half a dozen of us', 6],
  ['gongfu on saturday for a dozen', 12],
  ['gongfu hour x2', 2],
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
  'me and the kids',
  'in a couple of days',
  'my daughter, I am at work',
  'a 2 x 4 table',
])('“%s” says nothing of how many come', (said) => expect(readSeats(said)).toBeUndefined())

test('a dozen in words are as many for the merchant’s rules as in figures', () => {
  expect(readCompany('gongfu on saturday for a dozen')).toBe(12)
})

test.each([
  ['actually 3', 3],
  ['actually just 1', 1],
  ['and one more', 3],
  ['can I bring one more person?', 3],
  ['another seat please', 3],
  ['no make it four', 4],
  ['can we be 4 instead?', 4],
  ['sorry, 3 not 2', 3],
  ['no 4', 4],
  ['oops 4 kids sorry', 4],
  ['one fewer', 1],
  ['one of us can’t come', 1],
  ['one of us can’t come, so 3', 3],
] as const)('after two, “%s” makes %i', (said, seats) => expect(readSeatsAnew(said, 2)).toBe(seats))

test.each(['make it 6pm', 'make it the 4th', 'at 3', 'I have one more question', 'not 3', 'no', 'two fewer'])(
  'after two, “%s” is no other party',
  (said) => expect(readSeatsAnew(said, 2)).toBeUndefined(),
)

test.each([
  ['child', '3 kids and 2 adults', true],
  ['family', 'two families', true],
  ['couple', '2 couples', true],
  ['child', 'for 2', false],
  ['person', '3 kids and 2 adults', false],
])('what is paid for by the %s: whether “%s” counts something else', (paidFor, said, is) => {
  expect(isNoCountOf(paidFor, said)).toBe(is)
})
