import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { comesTo, opensHere } from './host.ts'
import type { Visitor } from './visitor.ts'

test.use({ ownShop: 'hosts' })

const guide = `
  <main><h1>A merchant</h1><label>Search <input></label></main>
  <dialog aria-label="Size guide">
    <a href="#chaxi=open">Write to us</a>
    <button onclick="chaxi.open()">Ask us</button>
  </dialog>`
/** As web components have theirs. */
const inShadow = `
  <main><h1>A merchant</h1></main>
  <size-guide></size-guide>
  <script>
    const shadow = document.querySelector('size-guide').attachShadow({ mode: 'open' })
    shadow.innerHTML = '<dialog aria-label="Size guide"><button>Ask us</button></dialog>'
    shadow.querySelector('button').onclick = () => chaxi.open()
  </script>`
/** As scripts have theirs that take no dialog element. */
const byScript = `
  <main inert><h1>A merchant</h1></main>
  <div role="dialog" aria-modal="true" aria-label="Size guide" tabindex="-1"><button onclick="chaxi.open()">Ask us</button></div>
  <script>
    const box = document.querySelector('[aria-modal]')
    document.addEventListener('focusin', ({ target }) => box.contains(target) || box.focus())
  </script>`

const showsGuide = (page: Page) =>
  page.evaluate(() => {
    const roots = [document, ...[...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])]
    for (const root of roots) root.querySelector<HTMLDialogElement>('dialog:not(.panel)')?.showModal()
  })

for (const [where, body, name] of [
  ['a modal dialog of the page’s', guide, 'Ask us'],
  ['a modal dialog of the page’s, by a link', guide, 'Write to us'],
  ['a modal dialog within a shadow', inShadow, 'Ask us'],
  ['what a script keeps the focus in', byScript, 'Ask us'],
] as const)
  test(`opened from inside ${where}, the panel is of use, and gives it back by Escape`, async ({ visitor, shop }) => {
    const { page, panel } = visitor
    await comesTo(page, shop, { body })
    await page.locator('chaxi-widget').waitFor({ state: 'attached' })
    await showsGuide(page)
    const asks = page.getByText(name)
    await asks.click()
    await answers(visitor)
    await page.keyboard.press('Escape')

    await expect(panel).toBeHidden()
    await expect(page.locator('[aria-label="Size guide"]')).toBeVisible()
    await asks.click()
    await expect(panel).toBeVisible()
    await panel.getByRole('button', { name: 'Close' }).click()
    await expect(panel).toBeHidden()
    if (body === guide) await expect(asks).toBeFocused()
  })

test('Escape closes the panel and nothing else, also while nothing has the focus', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  await comesTo(page, shop, { body: guide })
  await page.locator('chaxi-widget').waitFor({ state: 'attached' })
  await showsGuide(page)
  await page.getByText('Ask us').click()
  await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
  await page.mouse.click(300, 300) // the page, where nothing hears it
  await page.keyboard.press('Escape')

  await expect(panel).toBeHidden()
  await page.getByText('Ask us').click()
  await answers(visitor)
})

test('a page whose dialog goes while the panel is before it may be used beside the panel again', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  await comesTo(page, shop, { body: guide })
  await page.locator('chaxi-widget').waitFor({ state: 'attached' })
  for (const go of [
    () => document.querySelector('dialog')?.close(),
    () => document.querySelector('dialog')?.remove(),
  ]) {
    await showsGuide(page)
    await page.getByText('Ask us').click()
    await expect(panel.getByRole('textbox', { name: 'Message' })).toBeFocused()
    await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':modal'))).toBe(true)
    await page.evaluate(go)
    await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':popover-open'))).toBe(true)

    await page.keyboard.type('x')
    await page.getByLabel('Search').click()
    await page.keyboard.type('y')
    await panel.getByRole('button', { name: 'Close' }).click()
  }
  await expect(page.getByLabel('Search')).toHaveValue('yy')
  await opensHere(visitor)
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('xx')
})

test('a page that puts its dialog away as the panel opens is beside the panel', async ({ visitor, shop }) => {
  const { page, panel } = visitor
  await comesTo(page, shop, { body: guide })
  await page.locator('chaxi-widget').waitFor({ state: 'attached' })
  await showsGuide(page)
  await page.evaluate(() => document.addEventListener('chaxi:open', () => document.querySelector('dialog')?.close()))
  await page.getByText('Ask us').click()

  await expect.poll(() => panel.evaluate((dialog) => dialog.matches(':popover-open'))).toBe(true)
  await page.getByLabel('Search').fill('oolong')
})

test('a modal dialog that comes before an open panel leaves it as it was, and the panel comes before it when asked', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  await comesTo(page, shop, { body: guide })
  await opensHere(visitor)
  const composer = panel.getByRole('textbox', { name: 'Message' })
  await composer.fill('half')
  await showsGuide(page)
  await page.keyboard.press('Escape')
  await expect(composer).toBeFocused()
  await page.keyboard.type(' a word')
  await expect(composer).toHaveValue('half a word')

  await showsGuide(page)
  await page.getByText('Ask us').click()
  await expect(composer).toBeFocused()
  await answers(visitor)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true })

  test('a panel that was opened from a modal dialog goes back to it', async ({ visitor, shop }) => {
    const { page, panel } = visitor
    await comesTo(page, shop, { head: '<meta name="viewport" content="width=device-width">', body: guide })
    await page.locator('chaxi-widget').waitFor({ state: 'attached' })
    await showsGuide(page)
    await page.getByText('Ask us').tap()
    await visitor.says('Is there parking?')
    await expect(visitor.transcript).toContainText('Snowsfields')
    await panel.getByRole('button', { name: 'Close' }).tap()

    await expect(panel).toBeHidden()
    await expect(page.getByText('Ask us')).toBeFocused()
  })
})

async function answers(visitor: Visitor) {
  const composer = visitor.panel.getByRole('textbox', { name: 'Message' })
  await expect(composer).toBeFocused()
  await composer.click()
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
}
