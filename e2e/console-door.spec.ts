import { expect, test } from './fixtures.ts'
import { isAccessible, mei, signIn } from './operator.ts'

test.use({ ownShop: 'console-door' })

test('the door lets in by the printed link or by a password, and says why not', async ({ page, shop, browser }) => {
  const stranger = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  const link = /http\S+\/console\/set-up#\S+/.exec(shop.said())?.[0] ?? ''
  await stranger.goto(link)
  await expect(stranger.getByRole('heading', { name: 'Set up the console' })).toBeVisible()
  await isAccessible(stranger)

  await signIn(page, shop)
  await stranger.goto('/console/inbox')
  await stranger.getByRole('textbox', { name: 'E-mail' }).fill(mei.email)
  await stranger.getByLabel('Password').fill('not her password')
  await stranger.getByRole('button', { name: 'Sign in' }).click()
  await expect(stranger.getByRole('alert')).toContainText('do not match')
  await isAccessible(stranger)
  await stranger.getByLabel('Password').fill(mei.password)
  await stranger.getByRole('button', { name: 'Sign in' }).click()
  await expect(stranger.getByRole('region', { name: 'Queue' })).toBeVisible()
})

test('who is invited chooses a password and is in, and their link is spent', async ({ page, shop, browser }) => {
  await signIn(page, shop)
  await page.goto('/console/settings')
  const people = page.locator('section', { has: page.getByRole('heading', { name: 'People' }) })
  await people.getByRole('textbox', { name: 'Name' }).fill('Noor Haddad')
  await people.getByRole('textbox', { name: 'E-mail' }).fill('noor@lanternleaf.example')
  await people.getByRole('button', { name: 'Make a link' }).click()
  const link = (await people.getByRole('status', { name: 'The link for Noor Haddad' }).textContent()) ?? ''

  const guest = await (await browser.newContext()).newPage()
  await guest.goto(link)
  await expect(guest.getByText('noor@lanternleaf.example, at Lantern & Leaf')).toBeVisible()
  await isAccessible(guest)
  await guest.getByLabel('Password').fill('short')
  await guest.getByRole('button', { name: 'Come in' }).click()
  await expect(guest.getByText('at least 12 characters')).toBeVisible()
  await guest.getByLabel('Password').fill('four cups and no hurry')
  await guest.getByRole('button', { name: 'Come in' }).click()
  await expect(guest.getByRole('region', { name: 'Queue' })).toBeVisible()
  expect(guest.url()).not.toContain('#')

  const again = await (await browser.newContext()).newPage()
  await again.goto(link)
  await expect(again.getByRole('alert')).toContainText('has been used')
})

test('leaving everywhere is leaving here too, at once', async ({ page, shop, browser }) => {
  await signIn(page, shop)
  const other = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await signIn(other, shop)
  await other.goto('/console/inbox')
  await other.getByRole('region', { name: 'Queue' }).waitFor()
  await page.goto('/console/settings')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()

  await expect(page.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Sign in to the console' })).toBeVisible()
})
