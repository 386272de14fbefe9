import { expect, test } from 'vitest'
import { recordFrom, visitor } from '../visitor-for-tests.ts'

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
  expect(text).toMatch(/^Not without one\./)
})
