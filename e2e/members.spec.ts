import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { type Visitor, visitorOn } from './visitor.ts'

const signsOut = ({ page }: Visitor) => page.getByRole('button', { name: 'Sign out' }).click()

const says = (visitor: Visitor, words: string | RegExp) => expect(visitor.panel).toContainText(words)

/** A booking of the second coming time, made past the page. */
async function booked({ origin }: Shop, service: string, guest: { name: string; email: string }) {
  const json = { 'content-type': 'application/json' }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'book_slot', arguments: {} } }
  const opened = await fetch(`${origin}/mcp`, { method: 'POST', headers: json, body: JSON.stringify(call) })
  const { form } = (await opened.json()).result.structuredContent
  const slots = await (await fetch(`${origin}/forms/${form.id}/slots?service=${service}`)).json()
  const made = await fetch(`${origin}/forms/${form.id}/booking`, {
    method: 'POST',
    headers: { ...json, 'idempotency-key': form.idempotency_key },
    body: JSON.stringify({ slot_id: slots.data[1].id, seats: 1, ...guest }),
  })
  return (await made.json()).data.booking.reference as string
}

test.slow() // Each goes through several pages and two tabs.

const ada = { name: 'Ada Okafor', email: 'ada.okafor@example.com' }

/** Notes what the panel shows at every frame from here on, on this page and those after it. */
async function filmed(page: Page) {
  await page.addInitScript(() => {
    const film = new Set<string>()
    const look = () => {
      film.add(document.querySelector('chaxi-widget')?.shadowRoot?.textContent ?? '')
      requestAnimationFrame(look)
    }
    look()
    Object.assign(window, { film })
  })
  return () => page.evaluate(() => Array.from<string>(Reflect.get(window, 'film')).join('\n'))
}

const storedSession = (page: Page) => page.evaluate(() => JSON.stringify({ ...localStorage }))

test('whoever signs in on the shop’s page takes along what they said, and is known by name', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('Is there parking?')
  await says(visitor, 'Snowsfields')
  await visitor.signsIn('Ada Okafor')
  await visitor.page
    .locator('chaxi-widget')
    .getByRole('button', { name: /Ask the shop/ })
    .click()

  await says(visitor, 'Signed in as Ada Okafor')
  await says(visitor, 'Snowsfields')
  await visitor.findsNoBarrier()
})

test('a members’ sitting says what it takes, and is booked from the page by a member whose plan has it', async ({
  visitor,
}) => {
  await visitor.opens()
  await visitor.says('can I book the puerh cellar?')
  await says(visitor, /for members whose plan includes it \(Cellar, £58 per month/)
  await expect(visitor.form).toContainText('For members with Cellar, £58 per month')

  const puerh = visitor.page.locator('[data-chaxi-service="puerh-cellar"]').getByRole('button')
  await expect(puerh).toHaveCount(0)
  await visitor.signsIn('Ada Okafor')
  await puerh.first().click()
  await visitor.form.getByRole('button', { name: /^Keep \d+ seats?$/ }).waitFor()
  await visitor.keepsSeats()
  await visitor.books()

  await says(visitor, /Pu.erh Cellar/)
  await says(visitor, 'Booked')
})

test('a member’s bookings come with their next step, and are moved and cancelled from there', async ({
  visitor,
  shop,
}) => {
  const reference = await booked(shop, 'gongfu-hour', ada)
  await visitor.visits()
  await visitor.signsIn('Ada Okafor')
  await visitor.page
    .locator('chaxi-widget')
    .getByRole('button', { name: /Ask the shop/ })
    .click()
  await visitor.says('what have I booked?')
  const list = visitor.transcript.locator('.slip', { hasText: 'Your bookings' })
  const entry = list.getByRole('listitem').filter({ hasText: reference })
  await expect(entry).toContainText('Free to move or cancel until')
  await visitor.findsNoBarrier()

  const before = await entry.locator('time').textContent()
  const day = await entry.locator('.entry__day').textContent()
  const moving = await opened(visitor.page, () => entry.getByRole('link', { name: /^Move/ }).click())
  await moving.getByRole('radio').last().check()
  await moving.getByRole('button', { name: /Move/ }).click()
  await moving.getByText(/moved/i).first().waitFor()
  await expect(async () => {
    const [now, then] = [await entry.locator('time').textContent(), await entry.locator('.entry__day').textContent()]
    expect([now, then]).not.toEqual([before, day])
  }).toPass()

  const cancelling = await opened(visitor.page, () => entry.getByRole('link', { name: /^Cancel/ }).click())
  await cancelling.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(entry).toContainText('Cancelled')
  await expect(entry.getByRole('link', { name: /^(Move|Cancel)/ })).toHaveCount(0)
})

test('signing out in one tab empties the other at once, and ends the session on the server', async ({
  visitor,
  shop,
}) => {
  await visitor.opens()
  await visitor.signsIn('Tom Lindqvist')
  await visitor.page
    .locator('chaxi-widget')
    .getByRole('button', { name: /Ask the shop/ })
    .click()
  await visitor.says('Are dogs allowed?')
  await says(visitor, 'White Tea Walk only')
  const other = visitorOn(await visitor.page.context().newPage())
  await other.opens()
  await says(other, 'White Tea Walk only')
  const stored = await storedSession(other.page)
  const token = /\\"token\\":\\"([\w-]+)/.exec(stored)?.[1]
  expect(await statusOf(shop, token)).toBe(201)

  await signsOut(visitor)
  await expect(other.panel).not.toContainText('White Tea Walk only')
  await expect(other.panel).not.toContainText('Tom')
  await expect.poll(() => statusOf(shop, token)).toBe(401)
  expect(await storedSession(other.page)).not.toContain('Tom')
  // The way in is on the page that comes after, and Chromium forgets a close that meets a page coming (crbug.com/536385539).
  await visitor.page.getByRole('button', { name: 'Sign in as a member' }).waitFor()
})

test('another member sees nothing of the first, on no page, in no tab and not for a frame', async ({ visitor }) => {
  await visitor.opens()
  await visitor.signsIn('Ada Okafor')
  await visitor.page
    .locator('chaxi-widget')
    .getByRole('button', { name: /Ask the shop/ })
    .click()
  await visitor.says('Do you cater for allergies?')
  await says(visitor, 'vegan plate')
  const other = visitorOn(await visitor.page.context().newPage())
  await other.opens()
  await says(other, 'vegan plate')
  const [film, otherFilm] = [await filmed(visitor.page), await filmed(other.page)]

  // The shop's site has another member from one page to the next, and the assistant was told of no sign-out.
  const switched = await visitor.page.context().request.put('/demo-shop/member', { data: { id: 'tom' } })
  expect(switched.status()).toBe(204)
  await visitor.opens()
  await says(visitor, 'Signed in as Tom')
  await expect(other.panel).not.toContainText('vegan plate')
  await visitor.says('Is there parking?')
  await says(visitor, 'Snowsfields')
  await expect(other.panel).not.toContainText('Snowsfields')
  await other.opens()
  await says(other, 'Signed in as Tom')

  for (const frames of [await film(), await otherFilm()]) expect(frames).not.toMatch(/vegan plate|Ada/)
  await visitor.page.context().request.put('/demo-shop/member', { data: { id: 'ada' } })
  await visitor.opens()
  await says(visitor, 'vegan plate')
  expect(await film()).not.toContain('Snowsfields')
})

test('a page that comes back without a token signs out, though nobody opens the panel', async ({ visitor, shop }) => {
  await visitor.opens()
  await visitor.signsIn('Mira Sato')
  await visitor.page
    .locator('chaxi-widget')
    .getByRole('button', { name: /Ask the shop/ })
    .click()
  await visitor.says('Are dogs allowed?')
  await says(visitor, 'White Tea Walk only')
  const token = /\\"token\\":\\"([\w-]+)/.exec(await storedSession(visitor.page))?.[1]

  await visitor.page.context().clearCookies()
  const film = await filmed(visitor.page)
  await visitor.visits()
  await expect(async () => expect(await storedSession(visitor.page)).not.toContain('Mira')).toPass()
  await expect(async () => expect(await statusOf(shop, token)).toBe(401)).toPass()

  await visitor.opens()
  await says(visitor, 'What would you like to know?')
  expect(await film()).not.toMatch(/White Tea Walk only|Mira/)
})

test('a page made for the member before keeps nobody from signing in, and speaks in nobody’s conversation', async ({
  visitor,
  shop,
}) => {
  const ofAda = visitor
  await madeFor(ofAda.page, shop, 'ada')
  await says(ofAda, 'Signed in as Ada Okafor')
  const ofTom = visitorOn(await visitor.page.context().newPage())
  await madeFor(ofTom.page, shop, 'tom')
  await says(ofTom, 'Signed in as Tom')
  await ofTom.says('Are dogs allowed?')
  await says(ofTom, 'White Tea Walk only')

  await ofAda.says('My doctor says no caffeine')
  await says(ofAda, 'This page is out of date')
  await expect(ofAda.panel).not.toContainText(/Tom|White Tea Walk/)
  await expect(ofTom.panel).not.toContainText('caffeine')
  await ofTom.says('Is there parking?')
  await says(ofTom, 'Snowsfields')
  await says(ofTom, 'Signed in as Tom')
})

/** A page that has its member's token written into it, with the panel open. */
async function madeFor(page: Page, { origin }: Shop, id: string) {
  await page.context().request.put('/demo-shop/member', { data: { id } })
  const token = await (await page.context().request.get('/demo-shop/member-token')).text()
  const said = `(window.chaxi ??= { queue: [] }).queue.push(['identify', '${token}'], ['open'])`
  const body = `<!doctype html><title>Shop</title><script>${said}</script><script async src="${origin}/widget.js"></script>`
  await page.route(`**/made-for-${id}`, (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto(`/made-for-${id}`)
}

async function opened(page: Page, act: () => Promise<void>): Promise<Page> {
  const [tab] = await Promise.all([page.waitForEvent('popup'), act()])
  return tab
}

/** What the server makes of a session's token when the shop's page sends it. */
async function statusOf({ origin }: Shop, token: string | undefined) {
  const headers = { authorization: `Bearer ${token}`, origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/visitor/conversations`, { method: 'POST', headers, body: '{}' })
  return answer.status
}
