import { afterEach, expect, test, vi } from 'vitest'
import { ada, seeded } from '../seeded.ts'

afterEach(() => vi.useRealTimers())

async function bookedPage(shop: Awaited<ReturnType<typeof seeded>>) {
  const form = await shop.opensForm()
  const [slot] = await shop.slots(form, 'first-steep')
  const { booking } = (await shop.books(form, { slot_id: slot.id, seats: 1, ...ada })).body.data
  return new URL(booking.manage_url).pathname
}

test('a booking’s link shows it, and only POST cancels it', async () => {
  await using shop = await seeded()
  const page = await bookedPage(shop)
  const shown = await shop.call('GET', page)

  expect([shown.status, shown.text.includes('First Steep')]).toEqual([200, true])
  expect(shown.headers.get('referrer-policy')).toBe('no-referrer')
  expect((await shop.call('POST', `${page}/cancel`)).status).toBe(303)
  expect((await shop.call('GET', page)).text).toContain('Cancelled')
})

test('a link altered by any one character opens nothing', async () => {
  await using shop = await seeded()
  const page = await bookedPage(shop)
  const from = page.lastIndexOf('/') + 1

  for (let at = from; at < page.length; at++) {
    const other = page[at] === 'A' ? 'B' : 'A'
    // The last character of base64url carries bits that decode to nothing; the signature is compared as text.
    const altered = page.slice(0, at) + other + page.slice(at + 1)
    expect((await shop.call('GET', altered)).status).toBe(404)
  }
})

test.each([
  ['a full stop behind it, as a letter’s sentence may end', (page: string) => `${page}.`],
  ['a third part', (page: string) => `${page}.x`],
  ['its last character missing', (page: string) => page.slice(0, -1)],
  ['one character twice', (page: string) => page + page.at(-1)],
  ['its signature missing', (page: string) => page.slice(0, page.indexOf('.'))],
])('a link with %s opens nothing', async (_, alter) => {
  await using shop = await seeded()
  expect((await shop.call('GET', alter(await bookedPage(shop)))).status).toBe(404)
})

test('a link ends a day after its sitting', async () => {
  await using shop = await seeded()
  const page = await bookedPage(shop)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 30 * 24 * 3_600_000 })

  expect((await shop.call('GET', page)).status).toBe(404)
})
