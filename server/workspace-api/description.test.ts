import { expect, test, vi } from 'vitest'
import { visitorIn } from '../interventions/visitor-for-tests.ts'
import { newKey } from '../keys/key-format.ts'
import { rpc, seeded } from '../seeded.ts'
import { operations } from '../tools/workspace/operations.ts'
import { describedOperations, description, keepsToDescription, seenAnswers } from './description-for-tests.ts'
import { inhabited, type Program, programOf, type Shop } from './programs-for-tests.ts'

const ABSENT = '00000000-0000-4000-8000-000000000000'
const BODIES: Record<string, object> = { reply_to_intervention: { message: 'Of course.' }, call_mcp: rpc('tools/list') }

/** Asks every operation once, about `id` where it is about something. */
async function everyOperation(
  shop: Shop,
  token: string | undefined,
  id: string,
  headers?: Record<string, string>,
  query = '',
) {
  for (const { path, method, operation } of describedOperations)
    await shop.call(method.toUpperCase(), path.replace(/\{\w+\}/, id) + query, {
      token,
      headers,
      body: method === 'post' ? (BODIES[operation.operationId] ?? {}) : undefined,
    })
}

async function everyChange(program: Program, id: string) {
  const reply = (body: unknown, headers: Record<string, string> = {}) =>
    program.posts(`/interventions/${id}/reply`, body, { 'idempotency-key': 'once', ...headers })
  await program.posts(`/interventions/${id}/claim`)
  await program.posts(`/interventions/${id}/release`)
  await reply({ message: 'Of course.' })
  await reply({ message: 'Of course.' })
  await reply({ message: 'No.' })
  await program.posts(`/interventions/${id}/resolve`, { resolution: 'answered' })
}

async function everyWrongBody(shop: Shop, token: string) {
  for (const { path, method, operation } of describedOperations)
    if (method === 'post' && operation.operationId !== 'call_mcp') {
      const address = path.replace(/\{\w+\}/, ABSENT)
      await shop.call('POST', address, { token, body: 'x'.repeat(70_000) })
      await shop.call('POST', address, { token, body: 'x', headers: { 'content-type': 'text/plain' } })
      await shop.call('POST', address, { token, body: '{' })
    }
}

async function everyMcp(program: Program) {
  await program.rpc('tools/call', { name: 'list_bookings' })
  await program.rpc('tools/call', { name: 'no_such' })
  await program.asks('POST', '/mcp', { body: { jsonrpc: '2.0', method: 'ping' } })
  const envelope = {
    'io.modelcontextprotocol/protocolVersion': '2026-07-28',
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  const modern = { 'mcp-protocol-version': '2026-07-28', 'mcp-method': 'ping' }
  await program.asks('POST', '/mcp', { body: rpc('ping', { _meta: envelope }), headers: modern })
  await program.asks('POST', '/mcp', { body: '{', headers: modern })
}

test('every answer that is described is given, and every answer that is given is described', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await using shop = await seeded({ limits: true })
  const { conversation, intervention, booking } = await inhabited(shop)
  // Each of these makes more calls than a key may in a minute.
  const programs = { first: await programOf(shop), second: await programOf(shop), third: await programOf(shop, 'read') }

  await everyChange(programs.first, intervention)
  await everyOperation(shop, programs.first.value, intervention)
  for (const path of [
    '/conversations',
    '/interventions?state=all',
    '/bookings',
    '/audit',
    `/conversations/${conversation}`,
    `/bookings/${booking}`,
  ])
    await programs.first.gets(path)
  await (await visitorIn(shop)).asksForPerson()
  await everyMcp(programs.first)

  await everyOperation(shop, programs.second.value, ABSENT)
  await everyOperation(shop, programs.second.value, ABSENT, { 'x-workspace': 'other-shop' })
  await everyOperation(shop, programs.second.value, '%20', undefined, '?x=1')
  await everyWrongBody(shop, (await programOf(shop)).value)

  await everyOperation(shop, programs.third.value, ABSENT)
  await everyOperation(shop, newKey(), ABSENT)
  for (let call = 0; call < 120; call++) await programs.third.gets('/bookings')
  await everyOperation(shop, programs.third.value, ABSENT)
  const last = await programOf(shop)
  await shop.db.schema.alterTable('audit').renameTo('gone').execute()
  await everyOperation(shop, last.value, intervention)

  const described = describedOperations.flatMap(({ operation }) =>
    Object.keys(operation.responses).map((status) => `${operation.operationId} ${status}`),
  )
  expect(described.filter((answer) => !seenAnswers.has(answer))).toEqual([])
  expect(described).toHaveLength(93)
})

test('whatever an example shows is what the operation itself takes and gives', () => {
  for (const { name, input, output, example } of operations) {
    expect([name, input.safeParse(example.input).error]).toEqual([name, undefined])
    expect([name, output.safeParse(example.output).error]).toEqual([name, undefined])
  }
})

test('it is public, and the same for whoever asks', async () => {
  await using shop = await seeded()
  const { status, body } = await shop.call('GET', '/api/v1/openapi.json')
  expect([status, body.openapi, body.info.version]).toEqual([200, '3.1.0', '1.0.0'])
  expect(Object.keys(body.paths).sort()).toEqual(Object.keys(description.paths).sort())
  expect((await (await programOf(shop, 'read')).gets('/openapi.json')).body).toEqual(body)
})

test('an answer that strays from it is found out', async () => {
  const given =
    (status: number, body: unknown, headers = {}) =>
    () =>
      keepsToDescription('GET', '/api/v1/bookings', { status, body, headers: new Headers(headers) })
  const data = { ok: true, data: [], next_cursor: null }
  expect(given(200, data)).not.toThrow()
  expect(given(200, { ...data, more: 1 })).toThrow('does not allow')
  expect(given(200, { ...data, data: [{ reference: 'K7RM-X2QY' }] })).toThrow('does not allow')
  expect(given(200, data, { 'x-secret': '1' })).toThrow('x-secret')
  expect(given(418, data)).toThrow('does not say that it may')
  expect(given(404, data)).toThrow('does not say that it may')
})
