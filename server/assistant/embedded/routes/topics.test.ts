import { expect, test } from 'vitest'
import { teaShop, visitor } from '../visitor-for-tests.ts'

const record = {
  ...teaShop,
  knowledge: [
    { code: 'perks', question: 'What is in the memberships?', answer: 'Leaf: one sitting a month and 10% off more.' },
    { code: 'groups', question: 'Do you have a discount for groups?', answer: 'The sixth comes free.' },
    { code: 'moves', question: 'May I move a booking?', answer: 'Free up to three days before.' },
    { code: 'late', question: 'What if I am running late?', answer: 'Ten minutes is fine.' },
    { code: 'vegan', question: 'Can vegetarians and vegans take part?', answer: 'Vegans in all but two.' },
  ],
}
const after = async (...said: string[]) => {
  const guest = visitor({ record })
  for (const text of said.slice(0, -1)) await guest.says(text)
  return guest.says(said.at(-1) ?? '')
}

test('what members get off is not what groups do', async () => {
  expect((await after('do members get a discount?')).sources[0]).toBe('knowledge:perks')
  expect((await after('is there a discount for groups?')).sources).toEqual(['knowledge:groups'])
})

test('“that” is what was just quoted', async () =>
  expect((await after('can i move my booking to another day', 'how late can i do that')).sources).toEqual([
    'knowledge:moves',
  ]))

test('what it says of others too is quoted again', async () =>
  expect((await after('can vegetarians come to First Steep?', 'what about vegans')).sources).toEqual([
    'knowledge:vegan',
  ]))
