import { Temporal } from 'temporal-polyfill'
import { expect, test } from 'vitest'
import { phraseOfTime, readWhen } from '../when.ts'
import { leans, workedOut } from './leaning.ts'

const shop = { now: '2026-11-21T10:00:00Z', timezone: 'Europe/London', locale: 'en-GB' }
const friday = Temporal.PlainDate.from('2026-11-27')

test.each([
  ['the friday after', 'Friday 4 December'],
  ['first saturday after that', 'Saturday 28 November'],
  ['Thursday before that', 'Thursday 26 November'],
  ['the week after that, at 6', 'Friday 4 December, at 6'],
  ['the day after', 'Saturday 28 November'],
  ['two weeks later', 'Friday 11 December'],
  ['the following tuesday', 'Tuesday 1 December'],
])('“%s” is worked out from the day before it', (said, told) => {
  expect(leans(said)).toBe(true)
  expect(workedOut(said, friday)).toBe(told)
})

test.each([
  'friday after work',
  'friday after lunch',
  'friday after 5',
  'the day after tomorrow',
  'monday after christmas',
])('“%s” leans on no other day', (said) => expect(leans(said)).toBe(false))

test.each([
  ['change that to the friday after', 'friday after'],
  ['sorry, I mean the week after that', 'the week after that'],
  ['first Saturday after that then', 'first Saturday after that'],
])('of “%s” the words that lean are kept', (said, phrase) => expect(phraseOfTime(said)).toBe(phrase))

test.each(['the friday after', 'thursday after that', 'saturday 31 june', 'friday 45/12'])(
  'of “%s” no one day is known',
  (said) => expect(readWhen(said, shop)?.partly).toBe(true),
)

test('a day that leans on nothing that was said is no reading', () => {
  expect(readWhen('the week after that', shop)).toBeUndefined()
})
