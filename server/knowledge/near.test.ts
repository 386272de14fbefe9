import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MerchantRecord } from '../../contract/merchant.ts'
import { indexOf } from './index-of.ts'
import { alsoFits, belongsTo, nearTo } from './near.ts'
import { askedAs } from './search.ts'

const teaShop = MerchantRecord.parse(
  JSON.parse(readFileSync(`${import.meta.dirname}/../../demo/lantern-leaf.json`, 'utf8')),
)
const titles = (wording: string, code?: string) => alsoFits(teaShop, wording, code).map(({ title }) => title)

test('what comes near says which of the visitor’s words it speaks of', () => {
  const [first] = nearTo(teaShop, 'is the terrace heated in winter')
  expect(first).toMatchObject({ entry: { code: 'white-tea-walk' }, shared: ['terrace'] })
  expect(nearTo(teaShop, 'do you have yixing teapots?')).toEqual([])
  expect(nearTo(teaShop, 'is the terrace good for kids').flatMap(({ shared }) => shared)).not.toContain('¶children')
})

test('what comes near may be meant only where it is asked by such words', () => {
  const likely = (question: string) => nearTo(teaShop, question).map(({ isLikely }) => isLikely)
  expect(likely('is there decaf espresso for my boss')).toEqual([true])
  expect(likely('is the terrace heated in winter')).toEqual([false, false])
})

test('a wording that another answer is asked by fits that one too', () => {
  expect(titles('Is there parking for my car?', 'gift')).toEqual(['Is there parking?'])
  expect(titles('Is there parking for my car?', 'parking')).toEqual([])
  expect(titles('Where do I tether my zeppelin?', 'parking')).toEqual([])
})

test('a wording belongs where nothing else fits it better', () => {
  expect(belongsTo(teaShop, 'a place to park the car', 'parking')).toBe(true)
  expect(belongsTo(teaShop, 'a place to park the car', 'gift')).toBe(false)
  expect(belongsTo(teaShop, 'Where do I tether my zeppelin?', 'parking')).toBe(true)
})

const wording = 'Could my grandmother listen with a hearing loop?'
const record = structuredClone(teaShop)
for (const item of record.knowledge) if (item.code === 'step-free') item.asks = [wording]

test.each([
  'could my grandmother listen with a hearing loop',
  'Hello, can my grandmother listen with hearing loops please?',
  'I was wondering if my grandmother could listen with the hearing loop. Thanks!',
])('a wording is known however politely it is put: “%s”', (said) =>
  expect(askedAs(indexOf(record), said)?.code).toBe('step-free'),
)

test.each(['Could my grandmother not listen with a hearing loop?', 'my grandmother', 'please', 'Could you?'])(
  'and not by what says something else, or nothing: “%s”',
  (said) => expect(askedAs(indexOf(record), said)).toBeUndefined(),
)
