import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base } from '@playwright/test'
import { type ServerChild, startServer } from '../start/server-child.ts'
import { type Visitor, visitorOn } from './visitor.ts'

export { expect } from '@playwright/test'

/** A whole shop of one's own: the server with the demo merchant and an empty diary. */
export interface Shop extends ServerChild {
  dataDir: string
}

/**
 * `shop` is shared by the tests of one worker, `visitor` is new in each; pages are the shop's. A file that changes what
 * others count on, such as the record, says `test.use({ ownShop: '<its name>' })` and has a shop to itself.
 */
export const test = base.extend<{ visitor: Visitor; shopSaysWhy: undefined }, { shop: Shop; ownShop: string }>({
  ownShop: ['', { option: true, scope: 'worker' }],

  shop: [
    async ({ ownShop: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-e2e-'))
      try {
        // Shop, machine and guest are in three places: where the machine stands must not matter.
        const server = await startServer({ DATA_DIR: dataDir, TZ: 'America/New_York' })
        await use({ ...server, dataDir }).finally(server.stop)
      } finally {
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ shop }, use) => use(shop.origin),

  visitor: async ({ page }, use) => use(visitorOn(page)),

  // A failing test brings along what its server wrote meanwhile.
  shopSaysWhy: [
    async ({ shop }, use, testInfo) => {
      const from = shop.said().length
      await use(undefined)
      if (testInfo.status !== testInfo.expectedStatus) console.error(shop.said().slice(from))
    },
    { auto: true },
  ],
})
