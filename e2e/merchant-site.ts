import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { root, run } from '../start/run.ts'
import type { Shop } from './fixtures.ts'
import { complaintsOf, SITE } from './host.ts'

interface Site {
  /** What stands in the body. */
  body: string
  /** The site's own files, by their paths; beside them it has the built package under `/chaxi/`. */
  files: Record<string, string>
  /** Where the page is; on Chaxi's own origin the policy names nothing but `'self'`. */
  at?: string
}

/** Serves a merchant's page and its files under the strictest policy, and goes there. Answers with what was complained of. */
export async function comesToSite(page: Page, shop: Shop, { body, files, at = SITE }: Site): Promise<string[]> {
  const from = at === shop.origin ? "'self'" : `'self' ${shop.origin}`
  const policy = `default-src 'none'; script-src ${from}; style-src 'self'; connect-src ${from}; img-src 'self' data:; require-trusted-types-for 'script'`
  await page.route(`${at}/site/**`, async (route) => {
    const path = new URL(route.request().url()).pathname.replace('/site', '')
    if (path === '/')
      return route.fulfill({
        contentType: 'text/html; charset=utf-8',
        headers: { 'content-security-policy': policy },
        body: `<!doctype html><html lang="en"><title>A merchant</title><link rel="icon" href="data:,"><body>${body}</html>`,
      })
    const text = path.startsWith('/chaxi/') ? await packageFile(path.replace('/chaxi/', '')) : files[path]
    const contentType = extname(path) === '.js' ? 'text/javascript' : 'text/plain'
    return text === undefined ? route.fulfill({ status: 404 }) : route.fulfill({ contentType, body: text })
  })
  // Chromium asks before a page it cannot place may reach this machine; a merchant's visitors reach a public address.
  await page.context().grantPermissions(['local-network-access'])
  const complaints = complaintsOf(page)
  await page.goto(`${at}/site/`)
  return complaints
}

/** Builds the package, as npm would before it publishes it. */
export async function buildPackage(): Promise<void> {
  const { ok, output } = await run('tsc', ['-p', 'package'])
  if (!ok) throw new Error(`The package was not built.\n${output}`)
}

/** A file of the package: its stub, or a module that was built. */
export const packageFile = (name: string): Promise<string> =>
  readFile(join(root, 'package', name === 'stub.js' ? name : join('dist', name)), 'utf8')
