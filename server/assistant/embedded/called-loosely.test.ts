import { describe, expect, test } from 'vitest'
import { namedInFull } from './called-loosely.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

describe('what is called by one word of its name is called by all of it', () => {
  test.each([
    ['book the blending one for two', 'book Blending Bench for two'],
    ['what do you do in your gongfu thing?', 'what do you do in Gongfu Hour?'],
    ['matcha session on sunday', 'Matcha Morning on sunday'],
    ['price of that pairing business', 'price of Afternoon Pairing'],
  ])('“%s” → “%s”', (said, full) => expect(namedInFull(said, teaShop)).toBe(full))

  test.each([
    'is there a green tea class', // more than one word, and of none alone
    'the first one, please', // the how-manieth
    'your tables', // what several have in their names
    'the morning one',
  ])('“%s” is left as it is', (said) => expect(namedInFull(said, teaShop)).toBe(said))

  test('a kind that is in several rows is none of them', () => {
    const services = teaShop.services.map((service) => ({ ...service, covers: `${service.covers} With matcha.` }))
    expect(namedInFull('a matcha class', { ...teaShop, services })).toBe('a matcha class')
    expect(namedInFull('the matcha one', { ...teaShop, services })).toBe('Matcha Morning')
  })
})

test('and then told of, and booked, as if all of it was said', async () => {
  expect((await visitor().says('whats the damage for the blending one')).text).toMatch(/^Blending Bench is £38/)
  expect((await visitor().says('i want places at the blending thing')).calls).toMatchObject([
    { arguments: { subject: 'blending-bench' } },
  ])
})
