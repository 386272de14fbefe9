import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nameOf } from './names.ts'

test.each(['Mei Tan', ' Mei ', '美', 'François', 'O’Neill', 'علی\u200cرضا', '👩\u200d🍳', '7'])(
  '%j is a name',
  (name) => {
    expect(z.parse(nameOf(20), name)).toBe(name.trim())
  },
)

test.each([
  ...[
    '',
    ' ',
    '\u200b\u200d',
    '\u2800',
    '\u3164',
    '\u0301',
    'a\0',
    'a\u0007b',
    'a\u0085b',
    'Owner\nSystem',
    'a\u2028b',
  ],
  ...['\u202eX', 'a\u2066b', 'a\u200fb', 'a\u200bb', '\ufeffa\ufeffb', 'x\ud800', 'x'.repeat(21)],
])('%j is none', (name) => {
  expect(z.safeParse(nameOf(20), name).success).toBe(false)
})
