import { expect, test } from 'vitest'
import { visitor } from '../visitor-for-tests.ts'

test('who tells of themselves is told of the membership that is meant for such as they are', async () => {
  const { sources } = await visitor().says('We are a café with a staff of seven. Is there anything for people like us?')
  expect(sources).toEqual(['plan:trade'])
})

test.each(['I have a wooden leg. Is there anything for people like me?', 'Is there something for the kids?'])(
  'and of none where none plainly is: “%s”',
  async (said) => {
    const { sources } = await visitor().says(said)
    expect(sources.filter((source) => source.startsWith('plan:'))).toEqual([])
  },
)
