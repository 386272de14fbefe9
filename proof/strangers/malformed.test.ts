import { Agent } from 'node:http'
import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { databases } from '../../server/seeded.ts'
import { isFull, measure } from '../measure.ts'
import { report } from '../tally.ts'
import { type Known, malformed, type Raw, type Sent } from './malformed/malformed.ts'
import { type Answer, send } from './malformed/send.ts'
import { openShop } from './open-shop.ts'

vi.setConfig({ testTimeout: isFull ? 1_200_000 : 120_000 })

const AT_ONCE = 16
const { requests, seed } = measure.malformed

test.each(databases)(`${requests} malformed requests to a server on %s find no fault and leave it well`, async (on) => {
  await using shop = await openShop(on)
  const found = await lookAround(shop.caller, await shop.makesKey())
  const faults: string[] = []
  const statuses = new Map<number, number>()

  for (const batch of batches(found)) {
    await atOnce(shop.url, batch, (sent, answer) => {
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      faults.push(...faultsOf(sent, answer).map((fault) => `${fault}: ${brief(sent)} → ${brief(answer)}`))
    })
  }

  expect(faults).toEqual([])
  expect(shop.output()).not.toMatch(/^\s+at |Error/m)
  expect((await shop.caller.call('GET', '/healthz')).body).toEqual({ ok: true })
  expect((await shop.caller.tool('list_services')).result.structuredContent.services).toHaveLength(8)
  const figures = Object.fromEntries([...statuses].sort().map(([status, count]) => [status || 'closed', count]))
  report('malformed requests', on, { requests, ...figures })
})

/** What a visitor can know: a session, a conversation, a form, a time, a booking. */
async function lookAround({ call, opensForm, slots, books }: Caller, key: string): Promise<Known> {
  const { token } = (await call('POST', '/visitor/sessions', { body: {} })).body.data
  const { id } = (await call('POST', '/visitor/conversations', { body: {}, token })).body.data
  const asked = await call('POST', `/visitor/conversations/${id}/handoff`, { body: {}, token })
  const form = await opensForm()
  const [, slot, other] = await slots(form, 'gongfu-hour')
  const guest = { seats: 1, name: 'Ada Marsh', email: 'ada@example.com' }
  const { booking } = (await books(await opensForm(), { slot_id: other.id, ...guest })).body.data
  const capability = booking.manage_url.split('/').at(-1)
  const intervention = asked.body.data.intervention.id
  return { token, conversation: id, form: form.id, slot: slot.id, booking: capability, key, intervention }
}

type Caller = Awaited<ReturnType<typeof openShop>>['caller']

function* batches(known: Known) {
  const size = 500
  for (let done = 0; done < requests; done += size)
    yield fc.sample(malformed(known), { numRuns: Math.min(size, requests - done), seed: seed + done })
}

async function atOnce(url: string, all: (Sent | Raw)[], seen: (sent: Sent | Raw, answer: Answer) => void) {
  const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE })
  const waiting = all.values()
  const worker = async () => {
    for (const sent of waiting) seen(sent, await send(new URL(url), sent, agent))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  agent.destroy()
}

const inside =
  /\n\s+at |node_modules|node:|file:\/\/|\.ts\b|ZodError|"code": ?"invalid_|sqlite|constraint|SELECT |select /

function faultsOf(sent: Sent | Raw, { status, type, text }: Answer): string[] {
  const isRaw = 'raw' in sent
  const never = (when: boolean, what: string) => (when ? [what] : [])
  return [
    ...never(status >= 500, 'a failure of ours'),
    ...never(status === 0 && !isRaw, 'no answer'),
    ...never(!type.includes('javascript') && inside.test(text), 'tells of the inside'),
    ...never(type.includes('json') && !isJson(text), 'JSON that is none'),
    ...never(
      !isRaw && /^(\/w\/lantern-leaf)?\/mcp$/.test(sent.path) && sent.method === 'POST' && !isProtocol(status, text),
      'no JSON-RPC',
    ),
  ]
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return text === ''
  }
}

function isProtocol(status: number, text: string): boolean {
  if (status === 202) return text === ''
  // More header than HTTP's own reader takes.
  if (status === 431) return true
  if (![200, 400, 403, 404].includes(status) || !isJson(text)) return false
  const answer = JSON.parse(text)
  return answer.jsonrpc === '2.0' && 'id' in answer && 'result' in answer !== 'error' in answer
}

const brief = (thing: object) => JSON.stringify(thing).slice(0, 600)
