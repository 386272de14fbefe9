import { beforeEach, describe, expect, type MockInstance, test, vi } from 'vitest'
import { ada, bo, databases, seeded } from '../seeded.ts'
import { anonymous, memberToken, signIn } from './member-for-tests.ts'

let logged: MockInstance<typeof console.warn>
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const bos = { sub: 'bo', ...bo }

describe.each(databases)('a member token on %s', (on) => {
  test('presented again by the same browser it hears the same answer, byte for byte; the session it made is one', async () => {
    await using shop = await seeded({ on })
    const guest = await anonymous(shop)
    const token = await memberToken(shop)
    const first = await signIn(shop, token, guest)
    const again = await signIn(shop, token, guest)

    expect([again.status, again.text]).toEqual([201, first.text])
    expect(
      await shop.db.selectFrom('session').select('token_hash').where('ended_at', 'is', null).execute(),
    ).toHaveLength(1)
  })

  test('presented twice at the same moment it is one exchange', async () => {
    await using shop = await seeded({ on })
    const token = await memberToken(shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => signIn(shop, token, { key: 'a key of my own' })))

    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    expect(answers[0]?.status).toBe(201)
  })

  test('presented by anybody else it is refused, and the first goes on', async () => {
    await using shop = await seeded({ on })
    const token = await memberToken(shop)
    const mine = await signIn(shop, token, { key: 'a key of my own' })
    const thief = await anonymous(shop)

    for (const presented of [{}, { key: 'a key of the thief' }, thief, { ...thief, key: 'a key of my own' }])
      expect((await signIn(shop, token, presented)).body.error).toBe('forbidden')
    const path = '/visitor/conversations'
    expect((await shop.call('POST', path, { body: {}, token: mine.body.data.token })).status).toBe(201)
    expect((await shop.call('GET', thief.path, thief)).status).toBe(200)
  })

  test('what an anonymous browser has said joins the member, with its forms, and its session ends', async () => {
    await using shop = await seeded({ on })
    const guest = await anonymous(shop, 'Is there parking?')
    const opened = await shop.call('POST', `${guest.path}/forms`, {
      body: { subject: 'puerh-cellar' },
      token: guest.token,
    })
    const { form } = opened.body.data
    const { data } = (await signIn(shop, await memberToken(shop, { plan: 'cellar' }), guest)).body

    expect(data.conversation).toBe(guest.id)
    expect((await shop.call('GET', guest.path, { token: data.token })).body.data.messages[0].text).toBe(
      'Is there parking?',
    )
    expect((await shop.call('GET', guest.path, guest)).body.error).toBe('not_signed_in')
    // Nothing but who is asking has changed, and a member of Cellar may book it.
    expect(new Set((await shop.slots(form, 'puerh-cellar')).map(({ state }: { state: string }) => state))).toEqual(
      new Set(['free']),
    )
  })

  test('nothing is ever taken out of another member: who signs in after them gets an empty page', async () => {
    await using shop = await seeded({ on })
    const guest = await anonymous(shop, 'My knees hurt, is it step-free?')
    const adas = (await signIn(shop, await memberToken(shop), guest)).body.data
    const bosSession = (await signIn(shop, await memberToken(shop, bos), adas)).body.data

    expect(bosSession.conversation).toBeUndefined()
    expect((await shop.call('GET', guest.path, bosSession)).body.error).toBe('not_found')
    expect((await shop.call('GET', guest.path, adas)).body.error).toBe('not_signed_in')
    const back = (await signIn(shop, await memberToken(shop))).body.data
    expect(back.conversation).toBe(guest.id)
  })

  test('an anonymous conversation joins once: its spent session brings nothing to the next who signs in', async () => {
    await using shop = await seeded({ on })
    const guest = await anonymous(shop)
    await signIn(shop, await memberToken(shop), guest)
    const { data } = (await signIn(shop, await memberToken(shop, bos), guest)).body

    expect(data.conversation).toBeUndefined()
  })

  test('two members with one address are two, and neither sees the other’s conversation', async () => {
    await using shop = await seeded({ on })
    const guest = await anonymous(shop)
    await signIn(shop, await memberToken(shop, { sub: 'ada' }), guest)
    const { data } = (await signIn(shop, await memberToken(shop, { sub: 'ada-2', ...ada }))).body

    expect(data.conversation).toBeUndefined()
    expect((await shop.call('GET', guest.path, data)).body.error).toBe('not_found')
  })
})

test('one jti for two members signs in the first alone', async () => {
  await using shop = await seeded()
  const jti = 'the same for everybody'
  expect((await signIn(shop, await memberToken(shop, { jti }), { key: 'a key of my own' })).status).toBe(201)

  expect((await signIn(shop, await memberToken(shop, { ...bos, jti }), { key: 'a key of my own' })).status).toBe(403)
  expect(logged.mock.calls.flat().join()).toContain('another member')
})

test('who sends nothing but the token hears the same answer again, on the same page', async () => {
  await using shop = await seeded()
  const token = await memberToken(shop)
  const first = await signIn(shop, token)
  const thief = await anonymous(shop)

  expect((await signIn(shop, token)).text).toBe(first.text)
  for (const presented of [{ origin: 'http://localhost:8787' }, { key: 'a key of the thief' }, thief])
    expect((await signIn(shop, token, presented)).body.error).toBe('forbidden')
})

test('another tab of the member’s own browser may present the token that the first one did', async () => {
  await using shop = await seeded()
  const token = await memberToken(shop)
  const first = await signIn(shop, token)
  const second = await signIn(shop, token, first.body.data)

  expect(second.text).toBe(first.text)
})

test('a token whose session was signed out signs nobody in again', async () => {
  await using shop = await seeded()
  const token = await memberToken(shop)
  const { data } = (await signIn(shop, token, { key: 'a key of my own' })).body
  await shop.call('DELETE', '/visitor/sessions', data)

  expect((await signIn(shop, token, { key: 'a key of my own' })).body.error).toBe('forbidden')
})

test('nothing that is kept of an exchange opens anything', async () => {
  await using shop = await seeded()
  const memberJwt = await memberToken(shop)
  const { data } = (await signIn(shop, memberJwt, { key: 'a key of my own' })).body
  const kept = JSON.stringify([
    await shop.db.selectFrom('exchange').selectAll().execute(),
    await shop.db.selectFrom('session').selectAll().execute(),
  ])

  for (const secret of [data.token, memberJwt, 'a key of my own']) expect(kept).not.toContain(secret)
})

test('a session comes only of a verified token: what else the page says of its visitor is refused', async () => {
  await using shop = await seeded()
  const claimed = { body: { member: ada, identified: true, visitor: { id: 'ada' } } }

  expect((await shop.call('POST', '/visitor/sessions', claimed)).body.error).toBe('bad_request')
  expect((await signIn(shop)).body.data.visitor.member).toBeUndefined()
})

test('the session’s answer is nobody’s to keep', async () => {
  await using shop = await seeded()
  expect((await signIn(shop, await memberToken(shop))).headers.get('cache-control')).toBe('no-store')
})
