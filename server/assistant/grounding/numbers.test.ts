import { expect, test } from 'vitest'
import { withFigures } from './numbers.ts'

test.each([
  ['5\u00a0690 kr', '5690 kr'],
  ['1\u202f234\u202f567 €', '1234567 €'],
])('a space that only groups the digits of %j parts no figure', (said, figures) =>
  expect(withFigures(said)).toBe(figures),
)

test('a space between two figures does', () => expect(withFigures('rooms 2 300 and 4')).toBe('rooms 2 300 and 4'))
