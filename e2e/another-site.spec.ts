import type { Page } from '@playwright/test'
import type { Shop } from './fixtures.ts'
import { expect, test } from './fixtures.ts'

/** A merchant's own page on an origin of its own, under a policy that allows nothing inline. */
async function merchantPage(page: Page, { origin }: Shop, at: string) {
  const policy = `default-src 'none'; script-src ${origin}; connect-src ${origin}; style-src 'none'; require-trusted-types-for 'script'`
  await page.route(`${at}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: { 'content-security-policy': policy },
      body: `<!doctype html><html lang="en"><title>A merchant</title><main><h1>A merchant</h1>
        <article data-chaxi-service="matcha-morning">Matcha</article></main>
        <script async src="${origin}/widget.js"></script></html>`,
    }),
  )
  // Chromium asks before a page it cannot place may reach this machine; a merchant's visitors reach a public address.
  await page.context().grantPermissions(['local-network-access'])
  await page.goto(`${at}/`)
}

test('one script tag is enough on another site, under a policy that allows nothing inline', async ({
  visitor,
  shop,
}) => {
  const complaints: string[] = []
  visitor.page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  await merchantPage(visitor.page, shop, 'http://localhost:8787')
  await visitor.page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  await visitor.says("book one seat at First Steep tomorrow, I'm Eve, eve@example.com")
  await visitor.keepsSeats()

  await expect(visitor.form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('eve@example.com')
  await visitor.findsNoBarrier()
  expect(complaints).toEqual([])
})

test('before it is asked for, the widget is one request, one element, and nothing is stored', async ({
  visitor,
  shop,
}) => {
  const asked: string[] = []
  visitor.page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await merchantPage(visitor.page, shop, 'http://localhost:8787')
  await visitor.page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).waitFor()

  const before = await visitor.page.evaluate(() => ({
    elements: document.querySelectorAll('body > :not(main, script)').length,
    stored: localStorage.length + sessionStorage.length + document.cookie.length,
  }))
  expect(before).toEqual({ elements: 1, stored: 0 })
  expect(asked).toEqual(['/', '/widget.js'])
})

test('a site that the shop does not call its own is turned away, and the visitor is told', async ({
  visitor,
  shop,
}) => {
  await merchantPage(visitor.page, shop, 'http://localhost:8666')
  await visitor.page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  await visitor.says('Is there parking?')

  await expect(visitor.transcript).toContainText('Not sent')
})
