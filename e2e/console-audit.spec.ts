import { expect, test } from './fixtures.ts'
import { isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-audit' })

test('the trail shows who did what by which door, and why it was refused', async ({ page, shop }) => {
  await signIn(page, shop)
  const made = await page.request.post('/console/api/connections/keys', {
    data: { label: 'Garden gate', scope: 'read' },
  })
  const { key, value } = (await made.json()).data
  const calls = async (method: string, path: string, token = value) =>
    page.request.fetch(path, {
      method,
      headers: { authorization: `Bearer ${token}`, 'user-agent': 'gate/2' },
      data: {},
    })
  await page.request.get('/api/v1/bookings', { headers: { authorization: `Bearer ${value}` } })
  await calls('POST', '/api/v1/interventions/00000000-0000-4000-8000-000000000000/claim')
  await calls('GET', '/api/v1/bookings', `${value.slice(0, -1)}!`)
  await page.goto('/console/audit')

  await expect(page.getByText('The chain is whole')).toBeVisible()
  const rows = page.locator('.trail__entry')
  await expect(rows.first()).toContainText(/Unknown no such key.*REST.*Read bookings.*401 invalid_api_key/)
  await expect(rows.nth(3)).toContainText(/Mei Tan.*Console.*Created a key.*Garden gate.*201/)
  await isAccessible(page)

  const refused = rows.filter({ hasText: 'Garden gate' }).filter({ hasText: '403 forbidden' })
  await refused.getByRole('button', { name: 'Claimed an intervention' }).press('Enter')
  const opened = page.locator('.trail__whole')
  await expect(opened).toContainText('The key Garden gate may not do that, or named another shop. Nothing was done.')
  await expect(opened).toContainText('POST /api/v1/interventions/{id}/claim')
  await expect(opened).toContainText('gate/2')
  await isAccessible(page)

  await page.getByLabel('Who').selectOption('Garden gate')
  await expect(rows).toHaveCount(2)
  await page.getByLabel('Refused only').check()
  await expect(rows).toHaveCount(1)
  await page.getByLabel('By', { exact: true }).selectOption('MCP')
  await expect(page.getByText('Nothing like that in the last 7 days.')).toBeVisible()
  await isAccessible(page)

  await page.goto('/console/audit')
  await page.getByLabel('Search').fill(key.id)
  await expect(rows).toHaveCount(3)
  expect(page.url()).toContain(`search=${key.id}`)
})

test('taking the trail away is in it, and what is new waits to be shown', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/audit')
  await expect(page.getByText('The chain is whole')).toBeVisible()
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'JSONL' }).click()])
  expect(file.suggestedFilename()).toBe('audit-lantern-leaf.jsonl')
  const lines = (await (await file.createReadStream()).toArray()).join('').trim().split('\n')
  expect(JSON.parse(lines.at(-1) ?? '').action).toBe('export_audit')

  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await page.getByRole('button', { name: /newer entr/ }).click()
  await expect(page.locator('.trail__entry').first()).toContainText('Took the trail away')

  await page.getByRole('button', { name: 'Check now' }).click()
  await expect(page.getByText(`${lines.length} entries`)).toBeVisible()
})

test('older entries come when they are asked for', async ({ page, shop }) => {
  await signIn(page, shop)
  for (let i = 0; i < 60; i++) await page.request.post('/console/api/unanswered/no-such/dismiss')
  await page.goto('/console/audit?search=dismiss_question')
  const rows = page.locator('.trail__entry')
  await expect(rows).toHaveCount(50)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect(rows).toHaveCount(60)
  await expect(page.getByRole('button', { name: 'Show older' })).toHaveCount(0)
})
