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
