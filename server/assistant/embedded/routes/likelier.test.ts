import { describe, expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

describe('what no rule answers, after what was spoken of', () => {
  test.each([
    [
      'demo/lantern-leaf.json',
      'tell me about Afternoon Pairing',
      'pastries on top of that price?',
      'service:afternoon-pairing',
    ],
    ['demo/lantern-leaf.json', 'how should I keep my tea?', 'does the same go for matcha?', 'knowledge:storage'],
    ['demo/lantern-leaf.json', 'is there a car park?', 'how far on foot?', 'knowledge:parking'],
    ['demo/lantern-leaf.json', 'do you sell gift vouchers?', 'do they come in the post?', 'knowledge:gift'],
  ])('%s: after “%s”, “%s” is asked of %s', async (record, first, second, source) => {
    const guest = visitor({ record: recordFrom(record) })
    await guest.says(first)
    expect((await guest.says(second)).sources).toEqual([source])
  })
})

describe('the answer of a rule, where something else is far more probable', () => {
  test('stands aside for it', async () => {
    const guest = visitor({ record: recordFrom('eval/needle-and-pin.json') })
    const { sources } = await guest.says('it was New Zip I wanted. How long do I need to set aside for that?')
    expect(sources).toEqual(['service:zip'])
  })

  test.each([
    ['what was listed before is pointed at', ['compare Gongfu Hour with Matcha Morning', 'price of the second']],
    ['the least is picked', ['tell me about Gongfu Hour', 'which is the cheapest sitting?']],
  ])('stands where %s', async (_, said) => {
    const guest = visitor({ record: teaShop })
    const answers = []
    for (const text of said) answers.push(await guest.says(text))
    expect(answers.at(-1)?.text).not.toContain('Gongfu Hour is £')
  })
})

describe('what the rules find nothing for', () => {
  test('is told where it is as likely as not', async () => {
    const said = 'will I know how to make matcha at home after your matcha thing, or is it only drinking'
    expect((await visitor().says(said)).sources).toEqual(['service:matcha-morning'])
  })

  test.each(['do you sell crocodiles?', 'is there a playground close by for the little ones', 'who won the cup'])(
    'stays unsaid where nothing is: “%s”',
    async (said) => expect((await visitor().says(said)).sources).toEqual([]),
  )
})

test('a booking under way is not begun anew by what is asked of it', async () => {
  const guest = visitor()
  await guest.says('I would like to book First Steep')
  expect(await guest.says('hm how long would I be there?')).toMatchObject({
    act: 'answer',
    sources: ['service:first-steep'],
  })
})

test('where one of two answers is meant, both are told, each on a line, and no more is claimed', async () => {
  const said = "ordering tonight for my nan's birthday in Leeds, how many days till it's on her mat"
  const { text, sources } = await visitor().says(said)
  expect(sources.toSorted()).toEqual(['knowledge:gift', 'knowledge:shipping'])
  expect(text.split('\n')).toEqual([
    'It may be one of these.',
    expect.stringMatching(/^• /),
    expect.stringMatching(/^• /),
  ])
})

describe('beside an answer of the rules, what may as well be meant', () => {
  const asked = async (slug: string, said: string) =>
    (await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)).sources

  test.each([
    [
      'second-serve',
      'if the babysitter lets me down that afternoon am I still paying for it?',
      ['knowledge:cancel', 'knowledge:late'],
    ],
    ['room-tone', 'coming by train with no car, is it a long way on foot?', ['knowledge:find-us', 'knowledge:load-in']],
  ])('is told too: %s, “%s”', async (slug, said, sources) => expect(await asked(slug, said)).toEqual(sources))

  test('is not, where what was said is put right', async () => {
    const said = "I don't want to cancel lunch, we're only stuck behind a logging truck! will you wait for us?"
    expect(await asked('gravel-row', said)).toEqual(['knowledge:late'])
  })
})

describe('all there is', () => {
  test.each([
    ['third-melt', 'My chocolate always turns out grey and streaky. Have you got a class for that?'],
    ['paw-parlour', 'he just sheds like crazy all over my couch. what do you have for that'],
  ])('is not listed to who tells of something: “%s”, “%s”', async (slug, said) =>
    expect((await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)).text).not.toMatch(/^These are the/),
  )

  test.each(['what can I book', 'first time here. what is there to do at yours?'])(
    'but is to who does not: “%s”',
    async (said) => expect((await visitor().says(said)).text).toMatch(/^These are the sittings/),
  )
})

test('what was spoken of is not told again where another answer is far likelier', async () => {
  const guest = visitor({ record: recordFrom('eval/bolt-and-riddle.json') })
  await guest.says('how hard is the Night Mail, honestly')
  const { sources } = await guest.says('Is there a crawl in it or anything tight? I get panicky')
  expect(sources).not.toContain('service:night-mail')
})

test('but what it costs is', async () => {
  const guest = visitor({ record: recordFrom('eval/bolt-and-riddle.json') })
  await guest.says('how hard is the Night Mail, honestly')
  expect((await guest.says('and what do you charge for it')).sources).toEqual(['service:night-mail'])
})

test('of a game for one team at a time no room for one is told', async () => {
  const { text } = await visitor({ record: recordFrom('eval/bolt-and-riddle.json') }).says(
    'how many can play the Runaway Balloon',
  )
  expect(text).not.toMatch(/room for 1\b/)
  expect(text).toMatch(/players/)
})

test('what is told by a size is not doubted', async () => {
  const guest = visitor({ record: recordFrom('eval/paw-parlour.json') })
  await guest.says("what's included in a bath & brush")
  expect((await guest.says("and if he's 70 lbs?")).sources).toEqual(['service:big-dog-bath'])
})

test('what may be meant besides is told as that, under the answer', async () => {
  const said = 'I’m ok in a pool but not exactly a fish, does it matter'
  const { text, sources } = await visitor({ record: recordFrom('eval/gannet-surf.json') }).says(said)
  expect(sources).toEqual(['knowledge:swim', 'knowledge:sizes'])
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^Do I have to be able to swim/),
    expect.stringMatching(/^In case you mean this: /),
  ])
})

test('a question beside the wish for a service is answered, where a form is hardly what is meant', async () => {
  const said = 'My husband and I want to do the Beck Amble, do we have to pay for an animal apiece?'
  const { act, sources } = await visitor({ record: recordFrom('eval/hummingdale.json') }).says(said)
  expect(act).toBe('answer')
  expect(sources).toContain('service:beck-amble')
})
