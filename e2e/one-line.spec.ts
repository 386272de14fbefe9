import type { Page, Request } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { type Visitor, visitorOn } from './visitor.ts'

test.use({ ownShop: 'hosts' })

const isLine = (request: Request) => request.url().endsWith('/events')

/** The lines that a page has had, and those that are open. */
function linesOf(page: Page) {
  const lines = { all: [] as Request[], open: new Set<Request>() }
  page.on('request', (request) => {
    if (!isLine(request)) return
    lines.all.push(request)
    lines.open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfailed', (request) => lines.open.delete(request))
  return lines
}

async function asks(visitor: Visitor, words: string, answer: string) {
  await visitor.says(words)
  await expect(visitor.transcript).toContainText(answer)
}

test('of two tabs one holds the line, both hear, and the other takes it up where it ends', async ({ visitor }) => {
  const first = linesOf(visitor.page)
  await visitor.opens()
  await asks(visitor, 'Is there parking?', 'Snowsfields')
  const other = visitorOn(await visitor.page.context().newPage())
  const second = linesOf(other.page)
  await other.opens()
  await expect(other.transcript).toContainText('Snowsfields')
  await asks(other, 'Are dogs allowed?', 'White Tea Walk only')
  await expect(visitor.transcript).toContainText('White Tea Walk only')
  await expect.poll(() => [first.open.size, second.all.length]).toEqual([1, 0])

  await visitor.page.close()
  await asks(other, 'which sittings are there?', 'Matcha Morning')
  await expect.poll(() => second.open.size).toBe(1)
  expect(second.all[0]?.headers()['last-event-id']).toMatch(/^\d+$/)
  await expect(other.transcript.getByText('You said')).toHaveCount(3)
  await expect(other.transcript.getByText('From the record: Is there parking?')).toHaveCount(1)
})

test('a tab that is asleep with the line in its hand loses it to the one in view', async ({ visitor }) => {
  await visitor.opens()
  await asks(visitor, 'Is there parking?', 'Snowsfields')
  await visitor.page.evaluate(() => {
    BroadcastChannel.prototype.postMessage = () => {} // it hears, as far as anybody can tell, nothing
  })
  const other = visitorOn(await visitor.page.context().newPage())
  await other.page.clock.install()
  const second = linesOf(other.page)
  await other.opens()
  await expect(async () => {
    await other.page.clock.runFor(4000)
    await expect(other.transcript).toContainText('Snowsfields', { timeout: 500 })
  }).toPass()

  expect(second.all).toHaveLength(1)
  await asks(other, 'Are dogs allowed?', 'White Tea Walk only')
})

test('where the browser has no locks each tab has a line of its own', async ({ visitor }) => {
  const context = visitor.page.context()
  await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }))
  await visitor.opens()
  await asks(visitor, 'Is there parking?', 'Snowsfields')
  const other = visitorOn(await context.newPage())
  const second = linesOf(other.page)
  await other.opens()
  await expect(other.transcript).toContainText('Snowsfields')

  expect(second.open.size).toBe(1)
})

test('a page that is kept for the way back lets the line go, and hears all of it again', async ({ visitor }) => {
  const { page } = visitor
  const lines = linesOf(page)
  await visitor.opens()
  await asks(visitor, 'Is there parking?', 'Snowsfields')
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })))
  await expect.poll(() => lines.open.size).toBe(0)
  expect((await page.evaluate(() => navigator.locks.query())).held).toEqual([])
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))

  await asks(visitor, 'Are dogs allowed?', 'White Tea Walk only')
  expect(lines.open.size).toBe(1)
})
