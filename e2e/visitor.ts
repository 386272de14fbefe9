import type { Locator, Page } from '@playwright/test'

/** Someone on the shop's page with the widget: what they do, in their words, and where they look. */
export interface Visitor {
  page: Page
  panel: Locator
  transcript: Locator
  /** Comes to a page of the shop. */
  visits: (path?: string) => Promise<void>
  /** Comes to a page of the shop and opens the widget. */
  opens: (path?: string) => Promise<void>
  says: (text: string) => Promise<void>
}

export function visitorOn(page: Page): Visitor {
  const widget = page.locator('chaxi-widget') // the page has buttons and dialogs of its own
  const panel = widget.getByRole('dialog')
  const composer = panel.getByRole('textbox', { name: 'Message' })

  const visits = async (path = '/') => {
    await page.goto(path)
  }
  const opens = async (path?: string) => {
    await visits(path)
    await widget.getByRole('button', { name: 'Ask the shop' }).click()
    await panel.waitFor()
  }
  const says = async (text: string) => {
    await composer.fill(text)
    await composer.press('Enter')
  }
  return { page, panel, transcript: panel.getByRole('log'), visits, opens, says }
}
