import { expect, test } from 'vitest'
import { USUAL_RULES } from '../../contract/hand-off-rules.ts'
import { ruleFor } from './rule-for.ts'

const rules = { ...USUAL_RULES, words: ['wedding', 'gift card lost', '团体'], party_from: 10 }

test.each([
  ['Do you do weddings?', 'wedding'],
  ['I LOST the gift cards my aunt gave me', 'gift card lost'],
  ['有团体优惠吗', '团体'],
  ['we are 12 people', 'a party of 10 or more'],
  ['for a group of 10', 'a party of 10 or more'],
  ['Could you host three hundred, I mean 300 guests?', 'a party of 10 or more'],
  ['a class of twelve', 'a party of 10 or more'],
  ['I would bring 20 children', 'a party of 10 or more'],
])('“%s” is a matter of the rule “%s”', (said, rule) => {
  expect(ruleFor(rules, said)).toBe(rule)
})

test.each([
  'Can I give a gift card?',
  'I lost my umbrella',
  'we are 9 people',
  'It costs 12 pounds for 2 people?',
  'a wedge under the door',
  'do you have plans for 2027?',
  'how many of the 30 tables are free',
])('“%s” is no matter of any rule', (said) => {
  expect(ruleFor(rules, said)).toBeUndefined()
})

test('where the merchant made no rules, nothing is a matter of one', () => {
  expect(ruleFor(USUAL_RULES, 'a wedding for 400 people')).toBeUndefined()
})
