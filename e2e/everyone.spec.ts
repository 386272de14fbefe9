import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { outOfPlace } from './out-of-place.ts'
import type { Visitor } from './visitor.ts'

test('by keyboard alone the panel opens, takes the focus, and gives it back where it was', async ({ visitor }) => {
  const { page, panel } = visitor
  await visitor.visits()
  const launcher = page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' })
  await launcher.focus()
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Escape')

  await expect(panel).toBeHidden()
  await expect(launcher).toBeFocused()
})

test('an answer is announced once, when it is whole, and nothing else is', async ({ visitor }) => {
  const { page } = visitor
  await visitor.opens()
  await listens(page)
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await visitor.transcript.getByRole('button', { name: 'Not helpful' }).waitFor()

  // That an answer is on its way is said too, where it takes long enough.
  const announced = (await heard(page)).filter((words) => words !== 'The assistant is answering')
  expect(announced.filter((words) => words.includes('Snowsfields'))).toHaveLength(1)
  expect(announced).toHaveLength(1)
})

test('of lists and forms only the words that come with them are announced, and an earlier answer not again', async ({
  visitor,
}) => {
  const { page, transcript } = visitor
  await visitor.opens()
  await listens(page)
  await visitor.says('What do you offer?')
  await transcript.getByRole('heading', { name: 'Sittings' }).waitFor()
  await visitor.says('one seat at First Steep tomorrow')
  await visitor.form.getByRole('group', { name: /times for|Time/ }).waitFor()
  await visitor.form.getByRole('group', { name: /^Day/ }).getByRole('radio').nth(2).check()
  await visitor.keepsSeats()

  const waits = ['The assistant is answering', 'Reading the times']
  const announced = (await heard(page)).filter((words) => !waits.includes(words))
  expect(announced).toEqual([
    expect.stringMatching(/^The assistant said/),
    expect.stringMatching(/^The assistant said/),
    expect.stringMatching(/kept for you until .* Nothing is booked yet\.$/),
  ])

  await page.reload()
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  await listens(page)
  await transcript.getByText('one seat at First Steep tomorrow').waitFor()
  await visitor.form.getByRole('textbox', { name: 'Name' }).waitFor()
  expect((await heard(page)).filter((words) => words.includes('First Steep, £18'))).toEqual([])
})

for (const { name, tag, dark, size } of [
  { name: 'by day, at 200 % of a desk', tag: 'data-theme="light"', dark: false, size: { width: 640, height: 400 } },
  { name: 'by night, from right to left at 320 pixels', tag: 'data-locale="ar"', dark: true, size: phone() },
])
  test(`no state of the panel has a barrier, a target too small or words that run over, ${name}`, async ({
    visitor,
  }) => {
    test.slow()
    await visitor.page.setViewportSize(size)
    await visitor.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' })
    await walksThrough(visitor, tag)
  })

test('no state has one in the letters of a visitor who has them twice as large', async ({ visitor }) => {
  test.slow()
  const { page, panel } = visitor
  await enlargesLetters(page)
  await walksThrough(visitor, 'data-theme="light"')

  expect(await panel.evaluate(size)).toBe(32)
})

for (const { locale, width } of [
  { locale: 'en', width: 320 },
  { locale: 'de', width: 320 },
  { locale: 'fr', width: 390 },
  { locale: 'ar', width: 320 },
])
  test(`a booking and the menu stand in letters twice as large on a phone of ${width} pixels, in ${locale}`, async ({
    visitor,
  }) => {
    const { page, panel } = visitor
    await page.setViewportSize({ width, height: 640 })
    await enlargesLetters(page)
    await setTag(page, `data-locale="${locale}"`)
    await page.goto('/')
    await page.evaluate(() => window.chaxi?.book?.('gongfu-hour'))
    await panel.locator('.strip input').first().waitFor()
    expect(await panel.evaluate(size)).toBe(32)
    await stands(visitor)

    await panel.locator('.row input').first().check()
    await panel.locator('.slip > footer .button').last().click()
    await panel.locator('.field input').first().waitFor()
    await stands(visitor)

    await panel.locator('h2 button').click()
    await panel.locator('.menu__row').last().click()
    await panel.locator('.menu .button').waitFor()
    await stands(visitor)
  })

test('at 400 % of a desk the menu and its steps leave the composer where it is, and scroll', async ({ visitor }) => {
  const { page, panel } = visitor
  await page.setViewportSize({ width: 320, height: 256 })
  await visitor.opens()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  expect((await visitor.transcript.boundingBox())?.height).toBeGreaterThanOrEqual(80)

  await panel.locator('h2 button').click()
  await panel.getByRole('button', { name: 'Send me this conversation' }).click()
  await panel.getByRole('button', { name: 'Not now' }).scrollIntoViewIfNeeded()
  await expect(panel.getByRole('button', { name: 'Not now' })).toBeInViewport({ ratio: 1 })
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeInViewport({ ratio: 1 })
  await stands(visitor)
})

test('no state has one in colours that the visitor sets, and the lines that say who speaks stay', async ({
  visitor,
}) => {
  test.slow()
  const { page, panel } = visitor
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await walksThrough(visitor, 'data-theme="light"')

  const line = await panel
    .locator('.message[data-author=visitor]')
    .first()
    .evaluate((said) => {
      const { borderInlineStartStyle, borderInlineStartWidth, borderInlineStartColor } = getComputedStyle(
        said,
        '::after',
      )
      return [borderInlineStartStyle, borderInlineStartWidth, borderInlineStartColor]
    })
  expect(line.slice(0, 2)).toEqual(['solid', '2px'])
  expect(line[2]).not.toMatch(/^rgba.*, 0\)$/)
})

const size = (drawn: Element) => Number.parseFloat(getComputedStyle(drawn).fontSize)

/** As a browser's settings do it, for every page. */
async function enlargesLetters(page: Page) {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
}

/** From the greeting to a person: each state as it stands. */
async function walksThrough(visitor: Visitor, tag: string) {
  const { page, panel } = visitor
  await setTag(page, tag)
  await page.goto('/')
  await page.locator('chaxi-widget button').first().click()
  await panel.locator('.greeting').waitFor()
  await stands(visitor)

  await panel.getByRole('textbox').fill('Is there parking?')
  await page.keyboard.press('Enter')
  await panel
    .getByText(/Snowsfields/)
    .first()
    .waitFor()
  await panel.locator('details summary').first().click()
  await panel.locator('.thumbs button').last().click()
  await stands(visitor)

  await page.context().setOffline(true)
  await panel.getByRole('textbox').last().fill('Are you open?')
  await page.keyboard.press('Enter')
  await panel.locator('.notice__bar').waitFor()
  await stands(visitor)
  await page.context().setOffline(false)
  await panel.getByText(/09:30/).first().waitFor()

  await page.route('**/messages', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }))
  await panel.getByRole('textbox').last().fill('And gongfu?')
  await page.keyboard.press('Enter')
  await panel.locator('.message__status').waitFor()
  await stands(visitor)
  await page.unroute('**/messages')
  await panel.locator('.message__status').waitFor({ state: 'detached' })

  const failure = { error: 'rate_limited', detail: 'Too many messages at once.' }
  await page.route('**/messages', (route) => route.fulfill({ status: 429, json: failure }))
  await panel.getByRole('textbox').last().fill('What does Gongfu cost?')
  await page.keyboard.press('Enter')
  await panel.locator('[data-status=failed]').waitFor()
  await stands(visitor)
  await page.unroute('**/messages')

  await panel.locator('.panel__head .plain').click()
  await panel.locator('.panel__head .plain').waitFor()
  await stands(visitor)
}

async function stands(visitor: Visitor) {
  await visitor.findsNoBarrier()
  expect(await visitor.panel.evaluate(tooSmall)).toEqual([])
  expect(await visitor.panel.evaluate(outOfPlace)).toEqual([])
  expect(await visitor.panel.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
}

/** What can be pressed and is less than 24 px high or wide (WCAG 2.5.8), with what widens it. */
const tooSmall = (panel: Element) =>
  [...panel.querySelectorAll('button, a, summary, textarea, input')]
    .filter((target) => target.checkVisibility())
    .map((target) => ({ name: target.outerHTML.slice(0, 80), box: target.getBoundingClientRect() }))
    .filter(({ box }) => box.width < 24 || box.height < 24)
    .map(({ name }) => name)

function phone() {
  return { width: 320, height: 640 }
}

/** Notes what a screen reader would say: what is new in a live region, once that is no longer busy. */
const listens = (page: Page) =>
  page.evaluate(() => {
    const root = document.querySelector('chaxi-widget')?.shadowRoot
    const said = new Map<Element, string>()
    const told: string[] = []
    const live = '[aria-live], [role=log], [role=status], [role=alert]'
    const regions = () => [
      ...(root?.querySelectorAll('.transcript__said > *, .earlier > *, [role=status], [role=alert]') ?? []),
    ]
    // Its own words: a part of it that is quiet, or a region of its own, says others or none.
    const wordsOf = (region: Element) => {
      const within = region.matches(live) ? region : region.closest(live)
      if (within?.ariaLive === 'off') return ''
      const texts = document.createTreeWalker(region, NodeFilter.SHOW_TEXT)
      const words: string[] = []
      for (let text = texts.nextNode(); text; text = texts.nextNode())
        if (text.parentElement?.closest(live) === within) words.push(text.textContent ?? '')
      return words.join('').replace(/\s+/g, ' ').trim()
    }
    const look = () => {
      for (const region of regions()) {
        const words = wordsOf(region)
        if (region.closest('[aria-busy=true]') || !words || said.get(region) === words) continue
        if (!said.has(region) || !region.matches('article')) told.push(words)
        said.set(region, words)
      }
    }
    for (const region of regions()) said.set(region, wordsOf(region))
    if (root) new MutationObserver(look).observe(root, { subtree: true, childList: true, characterData: true })
    Object.assign(window, { told })
  })

const heard = (page: Page) => page.evaluate(() => Array.from<string>(Reflect.get(window, 'told')))

async function setTag(page: Page, attributes: string) {
  await page.route('**/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({ contentType: 'text/html', body: html.replace('src="/widget.js"', `$& ${attributes}`) })
  })
}
