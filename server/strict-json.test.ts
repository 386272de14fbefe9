import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NoJson, readStrictJson } from './strict-json.ts'

test('whatever has each of its names once is read as JSON is', () => {
  fc.assert(
    fc.property(
      fc.jsonValue({ maxDepth: 6, stringUnit: 'grapheme' }),
      fc.constantFrom(undefined, 1),
      (value, space) => {
        const text = JSON.stringify(value, null, space)
        expect(readStrictJson(text)).toEqual(JSON.parse(text))
      },
    ),
  )
})

test.each([
  '{"a":1,"a":2}',
  '{"a":{"b":1,"c":[{"d":1,"d":1}]}}',
  '{"a":1,"b":{"a":1},"a":1}',
  '{"a":1,"\\u0061":2}',
  '{"":1,"":2}',
  '{"\\"":1,"\\"":2}',
])('%s has a name twice', (text) => {
  expect(() => readStrictJson(text)).toThrow('twice')
})

test.each([
  '{"a":{"a":{"a":1}}}',
  '[{"a":1},{"a":1}]',
  '{"a":"a\\":1,\\"a","b":"{\\"a\\":1,\\"a\\":2}"}',
  '{"a:":1,"a":":"}',
])('%s has not', (text) => {
  expect(readStrictJson(text)).toEqual(JSON.parse(text))
})

test('half a character is refused wherever it stands, and a whole one in two halves is not', () => {
  for (const text of ['"\\ud83c"', '{"\\udf75":1}', '["a\\ud83cb"]']) expect(() => readStrictJson(text)).toThrow('half')
  expect(readStrictJson('"\\ud83c\\udf75"')).toBe('🍵')
})

test('nesting ends at 64, and a text without end does not take long', () => {
  expect(readStrictJson(`${'['.repeat(64)}${']'.repeat(64)}`)).toBeInstanceOf(Array)
  expect(() => readStrictJson(`${'['.repeat(65)}${']'.repeat(65)}`)).toThrow('deeper')
  expect(() => readStrictJson(`"${'\\\\'.repeat(30_000)}`)).toThrow(NoJson)
})

test('what is no JSON is not repeated', () => {
  for (const text of ['<secret/>', '{"secret":', 'secret', '{"a":secret}'])
    expect(() => readStrictJson(text)).toThrow(/^(?!.*secret)The body is no JSON/)
})
