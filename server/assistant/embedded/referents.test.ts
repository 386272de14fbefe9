import { describe, expect, test } from 'vitest'
import { indexOf } from '../../knowledge/index-of.ts'
import { referentIn, suitedIn } from './referents.ts'
import { recordFrom, teaShop, visitor } from './visitor-for-tests.ts'

const pottery = recordFrom('eval/mudlark-pottery.json')
const barber = recordFrom('eval/two-chairs-barber.json')

const meant = (record: typeof teaShop, text: string, listed?: string[]) =>
  referentIn(indexOf(record), text, listed).services.map(({ code }) => code)

describe('a service is known by what its record says of it', () => {
  test.each([
    [pottery, 'the four week one, is it evenings?', ['wheel-course']],
    [pottery, 'when is the children’s session', ['kids-clay']],
    [teaShop, 'the pastry one, how much', ['afternoon-pairing']],
    [teaShop, 'how big is the aged tea evening', ['puerh-cellar']],
  ])('%#: the one described is found', (record, text, codes) => expect(meant(record, text)).toEqual(codes))

  test('what is said not to be there describes nothing', () =>
    expect(meant(barber, 'the one that has a wash in it')).not.toContain('clipper-cut'))

  test('a time after "a" says when, and not which', () =>
    expect(meant(teaShop, 'I want a sitting for Friday evening')).toEqual([]))

  test('words that fit many services point at none', () => expect(meant(teaShop, 'the tea thing')).toEqual([]))

  test('what was just shown comes before all else', () =>
    expect(meant(teaShop, 'the one with food', ['puerh-cellar', 'afternoon-pairing'])).toEqual(['afternoon-pairing']))

  test('a kind of visitor finds what suits them', () =>
    expect(suitedIn(indexOf(teaShop), ['something', 'for', 'beginners']).map(({ code }) => code)).toContain(
      'first-steep',
    ))
})

test('a described service is asked about like a named one', async () => {
  const { act, text, sources } = await visitor({ record: pottery }).says('how much is the four week course')
  expect({ act, sources }).toEqual({ act: 'answer', sources: ['service:wheel-course'] })
  expect(text).toContain('390')
})

describe('a membership is known by what it costs and whom it is for', () => {
  const school = recordFrom('eval/minor-key.json')

  test('the one at a price is that one', async () => {
    const { sources } = await visitor({ record: school }).says(
      'if i pay for the 245 one do i still pay extra for the Band Room',
    )
    expect(sources).toContain('knowledge:plan-contents')
  })

  test('words of every day scattered over a message name no membership', async () => {
    const plans = teaShop.plans.map((plan, at) => (at === 0 ? { ...plan, name: 'Pay As You Go' } : plan))
    const record = { ...teaShop, plans }
    const { text } = await visitor({ record }).says('Does Leaf pay for my Gongfu Hour too, or do I go without?')
    expect(text).toContain('Leaf includes Gongfu Hour')
  })
})

test('a description that fits two alike is asked about, with those two', async () => {
  const { act, choices } = await visitor().says('no, I mean the Friday tasting')
  expect(act).toBe('clarify')
  expect(choices.flatMap(({ code }) => code ?? []).toSorted()).toEqual(['afternoon-pairing', 'puerh-cellar'])
})
