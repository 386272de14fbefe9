import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'

/** What a page tool answers a program, which has no page. */
async function linkOf({ origin }: Shop, name: string, args: object): Promise<string> {
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }
  const answer = await fetch(`${origin}/mcp`, { method: 'POST', body: JSON.stringify(call) })
  const { status, url } = (await answer.json()).result.structuredContent
  expect(status).toBe('no_page')
  return url
}

test('a link that points at a service scrolls to it and marks it on arrival, once', async ({ visitor, shop }) => {
  const { page } = visitor
  await page.goto(await linkOf(shop, 'highlight_service', { code: 'gongfu-hour' }))

  const service = page.locator('[data-chaxi-service=gongfu-hour]')
  await expect(service).toHaveAttribute('data-chaxi-highlighted', '')
  await expect(service).toBeInViewport()
  expect(new URL(page.url()).search).toBe('')
  await expect(visitor.panel).toBeHidden()

  await page.reload()
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).waitFor()
  await expect(service).not.toHaveAttribute('data-chaxi-highlighted')
})

/** A page of the shop that draws its services itself, or not at all. */
async function bare(page: Page, { origin }: Shop) {
  const body = `<!doctype html><title>Shop</title><main></main><script async src="${origin}/widget.js"></script>`
  await page.route('**/bare?*', (route) => route.fulfill({ body, contentType: 'text/html' }))
  await page.goto('/bare?chaxi-highlight=gongfu-hour')
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).waitFor()
}

test('a link waits for a page that draws its services late', async ({ visitor: { page }, shop }) => {
  await bare(page, shop)
  expect(new URL(page.url()).search).toBe('?chaxi-highlight=gongfu-hour')
  await page.locator('main').evaluate((main) => {
    main.innerHTML = '<p style="block-size: 3000px">Tea</p><section data-chaxi-service="gongfu-hour">Gongfu</section>'
  })

  await expect(page.locator('[data-chaxi-service]')).toHaveAttribute('data-chaxi-highlighted', '')
  await expect(page).toHaveURL(/\/bare$/)
})

test('a link to what the page does not have says so, and offers its card', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  await page.clock.install()
  await bare(page, shop)
  await expect(async () => {
    await page.clock.runFor(10_000)
    await expect(panel).toContainText('It is not on this page', { timeout: 500 })
  }).toPass()

  await expect(page).toHaveURL(/\/bare$/)
  await panel.getByRole('button', { name: /Gongfu Hour/ }).click()
  await expect(visitor.form).toContainText('Gongfu Hour')
})

test('a link to the form opens it on arrival with what is known', async ({ visitor, shop }) => {
  const summary = 'Three of us, one is new to tea'
  await visitor.page.goto(await linkOf(shop, 'open_desk_form', { subject: 'gongfu-hour', summary }))

  await expect(visitor.form).toContainText('Gongfu Hour')
  await expect(visitor.form.getByRole('button', { name: 'Keep 3 seats' })).toBeVisible()
  await visitor.keepsSeats()
  await expect(visitor.form.getByRole('textbox').last()).toHaveValue('one is new to tea')
})

test('a link to the form that names no service lets the guest choose one', async ({ visitor, shop }) => {
  await visitor.page.goto(await linkOf(shop, 'open_desk_form', {}))

  await expect(visitor.panel.getByRole('form')).toBeVisible()
  await expect(visitor.panel.getByRole('form')).toContainText('First Steep')
  await visitor.page.reload()
  await expect(visitor.panel).toBeHidden()
})
