import { expect, test } from 'vitest'
import { teaShop, visitor } from '../visitor-for-tests.ts'

/** The tea shop, its first sitting called otherwise. */
const withOneCalled = (name: string) => ({
  ...teaShop,
  services: teaShop.services.map((service) => (service.code === 'first-steep' ? { ...service, name } : service)),
})

test('a service is not booked by its name alone', async () => {
  const guest = visitor({ record: withOneCalled('Book Circle') })
  expect((await guest.says('is the book circle for members')).act).not.toBe('form')
  expect((await guest.says('can you book me in for book circle on thursday')).calls).toMatchObject([
    { name: 'book_slot', arguments: { subject: 'first-steep' } },
  ])
})

test('a name that sounds like somebody else’s trade is booked all the same', async () => {
  const record = withOneCalled('Oolong Flight')
  expect(await visitor({ record }).says('could you reserve me the oolong flight please')).toMatchObject({
    act: 'form',
    calls: [{ arguments: { subject: 'first-steep' } }],
  })
  expect((await visitor({ record }).says('could you reserve me a flight to paris please')).act).not.toBe('form')
})

test.each(['can i book by phone', 'could we reserve over email?'])(
  'how one may book is no wish to: “%s”',
  async (said) => {
    expect((await visitor().says(said)).act).not.toBe('form')
  },
)

test.each([
  'Three of us want to try the Gongfu Hour. Is that price each or for all of us?',
  'my sister and I would love to do the White Tea Walk, does one pay per dog as well?',
])('whoever asks first has not decided: “%s”', async (said) => {
  expect((await visitor().says(said)).calls).toEqual([])
})

test('a wish that hides in a greeting is heard', async () =>
  expect((await visitor().says('Hello, I want to get booked in for something on Saturday')).act).toBe('clarify'))

test.each([
  'I don’t want the whole room, just a seat at Gongfu Hour. What evening is that on?',
  'If we came to Gongfu Hour on Saturday, when would we be out again?',
])('who asks of what they name has not decided on it: “%s”', async (said) => {
  expect(await visitor().says(said)).toMatchObject({ act: 'answer', sources: ['service:gongfu-hour'], calls: [] })
})

test('who asks beside what they book has', async () => {
  const said = 'Two seats at Gongfu Hour on Saturday for Ada, ada@tea.example. What time is that?'
  expect((await visitor().says(said)).act).toBe('form')
})
