import { expect, test } from 'vitest'
import { ruledBrain, teaShop, visitor } from '../visitor-for-tests.ts'

const withoutTrial = { ...teaShop, knowledge: teaShop.knowledge.filter(({ code }) => code !== 'trial') }
const boats = {
  ...withoutTrial,
  plans: [
    ...teaShop.plans,
    {
      code: 'rack',
      name: 'Rack',
      price: { amount: 6000, per: 'month' },
      services: ['first-steep'],
      audience: 'You own a kayak or a canoe and have nowhere to put it.',
    },
  ],
}
const says = (text: string, record = withoutTrial) => visitor({ record }).says(text)

test.each(['is there any point in signing up if I come twice a year', 'would a membership pay for itself?'])(
  'who asks whether to join is shown all that there is, with its price: “%s”',
  async (said) => {
    expect((await says(said)).calls).toMatchObject([{ name: 'list_plans' }])
  },
)

test.each(['do I have to be a member to come?', 'is there a pay as you go', 'can I come without being a member'])(
  'who wants no membership is told what goes without: “%s”',
  async (said) => {
    expect((await says(said)).sources[0]).toBe('plan:open-table')
  },
)

test('who commits to nothing is told what goes without, as far as the rules go', async () => {
  const guest = visitor({ record: withoutTrial, brain: ruledBrain })
  expect((await guest.says('I do not want to commit to anything monthly')).sources).toEqual(['plan:open-table'])
})

test('an entry of its own comes first, and what is signed up for may be something else', async () => {
  const { sources } = await visitor().says('could I try one of the member sittings without joining')
  expect(sources).toEqual(['knowledge:trial'])
  expect((await says('do I need to sign up for parking')).sources).not.toContain('plan:open-table')
})

test('what somebody tells of themselves counts beside the question', async () => {
  const said = 'I own a kayak and a canoe. Which of your memberships is there for me?'
  expect((await visitor({ record: boats, brain: ruledBrain }).says(said)).sources).toEqual(['plan:rack'])
  expect((await says(said, boats)).sources).toContain('plan:rack')
})

test('who has no boat is not offered a place for one', async () => {
  const { sources } = await says('I have no kayak and no canoe. Which membership makes sense for me?', boats)
  expect(sources).not.toEqual(['plan:rack'])
})

test('which one has a service is told by that service', async () => {
  expect((await says('which membership has the gongfu hour')).text).toMatch(
    /^Gongfu Hour comes with Leaf, Cellar or Trade/,
  )
})
