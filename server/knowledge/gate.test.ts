import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { answers } from './gate.ts'
import { indexOf, termsOf } from './index-of.ts'
import { fitsFor } from './search.ts'

type Item = MerchantRecord['knowledge'][number]

const shop = (knowledge: Item[]): MerchantRecord => ({
  workspace: {
    slug: 'shop',
    name: 'Shop',
    description: 'A shop.',
    timezone: 'Europe/London',
    locale: 'en-GB',
    currency: 'GBP',
    email: 'desk@shop.example',
    phone: '+44 20 7946 0000',
    address: '1 High Street',
    hours: [],
  },
  plans: [],
  services: [],
  knowledge: [...knowledge, ...OTHERS],
})
// Enough beside, so that no word is rare for want of others.
const OTHERS: Item[] = [
  { code: 'heating', question: 'Is it heated?', answer: 'From October.' },
  { code: 'post', question: 'Do you post parcels?', answer: 'Within the country.' },
  { code: 'photos', question: 'May I take photographs?', answer: 'Without flash.' },
  { code: 'music', question: 'Is there music?', answer: 'Quietly.' },
  { code: 'umbrellas', question: 'Do you mend umbrellas?', answer: 'Within a week.' },
]
const fitOf = (record: MerchantRecord, said: string, code: string) =>
  fitsFor(indexOf(record), termsOf(indexOf(record), said)).find(({ entry }) => entry.code === code)
const found = (record: MerchantRecord, said: string) =>
  fitsFor(indexOf(record), termsOf(indexOf(record), said)).find(answers)?.entry.code

describe('an entry is measured by one wording at a time', () => {
  const spread = shop([
    {
      code: 'zeppelin',
      question: 'Where do I tether a zeppelin?',
      answer: 'At the mast.',
      asks: ['Is there a hangar?'],
    },
  ])

  test('the best wording counts, whichever it is', () => {
    expect(found(spread, 'is there a hangar')).toBe('zeppelin')
    expect(found(spread, 'where can I tether my zeppelin')).toBe('zeppelin')
  })

  test('words of two wordings together cover no more than those of one', () => {
    const [both, one] = ['tether a zeppelin in the hangar', 'tether a zeppelin'].map((said) =>
      fitOf(spread, said, 'zeppelin'),
    )
    expect(both?.coverage).toBeLessThan(one?.coverage ?? 0)
  })
})

describe('the gate', () => {
  const late = shop([{ code: 'late', question: 'What if I am late?', answer: 'We wait fifteen minutes.' }])
  const pregnant = shop([{ code: 'ages', question: 'Are children welcome?', answer: 'From six.' }])
  const members = shop([{ code: 'perks', question: 'What do memberships include?', answer: 'Two visits a month.' }])

  test('what a question is about finds the entry without a word in common', () => {
    expect(found(late, 'traffic is murder, will you still see me')).toBe('late')
  })

  test('a thing the record does not know speaks against a known one beside it', () => {
    expect(found(late, 'zeppelin insurance brokerage late fees')).toBeUndefined()
  })

  test('where health is asked about, a rule about something else is no answer', () => {
    expect(found(pregnant, 'are children welcome')).toBe('ages')
    expect(found(pregnant, 'I am pregnant, are the fumes dangerous for the baby')).toBeUndefined()
  })

  test('what is said of members is no answer to whoever does not speak of membership', () => {
    expect(found(members, 'what do members get')).toBe('perks')
    expect(found(members, 'are towels included')).toBeUndefined()
  })
})

describe('a name points at what is called so', () => {
  const bathhouse: MerchantRecord = {
    ...shop([
      { code: 'tattoo', question: 'I have a fresh tattoo, may I bathe?', answer: 'Wait until it has healed.' },
      { code: 'cold', question: 'Can I float with a cold?', answer: 'We move the booking for free.' },
    ]),
    services: ['Bathe', 'Solo Float', 'Couples Float'].map((name) => ({
      code: name.toLowerCase().replace(' ', '-'),
      name,
      covers: 'Warm.',
      plan: 'casual',
      duration_minutes: 60,
      price: { amount: 100, per: 'person' },
      slots: [],
    })),
  }

  test('and at no entry by the name alone, or by a word that means the same', () => {
    expect(found(bathhouse, 'and in the float')).toBeUndefined()
    expect(found(bathhouse, 'do i have to shower first')).toBeUndefined()
  })

  test('nor do words of booking point at one that speaks of a booking', () =>
    expect(found(bathhouse, 'so two bookings')).toBeUndefined())

  test('what is said beside it still does', () => {
    expect(found(bathhouse, 'can i float with a cold')).toBe('cold')
    expect(found(bathhouse, 'i have a tattoo, may i bathe')).toBe('tattoo')
  })
})
