import { expect, type Page } from '@playwright/test'
import type { Shop } from './fixtures.ts'
import type { Visitor } from './visitor.ts'

/** A page of a merchant's that carries the widget. What is left out is a page that does nothing special. */
export interface Host {
  /** On the shop's own origin, or on another that its record names. */
  on?: 'shop' | 'another'
  policy?: string
  /** Others of the answer's, by name. */
  headers?: Record<string, string>
  doctype?: string
  head?: string
  body?: string
  /** The script tag, at the end of the body unless `head` or `body` have one. */
  tag?: string
}

/** Another origin than Chaxi's, which the record of the demo shop names. */
export const SITE = 'http://localhost:8787'

export const tagOf = ({ origin }: Shop, attributes = 'async') =>
  `<script ${attributes} src="${origin}/widget.js"></script>`

/** Serves the page at `/host` and goes there. What the browser or the page complains of meanwhile is in the answer. */
export async function comesTo(page: Page, shop: Shop, host: Host = {}): Promise<string[]> {
  const complaints = complaintsOf(page)
  const { on = 'another', policy, headers, doctype = '<!doctype html>', head = '', body = '', tag = tagOf(shop) } = host
  const address = `${on === 'shop' ? shop.origin : SITE}/host`
  await page.context().route(`${address}*`, (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { ...headers, ...(policy && { 'content-security-policy': policy }) },
      body: `${doctype}<html lang="en"><head><title>A merchant</title><link rel="icon" href="data:,">${head}</head>
        <body>${body || '<main><h1>A merchant</h1></main>'}${tag}</body></html>`,
    }),
  )
  // Chromium asks before a page it cannot place may reach this machine; a merchant's visitors reach a public address.
  await page.context().grantPermissions(['local-network-access'])
  await page.goto(address)
  return complaints
}

/** What the browser or the page complains of from now on. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = []
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(String(error)))
  return complaints
}

/** Presses the launcher of the page that the visitor is on. */
export async function opensHere({ page, panel }: Visitor): Promise<void> {
  await page.locator('chaxi-widget').getByRole('button', { name: 'Ask the shop' }).click()
  await panel.waitFor()
}

/** So much that the transcript has more than it can show at once. */
export async function saysMuch({ says, transcript }: Visitor): Promise<void> {
  for (const [asked, answer] of [
    ['What do you offer?', 'First Steep'],
    ['Is there parking?', 'Snowsfields'],
    ['Are dogs allowed?', 'White Tea Walk only'],
  ] as const) {
    await says(asked)
    await expect(transcript).toContainText(answer)
  }
}

/** An answer with its source, and a booking form. */
export async function isOfUse(visitor: Visitor): Promise<void> {
  await opensHere(visitor)
  await visitor.says('Is there parking?')
  await expect(visitor.transcript).toContainText('Snowsfields')
  await visitor.says('one seat at First Steep tomorrow')
  await expect(visitor.form).toContainText('First Steep')
}
