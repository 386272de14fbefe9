import { randomUUID } from 'node:crypto'
import AxeBuilder from '@axe-core/playwright'
import type { APIRequestContext, Browser, Page } from '@playwright/test'
import { expect, type Shop } from './fixtures.ts'

export const mei = {
  name: 'Mei Tan',
  email: 'mei@lanternleaf.example',
  password: 'seven lanterns and a kettle',
}

/** The first of the shop's people, who does at the console's own interface what its pages would do for her. */
export async function operatorOf({ origin, said }: Pick<Shop, 'origin' | 'said'>, request: APIRequestContext) {
  const at = (path: string) => `${origin}/console/api${path}`
  const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, data?: unknown) => {
    const answer = await request.fetch(at(path), { method, data })
    if (!answer.ok()) throw new Error(`${method} ${path} answered ${answer.status()}: ${await answer.text()}`)
    return answer.status() === 204 ? undefined : (await answer.json()).data
  }
  const token = /\/console\/set-up#(\S+)/.exec(said())?.[1]
  await ask('POST', '/set-up', { token, ...mei })

  return {
    /** Who waits longest, with their hand-off. */
    async waiting() {
      const { items } = await ask('GET', '/inbox/conversations?list=waiting')
      const [{ id, intervention }] = items
      const held = `/inbox/interventions/${intervention.id}`
      return {
        id: id as string,
        claims: () => ask('POST', `${held}/claim`),
        types: () => ask('PUT', '/inbox/presence', { tab: randomUUID(), conversation_id: id, doing: 'writing' }),
        replies: (text: string) => ask('POST', `${held}/reply`, { id: randomUUID(), text }),
        notes: (text: string) => ask('POST', `/inbox/conversations/${id}/notes`, { id: randomUUID(), text }),
        resolves: () => ask('POST', `${held}/resolve`, { resolution: 'answered' }),
      }
    },
  }
}

/** Signs the shop's owner in on this page; the first time with the link that the server printed. */
export async function signIn(page: Page, shop: Shop): Promise<void> {
  const token = /\/console\/set-up#(\S+)/.exec(shop.said())?.[1]
  const { email, password } = mei
  const entered = await page.request.post('/console/api/session', { data: { email, password, stay: false } })
  if (!entered.ok())
    expect((await page.request.post('/console/api/set-up', { data: { ...mei, token } })).status()).toBe(201)
}

/** A visitor somewhere else: asks one thing after the other, and answers the assistant's reply to the last. */
export async function asks(
  { origin }: Shop,
  text: string | readonly string[],
  page?: { url: string; title: string },
): Promise<string> {
  const send = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${origin}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()).data
  }
  const { token } = await send('/visitor/sessions', {})
  const { id } = await send('/visitor/conversations', { ...(page && { page }) }, token)
  const replies = async (): Promise<string[]> => {
    const headers = { authorization: `Bearer ${token}` }
    const conversation = await (await fetch(`${origin}/visitor/conversations/${id}`, { headers })).json()
    return conversation.data.messages
      .filter(({ author }: { author: { type: string } }) => author.type === 'assistant')
      .map((message: { text: string }) => message.text)
  }
  const before = (await replies()).length
  const texts = [text].flat()
  for (const [at, said] of texts.entries()) {
    await send(`/visitor/conversations/${id}/messages`, { id: randomUUID(), text: said }, token)
    await expect.poll(async () => (await replies()).length).toBeGreaterThan(before + at)
  }
  return (await replies()).at(-1) ?? ''
}

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The screen as it stands has nothing that axe finds, in light and dark, on a desk and on a phone, and scrolls one way. */
export async function isAccessible(page: Page): Promise<void> {
  await page.locator('h1').first().waitFor({ state: 'attached' }) // each room comes in a file of its own
  const before = page.viewportSize()
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ])
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize(size)
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      const { violations } = await new AxeBuilder({ page }).withTags(rules).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id} ${colorScheme} ${size.width}: ${nodes.map(({ html }) => html)}`,
      )
      expect(found).toEqual([])
      const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
      expect(await page.evaluate(overflow), `sideways at ${size.width}`).toBeLessThanOrEqual(0)
    }
  if (before) await page.setViewportSize(before)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** A second operator in a browser of their own, by an invitation of the owner who is signed in on `page`. */
export async function colleagueOf(page: Page, browser: Browser, name: string): Promise<Page> {
  // Tests share a shop, and an address has one account.
  const email = `${randomUUID()}@lanternleaf.example`
  const made = await page.request.post('/console/api/people/invitations', { data: { name, email, role: 'member' } })
  const { url } = (await made.json()).data
  const context = await browser.newContext({ baseURL: new URL(url).origin })
  const welcome = { token: new URL(url).hash.slice(1), name, password: 'four cups and no hurry' }
  const accepted = await context.request.post('/console/api/invitation/accept', { data: welcome })
  expect(accepted.status()).toBe(201)
  return context.newPage()
}
