import { describe, expect, test } from 'vitest'
import { indexOf } from '../../knowledge/index-of.ts'
import { headOf } from './heads.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

const head = (text: string) => headOf(indexOf(teaShop), text).map(({ word }) => word)

describe('a question turns on what it asks, not on its circumstances', () => {
  test.each([
    ['will there be biscuits, I come straight from the wheelchair shop', 'biscuits', 'wheelchair'],
    ['is there parking if I come with my daughter', 'parking', 'daughter'],
    ['my labrador is ill, may I take photographs', 'photographs', 'labrador'],
  ])('“%s” asks about %s and not about %s', (said, asked, circumstance) => {
    expect(head(said)).toContain(asked)
    expect(head(said)).not.toContain(circumstance)
  })

  test.each(['is that ok?', 'we have a dog', ''])('“%s” turns on nothing by itself', (said) =>
    expect(head(said)).toEqual([]),
  )
})

describe('what is only explained is not answered', () => {
  test.each([
    'My daughter lent me her unicycle. Do you oil unicycles?',
    'is my daughter to be vaccinated and insured',
    'do you repaint trombones or tubas, we have no car at home',
  ])('“%s” is not', async (said) => expect((await visitor().says(said)).act).not.toBe('answer'))

  test('what the question turns on is answered beside its circumstances', async () => {
    const { act, sources } = await visitor().says('We come with our daughter. Is there parking?')
    expect({ act, sources }).toEqual({ act: 'answer', sources: ['knowledge:parking'] })
  })

  test('an injury is answered with where help is', async () => {
    expect((await visitor().says('I sliced right into my thumb, what now')).text).toContain('emergency')
    expect((await visitor().says('he is out but not breathing right')).act).toBe('decline')
  })
})
