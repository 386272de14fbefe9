import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('on a phone a bar takes the composer’s place while a field has the focus, and leads through the form', async ({
  visitor,
}) => {
  const { page, panel, form } = visitor
  const bar = panel.locator('.field-bar')
  const composer = panel.getByRole('textbox', { name: 'Message' })
  await visitor.opens()
  await visitor.says('Book the Gongfu Hour for 2')
  await expect(composer).toBeVisible()
  await visitor.keepsSeats()
  const [name, email, detail] = ['Name', 'E-mail', 'Detail'].map((label) => form.getByRole('textbox', { name: label }))
  await name?.tap()
  await expect(composer).toBeHidden()
  await expect(bar).toContainText(/2 seats kept ?\d+ min left/)
  expect((await bar.boundingBox())?.height).toBe(52)
  expect(await bar.getByRole('button').evaluate((button) => button.getBoundingClientRect().height)).toBeGreaterThan(43)
  await visitor.findsNoBarrier()

  await page.keyboard.type('Ada Marsh')
  await bar.getByRole('button', { name: 'Next' }).tap()
  await expect(email ?? form).toBeFocused()
  await page.keyboard.type('marsh@example.com')
  await bar.getByRole('button', { name: 'Next' }).tap()
  await expect(detail ?? form).toBeFocused()
  await bar.getByRole('button', { name: 'Read it over' }).tap()
  await form.getByRole('button', { name: 'Book 2 seats' }).waitFor()
  await expect(bar).toBeHidden()
  await expect(composer).toBeVisible()
  await form.getByRole('button', { name: 'Book 2 seats' }).tap()
  expect(await visitor.reference()).toMatch(/^\w{4}-\w{4}$/)
})

test('the keyboard covers neither the field that is written in nor the bar', async ({ visitor }) => {
  const { page, panel, form } = visitor
  await visitor.opens()
  await visitor.says('Book the Gongfu Hour for 2')
  await visitor.keepsSeats()
  const email = form.getByRole('textbox', { name: 'E-mail' })
  await email.tap()
  await expect(email).toBeFocused()
  await seesOnly(page, 380)

  const bar = await panel.locator('.field-bar').boundingBox()
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(380)
  await expect
    .poll(async () => {
      const box = await email.boundingBox()
      return box && bar && box.y + box.height <= bar.y
    })
    .toBe(true)
})

test('with a keyboard alone the bar is reached from its field, and stays while it has the focus', async ({
  visitor,
}) => {
  const { page, panel, form } = visitor
  await visitor.opens()
  await visitor.says('Book the Gongfu Hour for 2')
  await visitor.keepsSeats()
  const next = panel.locator('.field-bar').getByRole('button', { name: 'Next' })
  await form.getByRole('textbox', { name: 'Name' }).focus()
  await next.focus()
  await expect(next).toBeVisible()
  await page.keyboard.press('Enter')

  await expect(form.getByRole('textbox', { name: 'E-mail' })).toBeFocused()
})

test('the panel is the whole screen, its fields are 16 pixels, and the page behind stays where it is', async ({
  visitor,
}) => {
  const { page, panel } = visitor
  await visitor.visits()
  await page.evaluate(() => scrollTo(0, 200))
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).tap()
  await panel.waitFor()
  await visitor.says('Book the Gongfu Hour for 2')
  await visitor.keepsSeats()
  const { x, y, width, height } = (await panel.boundingBox()) ?? { x: -1, y: -1, width: 0, height: 0 }
  expect([x, y, width, height]).toEqual([0, 0, 360, 740])

  const sizes = await panel.evaluate((drawn) =>
    [...drawn.querySelectorAll('input:not([type=radio]), textarea')].map((field) => getComputedStyle(field).fontSize),
  )
  expect(new Set(sizes)).toEqual(new Set(['16px']))
  await panel.getByRole('log').hover()
  await page.mouse.wheel(0, -5000)
  await page.mouse.wheel(0, 9000)
  await page.mouse.wheel(0, 9000)
  expect(await page.evaluate(() => scrollY)).toBe(200)
})

/** A keyboard that lies over the page: less of it can be seen, and its own measures stay. */
async function seesOnly(page: Page, height: number) {
  await page.evaluate((height) => {
    if (!window.visualViewport) throw new Error('This browser has no visual viewport.')
    Object.defineProperty(window.visualViewport, 'height', { value: height })
    window.visualViewport.dispatchEvent(new Event('resize'))
  }, height)
}
