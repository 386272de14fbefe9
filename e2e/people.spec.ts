import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../start/server-child.ts'
import { expect, test, withShop } from './fixtures.ts'
import { operatorOf } from './operator.ts'
import { visitorOn } from './visitor.ts'

test.use({ ownShop: 'people' })

test('who asks for a person is told so at once, also after a reload, and may have the assistant back', async ({
  visitor,
}) => {
  await visitor.opens()
  await visitor.panel.getByRole('button', { name: 'Ask a person' }).click()
  await expect(visitor.transcript.getByText(/^A teammate has been asked\. /)).toBeVisible()
  await expect(visitor.panel.getByText('Waiting for a person')).toBeVisible()
  await visitor.says('Is the cellar warm?')
  await visitor.findsNoBarrier()

  await visitor.opens()
  await expect(visitor.transcript.getByText(/^A teammate has been asked\. /)).toHaveCount(1)
  await expect(visitor.panel.getByText('Waiting for a person')).toBeVisible()
  await visitor.panel.getByRole('button', { name: 'Take it back' }).click()
  await expect(visitor.transcript.getByText('You are back with the assistant.')).toBeVisible()
  await visitor.says('When are you open?')
  await expect(visitor.transcript.getByText('The assistant said')).toHaveCount(1)
})

test('the assistant asks for a person, and the card says where the question is', async ({ visitor }) => {
  await visitor.opens()
  await visitor.says('Can I talk to a person?')
  await expect(visitor.transcript.getByRole('heading', { name: /^With the shop since/ })).toBeVisible()
  await expect(visitor.transcript.getByText(/^A teammate has been asked\. /)).toHaveCount(1)

  await visitor.panel.getByRole('button', { name: 'Take it back' }).click()
  await expect(visitor.transcript.getByRole('heading', { name: 'No longer with the shop' })).toBeVisible()
})

test('the visitor sees who answers, that they write, what they say, and nothing that is the team’s', async ({
  visitor,
  request,
}) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'chaxi-e2e-'))
  const shop = await startServer({ DATA_DIR: dataDir })
  const { panel, transcript } = visitor
  try {
    const mei = await operatorOf(shop, request)
    await visitor.opens(`${shop.origin}/`)
    await panel.getByRole('button', { name: 'Ask a person' }).click()
    await expect(panel.getByText('Waiting for a person')).toBeVisible()

    const talk = await mei.waiting()
    await talk.claims()
    await expect(panel.getByText('Mei Tan, from the shop')).toBeVisible()
    await expect(transcript.getByText('Mei Tan is here now. The assistant stays silent.')).toBeVisible()
    await talk.types()
    await expect(transcript.getByText('Mei Tan is writing')).toBeVisible()
    await talk.notes('Her sister came in May.')
    await talk.replies('Good afternoon. <b>Ask away.</b>')
    await expect(transcript.getByText('Good afternoon. <b>Ask away.</b>')).toBeVisible()
    await expect(transcript.getByText('Mei Tan is writing')).toHaveCount(0)
    await expect(transcript.getByText('Her sister')).toHaveCount(0)
    await visitor.says('When are you open?')
    await visitor.findsNoBarrier()

    await visitor.opens(`${shop.origin}/`)
    await expect(panel.getByText('Mei Tan, from the shop')).toBeVisible()
    await talk.resolves()
    await expect(transcript.getByText('You are back with the assistant.')).toBeVisible()
    await expect(transcript.getByText('The assistant said')).toHaveCount(0)
    await visitor.says('When are you open?')
    await expect(transcript.getByText('The assistant said')).toHaveCount(1)
  } finally {
    await shop.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
})

test('who waits for a person hears of the answer on the next pages, until the assistant has it again', async ({
  visitor,
  request,
}) => {
  await withShop({}, async (shop) => {
    const mei = await operatorOf(shop, request)
    const launcher = visitor.page.locator('chaxi-widget .launcher')
    await visitor.opens(`${shop.origin}/`)
    await visitor.panel.getByRole('button', { name: 'Ask a person' }).click()
    await expect(visitor.panel.getByText('Waiting for a person')).toBeVisible()
    await expect.poll(() => visitor.page.evaluate(() => JSON.stringify(localStorage))).toContain('held')
    const talk = await mei.waiting()

    const listens = visitor.page.waitForRequest(/\/events$/)
    await visitor.visits(`${shop.origin}/`)
    await listens
    await talk.claims()
    await talk.replies('Good afternoon.')
    await expect(launcher).toContainText('2 new')

    await visitor.visits('about:blank')
    await talk.replies('Are you still there?')
    await visitor.visits(`${shop.origin}/`)
    await expect(launcher).toContainText('3 new')
    await launcher.click()
    await expect(visitor.transcript).toContainText('Are you still there?')

    await talk.resolves()
    await expect(visitor.transcript.getByText('You are back with the assistant.')).toBeVisible()
    await expect.poll(() => visitor.page.evaluate(() => JSON.stringify(localStorage))).not.toContain('held')
  })
})

test('what is read in one tab is new in no other', async ({ visitor, request }) => {
  await withShop({}, async (shop) => {
    const mei = await operatorOf(shop, request)
    await visitor.opens(`${shop.origin}/`)
    await visitor.panel.getByRole('button', { name: 'Ask a person' }).click()
    await expect(visitor.panel.getByText('Waiting for a person')).toBeVisible()
    await visitor.panel.getByRole('button', { name: 'Close' }).click()
    const launcher = visitor.page.locator('chaxi-widget .launcher')
    const talk = await mei.waiting()
    await talk.claims()
    await talk.replies('Good afternoon.')
    await expect(launcher).toContainText('2 new')

    const other = visitorOn(await visitor.page.context().newPage())
    await other.visits(`${shop.origin}/`)
    await other.page.locator('chaxi-widget .launcher').click()
    await expect(other.transcript).toContainText('Good afternoon.')
    await expect(launcher).not.toContainText('new')
  })
})
