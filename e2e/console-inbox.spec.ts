import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, type Shop, test } from './fixtures.ts'
import { colleagueOf, isAccessible, signIn } from './operator.ts'

test.use({ ownShop: 'console-inbox' })

/** A visitor past the page, who says `words` and asks for a person. */
async function waitingVisitor({ origin }: Shop, words: string) {
  const post = async (path: string, body: object, token?: string) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return (await answer.json()).data
  }
  const { token } = await post('/visitor/sessions', {})
  const { id } = await post('/visitor/conversations', {}, token)
  const say = (text: string) => post(`/visitor/conversations/${id}/messages`, { id: randomUUID(), text }, token)
  await say(words)
  await post(`/visitor/conversations/${id}/handoff`, {}, token)
  return { id: id as string, say }
}

const queue = (page: Page) => page.getByRole('region', { name: 'Queue' })
const talk = (page: Page) => page.getByRole('log')
const composer = (page: Page) => page.getByRole('textbox', { name: /^(Reply to|Private note on)/ })

async function answers(page: Page, words: string) {
  await composer(page).fill(words)
  await composer(page).press('Control+Enter')
}

test('a visitor asks for a person, an operator answers, and both see it at once', async ({
  visitor,
  shop,
  browser,
}) => {
  const desk = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await signIn(desk, shop)
  await desk.goto('/console/inbox')
  await visitor.opens()
  await visitor.says('May I bring my own cup?')
  await visitor.panel
    .getByRole('button', { name: /person/i })
    .first()
    .click()

  await queue(desk)
    .getByRole('link', { name: /own cup|person/ })
    .first()
    .click()
  await expect(talk(desk)).toContainText('May I bring my own cup?')
  await answers(desk, 'Of course. We have a shelf for guests’ cups.')
  await expect(visitor.transcript).toContainText('a shelf for guests’ cups')
  await expect(visitor.panel).toContainText('Mei Tan')
  await visitor.says('Lovely, thank you')
  await expect(talk(desk)).toContainText('Lovely, thank you')

  await desk.getByText('Private note', { exact: true }).click()
  await answers(desk, 'Brings a Song bowl')
  await expect(talk(desk)).toContainText('Brings a Song bowl')
  await desk.getByRole('button', { name: /^Resolve/ }).click()
  await expect(visitor.transcript).toContainText('back with the assistant')
  await expect(visitor.transcript).not.toContainText('Song bowl')
})

test('two operators see each other, and who comes second loses no word', async ({ page, shop, browser }) => {
  await signIn(page, shop)
  const jonah = await colleagueOf(page, browser, 'Jonah Reid')
  const { id } = await waitingVisitor(shop, 'Is there a table for eleven?')
  await page.goto(`/console/inbox/${id}`)
  await jonah.goto(`${shop.origin}/console/inbox/${id}`)
  await expect(page.getByText('Jonah Reid is viewing this too')).toBeVisible()

  await composer(page).pressSequentially('There is')
  await expect(jonah.getByText('Mei Tan is writing a reply')).toBeVisible()
  await jonah.getByRole('button', { name: /^Claim/ }).click()
  await expect(page.getByText('Jonah Reid holds this')).toBeVisible()
  await expect(composer(page)).toHaveValue('There is')
  await expect(composer(page)).not.toBeEditable()

  await page.getByRole('button', { name: 'Take over' }).click()
  await expect(composer(page)).toBeEditable()
  await expect(jonah.getByText('Mei Tan holds this')).toBeVisible()
})

test('a draft is there on the next machine, and gone once it is said', async ({ page, shop, browser }) => {
  await signIn(page, shop)
  const { id } = await waitingVisitor(shop, 'Do you post abroad?')
  await page.goto(`/console/inbox/${id}`)
  await composer(page).fill('We do, to')
  await expect(page.getByText(/^Draft kept/)).toBeVisible()

  const till = await (await browser.newContext({ baseURL: shop.origin })).newPage()
  await signIn(till, shop)
  await till.goto(`/console/inbox/${id}`)
  await expect(composer(till)).toHaveValue('We do, to')
  await answers(till, 'We do, to most of Europe')
  await expect(talk(page)).toContainText('most of Europe')
  await page.reload()
  await expect(composer(page)).toHaveValue('')
})

test('words that do not go out stay, and go out once when tried again', async ({ page, shop }) => {
  await signIn(page, shop)
  const { id } = await waitingVisitor(shop, 'Are you open on Boxing Day?')
  await page.goto(`/console/inbox/${id}`)
  await page.getByRole('button', { name: /^Claim/ }).click()
  await expect(page.getByText('The assistant is silent while you hold this')).toBeVisible()
  await page.route('**/reply', (route) => route.abort())
  await answers(page, 'From noon')
  await expect(page.getByText('Not sent.')).toBeVisible()

  await page.unroute('**/reply')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Not sent.')).toBeHidden()
  await page.reload()
  await expect(talk(page).getByText('From noon')).toHaveCount(1)
})

test('the switch that turns keys off counts while it is on its way, and stands where it stood if it does not arrive', async ({
  page,
  shop,
}) => {
  await signIn(page, shop)
  await page.goto('/console/inbox')
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/console/api/session', async (route) => {
    await answered
    await route.abort()
  })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /Keys do something/ }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  answer()
  await expect(async () => {
    await page.keyboard.press('?')
    await expect(page.getByRole('checkbox', { name: /Keys do something/ })).toBeChecked({ timeout: 500 })
  }).toPass()
  await expect(page.getByRole('dialog')).toContainText('could not be reached')
})

test('the whole inbox is worked by keys, which a switch turns off', async ({ page, shop }) => {
  await signIn(page, shop)
  await waitingVisitor(shop, 'First in line')
  await waitingVisitor(shop, 'Second in line')
  await page.goto('/console/inbox')
  await expect(queue(page)).toContainText('Second in line')
  const last = (await queue(page).getByRole('link').filter({ hasText: 'in line' }).count()) - 1
  expect(last).toBeGreaterThan(0)

  await page.keyboard.press('j')
  await page.getByRole('button', { name: /^Claim/ }).waitFor()
  await page.keyboard.press('c')
  await expect(page.getByText('The assistant is silent while you hold this')).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByRole('textbox', { name: /^Private note on/ })).toBeFocused()
  await page.keyboard.type('jkce are only letters here')
  await expect(page.getByRole('textbox', { name: /^Private note on/ })).toHaveValue('jkce are only letters here')
  await page.keyboard.press('Control+Enter')
  await expect(talk(page)).toContainText('only letters here')
  await composer(page).blur()
  await page.keyboard.press('e')
  await expect(page.getByText('With the assistant', { exact: true })).toBeVisible()

  await page.keyboard.press('?')
  await page.getByRole('checkbox', { name: /Keys do something/ }).uncheck()
  await page.getByRole('button', { name: 'Close' }).click()
  const at = page.url()
  await page.keyboard.press('g')
  await page.keyboard.press('s')
  expect(page.url()).toBe(at)
})

test('the inbox has no barrier, by day and by night, wide and narrow', async ({ page, shop }) => {
  await signIn(page, shop)
  const { id } = await waitingVisitor(shop, 'Is the door wide enough for a pram?')
  await page.goto('/console/inbox?show=all')
  await queue(page).getByRole('link').filter({ hasText: 'pram' }).waitFor()
  await isAccessible(page)
  await page.goto(`/console/inbox/${id}`)
  await talk(page).waitFor()
  await isAccessible(page)
  await page.goto('/console/settings')
  await page.getByText('mei@lanternleaf.example').first().waitFor()
  await isAccessible(page)
})

test('a cut line is said, and what was missed is there when it holds again', async ({ page, shop }) => {
  await signIn(page, shop)
  const { id, say } = await waitingVisitor(shop, 'Still there?')
  await page.goto(`/console/inbox/${id}`)
  await expect(talk(page)).toContainText('Still there?')
  await page.context().setOffline(true)
  await expect(page.getByText(/^Not connected since \d\d:\d\d\. What you write is kept\.$/)).toBeVisible()
  await say('Hello? I said something meanwhile')
  await page.context().setOffline(false)

  await expect(page.getByText('Connected again.')).toBeVisible()
  await expect(talk(page)).toContainText('I said something meanwhile')
})

test('any conversation is found by its words, and taken over from the assistant', async ({ page, shop, visitor }) => {
  await signIn(page, shop)
  await visitor.opens()
  await visitor.says('Is the cellar cold?')
  await expect(
    visitor.transcript
      .getByRole('article')
      .or(visitor.transcript.getByText(/cellar|record/))
      .first(),
  ).toBeVisible()
  const desk = await page.context().newPage()
  await desk.goto('/console/conversations')
  await queue(desk).getByRole('searchbox').fill('cellar cold')
  await queue(desk).getByRole('searchbox').press('Enter')
  await queue(desk)
    .getByRole('link', { name: /cellar cold/ })
    .click()

  await expect(composer(desk)).not.toBeEditable()
  await desk.getByRole('button', { name: 'Take over' }).click()
  await answers(desk, 'Sixteen degrees: bring a jumper.')
  await expect(visitor.transcript).toContainText('bring a jumper')
})

test('words that are kept ready are put into a reply by their name', async ({ page, shop }) => {
  await signIn(page, shop)
  const { id } = await waitingVisitor(shop, 'May we come earlier?')
  await page.goto('/console/settings')
  const kept = page.locator('section', { has: page.getByRole('heading', { name: 'Words kept ready' }) })
  await kept.getByRole('textbox', { name: 'Name' }).fill('Door opens')
  await kept.getByRole('textbox', { name: 'Words' }).fill('The door opens a quarter of an hour before.')
  await kept.getByRole('button', { name: 'Keep them' }).click()
  await expect(kept.getByRole('textbox', { name: 'Name' })).toHaveAttribute('aria-invalid', 'true')
  await kept.getByRole('textbox', { name: 'Name' }).fill('door')
  await kept.getByRole('button', { name: 'Keep them' }).click()
  await expect(kept.getByRole('listitem')).toContainText('/door')

  await page.goto(`/console/inbox/${id}`)
  await composer(page).fill('/do')
  await expect(page.getByRole('option', { name: /\/door/ })).toBeVisible()
  await composer(page).press('Enter')
  await expect(composer(page)).toHaveValue('The door opens a quarter of an hour before.')
  await composer(page).press('Control+Enter')
  await expect(talk(page)).toContainText('a quarter of an hour before')
})
