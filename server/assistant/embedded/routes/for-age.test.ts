import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

test.each([
  ['brass-rowlock', "my daughter's 12, got anything for kids that age?", 'juniors'],
  ['bolt-and-riddle', 'Our lad is turning seven, have you a game for that age?', 'pantry'],
])('something for an age is what says that it is for it: “%s”, “%s”', async (slug, said, code) => {
  const { act, sources } = await visitor({ record: recordFrom(`eval/${slug}.json`) }).says(said)
  expect({ act, sources }).toEqual({ act: 'answer', sources: [`service:${code}`] })
})

test('whether somebody may come at that age is another question', async () => {
  const { sources } = await visitor({ record: recordFrom('eval/brass-rowlock.json') }).says(
    'can my 12 year old come in the skiff',
  )
  expect(sources).not.toEqual(['service:juniors'])
})
