import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client, type ElicitResult, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { type ServerProcess, startServer } from '../server-process.ts'

// The official client of 2026-07-28, with a person behind it who fills in what they are asked.

let dataDir: string
let server: ServerProcess
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'chaxi-strangers-'))
  server = await startServer({ DATA_DIR: dataDir })
}, 60_000)
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await rm(dataDir, { recursive: true, force: true })
})

const Times = z.object({ oneOf: z.array(z.object({ const: z.string(), title: z.string() })) })
const Asked = z.object({
  message: z.string(),
  requestedSchema: z.object({ properties: z.looseObject({ slot: Times }) }),
})
type Asked = z.infer<typeof Asked>

/** A client whose person answers each round as `person` does; `asked` are the rounds so far. */
async function clientOf(
  person: (asked: Asked, round: number) => ElicitResult,
  capabilities: object = { elicitation: { form: {} } },
) {
  const client = new Client(
    { name: 'a-stranger', version: '1.0.0' },
    { capabilities, versionNegotiation: { mode: { pin: '2026-07-28' } } },
  )
  const asked: Asked[] = []
  if ('elicitation' in capabilities)
    client.setRequestHandler('elicitation/create', ({ params }) => {
      const question = Asked.parse(params)
      asked.push(question)
      return person(question, asked.length)
    })
  await client.connect(new StreamableHTTPClientTransport(new URL(`${server.url}/mcp`)))
  return { client, asked, [Symbol.asyncDispose]: () => client.close() }
}

const timeIn = ({ requestedSchema }: Asked) => requestedSchema.properties.slot.oneOf[0]?.const ?? ''
const call = { name: 'book_slot', arguments: { subject: 'gongfu-hour', summary: '2 seats', name: 'Ada Marsh' } }

test('the official client asks its person, who books', async () => {
  await using stranger = await clientOf((question) => ({
    action: 'accept',
    content: { slot: timeIn(question), seats: 2, name: 'Ada Marsh', email: 'ada@example.com' },
  }))
  await stranger.client.listTools()
  const { structuredContent } = await stranger.client.callTool(call)

  expect(stranger.asked).toHaveLength(1)
  expect(structuredContent).toMatchObject({ status: 'recorded', booking: { seats: 2, email: 'ada@example.com' } })
})

test('the official client asks again with the reason, until the answers can be booked', async () => {
  await using stranger = await clientOf((question, round) => ({
    action: 'accept',
    content: { slot: timeIn(question), seats: 1, name: 'Bo', email: round === 1 ? 'bo at example' : 'bo@example.com' },
  }))
  const { structuredContent } = await stranger.client.callTool(call)

  const [first, second] = stranger.asked.map(({ message }) => message)
  expect(first).toMatch(/^Book Gongfu Hour at Lantern & Leaf\./)
  expect(second).toMatch(/^Give an e-mail address such as ada@example\.com\./)
  expect(structuredContent).toMatchObject({ status: 'recorded', booking: { email: 'bo@example.com' } })
})

test('the official client of a person who declines has an open form, and nothing booked', async () => {
  await using stranger = await clientOf(() => ({ action: 'decline' }))
  const { structuredContent, content } = await stranger.client.callTool(call)

  expect(structuredContent).toMatchObject({ status: 'form_opened', form: { state: 'open' } })
  expect(JSON.stringify(content)).toContain('nothing is booked')
})

test('the official client that asks nobody has the form and its address', async () => {
  await using stranger = await clientOf(() => ({ action: 'cancel' }), {})
  await stranger.client.listTools()
  const { structuredContent } = await stranger.client.callTool(call)

  expect(structuredContent).toMatchObject({ status: 'form_opened', form: { url: expect.stringContaining('/forms/') } })
})
