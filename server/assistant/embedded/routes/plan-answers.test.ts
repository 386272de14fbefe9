import { expect, test } from 'vitest'
import { recordFrom, teaShop, visitor } from '../visitor-for-tests.ts'

const parlour = recordFrom('eval/paw-parlour.json')
const asked = 'can I get the husky de-shed thing without signing up for anything'

test('what anybody may book is not said to need a membership', async () => {
  const { text, sources } = await visitor({ record: parlour }).says(asked)
  expect(text).toMatch(
    /De-Shed is not kept for members: anybody may book it for \$88 per dog\. De-Shed comes with Regular/,
  )
  expect(sources).toContain('service:de-shed')
})

test('what is kept for members is', async () => {
  const services = parlour.services.map((service) => ({ ...service, members_only: service.code === 'de-shed' }))
  const { text } = await visitor({ record: { ...parlour, services } }).says(asked)
  expect(text).toMatch(/^Not without a membership\./)
})

test('what is in a membership is told from its row and from what an entry says of it alone', async () => {
  const { text, sources } = await visitor().says("what's in Leaf?")
  expect(text).toMatch(/^Leaf is £\d+ per month\. .*It includes .*Leaf includes two sittings a month/)
  expect(sources).toEqual(['plan:leaf', 'knowledge:member-sittings'])
})

test('and so after its price: “what does that get me each month”', async () => {
  const guest = visitor({ record: recordFrom('eval/lead-came.json') })
  await guest.says('bench holder is how much')
  const { text, sources } = await guest.says('what does that get me each month')
  expect(text).toContain('Bench Holder: four Open Bench')
  expect(sources).toEqual(['plan:bench-holder', 'knowledge:members'])
})

test('how it ends is no part of what is in it', async () => {
  const knowledge = [{ code: 'stop', question: 'How do I end a membership?', answer: "Leaf: two months' notice." }]
  const { sources } = await visitor({ record: { ...teaShop, knowledge } }).says("what's in Leaf?")
  expect(sources).toEqual(['plan:leaf'])
})

test('who names several services is told which memberships have them all', async () => {
  const { text, sources } = await visitor().says(
    'We like the Gongfu Hour and the Matcha Morning best. What should we be on?',
  )
  expect(text).toBe('Gongfu Hour and Matcha Morning come with Leaf or Cellar. Leaf is £24 per month.')
  expect(sources).toEqual(['plan:leaf', 'plan:cellar', 'service:gongfu-hour', 'service:matcha-morning'])
})

test.each(['what is Cellar setting us back', "what's the monthly for Cellar?"])(
  'its price is asked in many ways: “%s”',
  async (said) => expect((await visitor().says(said)).text).toBe('Cellar is £58 per month.'),
)

test('what is asked to be in a membership that was spoken of need not be called by its whole name', async () => {
  const guest = visitor()
  await guest.says('what is in Open Table')
  const { text, sources } = await guest.says('and would the blending be in there as well')
  expect(text).toMatch(/^Blending Bench is not included in Open Table/)
  expect(sources).toContain('plan:open-table')
})

test('whoever wants a seat on a day and tells of their membership asks for no more', async () =>
  expect((await visitor().says("grab me a stool at Gongfu Hour this friday, I'm on Leaf")).act).toBe('form'))
