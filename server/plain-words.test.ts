import { expect, test } from 'vitest'
import * as z from 'zod'
import { issuesOf } from './errors.ts'

const faults: [string, z.ZodType, unknown, string][] = [
  ['nothing', z.string(), undefined, 'This is required.'],
  ['a number for text', z.string(), 5, 'This must be text.'],
  ['text for a number', z.number(), 'x', 'This must be a number.'],
  ['a fraction for a whole number', z.int(), 1.5, 'This must be a whole number.'],
  ['text for an object', z.object({}), 'x', 'This must be an object.'],
  ['text for a list', z.array(z.string()), 'x', 'This must be a list.'],
  ['an empty text', z.string().min(1), '', 'This must not be empty.'],
  ['a short text', z.string().min(16), 'x', 'Use at least 16 characters.'],
  ['a long text', z.string().max(3), 'four', 'Use at most 3 characters.'],
  ['a small number', z.number().min(1), 0, 'Use 1 or more.'],
  ['a large number', z.number().max(99), 100, 'Use 99 or less.'],
  ['what is not more', z.number().gt(0), 0, 'Use more than 0.'],
  ['a short list', z.array(z.string()).min(1), [], 'List at least 1.'],
  ['a long list', z.array(z.string()).max(1), ['a', 'b'], 'List at most 1.'],
  ['no address', z.email(), 'ada', 'Give an e-mail address such as ada@example.com.'],
  ['no UUID', z.uuid(), 'x', 'Give a UUID, such as 3f1c2a64-6f0e-4a38-9d3b-1f3e0a9b7c55.'],
  ['what has another form', z.string().regex(/^a+$/), 'b', 'This is not written as it has to be.'],
  ['none of the choices', z.enum(['open', 'done']), 'x', 'Use one of "open", "done".'],
  ['not the one value', z.literal('2.0'), 'x', 'Use "2.0".'],
  ['a word of the schema’s own', z.string().min(5, 'Say more.'), 'x', 'Say more.'],
]

test.each(faults)('%s is said in plain words', (_, schema, value, said) => {
  const { error } = z.safeParse(schema, value)

  expect(error && issuesOf(error)).toEqual([{ path: '', message: said }])
})
