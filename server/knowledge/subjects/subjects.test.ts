import { expect, test } from 'vitest'
import { wordsIn } from '../lexicon/words.ts'
import { type Ask, readAsks } from './asks.ts'
import { classifierOf } from './classifier.ts'
import { idleness, kinship, type Subjects, subjectsOfHeading, subjectsOfMessage } from './subjects.ts'

const asks = readAsks()
const first = (subjects: ReadonlyMap<string, number>) => [...subjects].sort(([, a], [, b]) => b - a)[0]?.[0]

test('every subject is asked for in sixty ways or more, none of them twice', () => {
  const ways = Map.groupBy(asks, ({ subject }) => subject)
  for (const [subject, known] of ways) {
    expect(known.length, subject).toBeGreaterThanOrEqual(60)
    expect(new Set(known.map(({ text }) => text.toLowerCase())).size, subject).toBe(known.length)
  }
})

test('of asks that it has not learnt from, it tells a fifth among all eighty-eight subjects', () => {
  const isHeldOut = (_: Ask, at: number) => at % 5 === 0
  const tell = classifierOf(asks.filter((ask, at) => !isHeldOut(ask, at)))
  const told = asks.filter(isHeldOut).map(({ subject, text }) => first(tell(wordsIn(text))) === subject)
  expect(told.filter(Boolean).length / told.length).toBeGreaterThan(0.2)
})

test.each([
  ['Is there parking?', 'parking'],
  ['Can I pause or end my membership?', 'pauseEnd'],
  ['Do I need a referral?', 'referral'],
  ['Are you wheelchair accessible?', 'access'],
])('the heading “%s” is about %s', (text, subject) => expect(first(subjectsOfHeading(wordsIn(text)))).toBe(subject))

test.each([
  ['the bus broke down, I will be with you at twenty past', 'What if I am late?', 'Do you sell gift cards?'],
  ['our toddler would be with us', 'From what age can children come?', 'Can I bring my own tools?'],
  ['nothing with animals in it for me please', 'Do you have vegan dishes?', 'How do I find you?'],
])('“%s” is nearer to “%s” than to “%s”', (message, near, far) => {
  const about = subjectsOfMessage(wordsIn(message))
  const to = (heading: string) => kinship(subjectsOfHeading(wordsIn(heading)), about)
  expect(to(near)).toBeGreaterThan(5 * to(far))
})

test('what no shop answers is told from what one does', () => {
  const idle = (text: string) => idleness(subjectsOfMessage(wordsIn(text)))
  expect(idle('write me a poem about the president')).toBeGreaterThan(0.5)
  expect(idle('can I pay by card')).toBeLessThan(0.05)
})

test('probabilities are one together', () => {
  const sum = (subjects: Subjects) => [...subjects.values()].reduce((all, share) => all + share, 0)
  expect(sum(subjectsOfMessage(['anything', 'at', 'all']))).toBeCloseTo(1)
})
