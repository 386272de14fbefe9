import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../../../contract/merchant.ts'
import { embeddedBrain } from '../brain.ts'
import { recordFrom, ruledBrain, teaShop, visitor } from '../visitor-for-tests.ts'

const [leaf] = teaShop.plans
const record: MerchantRecord = {
  ...teaShop,
  services: teaShop.services.map((service) => {
    if (service.code === 'first-steep')
      return { ...service, name: 'Hot Shave', covers: 'Two passes. A moustache is included.' }
    if (service.code === 'gongfu-hour') return { ...service, name: 'Last Chair' }
    return service.code === 'matcha-morning'
      ? { ...service, name: 'Little Ears', covers: 'Songs and drums, each child with a grown-up on the mat.' }
      : service
  }),
  knowledge: [
    { code: 'pain', question: 'Does it hurt?', answer: 'Arms least. Numbing cream is £10 if you say so.' },
    { code: 'curls', question: 'Who cuts curly hair?', answer: 'Always ask for Ransom, dry and combed out.' },
    {
      code: 'chairs',
      question: 'Can I choose my barber?',
      answer: 'Yes. Odette is off on Fridays, Ransom on Tuesdays.',
    },
    {
      code: 'weather',
      question: 'What if it rains?',
      answer: 'We call it off by six. A Hot Shave is never called off.',
    },
    { code: 'rule', question: 'Are dogs allowed?', answer: 'Only on a lead.' },
    { code: 'turn', question: 'When will it be ready?', answer: 'Five working days, then we text you.' },
    { code: 'pay', question: 'How do I pay?', answer: 'A third in advance, the rest at the counter.' },
    { code: 'sit-in', question: 'May parents sit in?', answer: 'For the first three lessons.' },
  ],
}

async function afterwards(first: string, second: string, shop = record, brain = embeddedBrain) {
  const guest = visitor({ record: shop, brain })
  await guest.says(first)
  return guest.says(second)
}

test('a word that is said nowhere but in what was just told is asked of that', async () => {
  expect((await afterwards('does it hurt', 'is the numbing stuff extra')).sources).toEqual(['knowledge:pain'])
  expect((await afterwards('how much is the hot shave', 'he has a moustache as well, is that extra')).sources).toEqual([
    'service:first-steep',
  ])
})

test('who is in on which day is asked of a person, never of a service', async () => {
  expect((await afterwards('who cuts curly hair', 'is he in on tuesdays')).sources[0]).toBe('knowledge:chairs')
  const others = { ...record, knowledge: record.knowledge.filter(({ code }) => code !== 'chairs') }
  const { act, sources } = await afterwards('how much is the hot shave', 'is he in on tuesdays', others)
  expect(sources).toEqual([])
  expect(['abstain', 'clarify', 'decline']).toContain(act)
})

test('a service that an answer names in passing is not what is spoken of from then on', async () => {
  expect((await afterwards('what if it rains', 'when would I know')).sources).toEqual(['knowledge:weather'])
})

test('a day is not asked of an answer that says none', async () => {
  expect((await afterwards('are dogs allowed', 'ok which days is that')).sources).toEqual([])
})

describe('of the service spoken of', () => {
  test.each([['and how long am I in the chair', 'service:first-steep']])(
    '“%s” is answered by %s',
    async (said, source) => {
      expect((await afterwards('how much is the hot shave', said)).sources).toEqual([source])
    },
  )

  test('“can I pay a bit first” is not answered by its price', async () => {
    const { sources } = await afterwards('how much is the hot shave', 'ouch. can I pay a bit first')
    expect(sources[0]).toBe('knowledge:pay')
  })

  test.each(['do I have to stay with her', 'so do I drop her and run or'])(
    '“%s” is answered by its own words on who stays',
    async (said) => {
      expect((await afterwards('tell me about little ears', said)).sources).toContain('service:matcha-morning')
    },
  )
})

describe('of the membership spoken of', () => {
  const terms = [
    {
      code: 'get',
      question: 'What do members get?',
      answer: `${leaf?.name} has four seats a month. What you do not use is carried over.`,
    },
    { code: 'leave', question: 'How do I stop my membership?', answer: 'Mail us before the 25th.' },
    { code: 'swap', question: 'Can I swap my loaf?', answer: 'Rye, spelt or white.' },
    { code: 'visits', question: 'How many sessions will I need?', answer: 'Most people come six times.' },
  ]
  const shop = { ...record, knowledge: [...record.knowledge, ...terms] }
  const about = `how much is the ${leaf?.name} membership`

  test.each([
    ['do unused ones roll over', 'knowledge:get'],
    ["and if I don't use them all are they gone", 'knowledge:get'],
    ['and thats how many sessions', 'knowledge:get'],
  ])('“%s” is answered by %s', async (said, source) => {
    expect((await afterwards(about, said, shop)).sources).toContain(source)
  })

  test('what its terms do not say is not answered by them', async () => {
    const { sources } = await afterwards(about, 'do I get a spare while mine is in pieces', shop)
    expect(sources).toEqual([])
  })
})

test.each(['can I just book that or see someone first', 'can anyone book the last chair'])(
  '“%s” asks, and opens no form',
  async (said) => {
    expect((await afterwards('how much is the hot shave', said)).act).not.toBe('form')
  },
)

describe('a few words that go on to something else', () => {
  const way = [
    { code: 'find', question: 'Where are you?', answer: 'By the canal, above the bakery.' },
    { code: 'parking', question: 'Is there parking?', answer: 'Two spots behind the building.' },
  ]
  const shop = { ...record, knowledge: [...record.knowledge, ...way] }

  test.each(['and parking?', 'and where do I leave the car?'])(
    'are answered by the one entry that is about that: “%s”',
    async (said) => {
      expect((await afterwards('where exactly are you', said, shop)).sources).toEqual(['knowledge:parking'])
    },
  )

  test('and not where the record has none', async () => {
    const silent = { ...shop, knowledge: shop.knowledge.filter(({ code }) => code !== 'parking') }
    const asked = ['where exactly are you', 'and if I drive?'] as const
    expect((await afterwards(...asked, silent, ruledBrain)).sources).toEqual([])
    expect((await afterwards(...asked, silent)).sources).toEqual([])
  })
})

test('whether more cost less is not answered by what is cheapest', async () => {
  const asked = ['how much is the hot shave', 'cheaper if I take ten?'] as const
  expect((await afterwards(...asked, record, ruledBrain)).sources).not.toContain('service:first-steep')
  expect((await afterwards(...asked)).text).not.toMatch(/cheapest|least/)
})

test.each([
  ['saturday any good?', /Saturday/],
  ['how many does it hold btw', /room for/],
])('“%s” is asked of the service spoken of', async (said, told) => {
  expect((await afterwards('how much is the hot shave', said)).text).toMatch(told)
})

test.each([
  ['coverup hw mch', 'Cover-Up'],
  ['1 to 1 how mch', 'One-to-One'],
])('“%s” is %s', async (said, name) => {
  const services = record.services.map((one) => (one.code === 'first-steep' ? { ...one, name } : one))
  expect((await visitor({ record: { ...record, services } }).says(said)).sources).toEqual(['service:first-steep'])
})

test('what a thing costs that an answer recommends is told of that thing', async () => {
  const guest = visitor({ record: recordFrom('eval/warm-stone.json') })
  await guest.says("I'm sixteen weeks pregnant, is there anything of yours I could have?")
  const { text, sources } = await guest.says('How much is that, and how long?')
  expect(sources).toContain('service:oil-massage')
  expect(text).toMatch(/£64.*55 minutes/s)
})

test.each(['does that drop if I buy a lot?', 'and if I spend fifty pounds?', 'is it free for more?'])(
  'whether a sum grows less with more is asked of what was quoted: “%s”',
  async (said) => {
    const guest = visitor()
    await guest.says('Do you post tea to Leeds?')
    expect((await guest.says(said)).sources).toEqual(['knowledge:shipping'])
  },
)
