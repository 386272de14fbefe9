import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { comesTo, opensHere } from './host.ts'

test.use({ ownShop: 'hosts', contextOptions: { reducedMotion: 'reduce' } })

const bare = '<style>html { font-family: serif }</style>'
const windows = { 'a desk': { width: 1280, height: 720 }, 'a phone': { width: 390, height: 844 } }
const zooms = ['html { zoom: .5 }', 'html { zoom: 1.1 } body { zoom: 1.25 }', 'body { zoom: 2 }']

for (const [where, size] of Object.entries(windows))
  test.describe(`on ${where}`, () => {
    test.use({ viewport: size })

    for (const zoom of zooms)
      test(`a page of “${zoom}” has launcher and panel where any page has them`, async ({ visitor, shop }) => {
        const { page, panel } = visitor
        const places = async () => {
          const closed = await placesOf([launcherOn(page)])
          await opensHere(visitor)
          return [...closed, ...(await placesOf([panel, panel.getByRole('textbox', { name: 'Message' })]))]
        }
        await comesTo(page, shop, { head: bare })
        const asEverywhere = await places()
        await page.unrouteAll()
        await comesTo(page, shop, { head: `${bare}<style>${zoom}</style>` })
        await expect.poll(() => launcherOn(page).evaluate((launcher) => launcher.currentCSSZoom)).toBeCloseTo(1)

        expect(await places()).toEqual(asEverywhere)
        await panel.getByRole('button', { name: 'Close' }).click()
        await expect(panel).toBeHidden()
      })

    test('it keeps its place while the page changes its zoom, the panel open or not', async ({ visitor, shop }) => {
      const { page, panel } = visitor
      const body = '<main style="position: fixed; inset: auto 0 0; height: 90px">Cookies</main>'
      await comesTo(page, shop, { body })
      const below = async () => Math.round(await distanceBelow(launcherOn(page), size.height))
      await expect.poll(below).toBe(99)
      const launcher = await placesOf([launcherOn(page)])
      for (const zoom of [1.5, 0.75]) {
        await page.evaluate(setZoom, zoom)
        await expect.poll(below).toBe(Math.round(9 + 90 * zoom))
      }
      await page.evaluate(setZoom, 1)
      await expect.poll(() => placesOf([launcherOn(page)])).toEqual(launcher)

      await opensHere(visitor)
      const open = await placesOf([panel])
      for (const zoom of [2, 0.5]) {
        await page.evaluate(setZoom, zoom)
        await expect.poll(() => panel.evaluate((box) => box.currentCSSZoom)).toBeCloseTo(1)
        expect(await placesOf([panel])).toEqual(open)
      }
    })
  })

const launcherOn = (page: Page) => page.locator('chaxi-widget .launcher')

async function distanceBelow(part: Locator, height: number): Promise<number> {
  const box = await part.boundingBox()
  return box ? height - box.y - box.height : Number.NaN
}

/** Each part's box in whole pixels, or nothing where it is hidden. */
async function placesOf(parts: Locator[]) {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
  return boxes.map((box) => box && Object.values(box).map(Math.round))
}

function setZoom(zoom: number) {
  document.documentElement.style.zoom = `${zoom}`
}
