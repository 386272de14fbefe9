import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

const record: MerchantRecord = {
  ...teaShop,
  services: teaShop.services.map((service) =>
    service.code === 'first-steep'
      ? { ...service, name: 'Whisking 101', covers: 'Bamboo and patience. You take the practice bowl home.' }
      : service,
  ),
  knowledge: [
    ...teaShop.knowledge,
    { code: 'kit', question: 'Do you sell kit?', answer: 'Starter whisk sets are £38 and practice bowls £22.' },
  ],
}

describe('what only a piece of knowledge has a price for is not given a service’s', () => {
  test.each(['whats the price of a whisk set', 'how much is a starter whisk set', 'how much is a practice bowl'])(
    '“%s”',
    async (said) => {
      expect((await visitor({ record }).says(said)).sources).toEqual(['knowledge:kit'])
    },
  )

  test('a service that is named keeps its own', async () => {
    expect((await visitor({ record }).says('how much is whisking 101')).sources).toEqual(['service:first-steep'])
  })
})

test('the price of what no service is called is not told by a rule that speaks of no money', async () => {
  const knowledge = [
    { code: 'fail', question: 'What if I do not pass?', answer: 'Nobody shouts. Bring the sheet within two weeks.' },
  ]
  const { act, sources } = await visitor({ record: { ...teaShop, knowledge } }).says(
    "passed in 2011, just forgot it all since. what's the brush up one cost",
  )
  expect(sources).toEqual([])
  expect(act).not.toBe('answer')
})

test('what the row says of its fee is said with the price', async () => {
  const { text } = await visitor({ record: recordFrom('eval/stem-and-sage.json') }).says(
    'how much is the wedding consultation',
  )
  expect(text).toContain('The fee comes off your flowers if you book us.')
})
