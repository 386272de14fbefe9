import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page, Request, Route } from '@playwright/test'
import { startServer } from '../start/server-child.ts'
import { test as base, expect, type Shop } from './fixtures.ts'
import { type Model, startModel } from './model.ts'

interface Restartable extends Shop {
  start(): Promise<void>
}

// The shop of this file has a model behind it that says what each journey gives it, and can be stopped and started.
const test = base.extend<object, { model: Model; restartable: Restartable; shop: Shop }>({
  model: [
    async ({ ownShop: _ }, use) => {
      const model = await startModel()
      await use(model).finally(model.stop)
    },
    { scope: 'worker' },
  ],
  shop: [async ({ restartable }, use) => use(restartable), { scope: 'worker' }],
  restartable: [
    async ({ model }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-e2e-'))
      const behind = { MODEL_BASE_URL: model.baseUrl, MODEL_NAME: 'stub', MODEL_API_KEY: 'a-key' }
      const startAt = (port: string) => startServer({ DATA_DIR: dataDir, PORT: port, ...behind })
      let server = await startAt('0')
      const { origin } = server
      const start = async () => {
        server = await startAt(new URL(origin).port)
      }
      try {
        await use({ origin, dataDir, since: '', start, said: () => server.said(), stop: () => server.stop() })
      } finally {
        await server.stop()
        await rm(dataDir, { recursive: true, force: true })
      }
    },
    { scope: 'worker' },
  ],
})

const isLine = (request: Request) => request.url().endsWith('/events')

/** What the page says from now on and the shop takes; what did not get there is no second time. */
function takenFrom(page: Page): string[] {
  const taken: string[] = []
  page.on('response', (response) => {
    const said = response.request()
    if (said.url().endsWith('/messages') && said.method() === 'POST' && response.ok())
      taken.push(said.postDataJSON().text)
  })
  return taken
}

test('an answer in mid-stream is whole after a reload', async ({ visitor, model }) => {
  model.will([{ says: 'We are in the yard. And the do' }, { wait: true }, { says: 'or is green.' }])
  await visitor.opens()
  await visitor.says('where are you?')
  await expect(visitor.transcript).toContainText('We are in the yard.')
  await visitor.opens()
  await expect(visitor.transcript).toContainText('We are in the yard.')
  await expect(visitor.transcript).not.toContainText('And the do')
  model.goesOn()

  await expect(visitor.transcript).toContainText('And the door is green.')
  await expect(visitor.transcript.getByText('We are in the yard.')).toHaveCount(1)
})

test('what is written without a network is kept, said to be, and sent once when it is back', async ({
  visitor,
  model,
}) => {
  const { page, panel, transcript } = visitor
  model.will([{ says: 'Yes, we are here.' }])
  await visitor.opens()
  await visitor.says('hello?')
  await expect(transcript).toContainText('Yes, we are here.')
  await page.context().setOffline(true)
  await visitor.says('Is there tea?')
  await expect(panel).toContainText('You are offline. What you write is kept here.')
  await expect(transcript).toContainText('It goes by itself')

  model.will([{ says: 'There is.' }])
  const sent = takenFrom(page)
  await page.context().setOffline(false)
  await expect(transcript).toContainText('There is.')
  await expect(panel).not.toContainText('You are offline')
  expect(sent).toEqual(['Is there tea?'])
  await expect(transcript.getByText('You said')).toHaveCount(2)
})

test('what could not be sent is sent by the next page, once and without a press, and what was half typed is there', async ({
  visitor,
  model,
}) => {
  const { page, panel, transcript } = visitor
  model.will([{ says: 'Yes, we are here.' }])
  await visitor.opens()
  await visitor.says('hello?')
  await expect(transcript).toContainText('Yes, we are here.')
  await page.context().setOffline(true)
  await visitor.says('Is there tea?')
  await expect(transcript).toContainText('It goes by itself')
  await panel.getByRole('textbox', { name: 'Message' }).fill('And al')
  await page.goto('about:blank')
  await page.context().setOffline(false)

  model.will([{ says: 'There is.' }])
  const sent = takenFrom(page)
  await visitor.visits()
  const launcher = page.locator('chaxi-widget').getByRole('button', { name: /Ask the shop/ })
  await expect(launcher).toContainText('new')
  await launcher.click()
  await expect(transcript).toContainText('There is.')
  await expect(transcript.getByText('Is there tea?')).toHaveCount(1)
  await expect(panel.getByRole('textbox', { name: 'Message' })).toHaveValue('And al')
  expect(sent).toEqual(['Is there tea?'])
})

test('what the shop did not take says so on the next page too, and goes when the visitor sends it again', async ({
  visitor,
  model,
}) => {
  await visitor.opens()
  const { page, transcript } = visitor
  const failure = { error: 'rate_limited', detail: 'Too many messages at once.' }
  await page.route('**/messages', (route) => route.fulfill({ status: 429, json: failure }))
  await visitor.says('Is there tea?')
  await expect(transcript).toContainText('Too many messages at once.')
  await page.unroute('**/messages')
  await visitor.opens()
  await expect(visitor.transcript).toContainText('Not sent')

  model.will([{ says: 'There is.' }])
  await visitor.transcript.getByRole('button', { name: 'Send again' }).click()
  await expect(visitor.transcript).toContainText('There is.')
  await visitor.opens()
  await expect(visitor.transcript.getByText('Is there tea?')).toHaveCount(1)
  await expect(visitor.transcript).not.toContainText('Not sent')
})

test('a message that arrived though its answer was lost is not called unsent, and is there once', async ({
  visitor,
  model,
}) => {
  model.will([{ says: 'There is tea.' }])
  await visitor.opens()
  const loseTheAnswer = async (route: Route): Promise<void> => {
    await route.fetch()
    await route.abort()
  }
  await visitor.page.route('**/messages', loseTheAnswer, { times: 1 }) // the widget sends it again by itself
  const lost = visitor.page.waitForEvent('requestfailed', (request) => request.url().endsWith('/messages'))
  await visitor.says('Is there tea?')
  await expect(visitor.transcript).toContainText('There is tea.')
  await lost // the words come down the stream, and may be there first
  await expect(visitor.transcript).not.toContainText('Not sent')

  await visitor.opens()
  await expect(visitor.transcript).toContainText('There is tea.')
  await expect(visitor.transcript.getByText('You said')).toHaveCount(1)
})

test('a server that is started anew is found again, and the conversation with it', async ({
  visitor,
  model,
  restartable: shop,
}) => {
  model.will([{ says: 'Good morning.' }])
  await visitor.opens()
  await visitor.says('hello')
  await expect(visitor.transcript).toContainText('Good morning.')
  await shop.stop()
  await expect(visitor.panel).toContainText('The line to the shop is down.')
  await visitor.says('Are you there?')
  await expect(visitor.transcript).toContainText('Not sent yet. It goes by itself once the shop can be reached.')

  model.will([{ says: 'I am.' }])
  await shop.start()
  await expect(visitor.transcript).toContainText('I am.')
  await expect(visitor.transcript).not.toContainText('Not sent')
  await expect(visitor.transcript.getByText('Are you there?')).toHaveCount(1)
  await expect(visitor.panel).not.toContainText('The line to the shop is down.')
  await expect(visitor.transcript.getByText('Good morning.')).toHaveCount(1)
})

test('what is said before all of the assistant has come goes by itself once the shop is back', async ({
  visitor,
  model,
  restartable: shop,
}) => {
  const { page, transcript } = visitor
  const launcher = page.locator('chaxi-widget').getByRole('button')
  await visitor.visits()
  const [panel] = await Promise.all([page.waitForResponse(/\/element-/), launcher.hover()])
  await page.evaluate((url) => import(url), panel.url()) // with all that it imports
  await shop.stop()
  await launcher.click()
  await visitor.says('Is there tea?')
  await expect(visitor.panel.getByRole('alert').first()).toBeVisible()

  model.will([{ says: 'There is.' }])
  await shop.start()
  await expect(transcript).toContainText('There is.')
  await expect(transcript.getByText('Is there tea?')).toHaveCount(1)
  await expect(transcript).not.toContainText('Not sent')
})

test('what fails while the machine believes it is online goes by itself, in order and once', async ({
  visitor,
  model,
}) => {
  const { page, transcript } = visitor
  model.will([{ says: 'Good morning.' }])
  await visitor.opens()
  await visitor.says('hello')
  await expect(transcript).toContainText('Good morning.')
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }
  await page.route('**/messages', (route) => route.fulfill(gateway))
  for (const words of ['Is there tea?', 'And cake?']) await visitor.says(words)
  await expect(transcript.getByText('Not sent yet.')).toHaveCount(2)

  model.will([{ says: 'There is tea.' }], [{ says: 'There is cake.' }])
  const sent = takenFrom(page)
  await page.unroute('**/messages')
  await expect(transcript).toContainText('There is cake.')
  await expect(transcript).not.toContainText('Not sent')
  expect(sent).toEqual(['Is there tea?', 'And cake?'])
})

test('a line that has been silent through a sleep is taken up after the last thing heard', async ({
  visitor,
  model,
}) => {
  const { page } = visitor
  await page.clock.install()
  model.will([{ says: 'Good morning.' }])
  await visitor.opens()
  await visitor.says('hello')
  await expect(visitor.transcript).toContainText('Good morning.')
  const again: Request[] = []
  page.on('request', (request) => isLine(request) && again.push(request))
  await expect(async () => {
    await page.clock.fastForward('01:00:00')
    expect(again).not.toEqual([])
  }).toPass()
  expect(again[0]?.headers()['last-event-id']).toMatch(/^\d+$/)

  model.will([{ says: 'Still here.' }])
  await visitor.says('and now?')
  await expect(visitor.transcript).toContainText('Still here.')
  await expect(visitor.transcript.getByText('Good morning.')).toHaveCount(1)
})

test('where the session has ended meanwhile the message goes in a new one, once', async ({ visitor, model, shop }) => {
  const { page } = visitor
  model.will([{ says: 'Good morning.' }])
  await visitor.opens()
  await visitor.says('hello')
  await expect(visitor.transcript).toContainText('Good morning.')
  const headers = { authorization: `Bearer ${await tokenIn(page)}`, origin: shop.origin }
  await page.route('**/events', (route) => route.abort()) // the tab was asleep, and has not heard of it
  expect((await fetch(`${shop.origin}/visitor/sessions`, { method: 'DELETE', headers })).ok).toBe(true)
  await page.unroute('**/events')

  model.will([{ says: 'Here I am.' }])
  const before = await tokenIn(page)
  await visitor.says('still there?')
  await expect(visitor.transcript).toContainText('Here I am.')
  await expect(visitor.transcript.getByText('still there?')).toHaveCount(1)
  expect(await tokenIn(page)).not.toBe(before)
})

/** The token that the widget keeps. */
const tokenIn = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const [kept = '{}'] = Object.entries(localStorage).flatMap(([key, value]) => (/^chaxi:/.test(key) ? [value] : []))
    return JSON.parse(kept).session?.token
  })
