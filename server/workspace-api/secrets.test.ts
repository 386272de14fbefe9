import { afterEach, describe, expect, test, vi } from 'vitest'
import { verifyAudit } from '../audit/verify.ts'
import { databases, rpc, seeded } from '../seeded.ts'
import { inhabited, programOf } from './programs-for-tests.ts'

afterEach(() => vi.restoreAllMocks())

const LOGS = ['log', 'info', 'warn', 'error', 'debug'] as const
const TOLD = 'Sage-canary-4711 is what nobody but the visitor may read'

describe.each(databases)('on %s', (on) => {
  test('a key, a text and a cursor are in no log, no row of the trail and no refusal, wherever they were put', async () => {
    const logged: unknown[] = []
    for (const level of LOGS) vi.spyOn(console, level).mockImplementation((...said) => void logged.push(...said))
    await using shop = await seeded({ on })
    const { conversation, intervention } = await inhabited(shop)
    const program = await programOf(shop)
    const reader = await programOf(shop, 'read')
    const cursor = `${'c'.repeat(40)}.canary`
    const refusals: string[] = []
    const sends = async (
      verb: string,
      path: string,
      sent: { body?: unknown; headers?: Record<string, string> } = {},
    ) => {
      for (const token of [program.value, reader.value, `${program.value.slice(0, -1)}!`, undefined]) {
        const { status, text, headers } = await shop.call(verb, path, { token, ...sent })
        if (status !== 200) refusals.push(text, JSON.stringify([...headers]))
      }
    }
    const { value } = program
    await sends('GET', `/api/v1/bookings/${value}`)
    await sends('GET', `/api/v1/${value}`)
    await sends('GET', `/${value}`)
    await sends('GET', `/api/v1/openapi.json?${value}=${value}`)
    await sends('POST', '/console/api/session', { body: { [value]: value } })
    await sends('POST', '/console/api/session', { body: value })
    await sends('GET', `/api/v1/conversations?key=${value}&cursor=${cursor}`)
    await sends('GET', `/api/v1/conversations?cursor=${cursor}`)
    await sends('GET', '/api/v1/bookings', { headers: { 'user-agent': `curl ${value}`, 'x-request-id': value } })
    await sends('POST', `/api/v1/interventions/${intervention}/reply`, { body: { message: TOLD, [value]: value } })
    await sends('POST', `/api/v1/interventions/${intervention}/reply`, { body: `{"message":"${TOLD}` })
    await sends('POST', `/api/v1/interventions/${intervention}/reply`, { body: { message: TOLD } })
    await sends('POST', `/api/v1/interventions/${value}/claim`, { headers: { 'idempotency-key': value } })
    for (const body of [
      rpc(value),
      rpc('tools/call', { name: value }),
      rpc('resources/read', { uri: value }),
      rpc('tools/list', { [value]: value }),
      rpc('tools/call', { name: 'revoke_api_key', arguments: { prefix: value } }),
    ])
      await sends('POST', '/api/v1/mcp', { body })
    await shop.call('GET', `/api/v1/conversations/${conversation}`, { token: program.value })
    await shop.db.schema.alterTable('intervention').renameTo('gone').execute()
    await sends('POST', `/api/v1/interventions/${intervention}/reply`, { body: { message: TOLD } })

    const trail = JSON.stringify(await program.trail())
    const log = logged
      .map((line) => (line instanceof Error ? `${line.stack} ${JSON.stringify(line)}` : String(line)))
      .join('\n')
    expect(log).not.toBe('')
    for (const canary of [value.slice(13), reader.value.slice(13), 'Sage-canary', 'canary']) {
      expect(trail).not.toContain(canary)
      expect(log).not.toContain(canary)
    }
    for (const canary of [value.slice(13), reader.value.slice(13), 'Sage-canary', '    at '])
      expect(refusals.join('\n')).not.toContain(canary)
    expect(await verifyAudit(shop.db, program.workspaceId)).toMatchObject({ ok: true })
  })

  test('a key that may only read has nothing that it could write with, in whatever it can read', async () => {
    await using shop = await seeded({ on })
    await inhabited(shop)
    const writer = await programOf(shop)
    const reader = await programOf(shop, 'read')
    const told = []
    for (const path of ['/conversations', '/interventions?state=all', '/bookings', '/audit', '/openapi.json'])
      told.push((await reader.gets(path)).text)
    const { data } = (await reader.gets('/conversations')).body
    for (const { id } of data) told.push((await reader.gets(`/conversations/${id}`)).text)
    const secrets = [
      writer.value,
      ...(await shop.db.selectFrom('form').select(['id', 'idempotency_key']).execute()).flatMap(Object.values),
      ...(await shop.db.selectFrom('api_key').select('hash').execute()).flatMap(Object.values),
      ...(await shop.db.selectFrom('session').select('token_hash').execute()).flatMap(Object.values),
      ...(await shop.db.selectFrom('identity_secret').select('secret').execute()).flatMap(Object.values),
    ]
    expect(secrets.length).toBeGreaterThan(6)
    for (const secret of secrets) expect(told.join('\n')).not.toContain(secret)
  })
})
