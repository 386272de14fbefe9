import { expect, test } from './fixtures.ts'
import { letterAbout } from './letters.ts'

test('card, page, letter and calendar file name one day and hour, in whatever zones guest, machine and shop are', async ({
  visitor,
  shop,
}) => {
  await visitor.opens()
  await visitor.says("two seats at First Steep, I'm Ida, ida@example.com")
  const chosen = visitor.form.getByRole('group', { name: /times for|Time/ })
  await visitor.keepsSeats()
  await visitor.books()
  await expect(chosen).toBeHidden()
  await expect(visitor.transcript).toContainText('We’ve sent a confirmation and calendar file')
  const ticket = await visitor.panel.locator('.ticket time').allTextContents()
  const reference = await visitor.reference()

  const own = visitor.transcript.getByRole('link', { name: 'See, move or cancel' })
  await visitor.page.goto((await own.getAttribute('href')) ?? '')
  expect(await visitor.page.locator('.ticket time').allTextContents()).toEqual(ticket)
  const instant = await visitor.page.locator('.ticket time').first().getAttribute('datetime')
  const letter = await letterAbout(shop, reference)
  for (const words of ticket.slice(1)) expect(letter).toContain(words.trim())
  expect(letter).toContain(`DTSTART:${instant?.replace(/[-:]/g, '')}`)
})
