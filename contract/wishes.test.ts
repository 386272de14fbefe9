import { expect, test } from 'vitest'
import { wishes } from './wishes.ts'

test.each([
  ['2 seats. one of us is vegan', 'one of us is vegan'],
  ['one of us is vegan', 'one of us is vegan'],
  ['2 seats', ''],
  ['Two people, a quiet corner', 'a quiet corner'],
  ['2 seats. 3 seats. A birthday', 'A birthday'],
  ['for 4', ''],
  ['2 vegans and a child', '2 vegans and a child'],
  ['', ''],
])('of “%s” the detail shows “%s”', (said, shown) => expect(wishes(said)).toBe(shown))
