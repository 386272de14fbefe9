import { expect, test } from 'vitest'
import { wordsIn } from '../lexicon/words.ts'
import { type Ask, readAsks, readWishes } from './asks.ts'
import { classifiersOf } from './classifier.ts'
import { idleness, kinship, type Subjects, subjectsOfMessage, subjectsOver, wishesIn } from './subjects.ts'

const asks = readAsks()
const headed = (heading: string, answer = ''): Subjects => subjectsOver(wordsIn(answer))(wordsIn(heading))
const first = (subjects: ReadonlyMap<string, number>) => [...subjects].sort(([, a], [, b]) => b - a)[0]?.[0]

test.each([
  ['subject', asks, 60],
  ['wish', readWishes(), 45],
] as const)('every %s is put in many ways, none of them twice', (_, all, least) => {
  for (const [subject, known] of Map.groupBy(all, ({ subject }) => subject)) {
    expect(known.length, subject).toBeGreaterThanOrEqual(least)
    expect(new Set(known.map(({ text }) => text.toLowerCase())).size, subject).toBe(known.length)
  }
})

test('of asks that it has not learnt from, it tells a fifth among all subjects', () => {
  const isHeldOut = (_: Ask, at: number) => at % 5 === 0
  const { alone: tell } = classifiersOf(asks.filter((ask, at) => !isHeldOut(ask, at)))
  const told = asks.filter(isHeldOut).map(({ subject, text }) => first(tell(wordsIn(text))) === subject)
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.2)
})

test.each([
  ['Is there parking?', 'parking'],
  ['Can I pause or end my membership?', 'pauseEnd'],
  ['Do I need a referral?', 'referral'],
  ['Are you wheelchair accessible?', 'access'],
])('the heading “%s” is about %s', (text, subject) => expect(first(headed(text))).toBe(subject))

test.each([
  ['the bus broke down, I will be with you at twenty past', 'What if I am late?', 'Do you sell gift cards?'],
  ['our little girl is four, may she be there', 'From what age can children come?', 'Can I bring my own tools?'],
  ['nothing with animals in it for me please', 'Do you have vegan dishes?', 'How do I find you?'],
])('“%s” is nearer to “%s” than to “%s”', (message, near, far) => {
  const about = subjectsOfMessage(wordsIn(message))
  const to = (heading: string) => kinship(headed(heading), about)
  expect(to(near)).toBeGreaterThan(5 * to(far))
})

test('what no shop answers is told from what one does', () => {
  const idle = (text: string) => idleness(subjectsOfMessage(wordsIn(text)))
  expect(idle('write me a poem about the president')).toBeGreaterThan(0.5)
  expect(idle('can I pay by card')).toBeLessThan(0.05)
})

test('of wishes that it has not learnt from, it tells three in five', () => {
  const wishes = readWishes()
  const isHeldOut = (_: Ask, at: number) => at % 5 === 0
  const { alone: tell } = classifiersOf(wishes.filter((wish, at) => !isHeldOut(wish, at)))
  const told = wishes.filter(isHeldOut).map(({ subject, text }) => first(tell(wordsIn(text))) === subject)
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.6)
})

test.each([
  ['you took the money twice and nobody picks up, I am furious', 'complaint'],
  ['could somebody ring me back about this please', 'person'],
  ['give me the phone number of the lady who was before me on tuesday', 'others'],
  ['can you check whether I am booked for tomorrow', 'lookup'],
])('“%s” puts a wish: %s', (said, wish) => {
  expect(wishesIn(wordsIn(said)).get(wish)).toBeGreaterThan(0.35)
})

test('whoever asks of the shop wishes for none of these', () => {
  for (const text of ['how much is the first lesson', 'can my sister come along', 'do you ring when it is ready'])
    for (const wish of ['complaint', 'lookup', 'others', 'person'])
      expect(wishesIn(wordsIn(text)).get(wish), `${text}: ${wish}`).toBeLessThan(0.35)
})

test('probabilities are one together', () => {
  const sum = (subjects: Subjects) => [...subjects.values()].reduce((all, share) => all + share, 0)
  expect(sum(subjectsOfMessage(['anything', 'at', 'all']))).toBeCloseTo(1)
})

test('what a heading leaves open, the answer under it tells', () => {
  const about = (answer: string) => first(headed('Anything else?', answer))
  expect(about('Two bays behind the shed, and the street is free after six.')).toBe('parking')
})
