import { randomUUID } from 'node:crypto'
import { expect, test } from './fixtures.ts'
import { asks, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-catalogue' })

test.beforeEach(({ page, shop }) => signIn(page, shop))

test('an entry is changed in place, its faults stand at its fields, and the assistant says it so', async ({
  page,
  shop,
}) => {
  await page.goto('/console/catalogue')
  await expect(page.getByRole('heading', { name: 'White Tea Walk' })).toBeVisible()
  await isAccessible(page)

  await page.getByRole('link', { name: 'White Tea Walk' }).click()
  await page.getByLabel('Price, GBP').fill('twenty')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByLabel('Price, GBP')).toHaveAttribute('aria-invalid', 'true')
  await isAccessible(page)

  await page.getByLabel('Price, GBP').fill('21.50')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: 1 changed.')).toBeVisible()
  await expect(page.getByText('£21.50 a seat')).toBeVisible()
  expect(await asks(shop, 'How much is White Tea Walk?')).toContain('£21.50')
})

test('a new answer is written, found, and retired again', async ({ page, shop }) => {
  await page.goto('/console/catalogue/knowledge')
  await page.getByRole('link', { name: /^New answer/ }).click()
  await page.getByLabel('Question', { exact: true }).fill('Is there a hearing loop?')
  await page.getByLabel('Answer', { exact: true }).fill('Yes, at the long table.')
  await page.getByLabel('Other ways people ask').fill('induction loop\nhearing aid')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Saved: 1 added.')).toBeVisible()
  expect(await asks(shop, 'induction loop?')).toContain('Yes, at the long table.')

  await page.getByRole('link', { name: 'Is there a hearing loop?' }).click()
  await page.getByRole('button', { name: 'Retire' }).click()
  await expect(page.getByText('It will not be offered any more')).toBeVisible()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Retire it' }).click()
  await expect(page.getByText('Saved: 1 retired.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Is there a hearing loop?' })).toBeHidden()
})

test('what was written and not saved is not lost without a word', async ({ page }) => {
  await page.goto('/console/catalogue/knowledge')
  await page.getByRole('link', { name: 'Are dogs allowed?' }).click()
  await page.getByLabel('Answer', { exact: true }).fill('On the terrace.')
  await page.getByRole('link', { name: 'Plans' }).click()
  await expect(page.getByRole('dialog', { name: 'Leave without it?' })).toBeVisible()
  await page.getByRole('button', { name: 'Stay here' }).click()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('On the terrace.')

  await page.getByRole('link', { name: 'Plans' }).click()
  await page.getByRole('button', { name: 'Leave it behind' }).click()
  await expect(page.getByRole('heading', { name: 'Open Table' })).toBeVisible()
  await page.getByRole('link', { name: 'Knowledge' }).click()
  await page.getByRole('link', { name: 'Are dogs allowed?' }).click()
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue(/so White Tea Walk only/)
})

test('a closure names the guest whose time it takes before it is saved', async ({ page, shop }) => {
  const { reference, day } = await booked(shop.origin)
  await page.goto('/console/catalogue/closures')
  await page.getByRole('button', { name: 'Add a closure' }).click()
  await page.getByLabel('From').last().fill(day)
  await page.getByLabel('Reason').last().fill('The kettle is mended')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Save the closures' }).click()

  await expect(page.getByText('Guests have booked times that this takes away')).toBeVisible()
  await expect(page.locator('.stranded')).toContainText(reference)
  await isAccessible(page)
  await page.getByRole('button', { name: 'Go on editing' }).click()
  await expect(page.getByLabel('Reason').last()).toHaveValue('The kettle is mended')
  await page.getByRole('button', { name: 'Save the closures' }).click()
  await page.getByRole('button', { name: 'Save it all the same' }).click()
  await expect(page.getByText(`Their guests must be told: ${reference}.`)).toBeVisible()
})

test('a file shows what it would change, field by field, before it is imported', async ({ page }) => {
  const { record } = (await (await page.request.get('/console/api/catalogue')).json()).data
  const send = (value: unknown) =>
    page.getByLabel('Choose a file').setInputFiles({
      ...{ name: 'shop.json', mimeType: 'application/json' },
      buffer: Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)),
    })
  await page.goto('/console/catalogue/import')
  await send('{ no record')
  await expect(page.getByText('This file is no JSON')).toBeVisible()
  await send({ ...record, plans: [] })
  await expect(page.getByText('/services/0/plan')).toBeVisible()
  await isAccessible(page)

  record.services[0].price.amount = 1950
  const kites = { code: 'kites', question: 'May we fly kites?', answer: 'On the terrace.' }
  record.knowledge = [...record.knowledge.filter(({ code }: { code: string }) => code !== 'lost'), kites]
  await send(record)
  await expect(page.getByText('1 added, 1 changed, 1 retired.')).toBeVisible()
  await expect(page.locator('.differences ins')).toHaveText('£19.50 a seat')
  await isAccessible(page)
  await page.getByRole('button', { name: 'Import it' }).click()
  await expect(page.getByText('Saved: 1 added, 1 changed, 1 retired.')).toBeVisible()
})

/** A guest's booking of a coming Gongfu Hour that nobody else has chosen, made by a program. */
async function booked(origin: string) {
  const headers = { 'content-type': 'application/json' }
  const call = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'book_slot', arguments: {} } }
  const opened = await (await fetch(`${origin}/mcp`, { method: 'POST', headers, body: JSON.stringify(call) })).json()
  const { form } = opened.result.structuredContent
  const { data } = await (await fetch(`${origin}/forms/${form.id}/slots?service=gongfu-hour`)).json()
  const slot = data.findLast(({ state }: { state: string }) => state === 'free')
  const guest = { slot_id: slot.id, seats: 1, name: 'Ada Marsh', email: `${randomUUID()}@example.com` }
  const answer = await fetch(`${origin}/forms/${form.id}/booking`, {
    method: 'POST',
    headers: { ...headers, 'idempotency-key': form.idempotency_key },
    body: JSON.stringify(guest),
  })
  return { reference: (await answer.json()).data.booking.reference, day: slot.starts_at.slice(0, 10) }
}
