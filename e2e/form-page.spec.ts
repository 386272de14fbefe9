import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { anotherBooks } from './other-guests.ts'
import { bookingsOnDisk, tool } from './record.ts'
import { findsNoBarrier } from './visitor.ts'

const opens = async (shop: Shop, known: Record<string, string>): Promise<string> =>
  (await tool(shop, 'book_slot', known)).form.url

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a guest chooses a sitting, a time and seats, and books', async ({ page, shop }) => {
    await page.goto(await opens(shop, {}))
    await page.getByRole('radio', { name: /White Tea Walk/ }).check()
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await page.getByRole('spinbutton', { name: 'Seats' }).fill('2')
    await page
      .getByRole('radio', { name: /Seats free/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Keep the seats' }).click()
    await expect(page.getByText(/^The seats are kept for you until \d\d:\d\d\.$/)).toBeVisible()
    await page.getByLabel('Name').fill('Ada Marsh')
    await page.getByLabel('E-mail').fill('ada.marsh@example.com')
    await page.getByLabel('Detail').fill('One is <b>vegan</b>')
    await page.getByRole('button', { name: 'Book 2 seats' }).click()

    await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
    await expect(page.getByText('White Tea Walk, 2 seats')).toBeVisible()
    await expect(page.getByText('One is <b>vegan</b>')).toBeVisible()
    await page.reload()
    await expect(page.getByText('Cancel this booking')).toBeVisible()
    const ours = bookingsOnDisk(shop).filter(({ email }) => email === 'ada.marsh@example.com')
    expect(ours).toMatchObject([{ state: 'confirmed', seats: 2, name: 'Ada Marsh' }])
  })

  test('what is wrong is said at its field, and what was right is still there', async ({ page, shop }) => {
    await page.goto(await opens(shop, { subject: 'first-steep', name: 'Bo', summary: '1 seat' }))
    await page
      .getByRole('radio', { name: /Seats free/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Keep the seats' }).click()
    await page.getByLabel('E-mail').fill('bo@example')
    await page.getByLabel('Detail').fill('By the window')
    await page.getByRole('button', { name: 'Book 1 seat' }).click()
    await expect(page.getByRole('alert')).toContainText('Give an e-mail address such as ada@example.com.')
    await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true')
    await expect(page.getByLabel('E-mail')).toHaveValue('bo@example')
    await expect(page.getByLabel('Detail')).toHaveValue('By the window')

    await page.getByLabel('E-mail').fill('bo.harte@example.com')
    await page.getByRole('button', { name: 'Book 1 seat' }).click()
    await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
  })

  test('seats that go while the guest chooses lead to times that have them, or to the list', async ({ page, shop }) => {
    await page.goto(
      await opens(shop, { subject: 'blending-bench', summary: '2 seats', name: 'Cai', email: 'cai@example.com' }),
    )
    await page.getByRole('radio').first().check()
    const { slot } = await anotherBooks(shop, { service: 'blending-bench', email: 'others@example.com' })
    await page.getByRole('button', { name: 'Keep the seats' }).click()
    await expect(page.getByRole('alert')).toContainText('That time has just filled up.')
    await expect(page.getByRole('group', { name: 'These still have room' }).getByRole('radio').first()).toBeChecked()
    await expect(page.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('2')

    await page
      .getByRole('button', { name: /^Join the list for/ })
      .first()
      .click()
    await expect(page.getByText('A place on the list, not a booking.')).toBeVisible()
    await page.getByRole('button', { name: 'Join the list' }).click()
    await expect(page.getByRole('heading', { name: '1st on the list' })).toBeVisible()
    expect(bookingsOnDisk(shop)).toContainEqual(
      expect.objectContaining({ state: 'waitlisted', seats: 2, email: 'cai@example.com', slot_id: slot.id }),
    )
  })

  test('a page that is sent twice, from two windows, books once', async ({ page, shop }) => {
    const url = await opens(shop, {
      subject: 'matcha-morning',
      summary: '1 seat',
      name: 'Dee',
      email: 'dee.sent@example.com',
    })
    const [other, changed] = [await page.context().newPage(), await page.context().newPage()]
    await page.goto(url)
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Keep the seats' }).click()
    await other.goto(url)
    await changed.goto(url)
    await page.getByRole('button', { name: 'Book 1 seat' }).click()
    await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
    const reference = await referenceOn(page)
    await other.getByRole('button', { name: 'Book 1 seat' }).click()
    await expect(other.getByRole('heading', { name: 'Booked' })).toBeVisible()
    expect(await referenceOn(other)).toBe(reference)

    await changed.getByLabel('Name').fill('Somebody else')
    await changed.getByRole('button', { name: 'Book 1 seat' }).click()
    await expect(changed.getByRole('alert')).toContainText('This form has been sent already.')
    expect(await referenceOn(changed)).toBe(reference)
    expect(bookingsOnDisk(shop).filter(({ email }) => email === 'dee.sent@example.com')).toHaveLength(1)
  })

  test('the guest goes back to change the sitting, and the kept seats move along', async ({ page, shop }) => {
    await page.goto(await opens(shop, { subject: 'gongfu-hour', summary: '3 seats' }))
    await page
      .getByRole('radio', { name: /Seats free/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Keep the seats' }).click()
    await page.getByRole('link', { name: 'Change sitting' }).click()
    await page.getByRole('radio', { name: /First Steep/ }).check()
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await expect(page.getByRole('spinbutton', { name: 'Seats' })).toHaveValue('3')
    await page
      .getByRole('radio', { name: /Seats free/ })
      .first()
      .check()
    await page.getByRole('button', { name: 'Keep the seats' }).click()

    await expect(page.getByText('First Steep')).toBeVisible()
    await expect(page.getByText(/^The seats are kept/)).toBeVisible()
    expect(bookingsOnDisk(shop).filter(({ state, seats }) => state === 'held' && seats === 3)).toHaveLength(1)
  })

  test('an address that opens no form says so', async ({ page, shop }) => {
    await page.goto(`${shop.origin}/forms/made-up`)

    await expect(page.getByRole('heading')).toHaveText('There is no form at this address')
  })
})

for (const colorScheme of ['light', 'dark'] as const)
  test(`the form without a script has no barrier and runs over nowhere, in ${colorScheme}, on a phone of 320 pixels`, async ({
    page,
    shop,
  }) => {
    test.slow()
    await page.route('**/assets/**', (route) => route.abort()) // as where the script does not arrive
    await page.setViewportSize({ width: 320, height: 640 })
    await page.emulateMedia({ colorScheme })
    const looks = async (next: string) => {
      await page.getByRole('button', { name: next }).waitFor()
      await findsNoBarrier(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    }
    await page.goto(await opens(shop, { name: 'Eli', summary: '2 seats' }))
    await looks('Choose a time')
    await page.getByRole('radio', { name: /Afternoon Pairing/ }).check()
    await page.getByRole('button', { name: 'Choose a time' }).click()
    await looks('Keep the seats')
    await page.getByRole('radio').first().check()
    await page.getByRole('button', { name: 'Keep the seats' }).click()
    await looks('Book 2 seats')
    await page.getByLabel('E-mail').fill('eli@example')
    await page.getByRole('button', { name: 'Book 2 seats' }).click()
    await page.getByRole('alert').waitFor()
    await looks('Book 2 seats')
    await page.getByLabel('E-mail').fill(`eli-${colorScheme}@example.com`)
    await page.getByRole('button', { name: 'Book 2 seats' }).click()
    await page.getByRole('heading', { name: 'Booked' }).waitFor()
  })

test('where there is a script it takes the page over, and books the same form', async ({ page, shop }) => {
  await page.goto(
    await opens(shop, { subject: 'gongfu-hour', summary: '2 seats', name: 'Fay', email: 'fay@example.com' }),
  )
  await page
    .getByRole('group', { name: /times for/ })
    .getByRole('radio')
    .first()
    .check()
  await page.getByRole('button', { name: 'Keep 2 seats' }).click()
  await page.getByRole('button', { name: 'Read it over' }).click()
  await page.getByRole('button', { name: 'Book 2 seats' }).click()

  await expect(page.getByText('Reference', { exact: true })).toBeVisible()
  await expect(page.getByRole('main')).toHaveCount(1)
  await findsNoBarrier(page)
})

const referenceOn = (page: Page) => page.getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/).textContent()
