import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

const asked = async (slug: string, said: string) => {
  const { act, calls, choices } = await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)
  return { act, subject: calls[0]?.arguments.subject, offered: choices.flatMap(({ code }) => code ?? []) }
}

test.each([
  ['warm-stone', "i'd like to book in for a massage", 'oil-massage'],
  ['brass-rowlock', "I'd like to hire a boat on Saturday please", 'canoe-hire'],
  ['third-melt', 'a tasting for three on Friday please', 'origin-flight'],
])('where any of a kind is wished for it is asked which: “%s”, “%s”', async (slug, said, one) => {
  const { act, offered } = await asked(slug, said)
  expect(act).toBe('clarify')
  expect(offered).toContain(one)
})

test.each([
  ['brass-rowlock', "can we have a canoe on saturday, there's three of us", 'canoe-hire'],
  ['warm-stone', 'could I book the olive oil massage', 'oil-massage'],
])('but not where it is paid for by just that, or called by its name: “%s”, “%s”', async (slug, said, subject) =>
  expect(await asked(slug, said)).toMatchObject({ act: 'form', subject }),
)
