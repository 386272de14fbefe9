import { expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

const booked = async (...said: string[]) => {
  const guest = visitor()
  const calls = []
  for (const one of said) calls.push(...(await guest.says(one)).calls)
  return calls.at(-1)?.arguments
}

test('another service instead keeps the day and the party', async () =>
  expect(await booked('book Gongfu Hour on Saturday for two', 'no, the First Steep')).toMatchObject({
    subject: 'first-steep',
    urgency: 'Saturday',
    summary: '2 seats',
  }))

test('a form is changed to another service when that is asked', async () =>
  expect(await booked('book Gongfu Hour on Saturday', 'can you change that to First Steep?')).toMatchObject({
    subject: 'first-steep',
    urgency: 'Saturday',
  }))

test.each([
  ["it's Tim not Tom", 'Tim'],
  ['its tim not tom', 'Tim'],
  ['no, Keira with a K', 'Keira'],
  ['sorry that’s Hanna with an h', 'Hanna'],
])('a name is put right by “%s”', async (said, name) => {
  const wish = await booked("book Gongfu Hour on Saturday, name's Tom", said)
  expect(wish).toMatchObject({ subject: 'gongfu-hour', urgency: 'Saturday', name })
  expect(wish).not.toHaveProperty('summary')
})

test('what is no name puts none right', async () =>
  expect(await booked("book Gongfu Hour on Saturday, name's Tom", 'no, Sunday')).toMatchObject({ name: 'Tom' }))

test('a form that is called off is told to book nothing, and what was wished for is forgotten', async () => {
  const guest = visitor()
  await guest.says('book Gongfu Hour on Saturday')
  expect((await guest.says('cancel that please')).text).toMatch(/^Nothing is booked yet/)
  expect((await guest.says('for two people')).calls).toEqual([])
})

test('a book that is bought books nothing', async () => {
  const book = { code: 'book', question: 'Do I have to buy a book?', answer: 'First Steep has it in the price.' }
  const guest = visitor({ record: { ...teaShop, knowledge: [...teaShop.knowledge, book] } })
  const { act, sources } = await guest.says('do i need to buy the book for First Steep')
  expect(act).toBe('answer')
  expect(sources).toContain('knowledge:book')
})

test.each([
  ['nine-cushions', 'could I book my cat in for some grooming please'],
  ['good-footing', 'can we book a check up for next week'],
])('where a word of a name is all that speaks for it, which is meant is asked first: %s, “%s”', async (shop, said) => {
  const { act, choices, calls } = await visitor({ record: recordFrom(`eval/${shop}.json`) }).says(said)
  expect([act, calls]).toEqual(['clarify', []])
  expect(choices.filter(({ code }) => code).length).toBeGreaterThan(1)
})

test('what is most probably asked of the record opens no form', async () => {
  const said = 'the matcha I have at home has been open since june, is it still ok'
  expect((await visitor().says(said)).calls).toEqual([])
})

test('a form is opened for what is far more probable than what shares a word of its name', async () =>
  expect(await booked('could we do the make your own blend on a wednesday')).toMatchObject({
    subject: 'blending-bench',
  }))

test('whoever has never done a thing does not say that it is not meant', async () =>
  expect(await booked('I have never tried gongfu before, book me in for Saturday')).toMatchObject({
    subject: 'gongfu-hour',
  }))

test('one of those offered is chosen by what it holds', async () => {
  const guest = visitor({ record: recordFrom('eval/copper-wren.json') })
  expect((await guest.says('can you squeeze us in on thursday arvo')).act).toBe('clarify')
  const { calls } = await guest.says('ah the four gins one. there are three of us')
  expect(calls.at(-1)?.arguments).toMatchObject({ subject: 'wren-flight', urgency: 'thursday' })
})

test('another that is only named keeps the day', async () =>
  expect(await booked('book Gongfu Hour on Saturday', "oh, the First Steep. there's two of us")).toMatchObject({
    subject: 'first-steep',
    urgency: 'Saturday',
  }))

test('of those offered, the short one is the shorter', async () => {
  const guest = visitor({ record: recordFrom('eval/slack-tide.json') })
  expect((await guest.says('hey can i book a tour for next thursday')).act).toBe('clarify')
  const { calls } = await guest.says('the short one please')
  expect(calls[0]?.arguments).toMatchObject({ subject: 'low-water-tour', urgency: 'next thursday' })
})

test('whether a thing is done at all opens no form', async () => {
  const guest = visitor({ record: recordFrom('eval/hot-iron.json') })
  const { sources, calls } = await guest.says('can you do my bread knife at edge & mend? it’s got the wavy teeth')
  expect([sources, calls]).toEqual([['service:edge-mend'], []])
})

test('of those offered, the one is chosen that is for somebody of that age', async () => {
  const guest = visitor({ record: recordFrom('eval/spring-loaded.json') })
  expect((await guest.says('hi can you book my daughter into parkour')).act).toBe('clarify')
  const { calls } = await guest.says('she’s fifteen, so the teenagers’ one')
  expect(calls.at(-1)?.arguments).toMatchObject({ subject: 'wall-run' })
})

test('of those offered, half as likely as all is enough where the next is half of that', async () => {
  const guest = visitor({ record: recordFrom('eval/lead-came.json') })
  expect((await guest.says('Hi there, I’d love to sign up for one of your classes')).act).toBe('clarify')
  const { calls } = await guest.says('the single day one, where total beginners are ok. there’s two of us')
  expect(calls.at(-1)?.arguments).toMatchObject({ subject: 'suncatcher' })
})

test('what is asked of what the shop does opens no form', async () => {
  const guest = visitor()
  await guest.says('how long is the Matcha Morning')
  expect((await guest.says('do they put milk in for it')).calls).toEqual([])
})

test('what it is changed to may be described, beside what it is not', async () => {
  const guest = visitor({ record: recordFrom('eval/hummingdale.json') })
  await guest.says('two seats at Felt a Beastie on Saturday please')
  const { calls } = await guest.says(
    'oh no, she says not felting, she wants the hot chocolate by the fire. Saturday still',
  )
  expect(calls[0]?.arguments).toMatchObject({ subject: 'firepit', urgency: 'Saturday' })
})

test('or told by the word that only its name has', async () => {
  const guest = visitor({ record: recordFrom('eval/second-spanner.json') })
  await guest.says('book me a small service on friday')
  const { calls } = await guest.says('sorry, I meant the big one')
  expect(calls[0]?.arguments).toMatchObject({ subject: 'big-service', urgency: 'friday' })
})

test('“one seat on the next one please” is for what was spoken of', async () =>
  expect(await booked('how long is Gongfu Hour', 'fair enough. one seat on the next one please')).toMatchObject({
    subject: 'gongfu-hour',
  }))

test('whether it is ever held on such a day is no wish for one', async () => {
  const guest = visitor()
  await guest.says('what is the White Tea Walk like')
  expect(await guest.says('can I have it on a sunday')).toMatchObject({
    act: 'answer',
    calls: [],
    text: expect.stringContaining('White Tea Walk is'),
  })
})

test('who gives day and number to what is called by its name wants the form', async () => {
  const guest = visitor({ record: recordFrom('eval/dropped-stitch.json') })
  const { act, calls } = await guest.says('skein winding on saturday, five of them, not bought from you sorry!')
  expect({ act, subject: calls[0]?.arguments.subject }).toEqual({ act: 'form', subject: 'winding' })
})

const bookedAt = async (shop: string, ...said: string[]) => {
  const guest = visitor({ record: recordFrom(`eval/${shop}.json`) })
  const calls = []
  for (const one of said) calls.push(...(await guest.says(one)).calls)
  return calls.at(-1)?.arguments
}

test.each([
  ['warm-stone', "I'd like to book a massage please", 'the one where they use warm oil, friday', 'oil-massage'],
  [
    'tyke-and-lead',
    'I want to book something for sunday',
    'the one where they learn to come when called',
    'recall-clinic',
  ],
  ['biting-point', 'I want to book one of the day courses', 'the bus one, some day in december', 'minibus-day'],
  ['chanterelle-lane', 'can I book a walk some time next week', 'the one for beginners, wednesday', 'first-basket'],
])('what was asked back is answered by telling of it: %s, “%s”, “%s”', async (shop, wish, which, subject) =>
  expect(await bookedAt(shop, wish, which)).toMatchObject({ subject }),
)

test.each(['sorry, I meant the one where you come and measure at my place', 'so the measuring one'])(
  'another than the form stands open for is told of, and the day stays: “%s”',
  async (said) =>
    expect(await bookedAt('hot-iron', 'put me down for a commission talk on tuesday', said)).toMatchObject({
      subject: 'measure-up',
      urgency: 'tuesday',
    }),
)

test('another day than the one that is taken back changes no service', async () =>
  expect(
    await bookedAt('tern-sailing', 'First Tack on saturday please', 'no wait, a wedding that day. sunday instead'),
  ).toMatchObject({ subject: 'first-tack', urgency: 'sunday' }))
