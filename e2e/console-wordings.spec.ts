import { once } from 'node:events'
import { createServer } from 'node:http'
import { test as base, expect, withShop } from './fixtures.ts'
import { asks, isAccessible, signIn } from './operator.ts'

const PROPOSED = ['Somewhere to lock a bike?', 'A car park?', 'Are dogs allowed?']

/** A language model on this machine that proposes the same to everybody, and fails while it is told to. */
async function startProposer() {
  const state = { isBroken: false }
  const content = JSON.stringify({ wordings: PROPOSED })
  const completion = {
    ...{ id: 'one', object: 'chat.completion', created: 1_795_000_000, model: 'stub' },
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 300, completion_tokens: 60, total_tokens: 360 },
  }
  const server = createServer((request, response) => {
    request.resume()
    response.writeHead(state.isBroken ? 500 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(state.isBroken ? { error: { message: 'out of order' } } : completion))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The model listens on no port.')
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    state,
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Proposer = Awaited<ReturnType<typeof startProposer>>

// The shop of this file has a language model beside it.
const test = base.extend<object, { proposer: Proposer }>({
  proposer: [
    async ({ ownShop: _ }, use) => {
      const proposer = await startProposer()
      await use(proposer).finally(proposer.stop)
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ proposer }, use) => withShop({ MODEL_BASE_URL: proposer.baseUrl, MODEL_NAME: 'stub' }, use),
    { scope: 'worker' },
  ],
})

test('what a model proposes is added where it is ticked, beside what is being written', async ({ page, shop }) => {
  await signIn(page, shop)
  await page.goto('/console/catalogue/knowledge/parking')
  await page.getByRole('button', { name: 'Suggest other wordings' }).click()
  await expect(page.getByRole('checkbox')).toHaveCount(2)
  await page.getByText('1 left out').click()
  await expect(page.getByText('“Are dogs allowed?” fits another entry better.')).toBeVisible()
  await isAccessible(page)

  await page.getByLabel('Answer', { exact: true }).fill('Two bays, and a rack for bicycles.')
  await page.getByRole('checkbox', { name: 'Somewhere to lock a bike?' }).check()
  await page.getByRole('button', { name: 'Add the ticked ones' }).click()
  await expect(page.getByLabel('Other ways people ask')).toHaveValue(/Somewhere to lock a bike\?$/)
  await expect(page.getByLabel('Answer', { exact: true })).toHaveValue('Two bays, and a rack for bicycles.')

  await page.getByRole('button', { name: /^Save/ }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Is there parking?' })
  await expect(row).toContainText('Two bays, and a rack for bicycles.')
  await expect(row).toContainText(/Also asked: .*Somewhere to lock a bike\?$/)
  await page.goto('/console/audit')
  await expect(page.getByText('Added wordings')).toBeVisible()
  await expect(page.getByText('Had wordings suggested')).toBeVisible()
})

test('a model that is out of order is said to be, and can be asked again', async ({ page, shop, proposer }) => {
  await signIn(page, shop)
  await page.goto('/console/catalogue/knowledge/gift')
  proposer.state.isBroken = true
  await page.getByRole('button', { name: 'Suggest other wordings' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The model could not be asked' })).toBeVisible()

  proposer.state.isBroken = false
  await page.getByRole('button', { name: 'Suggest other wordings' }).click()
  await expect(page.getByText(/left out/)).toBeVisible()
})

test('words that fit something else are warned of, and kept when that is pressed once more', async ({ page, shop }) => {
  const question = 'Is your matcha certified organic?'
  await asks(shop, question)
  await signIn(page, shop)
  await page.goto('/console/unanswered')
  await expect(page.getByText('Nearest found: Matcha Morning (“matcha”)')).toBeVisible()
  await page.getByRole('link', { name: `Write the answer to: ${question}` }).click()
  await page.getByLabel('Question', { exact: true }).fill('Are little dogs allowed?')
  await page.getByLabel('Answer', { exact: true }).fill('It is.')
  await page.getByRole('button', { name: /^Save the answer/ }).click()
  await expect(page.getByText('“Are little dogs allowed?” also fits ‘Are dogs allowed?’.')).toBeVisible()
  await isAccessible(page)

  await page.getByRole('button', { name: /^Save it all the same/ }).click()
  await expect(page.getByText(`“${question}” is answered from the next question on.`)).toBeVisible()
})

test('choices that nobody took stand among the unanswered, marked so', async ({ page, shop }) => {
  await asks(shop, ['book me on the saturday one', 'Is there parking?'])
  await signIn(page, shop)
  await page.goto('/console/unanswered')
  const row = page.getByRole('listitem').filter({ hasText: 'book me on the saturday one' })
  await expect(row).toContainText('choices offered, none taken')
  await isAccessible(page)
})
