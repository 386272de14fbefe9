import { describe, expect, test } from 'vitest'
import { teaShop, visitor } from './visitor-for-tests.ts'

const ask = (text: string) => visitor().says(text)

describe('facts come from the record’s own rows, with their source', () => {
  test.each([
    ['how much is the gongfu hour', '£26 per seat', 'service:gongfu-hour'],
    ['what does a seat at the gongfu hour run', '£26 per seat', 'service:gongfu-hour'],
    ['how long does the matcha one take', '45 minutes', 'service:matcha-morning'],
    ['what day is the pu’erh tasting and when does it start', 'Fridays at 19:00', 'service:puerh-cellar'],
    ['is blending bench every weekend', 'every other Saturday at 16:00', 'service:blending-bench'],
    ['how many people at an afternoon pairing', 'room for 12', 'service:afternoon-pairing'],
    ['how many seats on the afternoon pairing', 'room for 12', 'service:afternoon-pairing'],
    ['what is the white tea walk like', 'potted tea garden', 'service:white-tea-walk'],
    ['how much is Leaf a month', '£24 per month', 'plan:leaf'],
    ['what would it cost to have the private table for an evening?', '£280', 'service:private-table'],
    ['what would I actually get in a year if I went on Leaf?', 'Regulars who come about twice a month', 'plan:leaf'],
    ['how much is first steep, and how long does it last?', '60 minutes', 'service:first-steep'],
    ['macha prise', '£22 per seat', 'service:matcha-morning'],
    ['gongfu hour hwo mcuh', '£26 per seat', 'service:gongfu-hour'],
  ])('“%s”', async (said, words, source) => {
    const { act, text, sources } = await ask(said)
    expect(text).toContain(words)
    expect({ act, sources }).toMatchObject({ act: 'answer', sources: expect.arrayContaining([source]) })
  })

  test('how long a sitting lasts is no question of how long tea keeps', async () => {
    const guest = visitor()
    for (const said of ['how long does First Steep last?', 'and how long does it last?'])
      expect((await guest.says(said)).sources).toEqual(['service:first-steep'])
    expect((await ask('how long does your tea last?')).sources).toContain('knowledge:storage')
  })

  test.each(['is gongfu full this saturday?', 'is gongfu hour fully booked', 'any places left at gongfu?'])(
    '“%s” is answered with the seats that are left now',
    async (said) => {
      const { calls, sources } = await ask(said)
      expect(calls.map(({ name }) => name)).toContain('list_services')
      expect(sources).toEqual(['service:gongfu-hour'])
    },
  )

  test('a service is not said to be held on a day on which it is not', async () => {
    expect((await ask('is gongfu on Mondays?')).text).toMatch(/not held on Mondays.*Wednesdays at 18:30/)
  })

  test('what a membership does not include is said, with the ones that do', async () => {
    const { text, sources } = await ask('does Leaf include the pu’erh cellar?')
    expect(text).toContain('not included in Leaf')
    expect(sources).toEqual(expect.arrayContaining(['plan:leaf', 'service:puerh-cellar']))
  })

  test('opening hours and the address are the shop’s own card, so they name no source', async () => {
    expect(await ask('what time do you close on sunday')).toMatchObject({
      act: 'answer',
      sources: [],
      text: 'On Sundays we are open from 09:30 to 19:00.',
    })
    expect((await ask('are you open on mondays?')).text).toBe('We are closed on Mondays.')
    expect((await ask('what is your address')).text).toContain('14 Chandler’s Yard'.replace('’', "'"))
  })
})

describe('knowledge is quoted word for word, or not at all', () => {
  test.each([
    ['can I bring my labrador', 'dogs'],
    ['my son is nine, may he come along?', 'children'],
    ['is the place ok for a wheelchair', 'step-free'],
    ['anywhere to leave the car', 'parking'],
    ['do you post to France', 'shipping'],
    ['a present for my dad?', 'gift'],
    ['ok to take pictures?', 'photos'],
  ])('“%s” quotes %s', async (said, code) => {
    const { text, sources } = await ask(said)
    expect(sources).toEqual([`knowledge:${code}`])
    expect(text).toContain(teaShop.knowledge.find((item) => item.code === code)?.answer)
  })

  test.each([
    'is your matcha certified organic?',
    'have you got wifi',
    'do you sell yixing teapots',
    'Which is the cheapest car to insure for an 18 year old?',
    'Can you hire us a campervan for Castle Hill at Easter? four of us',
    'will it rain in London on Sunday?',
    'write me a cover letter',
    'how many cups should I drink with my statins',
  ])('“%s” is not in the record: it says so and offers a person', async (said) => {
    const { act, text, sources, choices } = await ask(said)
    expect({ act, sources }).toEqual({ act: 'abstain', sources: [] })
    expect(text).toBe('I do not find that in the shop’s record, and I would rather not guess.')
    expect(choices.at(-1)?.label).toBe('Ask a person')
  })

  test('who says yes to the person offered gets one', async () => {
    const guest = visitor()
    await guest.says('have you got wifi')
    expect(await guest.says('yes please')).toMatchObject({ act: 'handoff', calls: [{ name: 'hand_off' }] })
  })
})

describe('a person is fetched for whoever wants one', () => {
  test.each([
    'i don’t want to talk to a human, just tell me if dogs are allowed',
    'i don’t need a person, are dogs allowed',
    'no human please. are dogs allowed?',
  ])('“%s”: for nobody else', async (said) => {
    expect(await ask(said)).toMatchObject({ act: 'answer', sources: ['knowledge:dogs'], calls: [] })
  })

  test.each([
    ['you charged me twice', 'assistant_unsure'],
    ['your host shouted at my daughter', 'assistant_unsure'],
    ['you charged me twice, I want to speak to the manager', 'visitor_asked'],
    ['can I talk to somebody', 'visitor_asked'],
  ])('“%s” is passed on, and only who asked for a person is said to have', async (said, reason) => {
    expect((await ask(said)).calls).toMatchObject([{ name: 'hand_off', arguments: { reason } }])
  })

  test('whoever asks whether there is somebody to ring gets one', async () => {
    expect((await ask('is there someone i can ring')).act).toBe('handoff')
  })

  test('an “ok” that goes on to something else takes no offer', async () => {
    const guest = visitor()
    await guest.says('have you got wifi')
    expect((await guest.says('ok the second one')).act).not.toBe('handoff')
  })

  test.each(['this is useless', 'that’s not what i asked', 'you keep getting it wrong', 'you are no help at all'])(
    '“%s” is offered one',
    async (said) => {
      const guest = visitor()
      const { act, text, choices } = await guest.says(said)
      expect({ act, choices: choices.map(({ label }) => label) }).toEqual({ act: 'clarify', choices: ['Ask a person'] })
      expect(text).toContain('Shall I ask a person')
      expect((await guest.says('yes please')).act).toBe('handoff')
    },
  )
})

describe('lists are the tool’s, whole or narrowed', () => {
  test('all services come as a card from list_services', async () => {
    const { act, calls, cards } = await ask('what sittings do you run?')
    expect({ act, called: calls.map(({ name }) => name) }).toEqual({ act: 'answer', called: ['list_services'] })
    expect(cards[0]).toMatchObject({ type: 'services', services: { length: teaShop.services.length } })
  })

  test('memberships come as a card from list_plans', async () => {
    const { calls, cards } = await ask('show me all the membership options')
    expect(calls.map(({ name }) => name)).toEqual(['list_plans'])
    expect(cards[0]?.type).toBe('plans')
  })

  test('a day’s list holds what is held that day and nothing else', async () => {
    const { sources } = await ask('anything on a thursday?')
    expect(sources).toEqual(['service:first-steep', 'service:afternoon-pairing', 'service:private-table'])
  })
})

describe('a conversation goes on', () => {
  test('“it” is what was spoken of', async () => {
    const guest = visitor()
    await guest.says('tell me about the gongfu hour')
    expect((await guest.says('and how much is that')).text).toContain('£26')
    expect((await guest.says('when is it')).text).toContain('Wednesdays at 18:30')
  })

  test('a question about nothing in particular asks of what, and takes the next words as the answer', async () => {
    const guest = visitor()
    expect(await guest.says('how long is it?')).toMatchObject({ act: 'clarify', sources: [] })
    expect((await guest.says('blending bench')).text).toContain('120 minutes')
  })

  test('“and if …” goes on about what was quoted', async () => {
    const guest = visitor()
    await guest.says('do you send tea to Scotland')
    expect((await guest.says('and if I spend fifty quid')).sources).toEqual(['knowledge:shipping'])
  })

  test('what is taken back is not answered', async () => {
    const { sources } = await ask('how much is Cellar. wait no, Leaf, I meant Leaf')
    expect(sources).toEqual(['plan:leaf'])
  })

  test('two questions in one breath are both answered', async () => {
    const { text, sources } = await ask('is it ok to take pictures, and how much is First Steep?')
    expect(sources).toEqual(expect.arrayContaining(['knowledge:photos', 'service:first-steep']))
    expect(text).toContain('£18')
  })

  test('words arrive sentence by sentence', async () => {
    expect((await ask('what is the white tea walk like, and how much is it?')).deltas.length).toBeGreaterThan(1)
  })

  test('notes that are not ours are no notes', async () => {
    const { notesFrom } = await import('./notes.ts')
    expect(notesFrom({ focus: 'gongfu' })).toEqual({})
    expect(notesFrom(undefined)).toEqual({})
  })
})

describe('other languages get the same facts', () => {
  test.each([
    ['Bonjour, est-ce que ma fille de 10 ans peut venir avec moi ?', 'knowledge:children'],
    ['Hola, ¿cuánto cuesta Gongfu Hour?', 'service:gongfu-hour'],
    ['Hoi, wat kost Matcha Morning?', 'service:matcha-morning'],
    ['First Steep 多少钱？', 'service:first-steep'],
  ])('“%s”', async (said, source) => expect((await ask(said)).sources).toEqual([source]))
})

describe('small talk stays small', () => {
  test.each([
    'hello',
    'thanks, that is perfect',
    'ah lovely, thank you, that’s put my mind at rest',
    'ok great',
    'bye',
  ])('“%s”', async (said) => {
    expect(await ask(said)).toMatchObject({ act: 'smalltalk', calls: [] })
  })

  test('an insult beside a question is not heard, the question is', async () => {
    const { act, text } = await ask('you useless tin can. what time do you shut on sunday?')
    expect({ act, text }).toEqual({ act: 'answer', text: 'On Sundays we are open from 09:30 to 19:00.' })
  })
})

test('the answer comes within the time of a blink, however long the message', async () => {
  const long =
    'could you tell me whether my nine year old doghter can cme to the macha mornning and how mch it wuld be '.repeat(
      40,
    )
  await ask(long)
  const started = performance.now()
  await ask(long)
  expect(performance.now() - started).toBeLessThan(150)
})
