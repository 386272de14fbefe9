import type { BrowserContext } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { visitorOn } from './visitor.ts'

test('two tabs that sign in are signed out as one', async ({ visitor, shop }) => {
  const context = visitor.page.context()
  await context.request.put('/demo-shop/member', { data: { id: 'ada' } })
  const other = visitorOn(await context.newPage())
  const tokens: string[] = []
  context.on('response', async (response) => {
    const made = response.url().endsWith('/visitor/sessions') && response.request().method() === 'POST'
    // What comes after the two of the sign-in is not waited for: it may outlive its page.
    if (made && tokens.length < 2) tokens.push((await response.json()).data.token)
  })
  await signInTogether(context)
  await Promise.all([visitor.opens(), other.opens()])
  for (const tab of [visitor, other]) await expect(tab.panel).toContainText('Signed in as Ada Okafor')
  // The panel may know of its session before the test has read the answer.
  await expect.poll(() => new Set(tokens).size).toBe(2)

  await visitor.page.getByRole('button', { name: 'Sign out' }).click()
  for (const token of tokens) await expect(async () => expect(await statusOf(shop, token)).toBe(401)).toPass()
  await visitor.page.getByRole('button', { name: 'Sign in as a member' }).waitFor()
})

/** Lets the first two tabs ask for their sessions only once both want one. */
async function signInTogether(context: BrowserContext) {
  const together = Promise.withResolvers<void>()
  let waiting = 0
  await context.exposeFunction('together', () => {
    waiting += 1
    if (waiting === 2) together.resolve()
    return together.promise
  })
  await context.addInitScript(() => {
    const asks = window.fetch
    window.fetch = async (...asked) => {
      if (String(asked[0]).endsWith('/visitor/sessions') && asked[1]?.method === 'POST')
        await Reflect.get(window, 'together')()
      return asks(...asked)
    }
  })
}

/** What the server makes of a session's token when the shop's page sends it. */
async function statusOf({ origin }: Shop, token: string | undefined) {
  const headers = { authorization: `Bearer ${token}`, origin, 'content-type': 'application/json' }
  const answer = await fetch(`${origin}/visitor/conversations`, { method: 'POST', headers, body: '{}' })
  return answer.status
}
