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
    const said = 'the matcha I have at home has been open since june, is it still ok'
    expect((await visitor().says(said)).sources).toEqual(['knowledge:storage'])
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
