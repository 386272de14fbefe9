import { expect, test } from 'vitest'
import { teaShop, visitor } from '../visitor-for-tests.ts'

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
