import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MerchantRecord } from '../../contract/merchant.ts'
import { verifyAudit } from '../audit/verify.ts'
import { transact } from '../database.ts'
import { databases, seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { memberToken, signed, signIn } from '../visitors/member-for-tests.ts'
import { consoleOf, mei, setUp } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>
type Call = Awaited<ReturnType<typeof setUp>>

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const later = (minutes: number) => vi.setSystemTime(Date.parse(minutesAfter(now(), minutes)))
const jonah = { name: 'Jonah Reid', email: 'jonah@lanternleaf.example', role: 'member' }
const welcome = { name: jonah.name, password: 'four cups and no hurry' }

async function memberOf(shop: Shop, owner: Call) {
  const { url } = (await owner('POST', '/people/invitations', jonah)).body.data
  const body = { token: new URL(url).hash.slice(1), ...welcome }
  return consoleOf(shop, await shop.call('POST', '/console/api/invitation/accept', { body }))
}

const connections = async (call: Call) => (await call('GET', '/connections')).body.data
const trailOf = (shop: Shop) =>
  shop.db
    .selectFrom('audit')
    .select(['action', 'actor_label', 'target_id', 'status'])
    .where('action', 'like', '%_key')
    .orderBy('seq')
    .execute()

describe.each(databases)('keys in the console, on %s', (on) => {
  test('open the workspace from the moment they are made, until they are rotated, revoked or run out', async () => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)
    const opens = async (token: string) => (await shop.call('GET', '/api/v1/bookings', { token })).status
    const made = await call('POST', '/connections/keys', { label: ' Till ', scope: 'read_write', days: 30 })
    const { key, value } = made.body.data
    expect([made.status, key.label, key.created_by, key.expires_at]).toEqual([
      ...[201, 'Till', 'Mei Tan', '2026-12-21T13:40:00Z'],
    ])
    expect(await opens(value)).toBe(200)

    const rotated = (await call('POST', `/connections/keys/${key.id}/rotate`)).body.data
    expect([await opens(value), await opens(rotated.value)]).toEqual([401, 200])
    expect((await call('POST', `/connections/keys/${key.id}/revoke`)).status).toBe(200)
    expect((await call('POST', `/connections/keys/${key.id}/revoke`)).body.error).toBe('conflict')
    expect(await opens(rotated.value)).toBe(401)

    const brief = (await call('POST', '/connections/keys', { label: 'Brief', scope: 'read', days: 1 })).body.data
    later(24 * 60)
    expect(await opens(brief.value)).toBe(401)
  })

  test('stay listed without their values, and say who revoked them', async () => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)
    const { key, value } = (await call('POST', '/connections/keys', { label: 'Till', scope: 'read' })).body.data
    await call('POST', `/connections/keys/${key.id}/revoke`)
    const { keys } = await connections(call)

    expect(keys).toMatchObject([{ id: key.id, label: 'Till', revoked_by: 'Mei Tan', revoked_at: now() }])
    expect(JSON.stringify(keys)).not.toContain(value.slice(13))
    expect(await trailOf(shop)).toEqual([
      { action: 'create_api_key', actor_label: 'Mei Tan', target_id: key.id, status: 201 },
      { action: 'revoke_api_key', actor_label: 'Mei Tan', target_id: key.id, status: 200 },
    ])
  })

  test('are only an owner’s to make, rotate and revoke, with a password given a moment ago', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const member = await memberOf(shop, owner)
    const { key } = (await owner('POST', '/connections/keys', { label: 'Till', scope: 'read' })).body.data
    const { secrets } = await connections(member)
    const acts = [
      ['/connections/keys', { label: 'Mine', scope: 'read_write' }],
      [`/connections/keys/${key.id}/rotate`],
      [`/connections/keys/${key.id}/revoke`],
      ['/connections/secrets'],
      [`/connections/secrets/${secrets[0].kid}/retire`],
    ] as const
    const codes = async (call: Call) => {
      const refused = []
      for (const [path, body] of acts) refused.push((await call('POST', path, body)).body.error)
      return new Set(refused)
    }

    expect(await codes(member)).toEqual(new Set(['forbidden']))
    later(11)
    expect(await codes(owner)).toEqual(new Set(['password_needed']))
    expect((await connections(member)).keys).toMatchObject([{ label: 'Till', revoked_at: null, rotated_at: null }])
    expect((await connections(member)).owners).toEqual(['Mei Tan'])
    expect((await trailOf(shop)).map(({ status }) => status)).toEqual([201, 403, 403, 403])
  })

  test.each([
    ['no label', { label: '  ', scope: 'read' }, '/label'],
    ['a label without end', { label: 'x'.repeat(81), scope: 'read' }, '/label'],
    ['a key for a label', { label: 'the svc_sk_abc', scope: 'read' }, '/label'],
    ['a scope that is none', { label: 'Till', scope: 'all' }, '/scope'],
    ['no days at all', { label: 'Till', scope: 'read', days: 0 }, '/days'],
    ['a workspace', { label: 'Till', scope: 'read', workspace: 'w' }, '/workspace'],
  ])('are not made with %s', async (_, body, path) => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)
    const refused = await call('POST', '/connections/keys', body)

    expect([refused.status, refused.body.issues?.[0]?.path]).toEqual([400, path])
    expect((await connections(call)).keys).toEqual([])
  })

  test('do not know another workspace’s ids', async () => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)
    const { key } = (await call('POST', '/connections/keys', { label: 'Till', scope: 'read' })).body.data
    await shop.db.updateTable('api_key').set({ workspace_id: 'another' }).where('id', '=', key.id).execute()

    expect((await call('POST', `/connections/keys/${key.id}/revoke`)).status).toBe(404)
    expect((await connections(call)).keys).toEqual([])
  })
})

describe.each(databases)('identity secrets in the console, on %s', (on) => {
  test('are two at most: a new one signs, the one before it still verifies, any older one is refused', async () => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)
    const before = await memberToken(shop)
    const made = (await call('POST', '/connections/secrets')).body.data
    expect((await signIn(shop, before)).status).toBe(201)
    expect((await signIn(shop, await memberToken(shop))).status).toBe(201)

    const [, older] = (await connections(call)).secrets
    expect((await call('POST', `/connections/secrets/${made.kid}/retire`)).body.error).toBe('conflict')
    expect((await call('POST', `/connections/secrets/${older.kid}/retire`)).status).toBe(204)
    expect((await call('POST', `/connections/secrets/${older.kid}/retire`)).body.error).toBe('not_found')
    expect((await connections(call)).secrets.map(({ state }: { state: string }) => state)).toEqual(['signs', 'retired'])
    const claims = { sub: 'ada', aud: 'lantern-leaf', iat: Date.now() / 1000, exp: Date.now() / 1000 + 300 }
    const late = await signed({ ...claims, jti: 'j'.repeat(20) }, made.secret, { kid: older.kid })
    expect((await signIn(shop, late)).status).not.toBe(201)
  })

  test('come with code for each language that the guide has, and without their values', async () => {
    await using shop = await seeded({ on })
    const call = await setUp(shop)
    const { secret } = (await call('POST', '/connections/secrets')).body.data
    const answer = await call('GET', '/connections')

    expect(answer.body.data.samples.map(({ language }: { language: string }) => language)).toEqual([
      ...['Node', 'PHP', 'Python', 'Ruby'],
    ])
    expect(answer.text).not.toContain(secret)
  })
})

describe.each(databases)('the script tag on %s', (on) => {
  const origin = 'https://lanternleaf.example'
  const own = (record: MerchantRecord) => {
    record.workspace.origins = [origin]
  }

  test('is seen where a page of the shop asks for it, and nowhere else', async () => {
    await using shop = await seeded({ on, record: own })
    const call = await setUp(shop)
    expect((await connections(call)).sightings).toEqual([{ origin }])

    const sightingsAre = (expected: object[]) =>
      vi.waitFor(async () => expect((await connections(call)).sightings).toEqual(expected))
    for (const referer of ['https://elsewhere.example/', 'no address', `${origin}/tea?guest=Ada`])
      await shop.call('GET', '/widget.js', { headers: { referer } })
    await sightingsAre([{ origin, seen_at: now() }])
    later(2)
    await shop.call('GET', '/w/lantern-leaf/widget.js', { headers: { referer: `${origin}/` } })
    await sightingsAre([{ origin, seen_at: now() }])
    later(2)
    await shop.call('GET', '/widget@0.1.0.js', { headers: { referer: `${origin}/` } })
    await sightingsAre([{ origin, seen_at: now() }])
  })

  test('is sent at once though the database is busy', async () => {
    await using shop = await seeded({ on, record: own })
    const call = await setUp(shop)
    const [begun, over] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const busy = transact(shop.db, async (trx) => {
      const { id } = await trx.selectFrom('workspace').select('id').executeTakeFirstOrThrow()
      await trx.insertInto('sighting').values({ workspace_id: id, origin, seen_at: '2020-01-01T00:00:00Z' }).execute()
      begun.resolve()
      await over.promise
    })
    await begun.promise
    const asked = await shop.call('GET', '/widget.js', { headers: { referer: `${origin}/` } })
    over.resolve()
    await busy

    expect(asked.status).toBeLessThan(500)
    await vi.waitFor(async () => expect((await connections(call)).sightings).toEqual([{ origin, seen_at: now() }]))
  })

  test('says how many services the page marks where somebody last began a conversation', async () => {
    await using shop = await seeded({ on, record: own })
    const call = await setUp(shop)
    const { token } = (await shop.call('POST', '/visitor/sessions', { body: {} })).body.data
    const page = { url: `${origin}/tea?guest=Ada#x`, title: 'Tea' }
    const begins = (marked: string[], headers: Record<string, string>) =>
      shop.call('POST', '/visitor/conversations', { token, body: { page, marked }, headers })
    await begins(['afternoon-pairing'], {})
    await begins(['afternoon-pairing', 'afternoon-pairing', 'gongfu-hour', 'no-such'], { origin })

    expect((await connections(call)).sightings).toEqual([
      {
        origin,
        seen_at: now(),
        page: { url: `${origin}/tea`, title: 'Tea' },
        marked: { count: 2, of: 8, at: now() },
      },
    ])
  })
})

test('no key, secret, password or link is in the trail, the log or a refusal of what the console does', async () => {
  const logged: unknown[] = []
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void logged.push(...said))
  await using shop = await seeded()
  const owner = await setUp(shop)
  const { url } = (await owner('POST', '/people/invitations', jonah)).body.data
  const token = new URL(url).hash.slice(1)
  const made = (await owner('POST', '/connections/keys', { label: 'Till', scope: 'read_write' })).body.data
  const rotated = (await owner('POST', `/connections/keys/${made.key.id}/rotate`)).body.data
  const { secret } = (await owner('POST', '/connections/secrets')).body.data
  const canaries = [made.value, rotated.value, secret, token, mei.password, welcome.password]
  const answers = []
  for (const canary of canaries) {
    const at = encodeURIComponent(canary)
    for (const path of [`keys/${at}/rotate`, `keys/${at}/revoke`, `secrets/${at}/retire`, `keys?value=${at}`])
      answers.push(await owner('POST', `/connections/${path}`, { label: canary, value: canary }))
    answers.push(await owner('POST', `/people/${at}/invitations`), await owner('DELETE', `/people/${at}`))
    answers.push(await owner('POST', `/unanswered/${at}/dismiss`), await owner('GET', `/bookings/${at}`))
    answers.push(await owner('POST', '/session/password', { password: `${canary}!` }))
    answers.push(await owner('POST', '/people/invitations', { ...jonah, email: canary }))
    answers.push(await owner('GET', `/audit?before=${at}`), await owner('GET', `/audit?search=${at}`))
    await shop.call('GET', '/console/api/audit', { headers: { 'user-agent': canary } })
    const enters = (path: string, body: object) => shop.call('POST', `/console/api/${path}`, { body })
    answers.push(await enters('session', { email: mei.email, password: `${canary}!`, stay: true }))
    answers.push(await enters('set-up', { ...mei, token: canary, password: canary }))
    answers.push(await enters('invitation/accept', { ...welcome, token: `${canary}!` }))
  }
  await owner('POST', '/session/password', { password: mei.password })
  await owner('PUT', '/password', { password: mei.password, new_password: welcome.password })
  await shop.db.schema.alterTable('api_key').renameTo('gone').execute()
  answers.push(await owner('POST', '/connections/keys', { label: 'Broken', scope: 'read' }))

  const told = {
    trail: JSON.stringify(await shop.db.selectFrom('audit').selectAll().execute()),
    log: logged.map((line) => (line instanceof Error ? `${line.stack} ${JSON.stringify(line)}` : String(line))).join(),
    refusals: answers
      .filter(({ status }) => status >= 400)
      .map(({ text }) => text)
      .join(),
  }
  expect(told.trail).toContain('rotate_identity_secret')
  for (const text of Object.values(told)) for (const canary of canaries) expect(text).not.toContain(canary)
  expect(await verifyAudit(shop.db, (await shop.workspace()).id)).toMatchObject({ ok: true })
})
