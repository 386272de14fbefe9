import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type Shop, test } from './fixtures.ts'

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

/** The newest letter about a booking, as text, with its calendar file. */
async function letterAbout({ dataDir }: Shop, reference: string): Promise<string> {
  const folder = join(dataDir, 'outbox')
  const name = (await readdir(folder)).filter((file) => file.includes(reference) && file.endsWith('.eml')).at(-1)
  const raw = await readFile(join(folder, name ?? ''), 'latin1')
  const bodies = raw.split(/\r\n\r\n/).map((part) => [part, decoded(part)])
  return bodies.flat().join('\n')
}

/** A part as UTF-8, were it written in base64 or quoted-printable. */
function decoded(part: string): string {
  const text = part.replace(/\r\n--[\s\S]*$/, '')
  const base64 = /^[A-Za-z0-9+/=\s]+$/.test(text) ? Buffer.from(text, 'base64').toString() : ''
  const quoted = text
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16)))
  return `${base64}\n${Buffer.from(quoted, 'latin1').toString()}`
}
