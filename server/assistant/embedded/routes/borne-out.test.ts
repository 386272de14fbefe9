import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { ruledBrain, teaShop, visitor } from '../visitor-for-tests.ts'

const record: MerchantRecord = {
  ...teaShop,
  plans: teaShop.plans.map((plan) => (plan.code === 'leaf' ? { ...plan, name: 'Dip In' } : plan)),
  knowledge: [
    ...teaShop.knowledge,
    { code: 'wear', question: 'What should I wear?', answer: 'Flat shoes and a warm jumper.' },
  ],
}

describe('what most of a question is not about is not said', () => {
  test.each([
    ['a thing that children use', 'do you have a swing for toddlers in the garden'],
    ['a thing near by', 'is there a playground close by for the little ones'],
    ['a thing to be bought from them', 'do you buy old gold'],
    ['a deed that the record does not have', 'do you guys resole climbing shoes'],
    ['a word that is part of a name', "what's the tide doing at Portishead tomorrow? we fancy a dip"],
  ])('%s: “%s”', async (_, said) => {
    const { act, sources } = await visitor({ record }).says(said)
    expect(sources).toEqual([])
    expect(['clarify', 'abstain']).toContain(act)
  })
})

test('an animal that is also a girl is an animal first, and none to the rules', async () => {
  const said = "can our kelpie come along? she'd just sit up the front, very good girl"
  expect((await visitor({ record, brain: ruledBrain }).says(said)).sources).toEqual([])
  expect((await visitor({ record }).says(said)).sources[0]).toBe('knowledge:dogs')
})

test.each(['is there a chemist open near you on sunday evening', 'is the library next door shut today'])(
  'whether another place is open is not answered by the hours of the shop: “%s”',
  async (said) => {
    const { text, act } = await visitor().says(said)
    expect(act).toBe('abstain')
    expect(text).not.toMatch(/we are open/i)
  },
)

test.each(['are you open on sunday evening', 'sunday hours?', 'boxing day opening?'])(
  'the hours of the shop are told: “%s”',
  async (said) => expect((await visitor().says(said)).text).toMatch(/open|closed/i),
)

test('options are no list of what the shop offers where something else is told of', async () => {
  const said = "kiddo's woken up with a temperature and we were coming at 4.45. what are our options??"
  expect((await visitor().says(said)).text).not.toContain('First Steep')
  expect((await visitor().says('what are our options?')).text).toContain('First Steep')
  expect((await visitor().says('Just found your site. What sittings are there?')).text).toContain('First Steep')
})

describe('what explains a question is said, though its words are others', () => {
  test.each([
    ['what does Dip In cost', 'plan:leaf'],
    ['is there anything in Dip In for a total novice', 'plan:leaf'],
    ['our daughter is nine, could she join us for the pairing', 'knowledge:children'],
    ['trains are a mess, probably not with you till ten past. still ok?', 'knowledge:late'],
    ['what shoes should I wear', 'knowledge:wear'],
  ])('“%s” is answered by %s', async (said, source) => {
    expect((await visitor({ record }).says(said)).sources).toContain(source)
  })
})

test('what costs least here does not answer which way elsewhere does', async () => {
  expect((await visitor().says("what's the cheapest way to fly to Japan in April?")).sources).toEqual([])
})

test('of grown-ups alone is no answer to what is asked of children', async () => {
  const knowledge = [
    ...teaShop.knowledge.filter(({ code }) => code !== 'children'),
    { code: 'adults', question: 'What is the minimum age for adult sittings?', answer: 'Sixteen.' },
  ]
  const guest = () => visitor({ record: { ...teaShop, knowledge } })
  expect((await guest().says('what age do you take little ones from?')).sources).toEqual([])
  expect((await guest().says('what is the minimum age for adult sittings')).sources).toEqual(['knowledge:adults'])
})
