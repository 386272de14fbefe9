import { describe, expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from './visitor-for-tests.ts'

const ask = (text: string) => visitor().says(text)
const codes = ({ sources }: { sources: string[] }) => sources.map((source) => source.replace('service:', '')).sort()

describe('a list is narrowed by what was asked of it', () => {
  test.each([
    ['what is on in the evening?', ['gongfu-hour', 'private-table', 'puerh-cellar']],
    ['what can I do for less than 20 pounds', ['first-steep']],
    ['which sittings are closed to people who are not members?', ['private-table', 'puerh-cellar']],
    ["I'm only free on Sundays. anything on then?", ['first-steep', 'matcha-morning', 'white-tea-walk']],
    ['free on Sundays only. what could I come in for?', ['first-steep', 'matcha-morning', 'white-tea-walk']],
    ['only Saturdays. what are my choices?', ['blending-bench', 'first-steep', 'gongfu-hour', 'matcha-morning']],
  ])('“%s”', async (said, expected) => expect(codes(await ask(said))).toEqual(expected))

  test.each(['what do you do here?', 'what can I come along to? the full run please'])(
    'everything on offer is named with its price: “%s”',
    async (said) => {
      const { text, calls } = await ask(said)
      expect(calls.map(({ name }) => name)).toEqual(['list_services'])
      for (const { name } of teaShop.services) expect(text).toContain(name)
      expect(text).toContain('£26 per seat')
    },
  )

  test('memberships are named with theirs', async () => {
    const { text, sources } = await ask('which memberships do you have')
    expect(text).toContain('Leaf, £24 per month')
    expect(sources).toContain('plan:cellar')
  })

  test('the cheapest of those that cost something is told with its price', async () => {
    const { text, sources } = await ask('What would the cheapest of the paid memberships come to a month?')
    expect(text).toBe('Leaf is £24 per month.')
    expect(sources).toEqual(['plan:leaf'])
  })
})

describe('a language that is not read is said so in it', () => {
  test.each([
    ['Merhaba, fiyatı ne kadar?', 'Merhaba!'],
    ['Hei, paljonko maksaa?', 'Hei!'],
  ])('“%s”', async (said, hello) => {
    const { act, text } = await ask(said)
    expect(act).toBe('abstain')
    expect(text).toMatch(new RegExp(`^${hello} I answer in English\\. I read a little French`))
  })

  test('one that is read is answered', async () => {
    expect((await ask('Ciao, quanto costa la Gongfu Hour?')).text).toContain('£26 per seat')
  })
})

describe('today and tomorrow are dates', () => {
  // It is a Saturday.
  test.each([
    ['anything on today?', 'anything on a saturday?'],
    ['what’s on tomorrow', 'anything on a sunday?'],
  ])('“%s”, as “%s”', async (said, meant) => {
    const { act, text, sources } = await visitor().says(said)
    expect({ act, sources }).toEqual({ act: 'answer', sources: (await visitor().says(meant)).sources })
    expect(text).toMatch(/^That day: /)
  })

  test('an evening of tomorrow’s is none of all days', async () => {
    const { text } = await visitor().says('anything tomorrow evening')
    expect(text).toMatch(/^That day, in the evening/)
  })
})

describe('what still has room is what is held then', () => {
  test.each([
    'have you anything free on sunday?',
    'got room for a couple more on sunday?',
    'do you have anything open sunday',
  ])('“%s”', async (said) => {
    const { sources } = await visitor().says(said)
    expect(sources.toSorted()).toEqual(['service:first-steep', 'service:matcha-morning', 'service:white-tea-walk'])
  })

  test('a car is no guest, and the shop’s own hours are still told', async () => {
    expect((await visitor().says('any room for parking on sunday')).sources).not.toContain('service:first-steep')
    expect((await visitor().says('are you open on sunday?')).text).toMatch(/^On Sundays we are /)
  })
})

describe('a whole list is asked for in many ways', () => {
  test.each([
    'services + prices?',
    'Name me all the things that can be booked',
    'What are all the things a person can book?',
    'I’d like the entire list of services, my wife is choosing',
  ])('“%s”', async (said) => {
    const { text } = await ask(said)
    for (const { name } of teaShop.services) expect(text).toContain(name)
  })

  test.each([
    'memberships, do you do them?',
    'I saw a sign about membership in your window. What are they called?',
    'Has this place got a members’ scheme?',
  ])('of memberships: “%s”', async (said) => {
    const { text } = await ask(said)
    for (const { name } of teaShop.plans) expect(text).toContain(name)
  })

  test.each([
    ['what is the most affordable thing you’ve got', 'first-steep'],
    ['name the briefest service you do', 'matcha-morning'],
    ['Your lengthiest service would be which?', 'blending-bench'],
    ['Where do your prices start?', 'first-steep'],
  ])('the least or most of all: “%s”', async (said, code) => expect(codes(await ask(said))).toEqual([code]))

  test('which is cheapest is told of a whole list that was shown', async () => {
    const guest = visitor()
    await guest.says('tell me what’s on offer')
    expect(codes(await guest.says('which of them is cheapest'))).toEqual(['first-steep'])
  })

  test.each(['what do you do in it?', 'First Steep, what do yous do in that'])(
    'what is done in one of them is no list: “%s”',
    async (said) => {
      const guest = visitor()
      await guest.says('how long is First Steep?')
      expect(codes(await guest.says(said))).toEqual(['first-steep'])
    },
  )

  test('a list and a figure that are ordered together are both told', async () => {
    const { text } = await ask('list everything you offer and tell me your opening hours')
    expect(text).toContain('Gongfu Hour')
    expect(text).toContain('We are open')
  })
})

describe('courses are what is paid for by the seat, where other things are not', () => {
  test.each([
    ['tack-and-webbing', 'what courses have you got going', ['bring-a-chair', 'deep-button', 'first-footstool']],
    ['spring-screen', 'what workshops do you do', ['open-it-up']],
  ])('%s: “%s”', async (slug, said, expected) => {
    const { sources } = await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)
    expect(sources).toEqual(expect.arrayContaining(expected.map((code) => `service:${code}`)))
    expect(sources.length).toBeLessThan(5)
  })
})

test('a membership is not named by the shop’s own name', async () => {
  const guest = visitor({ record: recordFrom('eval/sixth-meeple.json') })
  expect((await guest.says('how do I get to the Sixth Meeple?')).sources).not.toContain('plan:meeple')
})

test('a list that is plainly asked for is told, whatever was spoken of before', async () => {
  const guest = visitor()
  for (const said of ['Is there parking?', 'Are dogs allowed?']) await guest.says(said)
  expect((await guest.says('which sittings are there?')).text).toContain('Matcha Morning')
})

test('what can be done “at yours” is all there is, also where a service is called Bring Your Own', async () => {
  const record = recordFrom('eval/dabinett-row.json')
  const { text } = await visitor({ record }).says('hiya what can you actually do at yours, whats the full list')
  for (const { name } of record.services) expect(text).toContain(name)
})
