import { describe, expect, test } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { databases, demoMerchant, seeded } from '../seeded.ts'
import { signIn } from '../visitors/member-for-tests.ts'
import { importRecord } from '../workspaces/import.ts'

type Shop = Awaited<ReturnType<typeof seeded>>
const origin = 'http://localhost:8787'
const own = { origin, 'sec-fetch-site': 'same-origin' }

/** The demo shop's page: what it sends, and the cookie it keeps. */
function page(shop: Shop) {
  let cookie = ''
  const asks = async (method: string, path: string, body?: object) => {
    const answer = await shop.call(method, `/demo-shop/${path}`, { body, headers: { ...own, cookie } })
    const set = answer.headers.get('set-cookie')
    if (set) cookie = set.split(';')[0] ?? ''
    return { ...answer, set }
  }
  return { asks, cookie: () => cookie, takes: (other: string) => (cookie = other) }
}

describe.each(databases)('the demo shop on %s', (on) => {
  test('signs in whoever one pretends to be, and hands over a token that the widget’s server takes', async () => {
    await using shop = await seeded({ on })
    const { asks } = page(shop)
    expect((await asks('GET', 'member-token')).status).toBe(204)
    await asks('PUT', 'member', { id: 'ada' })
    const token = await asks('GET', 'member-token')
    const session = await signIn(shop, token.text, { origin })

    expect(token.headers.get('cache-control')).toBe('no-store')
    expect(session.body.data.visitor.member).toEqual({ name: 'Ada Okafor', email: 'ada.okafor@example.com' })
    expect((await asks('GET', 'member')).body.data.member).toMatchObject({
      name: 'Ada Okafor',
      plan: 'Cellar',
      includes: expect.arrayContaining(['puerh-cellar', 'private-table']),
    })

    await asks('DELETE', 'member')
    expect([(await asks('GET', 'member-token')).status, (await asks('GET', 'member')).body.data.member]).toEqual([
      204,
      undefined,
    ])
  })
})

/** Any merchant's, however much they began with the demo's. */
const ownRecords: [string, (record: MerchantRecord) => void][] = [
  ['of another name', ({ workspace }) => void Object.assign(workspace, { name: 'Tea & Sympathy' })],
  ['with another price', ({ services }) => void Object.assign(services[0]?.price ?? {}, { amount: 1900 })],
  ['with another plan', ({ plans }) => void plans.pop()],
  ['with another answer', ({ knowledge }) => void Object.assign(knowledge[0] ?? {}, { answer: 'Elsewhere.' })],
]

test.each(ownRecords)(
  'a merchant’s record %s has no pretend sign-in: it answers as what is not there',
  async (_, record) => {
    await using shop = await seeded({ record })
    const { asks } = page(shop)
    const asked = [
      await asks('GET', 'member'),
      await asks('GET', 'member-token'),
      await asks('PUT', 'member', { id: 'ada' }),
      await asks('DELETE', 'member'),
    ]

    expect(asked.map(({ status, body, set }) => [status, body.error, set])).toEqual(
      Array(4).fill([404, 'not_found', null]),
    )
  },
)

test('a cookie from the demo opens nothing once the shop is a merchant’s', async () => {
  await using shop = await seeded()
  const { asks } = page(shop)
  await asks('PUT', 'member', { id: 'ada' })
  const record = await demoMerchant()
  await importRecord(shop.db, { ...record, workspace: { ...record.workspace, phone: '+44 20 7946 0000' } })

  expect((await asks('GET', 'member-token')).status).toBe(404)
})

test('there is none under the address of a workspace, and none for anybody who is not on the list', async () => {
  await using shop = await seeded()
  expect((await shop.call('GET', '/w/lantern-leaf/demo-shop/member', { headers: own })).status).toBe(404)
  expect((await page(shop).asks('PUT', 'member', { id: 'admin' })).body.error).toBe('bad_request')
})

test('another site gets nothing of it, with the cookie or without', async () => {
  await using shop = await seeded()
  const { asks, cookie } = page(shop)
  const { set } = await asks('PUT', 'member', { id: 'ada' })
  expect(set).toMatch(/HttpOnly/)
  expect(set).toMatch(/SameSite=Lax/)

  const others = [
    { ...own, origin: 'https://elsewhere.example', cookie: cookie() },
    { 'sec-fetch-site': 'cross-site', cookie: cookie() },
    { 'sec-fetch-site': 'same-site', cookie: cookie() },
    { ...own, origin: 'null', cookie: cookie() },
  ]
  for (const headers of others)
    expect((await shop.call('GET', '/demo-shop/member-token', { headers })).body.error).toBe('forbidden')
  expect(
    (await shop.call('OPTIONS', '/demo-shop/member-token', { headers: others[0] })).headers.get(
      'access-control-allow-origin',
    ),
  ).toBeNull()
})

test('a cookie that was made up or altered signs nobody in', async () => {
  await using shop = await seeded()
  const { asks, cookie, takes } = page(shop)
  await asks('PUT', 'member', { id: 'tom' })
  for (const forged of [cookie().replace('=tom', '=ada'), 'lantern-leaf-member=ada', 'lantern-leaf-member=ada.x']) {
    takes(forged)
    expect((await asks('GET', 'member-token')).status).toBe(204)
  }
})
