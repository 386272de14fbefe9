import { DatabaseSync } from 'node:sqlite'
import type { Booking } from '../contract/bookings.ts'
import { expect, type Shop, test } from './fixtures.ts'
import { colleagueOf, isAccessible, signIn } from './operator.ts'
import { anotherBooks, onItsPage } from './other-guests.ts'

test.use({ ownShop: 'console-bookings' })

/** The shop's own day of a time. */
const dayOf = ({ starts_at }: Pick<Booking, 'starts_at'>) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' }).format(new Date(starts_at))

/** Has a booking's time begun half an hour ago; answers its day then. */
function begins({ dataDir }: Shop, { reference }: Booking): string {
  const at = (minutes: number) => `${new Date(Date.now() + minutes * 60_000).toISOString().slice(0, 19)}Z`
  const db = new DatabaseSync(`${dataDir}/chaxi.sqlite`, { timeout: 5000 })
  db.prepare(
    'update slot set starts_at = ?, ends_at = ?, closes_at = ? where id = (select slot_id from booking where reference = ?)',
  ).run(at(-30), at(30), at(-30), reference)
  db.close()
  return dayOf({ starts_at: at(-30) })
}

test('who came is marked in the day’s list, put right, and taken back', async ({ page, shop }) => {
  const booking = await anotherBooks(shop, { service: 'matcha-morning', email: 'iris@example.com', seats: 2 })
  const day = begins(shop, booking)
  await signIn(page, shop)
  await page.goto(`/console/bookings?date=${day}`)
  const row = page.getByRole('row').filter({ hasText: booking.reference })
  const [came, missed] = [row.getByRole('radio', { name: 'Came' }), row.getByRole('radio', { name: 'No show' })]
  await expect(came).not.toBeChecked()

  await came.check()
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible()
  await missed.focus()
  await page.keyboard.press('Space')
  await expect(missed).toBeChecked()
  await isAccessible(page)
  await row.getByRole('button', { name: 'Undo' }).click()
  await expect(row.getByRole('button', { name: 'Undo' })).toBeHidden()
  await page.reload()

  await expect(came).not.toBeChecked()
  await expect(missed).not.toBeChecked()
})

test('a booking is opened, moved and cancelled by keyboard alone', async ({ page, shop }) => {
  const booking = await anotherBooks(shop, { service: 'first-steep', email: 'hana@example.com', seats: 1 })
  await signIn(page, shop)
  await page.goto(`/console/bookings?date=${dayOf(booking)}`)
  const link = page.getByRole('row').filter({ hasText: booking.reference }).getByRole('link')
  await link.waitFor()
  // Others may have booked that day too.
  await expect(async () => {
    await page.keyboard.press('j')
    await expect(link).toBeFocused({ timeout: 300 })
  }).toPass()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: `Booking ${booking.reference}` })
  await expect(panel.getByRole('heading', { name: 'Another guest' })).toBeFocused()
  await isAccessible(page)

  await panel.getByRole('button', { name: 'Move' }).press('Enter')
  await panel.getByRole('group', { name: 'Time' }).getByRole('radio').first().focus()
  await page.keyboard.press('Space')
  await isAccessible(page)
  await panel.getByRole('button', { name: 'Move it' }).press('Enter')
  await expect(panel.getByText(/^Mei Tan moved it to /)).toBeVisible()

  await panel.getByRole('button', { name: 'Cancel the booking' }).press('Enter')
  await panel.getByRole('radio', { name: 'We have to' }).press('Space')
  await panel.getByLabel('Why').fill('The kettle is broken.')
  await isAccessible(page)
  await panel.getByRole('button', { name: 'Cancel it' }).press('Enter')
  await expect(panel.getByText('Cancelled', { exact: true })).toBeVisible()
  await expect(panel.getByText('The kettle is broken.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
})

test('of two people the second hears what the first did, and loses no word', async ({ page, shop, browser }) => {
  const booking = await anotherBooks(shop, { service: 'gongfu-hour', email: 'tom@example.com', seats: 1 })
  await signIn(page, shop)
  const jonah = await colleagueOf(page, browser, 'Jonah Reid')
  for (const screen of [page, jonah]) {
    await screen.goto(`/console/bookings/${booking.reference}?date=${dayOf(booking)}`)
    await screen.getByRole('button', { name: 'Cancel the booking' }).waitFor()
  }
  await jonah.getByRole('button', { name: 'Cancel the booking' }).click()
  await jonah.getByRole('radio', { name: 'We have to' }).check()
  await jonah.getByLabel('Why').fill('The roof leaks.')

  await page.getByRole('button', { name: 'Move', exact: true }).click()
  await page.getByRole('group', { name: 'Time' }).getByRole('radio').first().check()
  await page.getByRole('button', { name: 'Move it' }).click()
  await expect(page.getByText(/^Mei Tan moved it to /)).toBeVisible()
  await jonah.getByRole('button', { name: 'Cancel it' }).click()

  await expect(jonah.getByRole('alert')).toContainText(/^Mei Tan moved it to .+ a moment ago\./)
  await expect(jonah.getByLabel('Why')).toHaveValue('The roof leaks.')
  await jonah.getByRole('button', { name: 'Cancel it' }).click()
  await expect(jonah.getByText('Jonah Reid cancelled')).toBeVisible()
  await jonah.context().close()
})

test('a guest who telephoned is booked, found in the list, and taken out as a table', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/bookings')
  await page.getByRole('heading', { name: 'Waiting for a seat' }).waitFor()
  await page.keyboard.press('n')
  const form = page.getByRole('complementary', { name: 'Add a booking' })
  await form.getByLabel('Sitting').selectOption({ label: 'Blending Bench' })
  await form.getByRole('group', { name: 'Time' }).getByRole('radio').first().check()
  await form.getByLabel('Name').fill('Noor Haddad')
  await form.getByLabel('E-mail').fill('noor@example.com')
  await isAccessible(page)
  await form.getByRole('button', { name: 'Book', exact: true }).click()
  await expect(page.getByText('Mei Tan booked 2 seats')).toBeVisible()
  await page.keyboard.press('Escape')

  await page.keyboard.press('/')
  const field = page.getByRole('searchbox', { name: /^Search name/ })
  await expect(field).toBeFocused()
  await field.fill('noor@ex')
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(page.getByRole('row').last()).toContainText('Added by Mei Tan')
  await isAccessible(page)
  const [table] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export CSV' }).click(),
  ])
  expect(table.suggestedFilename()).toBe('bookings.csv')

  await field.fill('nobody at all')
  await expect(page.getByText('No booking is like that.')).toBeVisible()
})

test('what guests do elsewhere shows in the day without a reload, and who comes back to it sees the rest', async ({
  page,
  shop,
}) => {
  await signIn(page, shop)
  const booking = await anotherBooks(shop, { service: 'white-tea-walk', email: 'paul@example.com', seats: 3 })
  await page.goto(`/console/bookings?date=${dayOf(booking)}`)
  await expect(page.getByText(booking.reference)).toBeVisible()
  const next = await anotherBooks(shop, { service: 'white-tea-walk', email: 'rui@example.com', seats: 1 })
  await expect(page.getByText(next.reference)).toBeVisible()

  await page.route('**/bookings/day*', (route) => route.abort(), { times: 1 })
  await onItsPage(next, 'cancel')
  await expect(page.getByRole('alert')).toContainText('The server could not be reached.')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await expect(page.getByText(next.reference)).toBeHidden()
  await expect(page.getByRole('alert')).toBeHidden()
  await isAccessible(page)
})
