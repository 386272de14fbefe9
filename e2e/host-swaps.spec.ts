import type { Locator, Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { comesTo, opensHere, tagOf } from './host.ts'
import { swaps } from './swaps.ts'
import type { Visitor } from './visitor.ts'

test.use({ ownShop: 'hosts' })

for (const { where, use } of [
  { where: 'beside the page', use: {} },
  { where: 'over the whole screen', use: { viewport: { width: 390, height: 700 }, isMobile: true, hasTouch: true } },
])
  test.describe(where, () => {
    test.use(use)

    for (const [does, swap] of Object.entries(swaps))
      test(`a page that ${does} leaves reader, focus and caret where they were`, async ({ visitor, shop }) => {
        const name = await fillsInForm(visitor, shop)
        const composer = visitor.panel.getByRole('textbox', { name: 'Message' })
        await staysIn(name, visitor, swap)
        await name.blur() // a phone's composer makes way for it
        await staysIn(composer, visitor, swap)
      })
  })

const nextPage = '<main><label>Search <input></label></main>'

test('a page that puts the focus into a field of its own keeps it, and the panel stays open', async ({
  visitor,
  shop,
}) => {
  const { page, panel } = visitor
  await comesTo(page, shop)
  const settled = page.waitForResponse(SETTLE)
  await opensHere(visitor)
  await settled
  await panel.getByRole('textbox', { name: 'Message' }).fill('half')
  await page.evaluate(goesOnAndSearches, nextPage)
  await expect(panel).toBeVisible()
  await page.keyboard.type('oolong')

  await expect(page.getByLabel('Search')).toHaveValue('oolong')
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('half')
})

test('amid a page that is still read, it goes to its end once all is, with the caret where it was', async ({
  visitor,
  shop,
}) => {
  const settled = visitor.page.waitForResponse(SETTLE)
  await standsAtTheEnd(visitor, shop, { before: () => settled })
})

test.describe('before all of the assistant has come', () => {
  test('amid a page that is still read, it goes to its end once all is, with the caret where it was', async ({
    visitor,
    shop,
  }) => {
    const comes = await isHeldUp(visitor.page)
    await standsAtTheEnd(visitor, shop, { after: comes })
  })

  test('a page that puts the focus into a field of its own keeps it, and the panel stays open', async ({
    visitor,
    shop,
  }) => {
    const { page, panel } = visitor
    const comes = await isHeldUp(page)
    await comesTo(page, shop)
    await opensHere(visitor)
    await panel.getByRole('textbox', { name: 'Message' }).fill('half')
    await page.evaluate(goesOnAndSearches, nextPage)
    comes()
    await expect(panel).toBeVisible()
    await page.keyboard.type('oolong')

    await expect(page.getByLabel('Search')).toHaveValue('oolong')
    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('half')
  })

  test('a page that leaves the focus to whoever wants it lets the visitor write on', async ({ visitor, shop }) => {
    const { page, panel } = visitor
    const comes = await isHeldUp(page)
    await comesTo(page, shop)
    await opensHere(visitor)
    await panel.getByRole('textbox', { name: 'Message' }).fill('half')
    await page.evaluate((html) => {
      document.body.innerHTML = html
    }, nextPage)
    comes()
    await expect(panel).toBeVisible()
    await page.keyboard.type(' past two')

    await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('half past two')
  })
})

function goesOnAndSearches(html: string) {
  document.body.innerHTML = html
  document.querySelector('input')?.focus()
}

/** What follows the first of the panel. */
const SETTLE = /\/settle-[^/]*\.js/

/** Opens it and writes while half of the page is there, then lets the rest come. */
async function standsAtTheEnd(
  { page, panel }: Visitor,
  shop: Shop,
  { before, after }: { before?: () => Promise<unknown>; after?: () => void },
) {
  const goesOn = await isHeldUp(page, /held-up/)
  const rest = `<script src="${shop.origin}/held-up.js"></script><footer><a href="/terms">Terms</a></footer>`
  const isRead = comesTo(page, shop, { body: `${tagOf(shop)}<main>A merchant</main>${rest}`, tag: '' })
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  const message = panel.getByRole('textbox', { name: 'Message' })
  await message.fill('half')
  await before?.()
  goesOn()
  await isRead
  after?.()
  await expect(page.locator('body > :last-child')).toHaveJSProperty('localName', 'chaxi-widget')
  await expect(panel).toBeVisible()
  await page.keyboard.type(' a word')

  await expect(message).toHaveValue('half a word')
}

/** Holds it back until it is said to come. */
async function isHeldUp(page: Page, what = SETTLE): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(what, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** To the field for the name, with the caret in it. */
async function fillsInForm(visitor: Visitor, shop: Shop): Promise<Locator> {
  await comesTo(visitor.page, shop, { head: '<meta name="viewport" content="width=device-width">' })
  await opensHere(visitor)
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await visitor.says('one seat at First Steep tomorrow')
  await visitor.keepsSeats()
  return visitor.form.getByRole('textbox', { name: 'Name' })
}

async function staysIn(field: Locator, { page, panel, transcript }: Visitor, swap: () => void | Promise<void>) {
  await field.click()
  await field.fill('Ada')
  await page.keyboard.press('ArrowLeft')
  await transcript.evaluate(scrollsUp)
  const read = await transcript.evaluate((box) => box.scrollTop)
  await page.evaluate(swap)
  await expect(page.locator('main')).toHaveText('Page two')
  await expect(panel).toBeVisible()

  await expect(field).toBeFocused()
  expect(await transcript.evaluate((box) => box.scrollTop)).toBe(read)
  await page.keyboard.type('XX')
  await expect(field).toHaveValue('AdXXa')
}

/** As a reader does; what scrolled is told with the next frame. */
async function scrollsUp(box: Element) {
  box.dispatchEvent(new WheelEvent('wheel'))
  box.scrollTo(0, box.scrollHeight - box.clientHeight - 60)
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}
