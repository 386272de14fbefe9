import { describe, expect, test } from 'vitest'
import { indexOf } from '../../../knowledge/index-of.ts'
import { hear } from '../hearing.ts'
import { teaShop, visitor } from '../visitor-for-tests.ts'
import { type Deed, sureOf } from './deeds.ts'
import { likelyIn } from './likely.ts'
import type { Before } from './signs.ts'

const index = indexOf(teaShop)
const likely = (text: string, before?: Before) => likelyIn(index, hear(text, index), before)
const most = (text: string, before?: Before) => {
  const [first] = likely(text, before)
  return `${first?.kind}:${first?.code}`
}

describe('what a message asks about', () => {
  test.each([
    ['what do the small pastries cost', 'service:afternoon-pairing'],
    ['may I whisk the bowl myself on Saturday', 'service:matcha-morning'],
    ['where do I leave the car', 'knowledge:parking'],
    ['what does Cellar cost me each month', 'plan:cellar'],
    ['who won the football last night', 'none:'],
  ])('“%s” means %s', (text, meant) => expect(most(text)).toBe(meant))

  test('a question without a thing of its own is asked of what was spoken of', () => {
    expect(most('and how long is that', { focus: { kind: 'service', code: 'white-tea-walk' } })).toBe(
      'service:white-tea-walk',
    )
    expect(most('and how much is that', { focus: { kind: 'plan', code: 'leaf' } })).toBe('plan:leaf')
  })

  test('all that may be meant, nothing among it, is as probable as can be together', () => {
    const all = likely('a seat by the window with the pastries')
    expect(all.reduce((sum, { sure }) => sum + sure, 0)).toBeCloseTo(1)
    expect(all.map(({ sure }) => sure)).toEqual(all.map(({ sure }) => sure).sort((a, b) => b - a))
    expect(all.some(({ kind }) => kind === 'none')).toBe(true)
  })
})

describe('what a message wants done', () => {
  const sure = (deed: Deed, text: string) =>
    sureOf(deed, hear(text, index), likely(text), { isMember: false, goesOn: false })

  test.each<[Deed, string]>([
    ['form', 'the pastries one, Friday, for two, Ana Ruiz, ana@example.com'],
    ['form', 'can somebody show the four of us round the white teas on Sunday? Ellie Brook, ellie@brook.example'],
    ['lookup', 'remind me when I am due in'],
    ['person', 'could someone from the shop give me a ring'],
  ])('most probably a %s: “%s”', (deed, text) => {
    expect(sure(deed, text)).toBeGreaterThan(0.8)
    const others = (['form', 'lookup', 'person'] as const).filter((other) => other !== deed)
    for (const other of others) expect(sure(other, text)).toBeLessThan(0.2)
  })

  test.each(['what do the small pastries cost', 'where do I leave the car', 'thank you, that helps'])(
    'nothing: “%s”',
    (text) => {
      for (const deed of ['form', 'lookup', 'person'] as const) expect(sure(deed, text)).toBeLessThan(0.2)
    },
  )
})

test('a question beside a wish is answered, and the form opened', async () => {
  const { act, text, calls } = await visitor().says(
    'do the pastries have nuts in, and get me two for thursday’s pairing whatever the answer is. Farid Nazari, farid@nazari.example',
  )
  expect(act).toBe('form')
  expect(text).toContain('Pastries contain gluten, egg, dairy and nuts')
  expect(calls).toMatchObject([
    { name: 'book_slot', arguments: { subject: 'afternoon-pairing', name: 'Farid Nazari' } },
  ])
})
