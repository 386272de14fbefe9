import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { colleagueOf, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-connections' })

const row = (page: Page, label: string) => page.getByRole('row', { name: label }).first()

async function makesKey(page: Page, label: string): Promise<string> {
  await page.getByLabel('Label', { exact: true }).fill(label)
  await page.getByRole('button', { name: 'Create key' }).click()
  return (await page.getByLabel(`The key ${label}`, { exact: true }).textContent()) ?? ''
}

async function stores(page: Page) {
  await page.getByLabel('I stored it').check()
  await page.getByRole('button', { name: 'Done' }).click()
}

test('a key is made, used, rotated and revoked, and its value is shown once each time', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  const opens = async (key: string) =>
    (await page.request.get('/api/v1/bookings', { headers: { authorization: `Bearer ${key}` } })).status()
  await page.goto('/console/connections')
  await page.getByLabel('Ends').selectOption('In 90 days')
  const first = await makesKey(page, 'Front desk')
  await expect(page.getByRole('heading', { name: 'Front desk is ready. Copy it now.' })).toBeFocused()
  await page.getByRole('button', { name: 'Copy The key Front desk' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(first)
  await isAccessible(page)
  await expect(page.getByRole('button', { name: 'Done' })).toBeDisabled()
  await stores(page)
  expect(await page.content()).not.toContain(first.slice(13))
  expect(await opens(first)).toBe(200)

  await row(page, 'Front desk').getByRole('button', { name: 'Use Front desk' }).click()
  await expect(page.getByRole('group', { name: 'the curl line for Front desk' })).toContainText(
    `${shop.origin}/api/v1/conversations`,
  )
  await expect(page.getByRole('group', { name: 'the MCP address for Front desk' })).toContainText(
    `${shop.origin}/api/v1/mcp`,
  )
  await isAccessible(page)

  await row(page, 'Front desk').getByRole('button', { name: 'Rotate Front desk' }).click()
  const rotate = page.getByRole('button', { name: 'Rotate key' })
  await page.getByLabel('Type the label to go on').fill('Til')
  await expect(rotate).toBeDisabled()
  await page.getByLabel('Type the label to go on').fill('Front desk')
  await isAccessible(page)
  await rotate.click()
  const second = (await page.getByLabel('The key Front desk', { exact: true }).textContent()) ?? ''
  expect([await opens(first), await opens(second)]).toEqual([401, 200])
  await stores(page)

  await row(page, 'Front desk').getByRole('button', { name: 'Revoke Front desk' }).click()
  await page.getByLabel('Type the label to go on').fill('Front desk')
  await page.getByRole('button', { name: 'Revoke key' }).click()
  await expect(row(page, 'Front desk')).toContainText('Revoked by Mei Tan, today')
  expect(await opens(second)).toBe(401)
  await isAccessible(page)

  await page.getByRole('link', { name: 'Its trail Front desk' }).click()
  await expect(page.getByRole('button', { name: 'Revoked a key' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Rotated a key' })).toBeVisible()
})

test('who leaves before a value is stored is asked once', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/settings')
  await page.getByRole('link', { name: 'Connections' }).first().click()
  await makesKey(page, 'Reporting')

  await page.getByRole('link', { name: 'Audit' }).first().click()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await expect(page.getByLabel('The key Reporting', { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('The key Reporting is shown this once.')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Leave it behind' }).click()
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible()
  await page.getByRole('link', { name: 'Connections' }).first().click()
  await expect(row(page, 'Reporting')).toBeVisible()
  await expect(page.getByText('is ready')).toHaveCount(0)
})

test('a secret is replaced, shown once, and the one before it is retired', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/connections')
  const secrets = page.getByRole('list', { name: 'Secrets' }).getByRole('listitem')
  await secrets.first().getByRole('button', { name: 'Replace' }).click()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Make a new secret' }).click()
  const secret = await page.getByLabel(/^The secret [\w-]{12}$/).textContent()
  await stores(page)
  expect(await page.content()).not.toContain(secret)
  await expect(secrets).toHaveText([/Signing, since today/, /Still accepted, made today/])

  await secrets.nth(1).getByRole('button', { name: 'Retire' }).click()
  await page.getByRole('button', { name: 'Retire secret' }).click()
  await expect(secrets).toHaveCount(1)

  await page.getByLabel('Ruby').check({ force: true })
  await expect(page.getByRole('group', { name: 'the Ruby sample' })).toContainText('OpenSSL::HMAC.digest')
  await isAccessible(page)
})

test('the script tag is seen where a page has it, with how many sittings it marks', async ({ page, shop, visitor }) => {
  await signIn(page, shop)
  await page.goto('/')
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await page.goto('/console/connections')

  await expect(page.getByRole('group', { name: 'the script tag' })).toContainText(
    `<script async src="${shop.origin}/widget.js"></script>`,
  )
  await page.getByLabel(/^Version .+, pinned$/).check({ force: true })
  const pinned = page.getByRole('group', { name: 'the script tag' })
  await expect(pinned).toContainText(`src="${shop.origin}/widget@`)
  await expect(pinned).toContainText(/integrity="sha384-[\w+/]{64}"\s+crossorigin="anonymous"/)
  await isAccessible(page)

  const seen = page.getByRole('list', { name: 'Where it was seen' })
  await expect(seen).toContainText(`We see it on ${new URL(shop.origin).host}, marked on 8 of 8 sittings`)
  await expect(seen).toContainText('Not seen yet on localhost:8787')
})

test('who is no owner sees the keys without the acts, and whom to ask', async ({ page, shop, browser }) => {
  await signIn(page, shop)
  await page.goto('/console/connections')
  await makesKey(page, 'Kiosk')
  await stores(page)
  const jonah = await colleagueOf(page, browser, 'Jonah Reid')
  await jonah.goto('/console/connections')

  await expect(row(jonah, 'Kiosk')).toBeVisible()
  await expect(jonah.getByText('Only an owner may make, rotate and revoke keys. Ask Mei Tan.')).toBeVisible()
  await expect(jonah.getByRole('button', { name: /Rotate|Revoke|Replace|Retire|Create/ })).toHaveCount(0)
  await isAccessible(jonah)
  await jonah.context().close()
})
