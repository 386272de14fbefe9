import { expect, test } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

const says = (text: string) => visitor().says(text)

test.each([
  "I'm on Open Table, would that do me for a Matcha Morning or must I switch",
  'could I still turn up on Open Table? The Matcha Morning it was',
  'could I do the Matcha Morning just on Open Table or do I have to join something',
])('whether the membership that is named includes a service, and which ones do: “%s”', async (said) => {
  const { act, text, sources } = await says(said)
  expect(act).toBe('answer')
  expect(text).toMatch(/^Matcha Morning is not included in Open Table\. It comes with Leaf or Cellar\./)
  expect(sources).toEqual(['plan:open-table', 'service:matcha-morning'])
})

test.each([
  'do you run the Gongfu Hour for people who are not members',
  'must one be some sort of member for Gongfu Hour',
])('who comes as a guest is told how it goes without, and with what it comes: “%s”', async (said) => {
  const { text, sources } = await says(said)
  expect(text).toMatch(/^Gongfu Hour is not kept for members: .* comes with Leaf, Cellar or Trade\./)
  expect(sources).toContain('service:gongfu-hour')
  expect(sources).toContain('plan:leaf')
})

test('what was spoken of may be asked about, with what the shop says of trying it first', async () => {
  const guest = visitor()
  await guest.says('Tell me about the Private Table')
  const { text, sources } = await guest.says('must I become a member for that')
  expect(text).toMatch(/^Private Table is for members whose plan includes it/)
  expect(sources).toContain('knowledge:trial')
})

test('who asks whether anybody may come is told that members may, where nobody else may', async () => {
  expect((await says('the Private Table, may anybody join that?')).text).toMatch(/Private Table is for members/)
  expect((await says('Gongfu Hour, may anybody join that?')).text).not.toMatch(/is for members/)
})

test.each([
  ["I'm no member, are dogs allowed at Gongfu Hour?", 'knowledge:dogs'],
  ['is there parking near the Gongfu Hour for people who are not members', 'knowledge:parking'],
])('what has an entry of its own is not asked of a membership: “%s”', async (said, source) => {
  const { text, sources } = await says(said)
  expect(sources).toContain(source)
  expect(text).not.toMatch(/comes with/)
})

test('whether one has to book is no question of memberships', async () => {
  expect((await says('may I come to Gongfu Hour as a walk-in, or do I need to book?')).text).not.toMatch(/comes with/)
})

test('a yes would say so many', async () => {
  const { text } = await says('do I get all of the Gongfu Hours on Leaf?')
  expect(text).toMatch(/^Leaf includes Gongfu Hour\./)
})
