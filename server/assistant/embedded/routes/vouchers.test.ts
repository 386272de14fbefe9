import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

test.each(['could she spend it on Matcha Morning', 'and on tins as well or just sittings?'])(
  'after a word about vouchers, “%s” is asked of them',
  async (said) => {
    const guest = visitor()
    await guest.says('do you sell gift vouchers?')
    expect((await guest.says(said)).sources).toEqual(['knowledge:gift'])
  },
)

test('and what it costs is not', async () => {
  const guest = visitor()
  await guest.says('do you sell gift vouchers?')
  expect((await guest.says('how much is Matcha Morning?')).sources).toEqual(['service:matcha-morning'])
})

test('nor is what was told of something else', async () => {
  const guest = visitor({ record: recordFrom('eval/cullet-ember.json') })
  await guest.says('where can I park?')
  expect((await guest.says('could I spend it on a bauble?')).sources).not.toContain('knowledge:parking')
})
