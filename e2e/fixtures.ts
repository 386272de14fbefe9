import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, type Page } from '@playwright/test'
import { type ServerChild, startServer } from '../start/server-child.ts'
import { type Visitor, visitorOn } from './visitor.ts'

export { expect } from '@playwright/test'

/** A whole shop of one's own: the server with the demo merchant and an empty diary. */
export interface Shop extends ServerChild {
  dataDir: string
  /** When the test under way began, in the database's own words: what is older, another test has booked. */
  since: string
}

/** A shop with the given settings for as long as its use takes; what it kept goes with it. */
export async function withShop(settings: Record<string, string>, use: (shop: Shop) => Promise<void>): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-e2e-'))
  try {
    // Shop, machine and guest are in three places: where the machine stands must not matter.
    const server = await startServer({ DATA_DIR: dataDir, TZ: 'America/New_York', ...settings })
    await use({ ...server, dataDir, since: '' }).finally(server.stop)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/**
 * `shop` is shared by the tests of one worker, `visitor` is new in each; pages are the shop's. A file that changes what
 * others count on, such as the record, says `test.use({ ownShop: '<its name>' })` and has a shop to itself.
 */
export const test = base.extend<
  { visitor: Visitor; failureSaysWhy: undefined; testBegins: undefined },
  { shop: Shop; ownShop: string }
>({
  ownShop: ['', { option: true, scope: 'worker' }],

  shop: [async ({ ownShop: _ }, use) => withShop({}, use), { scope: 'worker' }],

  baseURL: async ({ shop }, use) => use(shop.origin),

  visitor: async ({ page }, use) => use(visitorOn(page)),

  testBegins: [
    async ({ shop }, use) => {
      shop.since = new Date().toISOString()
      await use(undefined)
    },
    { auto: true },
  ],

  // A failing test brings along what its pages showed and what its server wrote meanwhile.
  failureSaysWhy: [
    async ({ shop, context }, use, testInfo) => {
      const from = shop.said().length
      await use(undefined)
      if (testInfo.status === testInfo.expectedStatus) return

      console.error(shop.said().slice(from))
      for (const page of context.pages())
        await testInfo.attach(page.url(), { body: await shownOn(page), contentType: 'text/plain' })
    },
    { auto: true },
  ],
})

// A runner prints no more than a few lines of it: what the page is, and which entries keep its form from being sent.
const shownOn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      `${document.title} (${document.readyState})`,
      ...[...document.querySelectorAll<HTMLInputElement>('input:invalid, select:invalid, textarea:invalid')].map(
        ({ name, value }) => `refused: ${name} "${value}"`,
      ),
    ].join('\n'),
  )
