import { expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from './visitor-for-tests.ts'

const UNKNOWN = 'To the rest of your question I find no answer in the shop’s record.'

test.each([
  'can I bring my labrador and do you sell crocodiles?',
  'do you sell crocodiles, and can I bring my labrador?',
])('what is not known is said beside what is: “%s”', async (said) => {
  const { act, text, sources, unknown } = await visitor().says(said)
  expect({ act, sources }).toEqual({ act: 'answer', sources: ['knowledge:dogs'] })
  expect(text).toContain(UNKNOWN)
  expect(unknown).toEqual([expect.stringContaining('crocodiles')])
})

test.each(['can I bring my labrador and where do I park?', 'how much is gongfu and how long is it?'])(
  'nothing is said to be missing where all was answered: “%s”',
  async (said) => {
    const { text, unknown } = await visitor().says(said)
    expect({ text, unknown }).toEqual({ text: expect.not.stringContaining(UNKNOWN), unknown: undefined })
  },
)

test('beside a figure, what else is asked may stand in the words of the same row', async () => {
  const { text, sources, unknown } = await visitor().says(
    'how much is first steep, and will I get a certificate signed?',
  )
  expect({ text, sources }).toEqual({
    text: expect.stringMatching(/£18.*No experience needed/s),
    sources: ['service:first-steep'],
  })
  expect(unknown).toBeDefined()
})

test.each([
  ['how long is first steep', /^First Steep takes 60 minutes\.$/],
  [
    'how long is first steep if I know nothing of tea at all',
    /^First Steep takes 60 minutes\. Five teas.*No experience needed.*room for 8\./s,
  ],
])('“%s” is told the figure, and the row where more is said', async (said, told) => {
  expect((await visitor().says(said)).text).toMatch(told)
})

test('a part in just the words that the merchant gave is answered as they say', async () => {
  const knowledge = [
    ...teaShop.knowledge,
    { code: 'door', question: 'Do you check who comes?', answer: 'We look at a photo card.', asks: ['do I need ID'] },
  ]
  const { sources } = await visitor({ record: { ...teaShop, knowledge } }).says(
    'can I bring my labrador and do i need id',
  )
  expect(sources).toEqual(['knowledge:dogs', 'knowledge:door'])
})

test('the record’s own words stand under their question where another answer is beside them', async () => {
  const guest = visitor()
  expect((await guest.says('do you sell gift vouchers')).text).toMatch(/^Yes, from £20/)
  const { text } = await guest.says('what time is First Steep on a Sunday, and do you sell gift vouchers?')
  expect(text).toMatch(/at 10:30.*Do you sell gift vouchers\? Yes, from £20/s)
})

test('what one part was told is not told again to another', async () => {
  const { text, sources } = await visitor().says('is the leaf membership worth it, how much')
  expect(text.split('per month').length).toBe(2)
  expect(sources).toEqual(['plan:leaf', 'knowledge:member-sittings'])
})

const SHOWERS = {
  ...teaShop,
  knowledge: [
    { code: 'shower', question: 'Are there showers?', answer: 'One, with towels.' },
    { code: 'stairs', question: 'Is there a lift?', answer: 'No, it is fifty-two steps up.' },
  ],
}

test('of two things that are asked for in one breath, each is answered', async () => {
  const guest = visitor({ record: SHOWERS })
  expect((await guest.says('is there a lift, and a shower?')).sources).toEqual(['knowledge:stairs', 'knowledge:shower'])

  const half = await guest.says('is there showers, and a sauna?')
  expect(half).toMatchObject({ sources: ['knowledge:shower'], unknown: [expect.stringContaining('sauna')] })
})

test('a name with an “and” in it is one thing', async () => {
  const record = {
    ...teaShop,
    services: teaShop.services.map((one) => (one.code === 'first-steep' ? { ...one, name: 'Restore & Rest' } : one)),
  }
  const { sources, unknown } = await visitor({ record }).says('do you have restore and rest?')
  expect({ sources, unknown }).toEqual({ sources: ['service:first-steep'], unknown: undefined })
})

test('what is asked of both is told of both', async () => {
  const { text } = await visitor().says('gongfu on saturday and matcha after, how much together')
  expect(text).toContain('Gongfu Hour is £')
  expect(text).toContain('Matcha Morning is £')
})

test('of three things in one breath each is answered, or said to be unknown', async () => {
  const { text, sources } = await visitor().says('do you have parking, crocodiles and gift vouchers')
  expect(sources).toEqual(['knowledge:parking', 'knowledge:gift'])
  expect(text).toContain(UNKNOWN)
})

test('a question that leans on what was told before it is answered beside another', async () => {
  const knowledge = [
    { code: 'access', question: 'Is there step-free access?', answer: 'There is a ramp at the side door.' },
    { code: 'parking', question: 'Where can I park?', answer: 'Behind the chandlery.' },
  ]
  const { sources } = await visitor({ record: { ...teaShop, knowledge } }).says(
    'my father uses a wheelchair, can he get in? and where would I leave the van',
  )
  expect(sources.toSorted()).toEqual(['knowledge:access', 'knowledge:parking'])
})

test('beside a figure, what else is asked of a service is looked for in its own words', async () => {
  const { text, sources } = await visitor().says(
    'Matcha Morning: how long is it, and what would I have with me at the end?',
  )
  expect(sources[0]).toBe('service:matcha-morning')
  expect(text).toContain('whisk')
})

test('beside a form, what is asked is weighed without who writes and for when', async () => {
  const { act, sources, calls } = await visitor({ record: recordFrom('eval/gannet-eyes.json') }).says(
    'do you take cheques these days, and put me down for a Deep Look on Friday. Ana Ruiz, ana@example.com',
  )
  expect(act).toBe('form')
  expect(sources).toContain('knowledge:payment')
  expect(calls.at(-1)?.arguments).toMatchObject({ subject: 'deep-look', name: 'Ana Ruiz', email: 'ana@example.com' })
})

test('beside an answer, several of which one is meant are told for the rest', async () => {
  const { text, sources } = await visitor().says('which tube stop do I want, and is it a long trek after that')
  expect(text).toContain('To the rest of your question, it may be one of these.')
  expect(sources).toEqual(expect.arrayContaining(['knowledge:find-us', 'service:white-tea-walk']))
})

test('where cars go is no question of where the shop is', async () => {
  const { text, sources } = await visitor().says("until when are you open on sunday, and where's the nearest car park?")
  expect(text).toContain('19:00')
  expect(sources).toContain('knowledge:parking')
})

test('a part of a message is weighed as if it were all of it', async () => {
  const said = "what's a place on Little Deckhands and do you take amex"
  const { sources } = await visitor({ record: recordFrom('eval/morlo-bach.json') }).says(said)
  expect(sources).toEqual(expect.arrayContaining(['service:deckhands', 'knowledge:payment']))
})

test('what is asked after a form is wished for is asked by itself', async () => {
  const said =
    "Sign Mateo up for Stride & Stop on Saturday, I'm Lucia Ferreira, lucia@ferreira.example. Does he have to wear a helmet? he's 10"
  const { act, sources } = await visitor({ record: recordFrom('eval/outside-edge.json') }).says(said)
  expect(act).toBe('form')
  expect(sources).toContain('knowledge:helmets')
})

test('what the rest of a question may be is told as that', async () => {
  const said = 'when are you open sundays and would you take a check for a workshop'
  const { text, sources } = await visitor({ record: recordFrom('eval/stem-and-sage.json') }).says(said)
  expect(sources).toContain('knowledge:payment')
  expect(text).toContain('To the rest of your question, it may be this.')
})
