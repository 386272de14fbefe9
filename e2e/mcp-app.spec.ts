import type { FrameLocator, Page } from '@playwright/test'
import type { Shown } from './chat/host.ts'
import { startChat } from './chat/server.ts'
import { expect, test as inShop } from './fixtures.ts'
import { anotherBooks } from './other-guests.ts'
import { bookingsOnDisk } from './record.ts'
import { findsNoBarrier } from './visitor.ts'

/** The booking form in somebody else's chat: shown by the official bridge, in a frame that may run scripts and forms only. */
const test = inShop.extend<{ app: App }, { chat: { origin: string } }>({
  chat: [
    async ({ shop }, use) => {
      const chat = await startChat(shop.origin)
      await use(chat).finally(chat.stop)
    },
    { scope: 'worker' },
  ],
  app: async ({ page, chat }, use) => {
    await page.goto(chat.origin)
    await use(appOn(page))
  },
})

interface App {
  page: Page
  frame: FrameLocator
  shows(call: Shown): Promise<void>
  keepsSeats(): Promise<void>
  books(): Promise<void>
  heard(): Promise<{ links: string[]; contexts: Update[]; messages: object[]; heights: number[] }>
}

interface Update {
  content: { text: string }[]
  structuredContent: { status: string; booking: { reference: string; seats: number; service: { code: string } } }
}

function appOn(page: Page): App {
  const frame = page.frameLocator('iframe')
  return {
    page,
    frame,
    shows: (call) => page.evaluate((shown) => window.chat.show(shown), call),
    async keepsSeats() {
      await frame
        .getByRole('group', { name: /times for|Time/ })
        .getByRole('radio')
        .first()
        .check()
      await frame.getByRole('button', { name: /^Keep \d+ seats?$/ }).click()
      await frame
        .getByText(/kept for you until/)
        .first()
        .waitFor()
    },
    async books() {
      await frame.getByRole('button', { name: 'Read it over' }).click()
      await frame.getByRole('button', { name: /^Book \d+ seats?$/ }).click()
      await frame.getByText('Reference').last().waitFor()
    },
    heard: () => page.evaluate(() => window.chat.heard) as ReturnType<App['heard']>,
  }
}

const ada = { subject: 'gongfu-hour', summary: '2 seats, one is vegan', name: 'Ada Marsh' }

test('a person books in a chat of somebody else’s, and the model hears exactly what the shop has recorded', async ({
  app,
  shop,
}) => {
  await app.shows({ input: { ...ada, email: 'ada.chat@example.com' } })
  await expect(app.frame.getByText('From your message').first()).toBeVisible()
  await expect(app.frame.getByRole('group', { name: 'Seats' }).getByRole('radio', { name: '2' })).toBeChecked()
  await app.keepsSeats()
  await expect(app.frame.getByRole('textbox', { name: 'Name' })).toHaveValue('Ada Marsh')
  await app.books()

  const { contexts, heights } = await app.heard()
  const [told] = contexts
  expect(contexts).toHaveLength(1)
  expect(told?.structuredContent).toMatchObject({
    status: 'recorded',
    booking: { seats: 2, service: { code: 'gongfu-hour' }, email: 'ada.chat@example.com' },
  })
  const { reference } = told?.structuredContent.booking ?? {}
  expect(told?.content[0]?.text).toContain(`Reference ${reference}`)
  expect(bookingsOnDisk(shop)).toContainEqual(
    expect.objectContaining({ reference, state: 'confirmed', seats: 2, email: 'ada.chat@example.com' }),
  )
  expect(heights.length).toBeGreaterThan(1)
})

test('where the seats are gone meanwhile, the form in the chat leads to another time', async ({ app, shop }) => {
  await app.shows({ input: { subject: 'blending-bench', summary: '2 seats', name: 'Bo', email: 'bo@example.com' } })
  await app.frame.getByRole('button', { name: 'Keep 2 seats', disabled: false }).waitFor() // the times have come
  await anotherBooks(shop, { service: 'blending-bench', email: 'others@example.com' })
  await app.frame.getByRole('button', { name: 'Keep 2 seats' }).click()

  const alert = app.frame.getByRole('alert')
  await expect(alert).toContainText('Those seats were just taken')
  await findsNoBarrier(app.page)
  await alert.getByRole('listitem').first().getByRole('button').click()
  await app.frame.getByRole('button', { name: 'Keep 2 seats' }).click()
  await app.frame
    .getByText(/kept for you until/)
    .first()
    .waitFor()
  await app.books()
  expect((await app.heard()).contexts).toHaveLength(1)
})

test('a chat that lets nothing out of the frame is told so, and opens the form’s own page', async ({ app, shop }) => {
  const before = bookingsOnDisk(shop).length
  await app.shows({ input: ada, network: false })
  await expect(app.frame.getByRole('status').first()).toContainText('The shop can’t be reached from this chat')
  await findsNoBarrier(app.page)
  await app.frame.getByRole('button', { name: 'Open the page' }).click()
  await expect(app.frame.getByText('The page is open.')).toBeVisible()

  const [link = ''] = (await app.heard()).links
  await app.page.goto(link)
  await expect(app.page.getByText('Gongfu Hour').first()).toBeVisible()
  expect(bookingsOnDisk(shop)).toHaveLength(before)
})

test('where the chat opens no pages either, the address is there to copy', async ({ app }) => {
  await app.shows({ input: ada, network: false, opensLinks: false })
  await app.frame.getByRole('button', { name: 'Open the page' }).click()

  await expect(app.frame.getByText(/^http:.*\/forms\//)).toBeVisible()
})

test('the form follows the chat from light to dark and back, and keeps off what covers the frame', async ({ app }) => {
  await app.shows({ input: ada, context: { theme: 'light', locale: 'en-US' } })
  const slip = app.frame.getByRole('form')
  const paper = () => slip.evaluate((form) => getComputedStyle(form).backgroundColor)
  await expect(app.frame.getByText(/^\w{3} \w{3} \d+, times for 2$/)).toBeVisible() // as the chat's reader writes dates
  const light = await paper()
  await app.page.evaluate(() => window.chat.bridge.setHostContext({ theme: 'dark' }))
  await expect.poll(paper).not.toBe(light)
  await findsNoBarrier(app.page)

  const insets = { top: 30, right: 0, bottom: 0, left: 0 }
  await app.page.evaluate(
    (safeAreaInsets) => window.chat.bridge.setHostContext({ theme: 'light', safeAreaInsets }),
    insets,
  )
  await expect.poll(paper).toBe(light)
  expect((await slip.boundingBox())?.y).toBeGreaterThan(30)
})

for (const result of ['before', 'twice'] as const)
  test(`a result that comes ${result === 'before' ? 'before the host has answered' : 'twice'} opens one form, and books`, async ({
    app,
  }) => {
    await app.shows({ input: { ...ada, email: `${result}@example.com` }, result })
    await app.keepsSeats()
    await expect(app.frame.getByRole('form')).toHaveCount(1)
    await app.books()
    expect((await app.heard()).contexts).toHaveLength(1)
  })

test('a result that never comes leaves what was said, and a call that was stopped a way to open the form', async ({
  app,
}) => {
  await app.shows({ input: ada, result: 'never' })
  await expect(app.frame.getByRole('heading', { level: 3 })).toHaveText('Opening the booking form')
  await expect(app.frame.getByText('2 seats, one is vegan')).toBeVisible()
  await app.page.evaluate(() => window.chat.bridge.sendToolCancelled({ reason: 'user action' }))
  await expect(app.frame.getByRole('heading', { level: 3 })).toHaveText('No form was opened')
  await app.frame.getByRole('button', { name: 'Open the form' }).click()

  await expect(app.frame.getByRole('button', { name: 'Keep 2 seats' })).toBeVisible()
})

test('the form is gone when the chat takes it down', async ({ app }) => {
  await app.shows({ input: ada })
  await app.frame.getByRole('form').waitFor()

  expect(await app.page.evaluate(() => window.chat.bridge.teardownResource({}))).toEqual({})
  await expect(app.frame.getByRole('form')).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const)
  test(`no step has a barrier or runs over, in ${theme}, on a phone of 320 pixels`, async ({ app, shop }) => {
    test.slow() // looking for barriers takes its time, and five looks are many
    const looks = async () => {
      await findsNoBarrier(app.page)
      const frame = app.frame.locator('html')
      await expect.poll(() => frame.evaluate((root) => root.scrollHeight - root.clientHeight)).toBe(0)
      await expect.poll(() => frame.evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0)
    }
    await app.page.setViewportSize({ width: 320, height: 640 })
    await app.shows({ input: { ...ada, subject: '' }, context: { theme } })
    await app.frame.getByRole('button', { name: 'Choose a day' }).waitFor()
    await looks()
    await app.frame.getByRole('radio', { name: 'White Tea Walk' }).check()
    await app.frame.getByRole('button', { name: 'Choose a day' }).click()
    await looks()
    await app.keepsSeats()
    await looks()
    await app.frame.getByRole('textbox', { name: 'E-mail' }).fill(`${theme}-320@example.com`)
    await app.books()
    await looks()
    await app.frame.getByRole('link', { name: 'See, move or cancel' }).click()
    expect((await app.heard()).links[0]).toContain(`${shop.origin}/bookings/`)
  })

for (const width of [228, 188])
  test(`in a frame of ${width} px every word is whole and nothing is cut off`, async ({ app }) => {
    await app.page.setViewportSize({ width: width + 32, height: 800 })
    await app.shows({ input: {} })
    await app.frame.getByRole('radio').first().waitFor()
    expect(await cutWords(app.frame)).toEqual([])

    await app.frame.getByRole('radio', { name: /Gongfu Hour/ }).check()
    await app.frame.getByRole('button', { name: 'Choose a day' }).click()
    await app.frame.getByRole('group', { name: /Seats/ }).getByRole('radio', { name: '2' }).check()
    expect(await cutWords(app.frame)).toEqual([])
    await app.keepsSeats()
    expect(await cutWords(app.frame)).toEqual([])
  })

/** The words that stand in two lines, or beyond the edge of the frame. A day beside the others is reached by scrolling. */
const cutWords = (frame: FrameLocator) =>
  frame.locator('body').evaluate((body) => {
    const cut: string[] = []
    const texts = document.createTreeWalker(body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const parent = text.parentElement
      if (!parent?.checkVisibility() || parent.closest('script, style, .strip, .unseen')) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s–-]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1 || range.getBoundingClientRect().right > innerWidth + 1) cut.push(word)
      }
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...cut, `${scrollWidth - clientWidth} px too wide`] : cut
  })
