import { expect, test } from 'vitest'
import { hasNul } from './body.ts'

test.each(['a\0b', '\\u0000', 'a\\\\\\u0000', '\\n\\u0000'])(
  'a NUL in JSON is found, written as it is or escaped',
  (said) => {
    expect(hasNul(`{"text":"${said}"}`)).toBe(true)
    if (!said.includes('\0')) expect(JSON.parse(`"${said}"`)).toContain('\0')
  },
)

test.each(['\\u0000', 'C:\\u0000', '\\\\u0000', '\\u00001', 'u0000'])('the letters %s, typed, are no NUL', (typed) => {
  expect(hasNul(JSON.stringify({ text: typed }))).toBe(false)
})

test('a long run of backslashes takes no time to read', () => {
  expect(hasNul('\\'.repeat(65_000))).toBe(false)
})
