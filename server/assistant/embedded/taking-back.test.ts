import { expect, test } from 'vitest'
import { notSo } from './taking-back.ts'
import { recordFrom, teaShop, visitor } from './visitor-for-tests.ts'

const lastOf = async (said: string[], record = teaShop) => {
  const guest = visitor({ record })
  let answer = await guest.says(said[0] ?? '')
  for (const one of said.slice(1)) answer = await guest.says(one)
  return answer
}

test.each([
  ['he is not a student', ['student']],
  ['no longer a member', ['member']],
  ['no not change it', ['change']],
  ['i do not want to quit', []],
])('“%s” says what is not so', (said, words) => expect([...notSo(said.split(' '))]).toEqual(words))

test('“not that one” is no more what is spoken of', async () => {
  const { act, choices } = await lastOf(['how much is Gongfu Hour', 'not that one'])
  expect(act).toBe('clarify')
  expect(choices.map(({ label }) => label)).not.toContain('Gongfu Hour')
  expect((await lastOf(['how much is Gongfu Hour', 'not that one', 'what time?'])).sources).not.toContain(
    'service:gongfu-hour',
  )
})

test('what was asked is told of another that is described instead', async () => {
  const swim = recordFrom('eval/otter-lane.json')
  const { text, sources } = await lastOf(
    ['how much is otter cubs', "sorry wrong one, she's two. the toddler one"],
    swim,
  )
  expect(sources).toEqual(['service:minnows'])
  expect(text).toBe('Minnows is £11 per child.')
})

test('where nothing fits a correction, no rule is guessed from its words', async () =>
  expect(await lastOf(['how much is Gongfu Hour', 'no I lost the lid of my gaiwan'])).toMatchObject({
    act: 'abstain',
    sources: [],
  }))

test('another membership is meant where the last was taken back', async () => {
  const record = {
    ...teaShop,
    plans: teaShop.plans.map((plan, at) => ({ ...plan, audience: at === 2 ? 'Families who live together.' : 'You.' })),
  }
  const [, first, second] = record.plans
  expect((await lastOf([`how much is the ${first?.name} membership`, 'no, the family one'], record)).sources).toEqual([
    `plan:${second?.code}`,
  ])
})

const reduced = {
  ...teaShop,
  services: teaShop.services.map((one) =>
    one.code === 'gongfu-hour' ? { ...one, covers: 'A facial with oolong leaves.' } : one,
  ),
  knowledge: [
    ...teaShop.knowledge,
    {
      code: 'students',
      question: 'Is it cheaper for students?',
      answer: 'A Gongfu Hour is £5 for students with a card.',
    },
  ],
}

test('a rule is not said again of whom it is said not to be about', async () => {
  const { sources, text } = await lastOf(
    ['how much is a facial for a student', "sorry, should've said: he isn't a student. Same facial"],
    reduced,
  )
  expect(sources).not.toContain('knowledge:students')
  expect(text).not.toContain('£5')
})

test('a figure is not told by a rule for whom the visitor is not', async () =>
  expect((await lastOf(["I'm not a student any more, what does it cost?"], reduced)).sources).not.toContain(
    'knowledge:students',
  ))

test('a question beside “no” is answered, and “not sure yet” is let be', async () => {
  expect((await lastOf(['how much is Gongfu Hour', 'hm not bad. where are you?'])).act).toBe('answer')
  expect((await lastOf(['how much is Gongfu Hour', 'not sure yet'])).act).toBe('smalltalk')
})

test('“where are you” is told the address, unless a piece of knowledge says more of the street', async () => {
  const goes = { code: 'buggies', question: 'Where do buggies go?', answer: 'In the porch.' }
  const record = { ...teaShop, knowledge: [goes] }
  expect((await lastOf(['where are you?'], record)).text).toContain(teaShop.workspace.address)
  expect((await lastOf(['where are you?'])).sources).toEqual(['knowledge:find-us'])
})

test('what is described and not meant is no part of what is', async () => {
  const { text } = await lastOf([
    'Not the evening where you taste all the aged teas from the cellar, I mean the one for beginners. How much is it?',
  ])
  expect(text).toBe('First Steep is £18 per seat.')
})
