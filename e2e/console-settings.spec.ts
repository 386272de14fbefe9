import { expect, test } from './fixtures.ts'
import { asks, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-settings' })

test('the merchant says when a person comes in, and then one does', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/settings')
  const rules = page.locator('section', { has: page.getByRole('heading', { name: 'When a person comes in' }) })
  await rules.getByLabel('Hand over at once').fill('wedding\n?!')
  await rules.getByRole('button', { name: 'Save the rules' }).click()
  await expect(rules.getByText('Line 2: Give words that somebody may write.')).toBeVisible()
  await isAccessible(page)

  await rules.getByLabel('Hand over at once').fill('wedding')
  await rules.getByLabel('parties of at least').fill('10')
  await rules.getByRole('button', { name: 'Save the rules' }).click()
  await expect(rules.getByText('Saved.')).toBeVisible()
  await page.reload()
  await expect(rules.getByLabel('Hand over at once')).toHaveValue('wedding')

  expect(await asks(shop, 'Do you do weddings?')).toContain('a person of the shop answers')
  await page.goto('/console/inbox')
  await page.getByRole('link').filter({ hasText: 'Do you do weddings?' }).click()
  await expect(page.getByRole('complementary', { name: 'Visitor' })).toContainText(
    'By your rule “wedding”: Do you do weddings?',
  )
})
