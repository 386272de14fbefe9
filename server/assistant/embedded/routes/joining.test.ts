import { expect, test } from 'vitest'
import { teaShop, visitor } from '../visitor-for-tests.ts'

test('whoever wants to join is told what the membership is, and given no form of a service', async () => {
  const { act, sources, calls } = await visitor().says('sign me up for leaf')
  expect({ act, sources, calls }).toEqual({
    act: 'answer',
    sources: ['plan:leaf', 'knowledge:member-sittings'],
    calls: [],
  })
})

test('whoever wants to leave one is not told the terms of a booking', async () => {
  const knowledge = teaShop.knowledge.filter(({ question }) => !/membership/i.test(question))
  const { act, sources } = await visitor({ record: { ...teaShop, knowledge } }).says('cancel my leaf membership')
  expect({ act, sources }).toEqual({ act: 'abstain', sources: [] })
})

const withTerms = {
  ...teaShop,
  knowledge: [
    ...teaShop.knowledge.filter(({ question }) => !/membership/i.test(question)),
    { code: 'perks', question: 'What do members get?', answer: 'A tin a month. Leave with two weeks’ notice.' },
  ],
}

test('“it” after a membership is the membership, to be left or joined', async () => {
  const guest = visitor({ record: withTerms })
  await guest.says('tell me about the Leaf membership')
  expect((await guest.says('how do i cancel it')).sources[0]).toBe('knowledge:perks')
  await guest.says('tell me about the Leaf membership')
  expect(await guest.says('i want to join')).toMatchObject({
    sources: ['plan:leaf', 'knowledge:member-sittings'],
    calls: [],
  })
})
