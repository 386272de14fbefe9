import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { heldBack } from '../held-for-tests.ts'
import { operatorByEmail, removeOperator } from '../operators/operators.ts'
import { openSession } from '../operators/sign-in.ts'
import { databases, seeded } from '../seeded.ts'
import { consoleOf, cookieOf, mei, setUp } from './operator-for-tests.ts'

type Shop = Awaited<ReturnType<typeof seeded>>
type Call = Awaited<ReturnType<typeof setUp>>

const jonah = { name: 'Jonah Reid', email: 'jonah@lanternleaf.example', role: 'owner' }
const password = 'four cups and no hurry'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T13:40:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const tokenOf = (made: { body: { data: { url: string } } }) => new URL(made.body.data.url).hash.slice(1)
const accepts = (shop: Shop, token: string, given = password) =>
  shop.call('POST', '/console/api/invitation/accept', { body: { token, name: jonah.name, password: given } })

/** A second owner: how they call, their id and their cookie. */
async function joined(shop: Shop, owner: Call, invited: object = jonah) {
  const accepted = await accepts(shop, tokenOf(await owner('POST', '/people/invitations', invited)))
  return { call: consoleOf(shop, accepted), id: accepted.body.data.operator.id, cookie: cookieOf(accepted) }
}

async function known(shop: Shop, email: string) {
  const operator = await operatorByEmail(shop.db, email)
  if (!operator) throw new Error('There is no such person.')
  return operator
}

describe.each(databases)('somebody who is removed, on %s', (on) => {
  test('does not come in by a sign-in that was under way', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { id } = await joined(shop, owner)
    const read = await known(shop, jonah.email)
    await owner('DELETE', `/people/${id}`)

    await expect(openSession(shop.db, read, true)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('is let in by no session, whichever is left open', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { id, call } = await joined(shop, owner)
    await owner('DELETE', `/people/${id}`)
    await shop.db.updateTable('operator_session').set({ ended_at: null }).execute()

    expect((await call('GET', '/session')).status).toBe(401)
    expect((await owner('GET', '/session')).status).toBe(200)
  })

  test('does nothing by a request whose body came later', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const sent = [
      ['POST', '/connections/keys', { label: 'Ghost', scope: 'read_write' }],
      ['POST', '/people/invitations', { name: 'Ghost', email: 'ghost@example.com', role: 'owner' }],
      ['PATCH', '/session', { name: 'Ghost' }],
    ] as const
    for (const [method, path, body] of sent) {
      const { id, cookie } = await joined(shop, owner)
      const removed = () => owner('DELETE', `/people/${id}`)
      const answer = await heldBack(shop, `/console/api${path}`, { method, headers: { cookie }, body }, removed)
      expect([path, answer.status, answer.body.error]).toEqual([path, 401, 'not_signed_in'])
    }
    expect((await owner('GET', '/connections')).body.data.keys).toEqual([])
    expect((await owner('GET', '/people/invitations')).body.data).toEqual([])
  })

  test('leaves no link behind that lets anybody in', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { id: own } = (await owner('GET', '/session')).body.data.operator
    const second = tokenOf(await owner('POST', '/people/invitations', jonah))
    const { id, call } = await joined(shop, owner)
    const made = [
      tokenOf(await call('POST', '/people/invitations', { ...jonah, email: 'backdoor@example.com' })),
      tokenOf(await call('POST', `/people/${own}/invitations`)),
      tokenOf(await owner('POST', `/people/${id}/invitations`)),
    ]
    await owner('DELETE', `/people/${id}`)

    for (const token of [second, ...made]) expect((await accepts(shop, token)).body.error).toBe('forbidden')
  })

  test('is not both of two owners who remove each other at once', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    await joined(shop, owner)
    const [one, other] = [await known(shop, mei.email), await known(shop, jonah.email)]
    const came = await Promise.allSettled(
      [one, other].map(({ workspace_id, id }) => removeOperator(shop.db, workspace_id, id)),
    )

    expect(came.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  })
})

describe.each(databases)('a link on %s', (on) => {
  test('spends every other one for its address', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const [first, second] = [
      tokenOf(await owner('POST', '/people/invitations', jonah)),
      tokenOf(await owner('POST', '/people/invitations', { ...jonah, email: 'Jonah@LanternLeaf.example' })),
    ]
    const { id } = (await accepts(shop, first)).body.data.operator
    const again = [
      tokenOf(await owner('POST', `/people/${id}/invitations`)),
      tokenOf(await owner('POST', `/people/${id}/invitations`)),
    ]
    expect((await accepts(shop, second)).status).toBe(403)
    expect((await accepts(shop, again[0] ?? '', 'another kettle of tea')).status).toBe(201)
    expect((await accepts(shop, again[1] ?? '', 'a third kettle of tea')).status).toBe(403)
  })

  test('that is open is listed for an owner, who may withdraw it', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { call: member } = await joined(shop, owner, { ...jonah, email: 'pat@example.com', role: 'member' })
    const token = tokenOf(await owner('POST', '/people/invitations', jonah))
    const { data, ...rest } = (await owner('GET', '/people/invitations')).body
    expect([rest, data.length, data[0].email, data[0].known]).toEqual([{ ok: true }, 1, jonah.email, false])
    expect((await member('GET', '/people/invitations')).status).toBe(403)
    expect((await member('DELETE', `/people/invitations/${data[0].id}`)).status).toBe(403)

    expect((await owner('DELETE', `/people/invitations/${data[0].id}`)).status).toBe(204)
    expect((await owner('DELETE', `/people/invitations/${data[0].id}`)).status).toBe(404)
    expect((await accepts(shop, token)).status).toBe(403)
    expect((await owner('GET', '/people/invitations')).body.data).toEqual([])
  })
})

describe.each(databases)('another password on %s', (on) => {
  test('keeps out whoever was signing in with the old one', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const read = await known(shop, mei.email)
    const changed = await owner('PUT', '/password', { password: mei.password, new_password: password })
    expect(changed.status).toBe(200)

    await expect(openSession(shop.db, read, true)).rejects.toMatchObject({ code: 'not_signed_in' })
    expect((await consoleOf(shop, changed)('GET', '/session')).status).toBe(200)
  })

  test('spends the links that would change it once more', async () => {
    await using shop = await seeded({ on })
    const owner = await setUp(shop)
    const { id } = (await owner('GET', '/session')).body.data.operator
    const token = tokenOf(await owner('POST', `/people/${id}/invitations`))
    await owner('PUT', '/password', { password: mei.password, new_password: password })

    expect((await accepts(shop, token)).status).toBe(403)
  })
})
