import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'

const record: MerchantRecord = {
  ...teaShop,
  services: teaShop.services.map((service) => {
    if (service.code === 'first-steep') return { ...service, name: 'Bump Yoga', also_called: ['antenatal yoga'] }
    return service.code === 'gongfu-hour' ? { ...service, name: 'Safe Night' } : service
  }),
  knowledge: [
    ...teaShop.knowledge,
    { code: 'tools', question: 'Do you sell tools?', answer: 'Starter pick sets are £38, at the bench only.' },
  ],
}

describe('what is said of one thing is never said of another', () => {
  test.each(['do you have hot yoga', 'how much is hot yoga', 'when is the kundalini yoga', 'do you sell safes'])(
    '“%s”',
    async (said) => {
      const { act, sources } = await visitor({ record }).says(said)
      expect(sources).toEqual([])
      expect(['clarify', 'abstain']).toContain(act)
    },
  )

  test('the nearest is offered instead, as nothing but that', async () => {
    const { text, choices } = await visitor({ record }).says('how much is hot yoga')
    expect(text).toContain('I do not find just that')
    expect(choices.map(({ label }) => label)).toEqual(['Bump Yoga', 'Ask a person'])
  })

  test.each([
    ['how much is the yoga', 'service:first-steep'],
    ['how much is antenatal yoga', 'service:first-steep'],
    ['do you sell pick sets', 'knowledge:tools'],
  ])('what is asked for by its own words is told: “%s”', async (said, source) => {
    expect((await visitor({ record }).says(said)).sources).toContain(source)
  })
})

test('what becomes of a guest who cancels is no answer to what happens when the shop does', async () => {
  const knowledge = [
    ...teaShop.knowledge.filter(({ question, answer }) => !/cancel/i.test(`${question} ${answer}`)),
    { code: 'cancel', question: 'What is your cancellation policy?', answer: 'Free up to a day before.' },
  ]
  const says = (said: string, more: typeof knowledge = []) =>
    visitor({ record: { ...teaShop, knowledge: [...more, ...knowledge] } }).says(said)
  expect((await says('what happens if i cancel')).sources).toEqual(['knowledge:cancel'])
  expect((await says('what happens if you cancel the sitting')).sources).toEqual([])
  const ours = { code: 'ours', question: 'What happens if you cancel?', answer: 'You get your money back.' }
  expect((await says('what happens if you cancel the sitting', [ours])).sources).toEqual(['knowledge:ours'])
})
