import { describe, expect, test } from 'vitest'
import { teaShop, visitor } from '../visitor-for-tests.ts'

describe('what is asked in words that the record does not have', () => {
  test.each([
    ['bus has broken down on the bridge, I will be there twenty past at best', 'knowledge:late'],
    ['my nan turns ninety, can I get her something to spend with you', 'knowledge:gift'],
    ['did anybody hand in a scarf? I must have left it on the chair', 'knowledge:lost'],
  ])('“%s” is answered by %s', async (said, source) => {
    expect((await visitor().says(said)).sources).toEqual([source])
  })
})

test.each([
  'my matcha always comes out bitter at home, how hot should the water be?',
  'which football team do you support?',
  'do you mend laptops?',
])('“%s” is asked of no shop, and not answered', async (said) => {
  expect((await visitor().says(said)).act).toBe('abstain')
})

describe('a figure asked for alone is asked of what is spoken of, never of a piece of knowledge', () => {
  const cost = {
    code: 'cost',
    question: 'What do members pay?',
    answer: 'By direct debit.',
    asks: ['What does Leaf cost?'],
  }
  const record = { ...teaShop, knowledge: [...teaShop.knowledge, cost] }

  test.each(['what does it cost', "what's the price"])('“%s”: of which is asked back', async (said) => {
    expect(await visitor({ record }).says(said)).toMatchObject({ act: 'clarify', sources: [] })
  })

  test('or the service spoken of is told alone', async () => {
    const guest = visitor({ record })
    await guest.says('tell me about gongfu hour')
    expect((await guest.says('what does it cost')).sources).toEqual(['service:gongfu-hour'])
  })

  test('the very words that the merchant gave still lead to it', async () => {
    expect((await visitor({ record }).says('what does leaf cost')).sources).toEqual(['knowledge:cost'])
  })
})

test('whoever leaves their own address asks for nobody’s', async () => {
  const where = { code: 'where', question: 'What is your address and how do I get there?', answer: 'By the canal.' }
  const record = { ...teaShop, knowledge: [...teaShop.knowledge, where] }
  expect((await visitor({ record }).says('my address is ada@tea.example')).sources).toEqual([])
})
