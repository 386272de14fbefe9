import { describe, expect, test } from 'vitest'
import { wordsIn } from '../lexicon/words.ts'
import { narrowed, topicsIn, topicTermsIn } from './topics.ts'

const topicsOf = (text: string) => topicsIn(wordsIn(text))

describe('what a question is about is known by the ways in which people ask', () => {
  test.each([
    ['stuck in traffic, I will be ten minutes behind', 'late'],
    ['something came up, can I get out of it?', 'cancel'],
    ['where do I leave the car?', 'parking'],
    ['my daughter is nine', 'children'],
    ['Nan cannot do stairs', 'access'],
    ['do you take amex', 'payment'],
    ["it's my wife's 40th and I'd like to give her some lessons", 'gift'],
    ['am I tied in for a year?', 'pause'],
    ['can I try it before joining?', 'trial'],
    ['I left my umbrella', 'lost'],
    ['may I turn up without booking', 'walkIns'],
    ['I have never done this before', 'beginner'],
  ])('“%s” is about %s', (said, topic) => expect(topicsOf(said)).toContain(topic))

  test.each([
    ['how much is the damage?', 'gone'],
    ['we are eleven on Saturday', 'children'],
    ['it takes two years', 'children'],
    ['what time do you close?', 'late'],
    ['I deleted the confirmation mail', 'lost'],
  ])('“%s” is not about %s', (said, topic) => expect(topicsOf(said)).not.toContain(topic))

  test('a merchant’s question is read by the same table', () => {
    expect(topicsOf('What if I am late?')).toEqual(['late'])
    expect(topicsOf('Can I pause or end my membership?')).toEqual(['pause'])
  })

  test('what is said of vouchers is said of no other payment', () => {
    const question = topicsOf('Can I pay with a gift voucher?')
    expect(question).toContain('payment')
    expect(narrowed(question)).toEqual(['gift'])
  })
})

const echoes = (text: string) =>
  topicTermsIn(wordsIn(text))
    .filter(({ stem }) => stem === '¶children' || stem === '¶late')
    .map(({ stem, isEcho }) => [stem, isEcho])

test('a topic that one word touches is weighed as that word, and one that words touch together by itself', () => {
  expect(echoes('help with my kid’s sums')).toEqual([['¶children', true]])
  expect(echoes('we turn up twenty minutes behind')).toEqual([['¶late', false]])
})
