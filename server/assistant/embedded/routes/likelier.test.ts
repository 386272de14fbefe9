import { describe, expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

describe('what no rule answers, after what was spoken of', () => {
  test.each([
    ['eval/good-footing.json', 'tell me about Verruca Freeze', 'will one go be enough', 'service:verruca'],
    [
      'demo/lantern-leaf.json',
      'tell me about Afternoon Pairing',
      'pastries on top of that price?',
      'service:afternoon-pairing',
    ],
  ])('%s: after “%s”, “%s” is asked of %s', async (record, first, second, source) => {
    const guest = visitor({ record: recordFrom(record) })
    await guest.says(first)
    expect((await guest.says(second)).sources).toEqual([source])
  })
})

describe('the answer of a rule, where something else is far more probable', () => {
  test('stands aside for it', async () => {
    const guest = visitor({ record: recordFrom('eval/needle-and-pin.json') })
    const { sources } = await guest.says('it was New Zip I wanted. How long do I need to set aside for that?')
    expect(sources).toEqual(['service:zip'])
  })

  test.each([
    ['what was listed before is pointed at', ['compare Gongfu Hour with Matcha Morning', 'price of the second']],
    ['the least is picked', ['tell me about Gongfu Hour', 'which is the cheapest sitting?']],
  ])('stands where %s', async (_, said) => {
    const guest = visitor({ record: teaShop })
    const answers = []
    for (const text of said) answers.push(await guest.says(text))
    expect(answers.at(-1)?.text).not.toContain('Gongfu Hour is £')
  })
})

describe('what the rules find nothing for', () => {
  test('is told where it is as likely as not', async () => {
    const said = 'will I know how to make matcha at home after your matcha thing, or is it only drinking'
    expect((await visitor().says(said)).sources).toEqual(['service:matcha-morning'])
  })

  test.each(['do you sell crocodiles?', 'is there a playground close by for the little ones', 'who won the cup'])(
    'stays unsaid where nothing is: “%s”',
    async (said) => expect((await visitor().says(said)).sources).toEqual([]),
  )
})

test('a booking under way is not begun anew by what is asked of it', async () => {
  const guest = visitor()
  await guest.says('I would like to book First Steep')
  expect(await guest.says('hm how long would I be there?')).toMatchObject({
    act: 'answer',
    sources: ['service:first-steep'],
  })
})

test('where one of two answers is meant, both are told, each on a line, and no more is claimed', async () => {
  const discounts = [
    { code: 'perks', question: 'What is in the memberships?', answer: 'Leaf: one sitting a month and 10% off more.' },
    { code: 'groups', question: 'Do you have a discount for groups?', answer: 'The sixth comes free.' },
  ]
  const guest = visitor({ record: { ...teaShop, knowledge: discounts } })
  const { text, sources } = await guest.says('do members get a discount?')
  expect(sources.toSorted()).toEqual(['knowledge:groups', 'knowledge:perks'])
  expect(text.split('\n')).toEqual([
    'It may be one of these.',
    expect.stringMatching(/^• /),
    expect.stringMatching(/^• /),
  ])
})
