import { expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

const record = {
  ...teaShop,
  knowledge: [
    ...teaShop.knowledge.filter(({ question }) => !/member/i.test(question)),
    { code: 'perks', question: 'What do members get?', answer: 'A tin a month, and First Steep twice a year.' },
  ],
}
const after = async (...said: string[]) => {
  const guest = visitor({ record })
  for (const text of said.slice(0, -1)) await guest.says(text)
  return guest.says(said.at(-1) ?? '')
}

test('“how much?” after what members get asks of the memberships, and of no service that is named there', async () => {
  const { text } = await after('what do members get', 'how much')
  expect(text).toMatch(/^These are the memberships: /)
})

test.each([
  ['the first one', 0],
  ['the second', 1],
  ['2', 1],
  ['the last one', -1],
])('of the memberships just shown, %s is meant', async (said, place) => {
  const { sources } = await after('which memberships do you have', said)
  expect(sources).toContain(`plan:${teaShop.plans.at(place)?.code}`)
})

const sitting = (code: string, name: string, covers: string) => ({
  code,
  name,
  covers,
  plan: 'open-table',
  duration_minutes: 45,
  price: { amount: 1200, per: 'child' },
  slots: [],
})

const household = {
  ...teaShop,
  plans: [
    ...teaShop.plans,
    {
      code: 'hearth',
      name: 'Hearth',
      price: { amount: 9000, per: 'month' },
      services: ['first-steep', 'little-pots', 'towels'],
      audience: 'Two adults and their own, at one address.',
    },
  ],
  services: [
    ...teaShop.services,
    sitting('little-pots', 'Little Pots', 'Children from eight paint a pot.'),
    sitting('towels', 'Towel Ceremony', 'Three rounds of scented steam and a towel that does the work.'),
  ],
}

test.each([
  ['what would the family plan be a month', 'plan:hearth'],
  ['what is the family one per month?', 'plan:hearth'],
  ['cheapest monthly thing you do?', 'plan:leaf'],
  ['i am on leaf, does that get me onto puerh cellar', 'plan:leaf'],
])('a membership is meant, whatever it is called: “%s”', async (said, source) => {
  expect((await visitor({ record: household }).says(said)).sources).toContain(source)
})

test('who comes along is no service that a membership would have to include', async () => {
  const { text } = await visitor({ record: household }).says('is my little boy covered by the family membership')
  expect(text).not.toMatch(/Little Pots needs no membership/)
})

test('what is merely akin to a service is not said to be included', async () => {
  const { text } = await visitor({ record: household }).says('is the robe free with hearth')
  expect(text).not.toMatch(/^Yes/)
})

test('“which one do I want?” asks for no list of all that is held', async () => {
  const { calls } = await visitor().says('I come most weeks and would rather not pay each time. Which one do I want?')
  expect(calls).not.toContainEqual(expect.objectContaining({ name: 'list_services' }))
})

test('what is paid each month for several is no discount on so many of a service', async () => {
  const guest = visitor({ record: recordFrom('eval/second-gear.json') })
  const { sources } = await guest.says('it is me paying for both, twins. what is the family one per month?')
  expect(sources[0]).toBe('plan:household')
})

test('how many a membership gives is read where the record counts them', async () => {
  const { sources } = await visitor().says('how many sittings do I get with Cellar a month')
  expect(sources).toEqual(['knowledge:member-sittings'])
})

test.each([
  ['how many classes do I get with full pantry'],
  ['what is Full Pantry a month', 'is that as many as I like'],
  ['what is Full Pantry a month', 'if I miss one can I use it the month after?'],
])('of a membership whose row has a number of something else, so too: “%s” %s', async (...said) => {
  const guest = visitor({ record: recordFrom('eval/wok-street.json') })
  for (const text of said.slice(0, -1)) await guest.says(text)
  expect((await guest.says(said.at(-1) ?? '')).sources[0]).toBe('knowledge:members')
})

test.each([
  ['I have a café and train the staff every month. What would we sign up for?', ['plan:trade']],
  ['What should I be on?', teaShop.plans.map(({ code }) => `plan:${code}`)],
])('“%s” asks which membership, though it says no word of one', async (said, sources) => {
  expect((await visitor().says(said)).sources).toEqual(sources)
})

test('what is about pausing or ending is told that, and no price', async () => {
  const said = 'I’m off to Vietnam for two months. Do I have to go on paying for Leaf?'
  expect((await visitor().says(said)).sources[0]).toBe('knowledge:pause')
})

test.each(['is it part of any membership?', 'is it in a membership?', 'which membership is it in?'])(
  'after a service, “%s” asks which have it',
  async (said) => {
    const { text, sources } = await after('how much is First Steep?', said)
    expect(text).toContain('Leaf or Cellar')
    expect(sources).toContain('service:first-steep')
  },
)

test.each([
  ['What’s Leaf all about?', 'Could I use it for First Steep?', /^Yes, Leaf includes First Steep\./],
  ['Price of Leaf?', 'and they’d get what for it?', /It includes First Steep/],
  ['Price of Leaf?', 'Could you explain that membership?', /It includes First Steep/],
])('“%s” “%s”', async (first, then, told) => expect((await after(first, then)).text).toMatch(told))

test('“not the same as” denies nothing', async () => {
  const { sources } = await after('In what way is Leaf not the same as Cellar?')
  expect(sources.toSorted()).toEqual(['plan:cellar', 'plan:leaf'])
})

test.each(['what does that cost?', 'and how much is that membership?'])(
  'after which membership it takes, “%s” is asked of that',
  async (said) => {
    const guest = visitor()
    expect((await guest.says('which membership do I need for Matcha Morning?')).sources[0]).toBe(
      'service:matcha-morning',
    )
    const { text, sources } = await guest.says(said)
    expect(sources).toEqual(expect.arrayContaining(['plan:leaf', 'plan:cellar']))
    expect(text).toMatch(/£24.*£58/s)
  },
)

test('“how much is it?”, where no membership was asked of, is asked of the service', async () => {
  const guest = visitor()
  await guest.says('what is Matcha Morning?')
  expect((await guest.says('what does that cost?')).sources).toEqual(['service:matcha-morning'])
})
