import { expect, test } from './fixtures.ts'
import { asks, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-channels' })

test('before anybody has said anything there is nothing to show', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/channels')

  await expect(page.getByText('Nobody has said anything yet.')).toBeVisible()
  await isAccessible(page)
})

test('a conversation is shown as three messengers would show it, and what they change is said', async ({
  page,
  shop,
}) => {
  await asks(shop, 'What sittings do you have?')
  await signIn(page, shop)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (!request.url().startsWith(shop.origin) && !request.url().startsWith('data:')) elsewhere.push(request.url())
  })
  await page.goto('/console/channels')

  const doors = page.getByRole('region', { name: 'Doors' })
  await expect(doors).toContainText('1 conversation in 7 days')
  await expect(doors).toContainText('0 forms opened in 7 days, 0 booked')
  await expect(doors.getByText('Not connected. Preview only.')).toHaveCount(3)

  for (const name of ['LINE', 'WhatsApp', 'WeChat']) {
    const preview = page.getByRole('region', { name, exact: true })
    await expect(preview.getByRole('article', { name: /^Visitor, \d\d:\d\d/ })).toContainText(
      'What sittings do you have?',
    )
    await expect(preview.getByRole('article', { name: /^Lantern & Leaf, / })).toContainText('Gongfu Hour')
    await expect(preview.getByText('Preview, nothing is sent')).toBeVisible()
  }
  await expect(page.getByRole('list', { name: 'What WhatsApp changes' })).toContainText('Sittings → list')
  await page.getByText('See the sittings').click()
  await expect(page.getByText(/£\d+ a seat · 75 min · Next: /).first()).toBeVisible()
  await isAccessible(page)
  expect(elsewhere).toEqual([])
})

test('the threads have no barrier by day and by night, wide and at 320 points', async ({ page, shop }) => {
  await asks(shop, ['How much is it?', 'I want to book Gongfu Hour for two'])
  await signIn(page, shop)
  for (const [width, colorScheme] of [
    [1400, 'dark'],
    [320, 'light'],
    [320, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme })
    await page.goto('/console/channels')
    const notes = page.getByRole('list', { name: 'What WeChat changes' })
    await expect(notes).toContainText('Choices → links')
    for (const payloads of await page.getByText(/^For developers: /).all()) await payloads.click()
    await isAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})

test('developers copy a payload as it would be sent', async ({ page, shop, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await asks(shop, 'I want to book Gongfu Hour for two')
  await signIn(page, shop)
  await page.goto('/console/channels')
  const line = page.getByRole('region', { name: 'LINE', exact: true })
  await line.getByText('For developers: 1 payload').click()
  await line.getByRole('button', { name: /^Copy the payload 1/ }).click()

  const copied = JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))
  expect(copied.to).toBe('USER_ID')
  expect(JSON.stringify(copied)).toContain(`${shop.origin}/forms/FORM_ID`)
  await isAccessible(page)
})

test('another conversation is chosen, or come to from the inbox', async ({ page, shop }) => {
  await asks(shop, 'Do you have parking?')
  await asks(shop, 'Good morning')
  await signIn(page, shop)
  await page.setViewportSize({ width: 1400, height: 900 })
  await page.goto('/console/conversations')
  await page.getByText('Do you have parking?').click()
  await page.getByRole('link', { name: 'See it as a thread' }).click()

  const line = page.getByRole('region', { name: 'LINE', exact: true })
  await expect(line).toContainText('Do you have parking?')
  const other = await page.getByRole('option', { name: /Good morning/ }).getAttribute('value')
  await page.getByRole('combobox', { name: 'Conversation' }).selectOption(other)
  await expect(line).not.toContainText('Do you have parking?')

  const field = page.getByRole('searchbox', { name: 'Find a conversation' })
  await field.fill('parking')
  await field.press('Enter')
  await expect(line).toContainText('Do you have parking?')
  await expect(page.getByRole('combobox', { name: 'Conversation' }).getByRole('option')).toHaveCount(1)
  await field.fill('submarine')
  await field.press('Enter')
  await expect(page.getByText('No conversation has “submarine” in it.')).toBeVisible()
  await isAccessible(page)

  await page.goto('/console/channels?conversation=nobody')
  await expect(page.getByRole('alert')).toContainText('There is no such conversation.')
  await page.getByRole('link', { name: 'Show the newest conversation' }).click()
  await expect(line).toBeVisible()
})
