import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { akinTo, isAssociated } from './associations.ts'
import { stem } from './words.ts'

const likeness = (one: string, other: string) => akinTo(stem(one), 0.01).get(stem(other)) ?? 0

test.each([
  ['clutch', 'automatic'],
  ['sip', 'drink'],
  ['horsebox', 'tow'],
  ['squeeze', 'press'],
])('“%s” is said of what “%s” is', (one, other) => {
  expect(likeness(one, other)).toBeGreaterThan(0.12)
  expect(likeness(other, one)).toBeCloseTo(likeness(one, other))
})

test.each([
  ['mother', 'lesson'],
  ['clutch', 'wedding'],
  ['essay', 'age'],
])('“%s” is not said of what “%s” is', (one, other) => expect(likeness(one, other)).toBeLessThan(0.06))

test('a word is wholly akin to itself, and one that nobody wrote of to nothing else', () => {
  expect(likeness('clutch', 'clutch')).toBe(1)
  expect(isAssociated('zyxwv')).toBe(false)
  expect(akinTo('zyxwv', 0.01)).toEqual(new Map([['zyxwv', 1]]))
})

test('each line is a word and others that are said beside it, and no word has two', () => {
  const lines = readFileSync(new URL('./associations.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
  expect(lines.filter((line) => !/^[a-z]+: [a-z]+(?: [a-z]+)*$/.test(line))).toEqual([])
  const heads = lines.map((line) => stem(line.slice(0, line.indexOf(':'))))
  expect(new Set(heads).size).toBe(heads.length)
})
