import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { bookingsOnDisk, tool } from './record.ts'

test.use({ javaScriptEnabled: false })

test('a guest without JavaScript sees the booking, moves it and cancels it', async ({ page, shop }) => {
  const booking = await reserve(shop, 'white-tea-walk', { seats: 2, name: 'Ada Marsh', email: 'ada@example.com' })
  await page.goto(booking.manage_url)
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
  await expect(page.getByText('White Tea Walk, 2 seats')).toBeVisible()
  const before = slotOf(shop, booking)

  await page.getByRole('link', { name: 'Move to another time' }).click()
  await page.getByRole('button', { name: 'Move to this time' }).click()
  await expect(page.getByRole('heading', { name: 'Move to another time' })).toBeVisible() // nothing was chosen
  await page.getByRole('radio').nth(1).check()
  await page.getByRole('button', { name: 'Move to this time' }).click()
  await expect(page.getByRole('status')).toContainText('Moved to Sunday')
  await expect(page.getByText(booking.reference)).toBeVisible()
  expect(slotOf(shop, booking)).not.toBe(before)

  await page.getByText('Cancel this booking').click()
  await page.getByRole('link', { name: 'Keep it' }).click()
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
  await page.getByText('Cancel this booking').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Book another sitting' })).toBeVisible()
  expect(bookingsOnDisk(shop)).toContainEqual(
    expect.objectContaining({ reference: booking.reference, state: 'cancelled' }),
  )
})

test('a guest on the list is offered seats that come free, and takes them with one press', async ({ page, shop }) => {
  const others = await reserve(shop, 'blending-bench', { seats: 8, name: 'Others', email: 'others@example.com' })
  const booking = await reserve(shop, 'blending-bench', { seats: 2, name: 'Bo Lind', email: 'bo@example.com' })
  await page.goto(booking.manage_url)
  await expect(page.getByRole('heading', { name: '1st on the list' })).toBeVisible()
  await expect(page.getByText('Leave the list', { exact: true })).toBeVisible()

  await cancelOn(page, others)
  await page.goto(booking.manage_url)
  await expect(page.getByRole('heading', { name: 'Yours until' })).toBeVisible()
  await expect(page.getByText('Let them go', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Take the seats' }).click()
  await expect(page.getByRole('status')).toHaveText('You have taken the seats.')
  await expect(page.getByRole('heading', { name: 'Booked' })).toBeVisible()
  expect(bookingsOnDisk(shop)).toContainEqual(
    expect.objectContaining({ reference: booking.reference, state: 'confirmed', seats: 2 }),
  )
})

test('a page that was left open while its booking was cancelled says so and shows it as it is', async ({
  page,
  shop,
}) => {
  const booking = await reserve(shop, 'first-steep', { seats: 1, name: 'Cai', email: 'cai@example.com' })
  const left = await page.context().newPage()
  await left.goto(booking.manage_url)
  await cancelOn(page, booking)
  await left.getByText('Cancel this booking').click()
  await left.getByRole('button', { name: 'Yes, cancel it' }).click()

  await expect(left.getByRole('alert')).toContainText('This booking is cancelled already.')
  await expect(left.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
})

test.describe('with JavaScript, for whoever looks for barriers', () => {
  test.use({ javaScriptEnabled: true })

  for (const colorScheme of ['light', 'dark'] as const)
    test(`no page of a booking has any, in ${colorScheme}, on a phone of 320 pixels`, async ({ visitor, shop }) => {
      const { page } = visitor
      await page.setViewportSize({ width: 320, height: 640 })
      await page.emulateMedia({ colorScheme })
      const booking = await reserve(shop, 'afternoon-pairing', {
        seats: 2,
        name: 'Dee',
        email: `dee-${colorScheme}@example.com`,
      })
      const url = booking.manage_url
      const looks = async () => {
        await visitor.findsNoBarrier()
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
      }

      await page.goto(url)
      await page.getByText('Cancel this booking').click()
      await looks()
      await page.goto(`${url}/move`)
      await page.getByText(/^Later days/).click()
      await looks()
      await page.goto(`${url}x`)
      await looks()
      await page.goto(url)
      await cancelOn(page, booking)
      await looks()
    })
})

async function cancelOn(page: Page, booking: { manage_url: string }) {
  await page.goto(booking.manage_url)
  await page.getByText('Cancel this booking').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('heading', { name: 'Cancelled' }).waitFor()
}

/** Books a time that is days away, or a place on its list, as any program would. */
async function reserve(shop: Shop, service: string, guest: { seats: number; name: string; email: string }) {
  const { form } = await tool(shop, 'book_slot', { subject: service })
  const url = `${shop.origin}/forms/${form.id}`
  const { data: slots } = await (await fetch(`${url}/slots?service=${service}`)).json()
  const answer = await fetch(`${url}/booking`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': form.idempotency_key },
    body: JSON.stringify({ slot_id: slots[2].id, join_waitlist: true, ...guest }),
  })
  return (await answer.json()).data.booking
}

const slotOf = (shop: Shop, { reference }: { reference: string }) =>
  bookingsOnDisk(shop).find((row) => row.reference === reference)?.slot_id
