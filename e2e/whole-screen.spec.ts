import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

test.use({ viewport: { width: 320, height: 640 } })

test('where the panel fills the screen, Tab stays in it and no key or wheel scrolls the page behind', async ({
  visitor,
}) => {
  const { page, panel } = visitor
  await comesTo(visitor, 200)
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await holdsStill(page)

  for (const _ of Array(24)) {
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toBe('page')
  }
  for (const part of ['.panel__head', '.composer', '.greeting']) {
    await panel.locator(part).hover()
    await page.mouse.wheel(0, 300)
  }
  await panel.getByRole('button', { name: 'Close' }).focus()
  for (const key of ['PageDown', 'End', 'ArrowDown']) await page.keyboard.press(key)
  await drawn(page)
  expect(await page.evaluate(() => scrollY)).toBe(200)

  await page.keyboard.press('Escape')
  await expect(page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' })).toBeFocused()
  await expect.poll(() => page.evaluate(isFree)).toBe(true)
  expect(await page.evaluate(() => scrollY)).toBe(200)
  await page.mouse.wheel(0, 100)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300)
})

for (const css of [
  'html { overflow-y: scroll !important }',
  'html, body { block-size: 100% } body { margin: 0; overflow-y: auto }',
  'html, body { block-size: 100% } body { overflow-x: hidden }',
])
  test(`a page that scrolls by “${css}” does not jump when the panel comes, nor when it goes`, async ({ visitor }) => {
    const { page, panel } = visitor
    await comesTo(visitor, 200, css)
    const before = await page.evaluate(measures)
    await page.evaluate(() => window.chaxi?.open?.())
    await panel.waitFor()
    await holdsStill(page)
    expect(await page.evaluate(measures)).toEqual(before)

    await panel.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.evaluate(isFree)).toBe(true)
    expect(await page.evaluate(measures)).toEqual(before)
  })

test('a window that grows gives the page back, and takes it again, while words and cursor stay', async ({
  visitor,
}) => {
  const { page, panel } = visitor
  await comesTo(visitor, 0)
  await page.evaluate(() => window.chaxi?.open?.())
  const composer = panel.getByRole('textbox', { name: 'Message' })
  await composer.fill('Two seats')
  await page.keyboard.press('ArrowLeft')
  await holdsStill(page)

  await page.setViewportSize({ width: 900, height: 640 })
  await expect.poll(() => page.evaluate(isFree)).toBe(true)
  await expect(composer).toBeFocused()
  expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(false)

  await page.setViewportSize({ width: 320, height: 640 })
  await holdsStill(page)
  expect(await panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await page.keyboard.type('!')
  await expect(composer).toHaveValue('Two seat!s')
})

test('a page that swaps its body has the panel before it as before', async ({ visitor }) => {
  const { page, panel } = visitor
  await comesTo(visitor, 0)
  await page.evaluate(() => window.chaxi?.open?.())
  await holdsStill(page)
  await page.evaluate(() => {
    document.body.replaceWith(document.createElement('body'))
  })

  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
  await panel.getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => page.evaluate(isFree)).toBe(true)
})

test('a panel that is taken away for good leaves the page as it was', async ({ visitor }) => {
  const { page, panel } = visitor
  await comesTo(visitor, 0)
  await page.evaluate(() => window.chaxi?.open?.())
  await panel.waitFor()
  await holdsStill(page)
  await page.evaluate(() => window.chaxi?.destroy?.())

  await expect.poll(() => page.evaluate(isFree)).toBe(true)
})

test.describe('with fingers', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('no drag over the panel scrolls the page, and two fingers enlarge the panel as it stands', async ({
    visitor,
  }) => {
    const { page, panel } = visitor
    await comesTo(visitor, 200)
    await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).tap()
    await panel.locator('.greeting').waitFor()
    await holdsStill(page)
    const touches = await fingersOn(page)
    for (const [from, to] of [
      [30, 330],
      [610, 310],
      [300, 20],
      [300, 600],
    ] as const)
      await touches.drag(from, to)
    expect(await page.evaluate(() => scrollY)).toBe(200)

    await touches.spread()
    await expect.poll(() => page.evaluate(() => window.visualViewport?.scale)).toBeGreaterThan(2)
    await drawn(page)
    expect(await panel.evaluate((box) => [box.clientWidth, box.clientHeight])).toEqual([320, 640])
  })
})

/** A page of the shop with some style of its own, and links down to where nobody sees them. */
async function comesTo({ page, visits }: Visitor, top: number, css = '') {
  await visits()
  await page.evaluate(addStyle, css)
  await page.evaluate(addLinks)
  await page.evaluate((top) => scrollTo(0, top), top)
}

function addLinks() {
  for (let count = 0; count < 60; count++) {
    const link = document.body.appendChild(document.createElement('p')).appendChild(document.createElement('a'))
    Object.assign(link, { href: '#down', textContent: 'Further down' })
  }
}

/** The page's own policy lets no style tag in. */
function addStyle(css: string) {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(css)
  document.adoptedStyleSheets.push(sheet)
}

const isFree = () =>
  [document.documentElement, document.body].every((each) => getComputedStyle(each).overflowY !== 'hidden')
const holdsStill = (page: Page) => expect.poll(() => page.evaluate(isFree)).toBe(false)

const measures = () => {
  const { clientWidth, scrollHeight } = document.documentElement
  return { scrollY, scrolled: document.body.scrollTop, clientWidth, scrollHeight }
}

/** Where the focus is: the widget, the page, or neither, which is the browser's own bar. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const { activeElement: at } = document
    return at?.matches('chaxi-widget') ? 'widget' : at === document.body ? 'browser' : 'page'
  })

/** What was asked of the page is done once it has been drawn. */
const drawn = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

async function fingersOn(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number; id: number }[]) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints })
  const ten = Array.from({ length: 10 }, (_, step) => (step + 1) / 10)
  const one = (y: number) => [{ x: 150, y, id: 0 }]
  const two = (apart: number) => [160 - apart, 160 + apart].map((x, id) => ({ x, y: 320, id }))

  return {
    async drag(from: number, to: number) {
      await touch('touchStart', one(from))
      for (const part of ten) await touch('touchMove', one(from + (to - from) * part))
      await touch('touchEnd', [])
      await drawn(page)
    },
    async spread() {
      await touch('touchStart', two(20))
      for (const part of ten) await touch('touchMove', two(20 + 100 * part))
      await touch('touchEnd', [])
    },
  }
}
