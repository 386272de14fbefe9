import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

test.each([
  ['lantern-leaf', 'I know nothing at all about this. Which sitting would you start me on?'],
  ['lantern-leaf', 'my aunt only drinks bags, what would be a gentle start?'],
  ['lantern-leaf', 'we would like a tasting for beginners, which one should we take?'],
])('whoever asks with what to begin is told of what is for those who begin: %s, “%s”', async (_, said) => {
  expect(await visitor().says(said)).toMatchObject({ act: 'answer', sources: ['service:first-steep'] })
})

test('“what time does it start” asks for nothing to begin with', async () => {
  const guest = visitor()
  await guest.says('how much is the gongfu hour')
  expect((await guest.says('and what time does it start?')).sources).toEqual(['service:gongfu-hour'])
})

test('of a shop that has several such, all are told', async () => {
  const { sources } = await visitor({ record: recordFrom('eval/dropped-stitch.json') }).says('where would I start?')
  expect(sources.length).toBeGreaterThan(1)
})
