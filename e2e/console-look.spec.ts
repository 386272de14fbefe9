import { createServer } from 'node:http'
import { expect, test } from './fixtures.ts'
import { isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-look' })

test('a merchant tries colours on, reads what had to give way, and takes rule and line along', async ({
  page,
  shop,
}) => {
  await signIn(page, shop)
  const elsewhere: string[] = []
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url())
    if (origin !== shop.origin || pathname.includes('/visitor/')) elsewhere.push(request.url())
  })
  await page.goto('/console/settings')
  await page.getByRole('link', { name: 'Try your colours on' }).click()
  const light = page.frameLocator('iframe[title="The panel on a light page"]')
  await expect(light.getByText('two have just come free').first()).toBeVisible()
  await expect(page.getByText('Nothing is picked yet, so it needs no rule.')).toBeVisible()

  await page.getByLabel('Accent', { exact: true }).fill('#ffd400')
  await page.getByLabel('Launcher').selectOption({ label: 'In the accent' })
  await page.getByLabel('Where it stands').selectOption({ label: 'Always left' })
  const said = page.getByRole('region', { name: 'Can it be read?' })
  await expect(said).toContainText('not #ffd400: darker, from 1.4:1 to 5.4:1')
  await expect(said).toContainText('Buttons keep #ffd400, with black words on it.')
  await expect(page.getByRole('group', { name: 'the rule' })).toContainText('--chaxi-accent: #ffd400;')
  await expect(page.getByRole('group', { name: 'the script tag' })).toContainText('data-launcher="bottom-left"')
  const link = light.getByRole('button', { name: 'Ask a person' }).locator('span')
  await expect.poll(() => colourOf(link)).toEqual([127, 104, 0])
  const launcher = page.frameLocator('iframe[title="The launcher on a light page"]').getByRole('button')
  await expect(launcher).toHaveCSS('background-image', /^linear-gradient\(rgb\(255, 212, 0\)/)
  expect(await colourOf(launcher)).toEqual([0, 0, 0])

  await isAccessible(page)
  expect(elsewhere).toEqual([])
})

test('whoever writes while the panels come, or stand elsewhere, keeps the caret', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/settings/look')
  const accent = page.getByLabel('Accent', { exact: true })
  const shownOn = (where: string) => page.frameLocator(`iframe[title="The panel on a ${where}"]`).getByRole('dialog')
  const come = () =>
    Promise.all(['light page', 'dark page', 'phone'].map((where) => expect(shownOn(where)).toBeVisible()))
  await accent.focus()
  await come()
  await expect(accent).toBeFocused()

  const place = page.getByLabel('Where it stands')
  await place.focus()
  await page.keyboard.press('ArrowDown')
  await come()
  await expect(place).toBeFocused()

  const shown = page.locator('iframe[title="The panel on a light page"]')
  await shown.scrollIntoViewIfNeeded()
  const box = await shown.boundingBox()
  if (!box) throw new Error('The panel is nowhere.')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.9) // by hand: it is drawn smaller than it is
  await page.keyboard.type('Hello')
  await expect(shownOn('light page').getByRole('textbox', { name: 'Message' })).toHaveValue('Hello')
})

test('on the smallest phone the page is as wide as its window', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signIn(page, shop)
  await page.goto('/console/settings/look')
  const shown = page.frameLocator('iframe[title="The panel on a light page"]')
  await expect(shown.getByText('two have just come free').first()).toBeVisible()

  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('what is no colour is said to be none, and changes nothing', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/settings/look')
  await page.getByLabel('Accent', { exact: true }).fill('greenish')

  await expect(page.getByText('Six figures after #, such as #1f5a49.')).toBeVisible()
  await expect(page.getByText('Nothing is picked yet, so it needs no rule.')).toBeVisible()
  await page.getByLabel('Font').fill('serif; } body {')
  await expect(page.getByText('Names of fonts with commas between')).toBeVisible()
})

test('pasted into a page, line and rule give the look that was picked', async ({ page, shop, context }) => {
  await signIn(page, shop)
  await page.goto('/console/settings/look')
  await page.getByLabel('Accent', { exact: true }).fill('#7a1f5c')
  await page.getByLabel('Paper', { exact: true }).fill('#fff4e6')
  await page.getByLabel('Words', { exact: true }).fill('#999')
  await page.getByLabel('Font').fill('Georgia, serif')
  await page.getByLabel(/^Corners/).fill('0')
  const shown = page.frameLocator('iframe[title="The panel on a light page"]')
  await expect(shown.getByText('two have just come free').first()).toBeVisible()
  const [line, rule] = await Promise.all(
    ['the script tag', 'the rule'].map((name) => page.getByRole('group', { name }).locator('code').textContent()),
  )
  const site = createServer((_, answer) => {
    answer.setHeader('content-type', 'text/html')
    answer.end(`<!doctype html><html lang="en"><title>A shop</title><style>${rule}</style><body>${line}`)
  })
  await new Promise<void>((heard) => site.listen(0, '127.0.0.1', heard))
  const address = site.address()
  const theirs = await context.newPage()
  await theirs.goto(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`)
  await theirs.getByRole('button', { name: 'Ask the shop' }).click()

  for (const within of [shown, theirs]) {
    const panel = within.getByRole('dialog')
    const words = panel.getByRole('heading', { level: 2 })
    await expect(panel.getByRole('log')).toContainText(/\?/)
    await expect.poll(() => colourOf(panel, 'backgroundColor')).toEqual([255, 244, 230])
    await expect
      .poll(() => colourOf(panel.getByRole('button', { name: 'Ask a person' }).locator('span')))
      .toEqual([122, 31, 92])
    await expect.poll(() => colourOf(words)).toEqual([101, 101, 101])
    await expect(panel).toHaveCSS('border-radius', '0px')
    await expect(words).toHaveCSS('font-family', 'Georgia, serif')
  }
  await theirs.close()
  site.close()
})

/** As it is painted: red, green and blue from 0 to 255. */
function colourOf(
  element: { evaluate<Result>(read: (element: HTMLElement, arg: string) => Result, arg: string): Promise<Result> },
  property = 'color',
): Promise<number[]> {
  return element.evaluate((element, property) => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d')
    if (!canvas) return []
    canvas.fillStyle = getComputedStyle(element).getPropertyValue(
      property.replace(/[A-Z]/g, (of) => `-${of.toLowerCase()}`),
    )
    canvas.fillRect(0, 0, 1, 1)
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
  }, property)
}
