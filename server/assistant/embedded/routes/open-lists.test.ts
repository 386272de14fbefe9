import { expect, test } from 'vitest'
import { teaShop, visitor } from '../visitor-for-tests.ts'

const listed = async (text: string, record = teaShop) => {
  const { cards, sources } = await visitor({ record }).says(text)
  expect(cards).toMatchObject([{ type: 'services' }])
  return sources
}

const open = ['service:first-steep', 'service:white-tea-walk', 'service:afternoon-pairing']
const closed = teaShop.services.map(({ code }) => `service:${code}`).filter((code) => !open.includes(code))

test.each([
  'what do you have that one can simply come to without joining?',
  "I shan't become a member of anything. Which of these may I come to?",
])('who stays out is shown what comes with the free one: “%s”', async (said) => {
  expect(await listed(said)).toEqual(open)
})

test('a membership that is named shows its own', async () => {
  expect(await listed('Which of the sittings are on Open Table?')).toEqual(['plan:open-table', ...open])
})

test('what needs a membership is what the free one leaves out', async () => {
  expect(await listed('which sittings need a membership?')).toEqual(
    expect.arrayContaining(['plan:open-table', ...closed]),
  )
})

test('what is closed to others is what is kept for members', async () => {
  expect(await listed('are some of the sittings closed to people who have not joined?')).toEqual([
    'service:puerh-cellar',
    'service:private-table',
  ])
})

test('and where nothing is kept, what the free one leaves out', async () => {
  const services = teaShop.services.map((service) => ({ ...service, members_only: false }))
  const sources = await listed('are some of the sittings closed to people who have not joined?', {
    ...teaShop,
    services,
  })
  expect(sources).toHaveLength(1 + closed.length)
  expect(sources).not.toContain('service:first-steep')
})

test('which membership to take is asked of no sitting', async () => {
  const { calls } = await visitor().says('which membership do I need?')
  expect(calls).not.toContainEqual(expect.objectContaining({ name: 'list_services' }))
})
