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
