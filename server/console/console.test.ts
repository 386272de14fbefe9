import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { databases, seeded } from '../seeded.ts'
import { minutesAfter, now } from '../time.ts'
import { consoleOf, mei, setUp } from './operator-for-tests.ts'

const { email, password } = mei
const later = (minutes: number) => vi.setSystemTime(Date.parse(minutesAfter(now(), minutes)))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

describe.each(databases)('the console on %s', (on) => {
  test('the printed link makes the first owner, once, and signs them in', async () => {
    await using shop = await seeded({ on })
    expect((await shop.call('GET', '/console/api/door')).body.data).toEqual({
      shop: 'Lantern & Leaf',
      is_set_up: false,
    })
    const token = shop.setUp.renew()
    const made = await shop.call('POST', '/console/api/set-up', { body: { token, ...mei } })
    const again = await shop.call('POST', '/console/api/set-up', {
      body: { token, ...mei, email: 'thief@example.com' },
    })

    expect(made.body.data).toMatchObject({
      operator: { name: mei.name, email, role: 'owner' },
      workspace: { name: 'Lantern & Leaf' },
    })
    expect([again.status, again.body.error]).toEqual([403, 'forbidden'])
    expect((await consoleOf(shop, made)('GET', '/session')).status).toBe(200)
    expect((await consoleOf(shop, made)('GET', '/door')).body.data).toMatchObject({
      is_set_up: true,
      session: { operator: { email } },
    })
    expect((await shop.call('GET', '/console/api/door')).body.data.session).toBeUndefined()
  })

  test('who has an account signs in with it, and every wrong try hears one sentence', async () => {
    await using shop = await seeded({ on })
    await setUp(shop)
    const tries = await Promise.all(
      [
        { email, password: 'seven lanterns and a pot' },
        { email: 'nobody@example.com', password },
      ].map((body) => shop.call('POST', '/console/api/session', { body: { ...body, stay: true } })),
    )
    const right = await shop.call('POST', '/console/api/session', {
      body: { email: email.toUpperCase(), password, stay: true },
    })

    expect(new Set(tries.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(tries[0]?.status).toBe(401)
    expect(right.body.data.operator.name).toBe(mei.name)
  })

  test('a session ends by leaving it, by leaving everywhere, by idling and by age', async () => {
    await using shop = await seeded({ on })
    await setUp(shop)
    const enter = async (stay: boolean) =>
      consoleOf(shop, await shop.call('POST', '/console/api/session', { body: { email, password, stay } }))
    const state = async (call: ReturnType<typeof consoleOf>) => (await call('GET', '/session')).status
    const [first, second, third, brief] = [await enter(true), await enter(true), await enter(true), await enter(false)]

    await first('DELETE', '/session')
    expect([await state(first), await state(second)]).toEqual([401, 200])
    await second('DELETE', '/session?everywhere')
    expect([await state(second), await state(third)]).toEqual([401, 401])

    const [idle, used, short] = [await enter(true), await enter(true), await enter(false)]
    expect(await state(brief)).toBe(401)
    for (let day = 0; day < 5; day++) {
      later(5 * 24 * 60)
      expect(await state(used)).toBe(200)
    }
    expect([await state(idle), await state(short)]).toEqual([401, 401])
    later(5 * 24 * 60 + 1)
    expect(await state(used)).toBe(401)
  })

  test('acts on people need an owner whose password was given a moment ago', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const jonah = { name: 'Jonah Reid', email: 'jonah@lanternleaf.example', role: 'member' }
    later(11)
    expect((await owner('POST', '/people/invitations', jonah)).body.error).toBe('password_needed')
    expect((await owner('POST', '/session/password', { password: 'wrong' })).body.error).toBe('forbidden')
    expect((await owner('POST', '/session/password', { password })).status).toBe(200)
    const invited = await owner('POST', '/people/invitations', jonah)
    const token = new URL(invited.body.data.url).hash.slice(1)

    const welcome = { token, name: 'Jonah R.', password: 'four cups and no hurry' }
    expect((await shop.call('POST', '/console/api/invitation', { body: { token } })).body.data).toMatchObject({
      name: 'Jonah Reid',
      shop: 'Lantern & Leaf',
      known: false,
    })
    const accepted = await shop.call('POST', '/console/api/invitation/accept', { body: welcome })
    const member = consoleOf(shop, accepted)
    expect(accepted.body.data.operator).toMatchObject({ name: 'Jonah R.', role: 'member' })
    expect((await shop.call('POST', '/console/api/invitation/accept', { body: welcome })).status).toBe(403)
    expect((await member('POST', '/people/invitations', { ...jonah, email: 'x@example.com' })).status).toBe(403)
    expect((await member('GET', '/people')).body.data.map(({ name }: { name: string }) => name)).toEqual([
      mei.name,
      'Jonah R.',
    ])
  })

  test('a new link changes a forgotten password and signs its person out of where they were', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { id } = (await owner('GET', '/session')).body.data.operator
    const link = (await owner('POST', `/people/${id}/invitations`)).body.data.url
    const token = new URL(link).hash.slice(1)
    const body = { token, name: mei.name, password: 'a new kettle, then' }
    expect((await shop.call('POST', '/console/api/invitation/accept', { body })).status).toBe(201)

    expect((await owner('GET', '/session')).status).toBe(401)
    const wrong = await shop.call('POST', '/console/api/session', { body: { email, password, stay: true } })
    expect(wrong.status).toBe(401)
  })

  test('who is removed is out at once, and the last owner stays', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { url } = (
      await owner('POST', '/people/invitations', { name: 'Jonah', email: 'jonah@example.com', role: 'member' })
    ).body.data
    const body = { token: new URL(url).hash.slice(1), name: 'Jonah', password: 'four cups and no hurry' }
    const accepted = await shop.call('POST', '/console/api/invitation/accept', { body })
    const [mine, theirs] = [(await owner('GET', '/session')).body.data.operator.id, accepted.body.data.operator.id]

    expect((await owner('DELETE', `/people/${theirs}`)).status).toBe(204)
    expect((await consoleOf(shop, accepted)('GET', '/session')).status).toBe(401)
    expect((await owner('DELETE', `/people/${mine}`)).body.error).toBe('conflict')
    expect((await owner('GET', '/session')).status).toBe(200)
  })
})

test('who comes in, who is turned away and who leaves stands in the trail, and no password with it', async () => {
  await using shop = await seeded()
  const owner = await setUp(shop)
  await shop.call('POST', '/console/api/session', { body: { email, password: 'not her password', stay: false } })
  await shop.call('POST', '/console/api/session', { body: { email, password, stay: false } })
  await owner('DELETE', '/session?everywhere')
  const rows = await shop.db.selectFrom('audit').selectAll().orderBy('seq').execute()

  expect(rows.map(({ action, actor_label, status }) => [action, actor_label, status])).toEqual([
    ['set_up', mei.name, 201],
    ['sign_in', null, 401],
    ['sign_in', mei.name, 200],
    ['sign_out_everywhere', mei.name, 204],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/password|kettle|mei@/)
})

test('nothing that is kept of a sign-in opens anything, and no answer shows a password', async () => {
  await using shop = await seeded()
  const token = shop.setUp.renew()
  const made = await shop.call('POST', '/console/api/set-up', { body: { token, ...mei } })
  const cookie = made.headers.getSetCookie().join()
  const value = /chaxi-console=([^;]+)/.exec(cookie)?.[1] ?? ''
  const kept = JSON.stringify([
    await shop.db.selectFrom('operator').selectAll().execute(),
    await shop.db.selectFrom('operator_session').selectAll().execute(),
  ])

  expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
  for (const secret of [value, password, token]) expect(kept).not.toContain(secret)
  expect(made.text).not.toMatch(/scrypt|password/)
})

test('wrong passwords run out, for an address and for an account', async () => {
  await using shop = await seeded({ limits: true })
  const tries = []
  for (let i = 0; i < 6; i++)
    tries.push(
      await shop.call('POST', '/console/api/session', { body: { email, password: 'not the password', stay: true } }),
    )

  expect(tries.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 429])
  expect(Number(tries.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }],
  ['a neighbour’s host', { 'sec-fetch-site': 'same-site' }],
  ['a page elsewhere', { origin: 'https://evil.example' }],
  ['a page that calls this machine by its own name', { host: 'evil.example' }],
  ['a link that somebody follows', { 'sec-fetch-site': 'none' }],
])('what %s makes a browser send is refused', async (_, headers) => {
  await using shop = await seeded()
  await setUp(shop)
  const body = { email, password, stay: true }

  expect((await shop.call('POST', '/console/api/session', { body, headers })).status).toBe(403)
})

test.each([
  ['short', 'too short'],
  ['of one letter', 'aaaaaaaaaaaaaaaaaaaa'],
  ['the address', email],
  ['the shop’s name', 'lantern & leaf'],
  ['endless', 'ab cd '.repeat(40)],
])('a password that is %s is refused with its fault', async (_, bad) => {
  await using shop = await seeded()
  const body = { token: shop.setUp.renew(), ...mei, password: bad }
  const refused = await shop.call('POST', '/console/api/set-up', { body })

  expect([refused.status, refused.body.issues[0].path]).toEqual([400, '/password'])
})

test.each([
  ['a field twice', `{"email":"${email}","password":"${password}","password":"another","stay":true}`],
  ['half a character', `{"email":"${email}","password":"\\ud800","stay":true}`],
  ['a hundred levels', `{"email":${'['.repeat(100)}${']'.repeat(100)},"password":"x","stay":true}`],
])('a body with %s is refused, as programs would read it differently', async (_, body) => {
  await using shop = await seeded()
  await setUp(shop)
  const refused = await shop.call('POST', '/console/api/session', { body })

  expect([refused.status, refused.body.detail]).toEqual([400, expect.stringMatching(/^The body (has|holds|is nested)/)])
})
