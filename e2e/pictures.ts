import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { findBrowser } from '../start/browser.ts'
import { build } from '../start/build.ts'
import { root } from '../start/run.ts'
import { type ServerChild, startServer } from '../start/server-child.ts'
import { visitorOn } from './visitor.ts'

const pictures = join(root, 'docs/pictures')

await build()
const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-pictures-'))
const shop = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] })
try {
  await takePicture(browser, shop, 'booking', { width: 1180, height: 760 }, 'light')
  await takePicture(browser, shop, 'booking-phone', { width: 390, height: 844 }, 'dark')
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
