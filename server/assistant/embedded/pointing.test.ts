import { describe, expect, test } from 'vitest'
import { indexOf } from '../../knowledge/index-of.ts'
import { pointedAt } from './pointing.ts'
import { teaShop, visitor } from './visitor-for-tests.ts'

const shown = { listed: ['puerh-cellar', 'afternoon-pairing'] }
const meant = (text: string, notes = {}) => pointedAt(indexOf(teaShop), notes, text.split(' '))?.code

test.each([
  ['the second one', 'afternoon-pairing'],
  ['the last one please', 'afternoon-pairing'],
  ['the cheaper of the two', 'afternoon-pairing'],
  ['the dearer one', 'puerh-cellar'],
])('of two that were shown, %s is %s', (text, code) => expect(meant(text, shown)).toBe(code))

test('the other one is the one not spoken of last', () =>
  expect(meant('and the other one', { ...shown, focus: { kind: 'service', code: 'afternoon-pairing' } })).toBe(
    'puerh-cellar',
  ))

test('nothing is pointed at where nothing was shown', () => expect(meant('the other one')).toBeUndefined())

test('two services spoken of one after the other are two to choose from', async () => {
  const guest = visitor()
  await guest.says('how much is Gongfu Hour')
  await guest.says('and how much is First Steep')
  expect((await guest.says('and the other one?')).sources).toEqual(['service:gongfu-hour'])
})

test('a bare question after a quoted entry is about that entry', async () => {
  const guest = visitor()
  await guest.says('Do you sell gift vouchers?')
  expect((await guest.says('how long does it last?')).sources).toEqual(['knowledge:gift'])
})

test('a time that was just quoted is the time that is asked for', async () => {
  const quiet = {
    code: 'quiet',
    question: 'Is there a silent one?',
    answer: 'Gongfu Hour on Friday at 18:00 is silent.',
  }
  const guest = visitor({ record: { ...teaShop, knowledge: [...teaShop.knowledge, quiet] } })
  await guest.says('is there a silent one?')
  expect((await guest.says('what time')).sources).toEqual(['knowledge:quiet'])
  await guest.says('how long is Gongfu Hour')
  expect((await guest.says('what time')).sources).toEqual(['service:gongfu-hour'])
})

test('a number beside a form is a number of seats', async () => {
  const guest = visitor()
  await guest.says('book a sitting for me')
  expect((await guest.says('2')).calls.flatMap(({ arguments: { subject } }) => subject ?? [])).toEqual([])
})

test.each([
  ['is that per person', /^Afternoon Pairing is £\d+ per table\./],
  ['is that for both of us', /^Afternoon Pairing is £\d+ per table\./],
  ['on tuesdays too?', /^Afternoon Pairing is (?:not )?held on /],
])('after the price of a service “%s” is asked of it', async (said, told) => {
  const services = teaShop.services.map((one) =>
    one.code === 'afternoon-pairing' ? { ...one, price: { ...one.price, per: 'table' }, covers: 'On the pier.' } : one,
  )
  const guest = visitor({ record: { ...teaShop, services } })
  await guest.says('how much is Afternoon Pairing')
  expect((await guest.says(said)).text).toMatch(told)
})

test.each([
  ['which evenings', /^Gongfu Hour is held on /],
  ['and what mornings is it?', /^Gongfu Hour is held on /],
])('after a service “%s” asks for its own times', async (said, told) => {
  const guest = visitor()
  await guest.says('tell me about Gongfu Hour')
  expect((await guest.says(said)).text).toMatch(told)
  expect((await visitor().says(said)).sources).not.toEqual(['service:gongfu-hour'])
})

describe('of two that are named, the one that is turned to is meant', () => {
  test.each([
    ['Sorry, wrong name, I wrote First Steep but I’m asking about Gongfu Hour. Which days?', 'Wednesdays at 18:30'],
    ['First Steep doesn’t appeal to me tbh. What happens at Gongfu Hour?', 'Two oolongs'],
    ['we did First Steep last year and want something different, so how much would Gongfu Hour be?', '£26'],
  ])('“%s”', async (said, told) => {
    const { text } = await visitor().says(said)
    expect(text).toContain(told)
    expect(text).not.toContain('First Steep')
  })
})
