import { expect, test } from './fixtures.ts'
import { letterAbout } from './letters.ts'

test.use({ ownShop: 'talk' })

test('an answer is copied, asked for again, and a new conversation begun and left', async ({ visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const { page, panel, transcript } = visitor
  await visitor.opens()
  await visitor.says('Is there parking?')
  await transcript.getByRole('button', { name: 'Copy' }).click()
  await expect(transcript.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Snowsfields')
  await visitor.findsNoBarrier()

  await transcript.getByRole('button', { name: 'Ask again' }).click()
  await expect(transcript.getByText('You said')).toHaveCount(2)
  await expect(transcript.getByRole('button', { name: 'Copy' })).toHaveCount(2)

  const menu = panel.getByRole('button', { name: 'Lantern & Leaf menu' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('button', { name: 'New conversation' })).toBeFocused()
  await visitor.findsNoBarrier()
  await page.keyboard.press('Escape')
  await expect(menu).toBeFocused()
  await expect(panel).toBeVisible()

  await page.keyboard.press('Enter')
  await panel.getByRole('button', { name: 'New conversation' }).click()
  await expect(transcript).toContainText('What would you like to know?')
  await panel.getByRole('button', { name: 'Go back to it' }).click()
  await expect(transcript).toContainText('Snowsfields')
})

test('the conversation arrives by e-mail', async ({ visitor, shop }) => {
  const { panel } = visitor
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await panel.getByRole('button', { name: 'Lantern & Leaf menu' }).click()
  await panel.getByRole('button', { name: 'Send me this conversation' }).click()
  await expect(panel.getByRole('textbox', { name: 'Your e-mail address' })).toBeFocused()
  await visitor.findsNoBarrier()
  await panel.getByRole('textbox', { name: 'Your e-mail address' }).fill('ada@example.com')
  await visitor.page.keyboard.press('Enter')
  await expect(panel.getByRole('status').filter({ hasText: 'on its way to ada@example.com' })).toBeVisible()

  const letter = () => letterAbout(shop, '-transcript-')
  await expect.poll(letter).toContain('Your conversation with Lantern & Leaf')
  expect(await letter()).toContain('Snowsfields')
})

test('a visitor’s data is deleted once they have said so twice, and the widget is as new', async ({ visitor }) => {
  const { page, panel, transcript } = visitor
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(transcript).toContainText('Snowsfields')
  await panel.getByRole('button', { name: 'Lantern & Leaf menu' }).click()
  await panel.getByRole('button', { name: 'Delete my data' }).click()
  await visitor.findsNoBarrier()
  await panel.getByRole('button', { name: 'Delete my data' }).click()
  await expect(panel.getByText('this browser has forgotten you')).toBeVisible()
  await visitor.findsNoBarrier()
  await expect(transcript).not.toContainText('Snowsfields')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('chaxi')))).toEqual([])

  await visitor.opens()
  await expect(transcript).toContainText('What would you like to know?')
  await visitor.says('Is there parking?')
  await expect(transcript).toContainText('Snowsfields')
})
