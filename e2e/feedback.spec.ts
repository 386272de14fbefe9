import { expect, test } from './fixtures.ts'
import { asks, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'feedback' })

test('a thumb down with a word reaches the shop, and every tab of the visitor', async ({ visitor, browser, shop }) => {
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  const notHelpful = visitor.transcript.getByRole('button', { name: 'Not helpful' })
  const { width = 0, height = 0 } = (await notHelpful.boundingBox()) ?? {}
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(24) // WCAG 2.5.8
  await notHelpful.focus()
  await visitor.page.keyboard.press('Enter')
  await expect(notHelpful).toHaveAttribute('aria-pressed', 'true')
  await visitor.findsNoBarrier()

  const other = await visitor.page.context().newPage()
  await other.goto('/')
  await other.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  const there = other.getByRole('log').getByRole('button', { name: 'Not helpful' })
  await expect(there).toHaveAttribute('aria-pressed', 'true')

  await visitor.transcript.getByRole('textbox', { name: 'What was missing?' }).fill('What it costs there')
  await visitor.page.keyboard.press('Enter')
  await expect(visitor.transcript).toContainText('The shop reads it')
  await expect(visitor.transcript.getByRole('textbox', { name: 'What was missing?' })).toBeHidden()
  await expect(notHelpful).toBeFocused()
  await visitor.findsNoBarrier()

  const context = await browser.newContext({ baseURL: shop.origin })
  const console = await context.newPage()
  await signIn(console, shop)
  await console.goto('/console/conversations')
  await console.getByRole('link', { name: 'Not helpful' }).click()
  await console.getByRole('link', { name: /Is there parking\?/ }).click()
  const said = console.getByRole('log')
  await expect(said).toContainText('Not helpful What was missing: “What it costs there”')
  await isAccessible(console)

  await visitor.transcript.getByRole('button', { name: 'Helpful', exact: true }).click()
  await expect(said.getByText('Helpful', { exact: true })).toBeVisible()
  await expect(said).not.toContainText('What was missing')
  await expect(there).toHaveAttribute('aria-pressed', 'false')
  await context.close()
})

test('a greeting asks nobody for a thumb', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('Good morning')
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')

  await expect(visitor.transcript.getByRole('button', { name: 'Not helpful' })).toHaveCount(1)
})

test('without the thumbs an answer is still an answer', async ({ visitor }) => {
  await visitor.page.route(/\/assets\/answer-acts-/, (route) => route.abort())
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')

  await expect(visitor.transcript).not.toContainText('could not be shown')
  await expect(visitor.transcript.getByRole('button', { name: 'Not helpful' })).toHaveCount(0)
})

test('the figures of the day count what happened', async ({ visitor, page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/figures')
  // What all days come to: midnight may pass meanwhile.
  const sum = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '14 days' }) })
  const counted = async () => {
    await page.reload()
    await sum.waitFor()
    return (await sum.getByRole('cell').allTextContents()).filter((cell) => cell !== '').map(Number)
  }
  const before = await counted()
  expect(before).toHaveLength(9)
  await asks(shop, 'Is there parking?')
  await asks(shop, 'Could my grandmother listen with a hearing loop?')
  await visitor.opens()
  await visitor.says('Are dogs allowed?')
  await visitor.transcript.getByRole('button', { name: 'Helpful', exact: true }).click()
  await visitor.panel.getByRole('button', { name: 'Ask a person' }).click()
  await expect(visitor.panel).toContainText('Waiting for a person')

  await page.goto('/console/figures')
  const now = await counted()
  const more = now.map((number, i) => number - (before[i] ?? 0))
  //                   conversations, answered, not known, declined, person, forms, booked, helpful, not helpful
  expect(more).toEqual([3, 2, 1, 0, 1, 0, 0, 1, 0])
  await isAccessible(page)

  await page.getByRole('link', { name: '30 days' }).click()
  await expect(page.getByRole('row')).toHaveCount(32)
  await isAccessible(page)
})
