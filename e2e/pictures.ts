import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
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
  await desk.goto('/console/audit')
  await desk.getByText('The chain is whole').first().waitFor()
  await takeAll(desk, 'console-audit')
}

async function takeAll(page: Page, name: string) {
  await page.screenshot({ path: join(pictures, `${name}.png`), animations: 'disabled' })
  console.log(`docs/pictures/${name}.png`)
}
