import { expect, test } from './fixtures.ts'
import { bookingsOnDisk, tool } from './record.ts'

test('a guest books two seats in chat, and the shop has exactly that booking', async ({ visitor, shop }) => {
  await visitor.opens()
  await visitor.says("two seats at gongfu on Saturday, I'm Ada, ada@example.com")
  await expect(visitor.transcript).toContainText('Nothing is booked yet')
  await expect(visitor.form).toContainText('Gongfu Hour')
  await expect(visitor.form).toContainText('From your message')
  await expect(visitor.form).toContainText('I read that as Sat')
  await expect(visitor.form.locator('ul').first()).toHaveCSS('list-style-type', 'none')
  const before = await seatsOf(shop, 'gongfu-hour')
  await visitor.findsNoBarrier()

  await visitor.keepsSeats()
  await expect(visitor.form.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada')
  await expect(visitor.form.getByRole('textbox', { name: 'E-mail' })).toHaveValue('ada@example.com')
  await visitor.findsNoBarrier()
  expect(bookingsOnDisk(shop).at(-1)).toMatchObject({ state: 'held', seats: 2, email: '' })

  await visitor.books()
  const reference = await visitor.reference()
  await expect(visitor.transcript).toContainText(`Your reference is ${reference}`)
  await visitor.findsNoBarrier()

  const ours = bookingsOnDisk(shop).filter(({ email }) => email === 'ada@example.com')
  expect(ours).toMatchObject([{ reference, state: 'confirmed', seats: 2, name: 'Ada' }])
  const found = await tool(shop, 'get_booking', { reference, email: 'ada@example.com' })
  expect(found.booking).toMatchObject({ reference, seats: 2, service: { code: 'gongfu-hour' } })
  const wrongAddress = await tool(shop, 'get_booking', { reference, email: 'bo@example.com' })
  const wrongReference = await tool(shop, 'get_booking', { reference: 'K7RM-X2QY', email: 'ada@example.com' })
  expect(wrongAddress.error).toEqual(wrongReference.error)
  expect(seatsLost(before, await seatsOf(shop, 'gongfu-hour'))).toEqual([2])
})

test('a reload keeps the conversation, the ticket and the half-filled form', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await visitor.says('one seat at First Steep tomorrow')
  await visitor.keepsSeats()
  await visitor.form.getByRole('textbox', { name: 'Name' }).fill('Bo')
  await visitor.opens()

  await expect(visitor.transcript).toContainText('Snowsfields')
  await expect(visitor.form).toContainText('kept for you until')
  await expect(visitor.form.getByRole('textbox', { name: 'Name' })).toHaveValue('Bo')
  await visitor.books({ email: 'bo@example.com' })
  const reference = await visitor.reference()
  await visitor.opens()
  await expect(visitor.transcript).toContainText(reference)
})

test('a booking cancelled on its own page is cancelled in the open conversation too, and its seats are back', async ({
  visitor,
  shop,
}) => {
  const before = await seatsOf(shop, 'white-tea-walk')
  await visitor.opens()
  await visitor.says("book two seats at white tea walk, I'm Gil, gil@example.com")
  await visitor.keepsSeats()
  await visitor.books()
  const page = await visitor.page.context().newPage()
  await page.goto((await visitor.panel.getByRole('link', { name: 'See, move or cancel' }).getAttribute('href')) ?? '')
  await page.getByText('Cancel this booking').click()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await page.getByRole('heading', { name: 'Cancelled' }).waitFor()

  await expect(visitor.transcript).toContainText('Cancelled')
  await expect(visitor.transcript.getByRole('link', { name: 'See, move or cancel' })).toHaveCount(0)
  expect(seatsLost(before, await seatsOf(shop, 'white-tea-walk'))).toEqual([])
})

test('a guest who leaves everything out is told what is missing, where it is missing', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('I would like to book First Steep')
  await visitor.keepsSeats()
  await visitor.form.getByRole('button', { name: 'Read it over' }).click()

  await expect(visitor.form.getByRole('alert')).toContainText('There is a problem')
  await visitor.findsNoBarrier()
  await visitor.form.getByRole('link', { name: 'Enter your name' }).click()
  await expect(visitor.form.getByRole('textbox', { name: 'Name' })).toBeFocused()
})

test('one press is enough even where leaving a field writes an error above the button', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says("book First Steep, I'm Flo, flo@example.com")
  await visitor.keepsSeats()
  await visitor.form.getByRole('textbox', { name: 'Name' }).fill('')
  await visitor.form.getByRole('textbox', { name: 'E-mail' }).fill('flo.example.com')
  await visitor.form.getByRole('button', { name: 'Read it over' }).click()

  await expect(visitor.form.getByRole('alert')).toContainText('There is a problem')
  await visitor.form.getByRole('textbox', { name: 'Name' }).fill('Flo')
  await visitor.form.getByRole('textbox', { name: 'E-mail' }).fill('flo@example.com')
  await visitor.books()
  expect(await visitor.reference()).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
})

test('however often the button is pressed there is one booking', async ({ visitor, shop }) => {
  const before = bookingsOnDisk(shop).length
  await visitor.opens()
  await visitor.says("matcha morning for one, I'm Cai, cai@example.com")
  await visitor.keepsSeats()
  await visitor.form.getByRole('button', { name: 'Read it over' }).click()
  await visitor.form.getByRole('button', { name: /^Book \d+ seat/ }).evaluate((button: HTMLButtonElement) => {
    for (let press = 0; press < 5; press++) button.click()
  })
  await visitor.panel.getByText('Reference').last().waitFor()

  expect(bookingsOnDisk(shop)).toHaveLength(before + 1)
})

test('the whole form can be filled in from the keyboard', async ({ visitor }) => {
  const { page } = visitor
  await visitor.opens()
  await visitor.says("two seats at gongfu on Saturday, I'm Dee, dee@example.com")
  const times = visitor.form.getByRole('group', { name: /times for/ }).getByRole('radio')
  await times.first().waitFor()
  await times.first().focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  await visitor.form
    .getByText(/kept for you until/)
    .first()
    .waitFor()
  await visitor.form.getByRole('textbox', { name: 'Name' }).focus()
  await page.keyboard.press('Enter')
  await visitor.form.getByRole('button', { name: /^Book 2 seats/ }).focus()
  await page.keyboard.press('Enter')

  expect(await visitor.reference()).toMatch(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
})

type Seats = Map<string, number>

async function seatsOf(shop: Parameters<typeof tool>[0], code: string): Promise<Seats> {
  const { services } = await tool(shop, 'list_services')
  const { next_slots } = services.find((service: { code: string }) => service.code === code)
  return new Map(next_slots.map(({ id, seats_left }: { id: string; seats_left: number }) => [id, seats_left]))
}

/** How many seats went from each slot that lost any. */
const seatsLost = (before: Seats, after: Seats) =>
  [...after].map(([id, left]) => (before.get(id) ?? left) - left).filter((lost) => lost !== 0)
