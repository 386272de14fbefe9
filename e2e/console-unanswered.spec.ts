import { expect, test } from './fixtures.ts'
import { asks, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-unanswered' })

const loop = 'Could my grandmother listen with a hearing loop?'

test('what a visitor asked in vain is answered in the console, and then by the assistant', async ({ page, shop }) => {
  await asks(shop, loop, { url: `${shop.origin}/`, title: 'White Tea Walk' })
  await asks(shop, 'Do you have Wi-Fi?')
  await asks(shop, 'do you have wifi')
  await asks(shop, 'wifi speed')
  await signIn(page, shop)
  await page.goto('/console/unanswered')

  await expect(page.getByRole('heading', { level: 2 })).toContainText(['Do you have Wi-Fi?'])
  // Who shares the shop may have asked in vain too.
  const open = Number(/\d+/.exec((await page.getByRole('link', { name: /^Open \d+$/ }).textContent()) ?? '')?.[0])
  expect(open).toBeGreaterThanOrEqual(3)
  await isAccessible(page)

  await page.getByRole('link', { name: `Write the answer to: ${loop}` }).click()
  await expect(page.getByText('on White Tea Walk')).toBeVisible()
  await page.getByLabel('Question', { exact: true }).fill('Is there a hearing loop?')
  await page.getByLabel('Answer', { exact: true }).fill('Yes, at the long table.')
  await expect(page.getByText('Source: Is there a hearing loop?')).toBeVisible()
  await expect(page.locator('.wordings').first()).toContainText(loop)
  await isAccessible(page)
  await page.keyboard.press('Control+Enter')

  await expect(page.getByText(`“${loop}” is answered from the next question on.`)).toBeVisible()
  await expect(page.getByRole('link', { name: `Open ${open - 1}`, exact: true })).toBeVisible()
  expect(await asks(shop, loop)).toContain('Yes, at the long table.')

  await page.getByRole('link', { name: /^Written/ }).click()
  await expect(page.getByText(/Mei Tan wrote the answer just now/)).toBeVisible()
  await isAccessible(page)
})

test('one press adds a visitor’s words to an answer that was there', async ({ page, shop }) => {
  const zeppelin = 'Can you tether a zeppelin in the yard?'
  await asks(shop, zeppelin)
  await signIn(page, shop)
  await page.goto('/console/unanswered')
  await page.getByRole('link', { name: `Write the answer to: ${zeppelin}` }).click()
  await page.getByLabel('Or the record answers it already').selectOption('parking')
  await page.getByRole('button', { name: 'Add these words to it' }).click()

  await expect(page.getByText(`“${zeppelin}” is answered`)).toBeVisible()
  expect(await asks(shop, zeppelin)).toMatch(/park|bicycle/i)
})

test('where the nearest answer is the right one, one press in the list is enough', async ({ page, shop }) => {
  const question = 'could my boss bring his own decaf pods'
  const far = 'is the terrace heated in winter'
  await asks(shop, question)
  await asks(shop, far)
  await signIn(page, shop)
  await page.goto('/console/unanswered')
  await isAccessible(page)
  await expect(page.getByRole('link', { name: `Write the answer to: ${far}` })).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^Add to .* for: ${far}$`) })).toBeHidden()
  await page.getByRole('button', { name: new RegExp(`^Add to “How much caffeine .* for: ${question}$`) }).click()

  await expect(page.getByText(`“${question}” is answered from the next question on.`)).toBeVisible()
  expect(await asks(shop, question)).toContain('rooibos')
})

test('what only goes on is answered by its whole question, and an answer given can be changed', async ({
  page,
  shop,
}) => {
  const loom = 'and a glass loom'
  await asks(shop, ['Do you have a weaving room?', loom])
  await signIn(page, shop)
  await page.goto('/console/unanswered')
  const row = page.getByRole('listitem').filter({ hasText: loom })
  await expect(row).toContainText('Goes on from: Do you have a weaving room?')
  await page.getByRole('link', { name: `Write the answer to: ${loom}` }).click()
  await expect(page.getByLabel('Question', { exact: true })).toHaveValue('')
  await page.getByLabel('Question', { exact: true }).fill('Do you have a glass loom?')
  await page.getByLabel('Answer', { exact: true }).fill('Only a wooden one.')
  await isAccessible(page)
  await page.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(page.getByText(`“${loom}” alone does not ask for it.`)).toBeVisible()

  await page.getByRole('link', { name: /^Written/ }).click()
  await page.getByRole('button', { name: `Open again: ${loom}` }).click()
  await page.getByRole('link', { name: /^Open/ }).click()
  await page.getByRole('link', { name: `Write the answer to: ${loom}` }).click()
  await page.getByRole('button', { name: 'Change that answer' }).click()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('Only a wooden one.')
  await page.getByLabel('Answer', { exact: true }).fill('Two of them.')
  await isAccessible(page)
  await page.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(page.getByText(`“${loom}” alone does not ask for it.`)).toBeVisible()
  expect(await asks(shop, 'Do you have a glass loom?')).toContain('Two of them.')
})

test('on a phone the answer takes the list’s place, and what was begun is kept on the way back', async ({
  page,
  shop,
}) => {
  const chess = 'Do you host chess nights?'
  await asks(shop, chess)
  await signIn(page, shop)
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/console/unanswered')
  await expect(page.getByRole('heading', { name: 'Write the answer' })).toBeHidden()

  await page.getByRole('link', { name: `Write the answer to: ${chess}` }).click()
  await expect(page.getByRole('heading', { name: chess })).toBeHidden()
  await page.getByLabel('Answer', { exact: true }).fill('By the door.')
  await page.getByRole('link', { name: 'Back to the questions' }).click()
  await page.getByRole('link', { name: `Write the answer to: ${chess}` }).click()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('By the door.')

  await page.getByRole('button', { name: 'Set aside' }).click()
  await expect(page.getByText(`“${chess}” is set aside.`)).toBeVisible()
})
