import { expect, test } from './fixtures.ts'
import { anotherBooks, onItsPage } from './other-guests.ts'
import { bookingsOnDisk } from './record.ts'

test('a guest joins the list of a full time, is offered the seats that come free, and takes them', async ({
  visitor,
  shop,
}) => {
  const other = await anotherBooks(shop, { service: 'afternoon-pairing', email: 'bo@example.com' })
  await visitor.opens()
  await visitor.says("two seats at afternoon pairing, I'm Ada, ada@example.com")
  await visitor.joinsList()
  const reference = await visitor.reference()
  await expect(visitor.transcript).toContainText('1st on the list')
  await expect(visitor.transcript).toContainText('No seats are taken yet')
  await expect(visitor.transcript.getByRole('link', { name: 'Leave the list' })).toBeVisible()
  await visitor.findsNoBarrier()
  expect(bookingsOnDisk(shop).find((booking) => booking.reference === reference)).toMatchObject({ state: 'waitlisted' })

  await onItsPage(other, 'cancel')
  await expect(visitor.transcript).toContainText(/Yours until \d\d:\d\d/)
  await visitor.findsNoBarrier()
  const opening = visitor.page.waitForEvent('popup')
  await visitor.transcript.getByRole('link', { name: 'Take the seats' }).click()
  const page = await opening
  await page.getByRole('button', { name: 'Take the seats' }).click()
  await page.getByRole('heading', { name: 'Booked' }).waitFor()

  await expect(visitor.transcript.getByRole('link', { name: 'See, move or cancel' })).toBeVisible()
  expect(await visitor.reference()).toBe(reference)
  expect(bookingsOnDisk(shop).find((booking) => booking.reference === reference)).toMatchObject({ state: 'confirmed' })
})

test('a time that fills up while the guest is choosing leads to other times or to its list, with every word kept', async ({
  visitor,
  shop,
}) => {
  await visitor.opens()
  await visitor.says("two seats at blending bench, I'm Cai, cai@example.com, one of us is left-handed")
  await visitor.form.getByRole('button', { name: 'Keep 2 seats', disabled: false }).waitFor() // the times have come
  await anotherBooks(shop, { service: 'blending-bench', email: 'di@example.com' })
  await visitor.form.getByRole('button', { name: 'Keep 2 seats' }).click()

  const problem = visitor.form.getByRole('alert')
  await expect(problem).toContainText('Those seats were just taken')
  await expect(problem.getByRole('listitem').first()).toBeVisible()
  const list = problem.getByRole('button', { name: /^Join the list for/ })
  await expect(list).toBeVisible()
  await visitor.findsNoBarrier()
  await list.click()
  await expect(visitor.form).toContainText('A place on the list, not a booking')
  await expect(visitor.form.getByRole('textbox', { name: 'Name' })).toHaveValue('Cai')
  await visitor.findsNoBarrier()
  await visitor.form.getByRole('button', { name: 'Read it over' }).click()
  await visitor.findsNoBarrier()
  await visitor.form.getByRole('button', { name: 'Join the list', exact: true }).click()

  await expect(visitor.transcript).toContainText('1st on the list')
})

test('a list can be joined and left from the keyboard, and no seat is taken by it', async ({ visitor, shop }) => {
  const { page } = visitor
  const { slot } = await anotherBooks(shop, { service: 'afternoon-pairing', email: 'eli@example.com' })
  await visitor.opens()
  await visitor.says("two seats at afternoon pairing, I'm Flo, flo@example.com")
  const day = visitor.form.getByRole('group', { name: /^Day/ }).getByRole('radio')
  await day.first().focus()
  await page.keyboard.press('Space')
  await visitor.form
    .getByRole('button', { name: /^Join the list for/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(visitor.form.getByRole('heading', { name: 'Join the list' })).toBeFocused()
  await visitor.form.getByRole('textbox', { name: 'E-mail' }).focus()
  await page.keyboard.press('Enter')
  await expect(visitor.form.getByRole('heading', { name: 'Read it over' })).toBeFocused()
  await visitor.form.getByRole('button', { name: 'Join the list', exact: true }).focus()
  await page.keyboard.press('Enter')
  const reference = await visitor.reference()
  const seated = bookingsOnDisk(shop).filter(({ slot_id, state }) => slot_id === slot.id && state === 'held')
  expect(seated).toEqual([])

  const opening = page.waitForEvent('popup')
  await visitor.transcript.getByRole('link', { name: 'Leave the list' }).focus()
  await page.keyboard.press('Enter')
  const own = await opening
  await own.getByText('Leave the list', { exact: true }).click()
  await own.getByRole('button', { name: 'Yes, leave the list' }).click()
  await own.getByRole('heading', { name: 'Cancelled' }).waitFor()
  await expect(visitor.transcript).toContainText('Cancelled')
  expect(bookingsOnDisk(shop).find((booking) => booking.reference === reference)).toMatchObject({ state: 'cancelled' })
})
