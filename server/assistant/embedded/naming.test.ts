import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../contract/merchant.ts'
import { recordFrom, teaShop, visitor } from './visitor-for-tests.ts'

const renamed = (code: string, name: string, also_called: string[] = []): MerchantRecord => ({
  ...teaShop,
  services: teaShop.services.map((service) => (service.code === code ? { ...service, name, also_called } : service)),
})

describe('a name that the merchant gave comes before a piece of knowledge that shares a stem with it', () => {
  const record: MerchantRecord = {
    ...renamed('first-steep', 'Picking 101', ['beginners course']),
    knowledge: [
      ...teaShop.knowledge,
      { code: 'legal', question: 'Is it legal to own tea picks?', answer: 'Yes, in every county.' },
      ...['copper', 'silver', 'bamboo'].map((kind) => ({
        code: kind,
        question: `Do you sell ${kind} picks?`,
        answer: `Yes, ${kind} picks are at the bench.`,
      })),
    ],
  }

  test.each(['how much is picking', 'when is picking', 'what is picking'])('“%s”', async (said) => {
    expect((await visitor({ record }).says(said)).sources).toEqual(['service:first-steep'])
  })

  test('“how long is it” goes on about it, and two that are named are told together', async () => {
    const guest = visitor({ record })
    await guest.says('how much is picking')
    expect((await guest.says('how long is it')).sources).toEqual(['service:first-steep'])
    expect((await visitor({ record }).says('difference between picking and gongfu')).sources).toEqual([
      'service:first-steep',
      'service:gongfu-hour',
    ])
  })

  test.each(['not picking 101, the other beginners thing', 'i said not picking'])(
    'what is said not to be meant is not told: “%s”',
    async (said) => {
      expect((await visitor({ record }).says(said)).sources).toEqual([])
    },
  )
})

describe('a word of every day names what it stands for', () => {
  const record = renamed('matcha-morning', 'Dawn Practice')

  test.each(['how much is dawn', 'what is dawn', 'dawn and gongfu prices?'])('“%s”', async (said) => {
    expect((await visitor({ record }).says(said)).sources).toContain('service:matcha-morning')
  })

  test('in a wish to book as well', async () => {
    const { calls } = await visitor({ record }).says('book dawn on saturday')
    expect(calls).toMatchObject([{ name: 'book_slot', arguments: { subject: 'matcha-morning' } }])
  })

  test('and nothing where it is only said of a time', async () => {
    expect((await visitor({ record }).says('do you open before dawn breaks')).sources).not.toContain(
      'service:matcha-morning',
    )
  })
})

test('a name that begins like a denial is a name', async () => {
  const record = renamed('first-steep', 'Never Too Late')
  expect((await visitor({ record }).says('what is never too late actually like')).sources).toContain(
    'service:first-steep',
  )
})

test('a verb that is denied calls nothing by its name', async () => {
  const school = recordFrom('eval/second-gear.json')
  const guest = visitor({ record: school })
  await guest.says('do you do motorway lessons')
  const { sources } = await guest.says("not for me, my wife hasn't driven in years")
  expect(sources).not.toContain('service:first-drive')
})

describe('a name with a pause and a “not” in it is one name', () => {
  const record = renamed('first-steep', 'Stirred, Not Rushed')

  test.each(['how long does Stirred, Not Rushed take', 'stirred, not rushed how long?'])('“%s”', async (said) => {
    expect(await visitor({ record }).says(said)).toMatchObject({
      sources: ['service:first-steep'],
      text: expect.stringContaining('60 minutes'),
    })
  })

  test('and what is not meant is said beside it as ever', async () => {
    const { sources } = await visitor({ record }).says('how long is Gongfu Hour, not Stirred, Not Rushed')
    expect(sources).toEqual(['service:gongfu-hour'])
  })
})

test('“which days” asks for days, where days are what is sold as well', async () => {
  const words = { service: 'day', services: 'walks and days', seat: 'seat', seats: 'seats' }
  const guest = visitor({ record: { ...teaShop, workspace: { ...teaShop.workspace, words } } })
  await guest.says('tell me about First Steep')
  expect((await guest.says('which days')).sources).toEqual(['service:first-steep'])
})
