import type { Locator } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { comesTo, type Host, opensHere } from './host.ts'
import type { Visitor } from './visitor.ts'

test.use({ ownShop: 'hosts', contextOptions: { reducedMotion: 'reduce' } })

const loud = `display: block !important; position: static !important; float: left !important; margin: 17px !important;
  padding: 23px !important; border: 5px dotted red !important; background: yellow !important; color: blue !important;
  font: italic 900 31px/3 cursive !important; letter-spacing: .3em !important; text-transform: uppercase !important;
  text-align: center !important; width: 333px !important; height: 77px !important; min-width: 50vw !important;
  opacity: .4 !important; filter: blur(3px) !important; transform: rotate(7deg) scale(1.4) !important;
  visibility: hidden !important; pointer-events: none !important; box-shadow: 0 0 20px red !important;
  outline: 9px solid lime !important; overflow: hidden !important; contain: strict !important; z-index: -1 !important;
  clip-path: circle(10px) !important; zoom: 2 !important; cursor: wait !important;
  content-visibility: hidden !important; will-change: transform !important; container-type: size !important;
  animation: spin 1s infinite !important; transition: all 9s !important; writing-mode: vertical-rl !important`
const ours = 'div, button, input, textarea, label, fieldset, span, p, h2, svg, path, section, form, article'

const bare = '<style>html { font-family: serif }</style>'
const styles: Record<string, Host> = {
  'shouts at every element by name': { head: `<style>${ours} { ${loud} }</style>` },
  'shouts at everything': { head: `<style>body * { ${loud}; font-family: serif !important }</style>` },
  'unsets everything': { head: '<style>* { all: unset !important }</style>' },
  'resets everything': {
    head: '<style>*, ::before, ::after { margin: 0; padding: 0; border: 0; font: inherit; box-sizing: content-box }</style>',
  },
  'counts in tens of pixels': { head: '<style>html { font-size: 62.5% } body { font-size: 1.6rem }</style>' },
  'runs from right to left by style alone': {
    head: '<style>body { direction: rtl; unicode-bidi: bidi-override }</style>',
  },
  'sets its type its own way': {
    head: '<style>body { letter-spacing: .2em; line-height: 3; text-align: center; text-transform: uppercase; word-spacing: 2em; white-space: pre; text-indent: 4em; font-weight: 900; cursor: wait; user-select: none }</style>',
  },
  'has custom properties of its own on everything': {
    head: `<style>
      * { --margin: 4px; --text-body: 20px; --rule: 9px; --inset: 0px; --leading: 2; --below: 0px; --ink: red }
      :root { --corner-end: 100px; --corner-start: 9px }
      @property --hang { syntax: '<length>'; inherits: false; initial-value: 7px }
    </style>`,
  },
  'lays its children out in a grid, blurred and turned': {
    head: '<style>body { display: grid; gap: 3em } body > * { filter: blur(9px); rotate: 9deg; opacity: .3; max-width: 9em; display: flex; padding: 2em }</style>',
  },
}

const noon = new Date('2026-12-03T12:00:00Z')

for (const [does, host] of Object.entries(styles))
  test(`on a page that ${does} it looks as on a bare one, to the pixel`, async ({ visitor, shop }) => {
    await visitor.page.clock.setFixedTime(noon) // the greeting knows the time of day
    const bares: Buffer[] = []
    await seen(visitor, shop, { head: bare }, async (part) => void bares.push(await steady(part)))
    await visitor.page.evaluate(() => localStorage.clear())
    await seen(visitor, shop, { ...host, head: bare + host.head }, async (part) => {
      const wanted = bares.shift()
      const differs = async () => biggestDifference(visitor, wanted, await part.screenshot())
      // Where a rounded corner meets the grid, the browser draws the same thing in two ways, by 17 at most.
      await expect.poll(differs, String(part)).toBeLessThan(24)
    })

    expect(bares).toEqual([])
  })

test('whatever a page does to all its elements, it is no longer nor wider for the widget', async ({
  visitor: { page },
  shop,
}) => {
  for (const { head } of Object.values(styles)) {
    await page.unrouteAll()
    await comesTo(page, shop, { head })
    await page.locator('chaxi-widget').waitFor({ state: 'attached' })

    expect(await page.evaluate(roomTaken), head).toEqual([0, 0])
  }
})

test('on a page in quirks mode all stands where it stands elsewhere', async ({ visitor, shop }) => {
  const places = async (host: Host) => {
    await visitor.page.unrouteAll()
    await comesTo(visitor.page, shop, { head: bare, ...host })
    await opensHere(visitor)
    const parts = [visitor.panel, visitor.transcript, visitor.panel.getByRole('textbox', { name: 'Message' })]
    return Promise.all(parts.map((part) => part.boundingBox()))
  }

  expect(await places({ doctype: '' })).toEqual(await places({}))
})

test('paper never shows it, and a page may hide the launcher where it wants', async ({
  visitor: { page, ...visitor },
  shop,
}) => {
  await comesTo(page, shop)
  await opensHere({ page, ...visitor })
  await page.emulateMedia({ media: 'print' })
  await expect(visitor.panel).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(visitor.panel).toBeVisible()

  await visitor.panel.getByRole('button', { name: 'Close' }).click()
  const launcher = page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' })
  await expect(launcher).toBeVisible()
  await page.addStyleTag({ content: '@media (width > 600px) { chaxi-widget { --chaxi-launcher-display: none } }' })
  await expect(launcher).toBeHidden()
  await page.evaluate(() => window.chaxi?.open?.())
  await expect(visitor.panel).toBeVisible()
})

test('a dialog of the page’s own stands before it and takes every press', async ({ visitor, shop }) => {
  const body = '<dialog><button>Accept</button></dialog>'
  const { page } = visitor
  await comesTo(page, shop, { body, head: '<style>dialog { inset: auto 0 0 auto; padding: 5em; margin: 0 }</style>' })
  await opensHere(visitor)
  await page.evaluate(() => document.querySelector('dialog')?.showModal())
  await page.getByRole('button', { name: 'Accept' }).click()

  const close = visitor.panel.getByRole('button', { name: 'Close' })
  const { x = 0, y = 0 } = (await close.boundingBox()) ?? {}
  const pressed = page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.localName, [x + 9, y + 9] as const)
  expect(await pressed).not.toBe('chaxi-widget')
  await page.evaluate(() => document.querySelector('dialog')?.close())
  await close.click()
})

/** Shows the launcher, the panel and an answer in it. */
async function seen(visitor: Visitor, shop: Shop, host: Host, look: (part: Locator) => Promise<void>) {
  const { page, panel } = visitor
  await page.unrouteAll()
  await comesTo(page, shop, host)
  await look(page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }))
  await opensHere(visitor)
  await panel.getByRole('button', { name: /^Where are you/ }).waitFor()
  await look(panel)
  await visitor.says('Is there parking?')
  await panel.getByRole('button', { name: 'Not helpful' }).waitFor()
  await look(panel)
}

/** Of any pixel in any channel, of 255; of two sizes there is no telling. */
async function biggestDifference({ page }: Visitor, one: Buffer | undefined, other: Buffer): Promise<number> {
  if (one?.equals(other)) return 0
  const blank = await page.context().newPage()
  const images = [one, other].map((png) => `data:image/png;base64,${png?.toString('base64')}`)
  const biggest = await blank.evaluate(async (images) => {
    const pixels = async (image: string) => {
      const bitmap = await createImageBitmap(await (await fetch(image)).blob())
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
      const brush = canvas.getContext('2d')
      brush?.drawImage(bitmap, 0, 0)
      return brush?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
    }
    const [left, right] = await Promise.all(images.map(pixels))
    if (!left || !right || left.length !== right.length) return Infinity
    return left.reduce((most, value, at) => Math.max(most, Math.abs(value - (right[at] ?? 0))), 0)
  }, images)
  await blank.close()
  return biggest
}

async function steady(part: Locator): Promise<Buffer> {
  let last = await part.screenshot()
  await expect
    .poll(async () => {
      const before = last
      last = await part.screenshot()
      return before.equals(last)
    })
    .toBe(true)
  return last
}

/** By how much the page is longer and wider for the widget. */
function roomTaken() {
  const size = () => [document.documentElement.scrollHeight, document.documentElement.scrollWidth]
  const [height = 0, width = 0] = size()
  document.querySelector('chaxi-widget')?.remove() // it comes back after this
  const [without = 0, narrow = 0] = size()
  return [height - without, width - narrow]
}
