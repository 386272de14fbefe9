import { setTimeout } from 'node:timers/promises'
import type { CDPSession, Page } from '@playwright/test'
import { chromium } from './browser.ts'
import { expect, test } from './fixtures.ts'

test.use({ launchOptions: chromium('--enable-features=WebMCP') })

type Input = Record<string, unknown>

/** The browser's own agent, as the browser's protocol plays it. */
interface Agent {
  tools(): string[]
  calls(toolName: string, input: Input): Promise<Record<string, unknown>>
}

async function agentOf(page: Page): Promise<Agent> {
  const session = await page.context().newCDPSession(page)
  const tools = new Set<string>()
  session.on('WebMCP.toolsAdded', (news) => {
    for (const { name } of news.tools) tools.add(name)
  })
  session.on('WebMCP.toolsRemoved', (news) => {
    for (const { name } of news.tools) tools.delete(name)
  })
  await session.send('WebMCP.enable')
  return { tools: () => [...tools].sort(), calls: (toolName, input) => call(session, toolName, input) }
}

/** Throws where a page that is being left takes the question with it. */
async function call(session: CDPSession, toolName: string, input: Input): Promise<Record<string, unknown>> {
  const answer = await Promise.race([answered(session, toolName, input), setTimeout(10_000)])
  if (!answer) throw new Error(`${toolName} was not answered.`)
  return answer
}

async function answered(session: CDPSession, toolName: string, input: Input): Promise<Record<string, unknown>> {
  const { frameTree } = await session.send('Page.getFrameTree')
  const responded = new Promise<{ status: string; output?: unknown; errorText?: string }>((heard) =>
    session.once('WebMCP.toolResponded', heard),
  )
  // Any JSON may be sent; the protocol's types know only of text.
  const asJson = JSON.parse(JSON.stringify(input))
  await session.send('WebMCP.invokeTool', { frameId: frameTree.frame.id, toolName, input: asJson })
  const { status, output, errorText } = await responded
  expect(status, errorText).toBe('Completed')
  return output as Record<string, unknown>
}

/** The shop's page with these attributes on the script tag, and without a policy of its own. */
const withTag = (page: Page, attributes: string) =>
  page.route('**/', async (route) => {
    const html = await (await route.fetch()).text()
    await route.fulfill({
      contentType: 'text/html',
      body: html.replace('src="/widget.js"', `$& ${attributes}`),
    })
  })

const email = 'ada.okafor@example.com'
const ours = ['highlight_service', 'open_desk_form']

test('the browser’s agent points at a service and opens the form, though nobody has opened the panel', async ({
  visitor,
}) => {
  await visitor.visits()
  const agent = await agentOf(visitor.page)
  await expect.poll(agent.tools).toEqual(ours)

  const code = 'gongfu-hour'
  expect(await agent.calls('highlight_service', { code })).toEqual({ status: 'highlighted', code })
  await expect(visitor.page.locator(`[data-chaxi-service=${code}]`)).toHaveAttribute('data-chaxi-highlighted', '')
  expect(await visitor.page.evaluate(() => localStorage.length)).toBe(0)

  const opened = await agent.calls('open_desk_form', { subject: code, summary: 'Two of us' })
  expect(opened).toEqual({ status: 'form_opened', form_id: expect.stringMatching(/^\S{20,}$/) })
  await expect(visitor.form).toContainText('Gongfu Hour')
})

test('what the agent asks wrongly, or in vain, is answered in words', async ({ visitor }) => {
  await visitor.visits()
  const agent = await agentOf(visitor.page)
  await expect.poll(agent.tools).toEqual(ours)

  const unfit = { error: 'bad_request', detail: 'Those arguments do not fit highlight_service.' }
  expect(await agent.calls('highlight_service', {})).toEqual(unfit)
  expect(await agent.calls('highlight_service', { code: 7 })).toEqual(unfit)
  expect(await agent.calls('highlight_service', { code: 'gongfu-hour', colour: 'red' })).toEqual(unfit)
  expect(await agent.calls('highlight_service', { code: 'no-such' })).toEqual({ status: 'not_on_page' })

  await visitor.page.route('**/visitor/**', (route) => route.abort())
  expect(await agent.calls('open_desk_form', {})).toEqual({ error: 'unreachable', detail: expect.any(String) })
})

test('the tools go with the widget, and come back with it', async ({ visitor: { page, visits } }) => {
  await withTag(page, '')
  await visits()
  const agent = await agentOf(page)
  await expect.poll(agent.tools).toEqual(ours)

  await page.evaluate(() => window.chaxi?.destroy?.())
  await expect.poll(agent.tools).toEqual([])

  await page.evaluate(() => {
    const script = document.createElement('script')
    script.src = '/widget.js'
    document.body.append(script)
  })
  await expect.poll(agent.tools).toEqual(ours)
})

test('a tool of the same name that the page has itself stays the page’s', async ({ visitor: { page, visits } }) => {
  await page.addInitScript(() => {
    const own = { name: 'highlight_service', description: 'The page’s own', execute: () => 'mine' }
    void document.modelContext?.registerTool(own)
  })
  await visits()
  const agent = await agentOf(page)
  await expect.poll(agent.tools).toEqual(ours)

  expect(await agent.calls('highlight_service', { code: 'gongfu-hour' })).toBe('mine')
})

test('where the merchant wishes it, the page offers the server’s tools too, and answers as the server does', async ({
  visitor,
}) => {
  await withTag(visitor.page, 'data-webmcp="all"')
  await visitor.visits()
  const agent = await agentOf(visitor.page)
  await expect
    .poll(agent.tools)
    .toEqual(
      ['book_slot', 'get_booking', ...ours, 'list_plans', 'list_services', 'my_bookings', 'search_knowledge'].sort(),
    )

  const { services } = await agent.calls('list_services', {})
  expect(services).toContainEqual(expect.objectContaining({ code: 'gongfu-hour' }))
  expect(await agent.calls('get_booking', { reference: 'K7RM-X2QY', email: 'ada@example.com' })).toMatchObject({
    error: 'not_found',
  })
  expect(await agent.calls('get_booking', { reference: 'K7RM-X2QY' })).toMatchObject({
    error: 'bad_request',
    issues: [{ path: '/email', message: expect.any(String) }],
  })
  expect(await agent.calls('my_bookings', { email })).toMatchObject({ error: 'not_signed_in' })
})

test('an agent in the browser of a member sees that member’s bookings, and nobody’s once they have left', async ({
  visitor,
}) => {
  const { page } = visitor
  await withTag(page, 'data-webmcp="all"')
  await visitor.visits()
  await visitor.signsIn('Ada Okafor')
  const agent = await agentOf(page)
  await expect.poll(agent.tools).toContain('my_bookings')
  expect(await agent.calls('my_bookings', { email })).toEqual({ bookings: expect.any(Array) })

  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('button', { name: 'Sign in as a member' }).waitFor()
  // The page has loaded again, and offers its tools a moment later.
  await expect(async () =>
    expect(await agent.calls('my_bookings', { email })).toMatchObject({ error: 'not_signed_in' }),
  ).toPass()
})
