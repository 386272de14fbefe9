import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, type BrowserContextOptions, chromium, type Locator, type Page } from '@playwright/test'
import { findBrowser } from '../start/browser.ts'
import { build } from '../start/build.ts'
import { root } from '../start/run.ts'
import { type ServerChild, startServer } from '../start/server-child.ts'
import { operatorOf } from './operator.ts'
import { visitorOn } from './visitor.ts'

const pictures = join(root, 'docs/pictures')

await build()
const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-pictures-'))
const shop = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  await takePicture(browser, shop, 'booking', { width: 1180, height: 760 }, 'light')
  await takePicture(browser, shop, 'booking-phone', { width: 390, height: 844 }, 'dark')
  await takePanel(browser, shop, 'panel-light', { colorScheme: 'light' })
  await takePanel(browser, shop, 'panel-dark', { colorScheme: 'dark' })
  await takePanel(browser, shop, 'panel-phone', { colorScheme: 'light', viewport: { width: 390, height: 844 } })
  await takeArabic(browser, shop)
  await takeConsole(browser, shop)
} finally {
  await browser.close()
  await shop.stop()
  await rm(dataDir, { recursive: true, force: true })
}

/** The README's pictures: a form that opened with what was said, as it is today. */
async function takePicture(
  browser: Browser,
  { origin }: ServerChild,
  name: string,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark',
) {
  const page = await browser.newPage({ baseURL: origin, viewport, colorScheme })
  const visitor = visitorOn(page)
  await visitor.opens()
  await visitor.says("Two seats at Gongfu next Saturday, I'm Ada, ada@example.com")
  await visitor.form.getByRole('button', { name: 'Keep 2 seats' }).waitFor()
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
  await page.close()
  console.log(`docs/pictures/${name}.png`)
}

/** Answers from the record, and where they stand in it. */
async function takePanel(browser: Browser, { origin }: ServerChild, name: string, look: BrowserContextOptions) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1180, height: 760 }, ...look })
  const visitor = visitorOn(page)
  await visitor.opens()
  await visitor.says('Can I bring my children?')
  await visitor.transcript.getByText('From twelve years').first().waitFor()
  await visitor.says('And how much is Gongfu?')
  await visitor.transcript.getByText(/Gongfu Hour is £/).waitFor()
  await takeAll(page, name)
  await page.close()
}

/** The widget's own words in Arabic, from right to left; the shop's stay as the shop wrote them. */
async function takeArabic(browser: Browser, { origin }: ServerChild) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1180, height: 760 } })
  await page.route('**/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('src="/widget.js"', 'src="/widget.js" data-locale="ar"'),
    })
  })
  await page.goto('/')
  await page.locator('chaxi-widget').getByRole('button').click()
  const { panel } = visitorOn(page)
  await panel.getByRole('button', { name: 'حجز موعد' }).click()
  await panel.locator('form.slip .row').first().waitFor()
  await takeAll(page, 'panel-arabic')
  await page.close()
}

/** What the shop's people see: a conversation with one of them, the keys, and the trail of what was done. */
async function takeConsole(browser: Browser, shop: ServerChild) {
  const desk = await browser.newPage({ baseURL: shop.origin, viewport: { width: 1280, height: 800 } })
  const operator = await operatorOf(shop, desk.request)
  const page = await browser.newPage({ baseURL: shop.origin })
  const visitor = visitorOn(page)
  await visitor.opens()
  await visitor.says('Is there a step-free way to do Pu’erh Cellar? My mother uses a chair.')
  await visitor.transcript.getByText('step-free;').first().waitFor()
  await visitor.says('I would like to talk to a person')
  await visitor.panel.getByText('Waiting for a person').waitFor()
  const { id, claims, replies, notes } = await operator.waiting()
  await claims()
  await replies('Good afternoon, Mei here. Upstairs there is room for the chair and for all of you.')
  await visitor.says('Lovely, thank you. No hurry at all.')
  await notes('Keep the table by the window for them.')
  await desk.goto(`/console/inbox/${id}?show=all`)
  await desk.getByText('Keep the table by the window').first().waitFor()
  await takeAll(desk, 'console-inbox')

  await desk.request.post('/console/api/connections/keys', {
    data: { label: 'Till in the tasting room', scope: 'read' },
  })
  await desk.goto('/console/connections')
  await desk.getByText('Till in the tasting room').first().waitFor()
  await takeAll(desk, 'console-keys')
  await desk.goto('/console/settings/look')
  await desk.getByLabel('Accent', { exact: true }).fill('#7a1f5c')
  await desk.getByLabel('Launcher').selectOption({ label: 'In the accent' })
  await desk.getByText('--chaxi-accent').first().waitFor()
  await desk.frameLocator('iframe').first().getByText('two have just come free').first().waitFor()
  await takeAll(desk, 'console-look')
  await desk.goto('/console/audit')
  await desk.getByText('The chain is whole').first().waitFor()
  await takeAll(desk, 'console-audit')
  await takeThreads(browser, shop, desk)
}

/** A conversation from its first question to the booking, as three messengers would show it: side by side, and in the widget. */
async function takeThreads(browser: Browser, { origin }: ServerChild, desk: Page) {
  const page = await browser.newPage({ baseURL: origin, viewport: { width: 1180, height: 760 } })
  const visitor = visitorOn(page)
  await visitor.opens()
  await visitor.says('How much is it?')
  await visitor.transcript.getByRole('button', { name: 'Gongfu Hour' }).waitFor()
  await visitor.says("Two seats at Gongfu next Saturday, I'm Ada, ada@example.com")
  await visitor.form.getByRole('button', { name: 'Keep 2 seats' }).click()
  await visitor.form
    .getByText(/kept for you until/)
    .first()
    .waitFor()
  await visitor.books()
  await visitor.transcript.getByText('Your reference is').waitFor()

  await desk.setViewportSize({ width: 2340, height: 1200 })
  await desk.goto('/console/channels')
  await desk.getByText('Booking → template').waitFor()
  for (const [name, colorScheme] of [
    ['threads', 'light'],
    ['threads-dark', 'dark'],
  ] as const) {
    await desk.emulateMedia({ colorScheme })
    await takeAll(desk.locator('.platforms'), name)
  }

  await page.goto('about:blank') // the address alone would be no new page
  await visitor.opens('/#chaxi=thread:whatsapp')
  await visitor.panel.getByText('Buttons → answers').waitFor()
  await takeAll(page, 'threads-widget')
  await page.close()
}

async function takeAll(shown: Page | Locator, name: string) {
  await shown.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
  console.log(`docs/pictures/${name}.png`)
}
