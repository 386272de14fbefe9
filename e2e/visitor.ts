import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'

/** Someone on the shop's page with the widget: what they do, in their words, and where they look. */
export interface Visitor {
  page: Page
  panel: Locator
  transcript: Locator
  /** The newest booking form in the conversation. */
  form: Locator
  /** Comes to a page of the shop. */
  visits(path?: string): Promise<void>
  /** Comes to a page of the shop and opens the widget. */
  opens(path?: string): Promise<void>
  says(text: string): Promise<void>
  /** Signs in on the shop's own page, as one of the members it pretends to have. */
  signsIn(name: string): Promise<void>
  /** Chooses a time by its place in the list and has the seats kept. */
  keepsSeats(nth?: number): Promise<void>
  /** Goes to the soonest day and joins the list of its first time without room, to the ticket. */
  joinsList(): Promise<void>
  /** Fills in what is asked and books; what the form knows already stays as it is. */
  books(guest?: { name?: string; email?: string }): Promise<void>
  /** The reference on the ticket. */
  reference(): Promise<string>
  findsNoBarrier(): Promise<void>
}

export function visitorOn(page: Page): Visitor {
  const widget = page.locator('chaxi-widget') // the page has buttons and dialogs of its own
  const panel = widget.getByRole('dialog')
  const composer = panel.getByRole('textbox', { name: 'Message' })
  const form = panel.getByRole('form', { name: /^Book a / }).last()

  return {
    page,
    panel,
    transcript: panel.getByRole('log'),
    form,
    visits: async (path = '/') => {
      await page.goto(path)
    },
    async opens(path) {
      await this.visits(path)
      await widget.getByRole('button', { name: 'Ask the shop' }).click()
      await panel.waitFor()
    },
    async says(text) {
      await composer.fill(text)
      await composer.press('Enter')
    },
    async signsIn(name) {
      await page.getByRole('button', { name: 'Sign in as a member' }).click()
      await page.getByRole('button', { name }).click()
      // The list has the name too: only the page that comes after it has the way out.
      await page.getByRole('button', { name: 'Sign out' }).waitFor()
    },
    async keepsSeats(nth = 0) {
      await form
        .getByRole('group', { name: /times for|Time/ })
        .getByRole('radio')
        .nth(nth)
        .check()
      await form.getByRole('button', { name: /^Keep \d+ seats?$/ }).click()
      await form
        .getByText(/kept for you until/)
        .first()
        .waitFor()
    },
    async joinsList() {
      await form.getByRole('group', { name: /^Day/ }).getByRole('radio').first().check()
      await form
        .getByRole('button', { name: /^Join the list for/ })
        .first()
        .click()
      await form.getByRole('button', { name: 'Read it over' }).click()
      await form.getByRole('button', { name: 'Join the list', exact: true }).click()
      await panel.getByText('Reference').last().waitFor()
    },
    async books({ name, email } = {}) {
      if (name) await form.getByRole('textbox', { name: 'Name' }).fill(name)
      if (email) await form.getByRole('textbox', { name: 'E-mail' }).fill(email)
      await form.getByRole('button', { name: 'Read it over' }).click()
      await form.getByRole('button', { name: /^Book \d+ seats?$/ }).click()
      await panel.getByText('Reference').last().waitFor()
    },
    reference: async () =>
      (await panel
        .getByText(/^[2-9B-Z]{4}-[2-9B-Z]{4}$/)
        .last()
        .textContent()) ?? '',
    findsNoBarrier: () => findsNoBarrier(page),
  }
}

/** Nothing on the page, or in its frames, breaks WCAG 2.2 A or AA, nor what axe calls best practice. */
export async function findsNoBarrier(page: Page): Promise<void> {
  await page.waitForLoadState() // a page that is still coming has words before it has colours
  await page.evaluate(movementEnds)
  await page.emulateMedia({ reducedMotion: 'reduce' }) // nor does any begin while axe reads
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual([])
}

/** What fades in has not its colours yet. What moves for ever, such as a caret, is not waited for. */
async function movementEnds() {
  const roots = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? [])
  const moving = [document, ...roots].flatMap((root) => root.getAnimations())
  const ending = moving.filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
  // One that is cancelled has ended too.
  await Promise.allSettled(ending.map(({ finished }) => finished))
}
