import { expect, test } from 'vitest'
import { classifiersOf } from './classifier.ts'

const asks = [
  { subject: 'late', text: 'my train is stuck, may I come ten minutes later' },
  { subject: 'late', text: 'running behind, is that all right' },
  { subject: 'dogs', text: 'may my puppy come' },
  { subject: 'dogs', text: 'is a spaniel all right' },
]
const others = [{ subject: 'wish', text: 'may I come, may I come' }]
const { alone: tell } = classifiersOf(asks)

const most = (text: string) => [...tell(text.split(' '))].sort(([, a], [, b]) => b - a)[0]?.[0]

test.each([
  ['the train is behind', 'late'],
  ['a spaniel puppy', 'dogs'],
  ['trains', 'late'],
  ['my puppy is stuck in a train', 'late'],
])('“%s” speaks for %s', (text, subject) => expect(most(text)).toBe(subject))

test('words that nobody ever asked with speak for nothing', () => {
  expect([...tell(['zebra', 'quartz']).values()]).toEqual([0, 0])
})

test('a word counts once, however often it is said', () => {
  expect(tell(['puppy']).get('dogs')).toBe(tell(['puppy', ',', 'puppy']).get('dogs'))
})

test('what others ask is told apart beside the asks, and changes nothing where they are told apart alone', () => {
  const { alone, beside } = classifiersOf(asks, others)
  const words = ['may', 'I', 'come', 'stuck']
  expect([...alone(words)]).toEqual([...tell(words)])
  expect([...beside(words).keys()]).toEqual(['late', 'dogs', 'wish'])
  expect(beside(['may', 'I', 'come']).get('wish')).toBeGreaterThan(beside(['may', 'I', 'come']).get('dogs') ?? 0)
})
