import { expect, test } from './fixtures.ts'
import { coming, onItsPage } from './other-guests.ts'
import { bookingsOnDisk, tool } from './record.ts'

test('the ticket says what the mail has done, and its calendar file holds what it shows', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says("two seats at First Steep, I'm Gil, gil@example.com")
  await visitor.keepsSeats()
  await visitor.books()
  await expect(visitor.transcript).toContainText('We’ve sent a confirmation and calendar file to g•••@example.com')

  const link = visitor.transcript.getByRole('link', { name: 'Add to calendar' })
  const file = await visitor.page.request.get((await link.getAttribute('href')) ?? '')
  expect(file.headers()['content-type']).toContain('text/calendar')
  expect(await file.text()).toMatch(/BEGIN:VEVENT[\s\S]*SUMMARY:[^\r\n]*First Steep/)
})

test('a booking moved on its own page shows its new time in the open conversation, under the same reference', async ({
  visitor,
  shop,
}) => {
  await visitor.opens()
  await visitor.says("two seats at First Steep, I'm Hal, hal@example.com")
  // From its third day on a sitting is far enough away to be moved.
  await visitor.form.getByRole('group', { name: /^Day/ }).getByRole('radio').nth(3).check()
  await visitor.keepsSeats()
  await visitor.books()
  const reference = await visitor.reference()
  const day = await visitor.panel.locator('.ticket time').first().textContent()
  const manage_url = await visitor.transcript.getByRole('link', { name: 'See, move or cancel' }).getAttribute('href')
  const { booking } = await tool(shop, 'get_booking', { reference, email: 'hal@example.com' })
  const later = (await coming(shop, 'first-steep')).find(({ starts_at }) => starts_at > booking.starts_at)
  await onItsPage({ ...booking, manage_url }, 'move', { slot_id: later?.id })

  await expect(visitor.panel.locator('.ticket time').first()).not.toHaveText(day ?? '')
  expect(await visitor.reference()).toBe(reference)
  await expect(visitor.panel.locator('.ticket')).toHaveCount(1)
  await visitor.findsNoBarrier()
  expect(bookingsOnDisk(shop).filter((each) => each.reference === reference)).toMatchObject([
    { state: 'confirmed', slot_id: later?.id },
  ])
})

test('a form pressed in two tabs at once is one booking, and both show its ticket', async ({ visitor, shop }) => {
  const { page } = visitor
  const guest = { subject: 'matcha-morning', name: 'Ivy', email: 'ivy@example.com' }
  const { form } = await tool(shop, 'book_slot', guest)
  const other = await page.context().newPage()
  await page.goto(form.url)
  await page
    .getByRole('group', { name: /times for/ })
    .getByRole('radio')
    .first()
    .check()
  await page.getByRole('button', { name: /^Keep 1 seat/ }).click()
  await page
    .getByText(/kept for you until/)
    .first()
    .waitFor()
  await other.goto(form.url)
  for (const tab of [page, other]) await tab.getByRole('button', { name: 'Read it over' }).click()
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Book 1 seat' }).click()))

  const references = [page, other].map((tab) => tab.getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/).textContent())
  const [one, another] = await Promise.all(references)
  expect(one).toBe(another)
  expect(bookingsOnDisk(shop).filter(({ email }) => email === 'ivy@example.com')).toHaveLength(1)
})

test('a submit that is told to come again does so by itself, and ends with its booking', async ({ visitor, shop }) => {
  const sent: (string | undefined)[] = []
  await visitor.page.route(/\/forms\/[^/]+\/booking$/, async (route) => {
    sent.push(route.request().headers()['idempotency-key'])
    if (sent.length > 2) return route.fallback()
    const json = { error: 'conflict', detail: 'This booking is being made just now.' }
    await route.fulfill({ status: 409, headers: { 'retry-after': '1' }, json })
  })
  await visitor.opens()
  await visitor.says("one seat at matcha morning, I'm Jo, jo@example.com")
  await visitor.keepsSeats()
  await visitor.books()

  expect(sent).toHaveLength(3)
  expect(new Set(sent).size).toBe(1)
  expect(bookingsOnDisk(shop).filter(({ email }) => email === 'jo@example.com')).toHaveLength(1)
})
