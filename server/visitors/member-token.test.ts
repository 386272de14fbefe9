import { beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { databases, seeded } from '../seeded.ts'
import { liveSecrets, rotateSecret } from './identity-secrets.ts'
import { adasClaims, memberToken, signed, signIn } from './member-for-tests.ts'

let logged: MockInstance<typeof console.warn>
beforeEach(() => {
  logged = vi.spyOn(console, 'warn').mockImplementation(() => {})
})

const claims = adasClaims()
const { iat } = claims

/** What is wrong with a token, and what the log says of it. */
const wrong: [string, object, RegExp][] = [
  ['has run out', { iat: iat - 400, exp: iat - 1 }, /"exp"/],
  ['never runs out', { exp: undefined }, /exp/],
  ['lives longer than fifteen minutes', { exp: iat + 901 }, /longer than 900/],
  ['is of the day after tomorrow', { iat: iat + 120, exp: iat + 600 }, /future/],
  ['does not say when it was made', { iat: undefined }, /iat/],
  ['is for another shop', { aud: 'another-shop' }, /"aud"/],
  ['is for several shops, ours among them', { aud: ['lantern-leaf', 'another-shop'] }, /aud: must name one/],
  ['is for nobody in particular', { aud: undefined }, /aud/],
  ['names nobody', { sub: '' }, /sub/],
  ['names somebody at too great length', { sub: 'a'.repeat(256) }, /sub/],
  ['counts its members in numbers', { sub: 7 }, /sub/],
  ['has no jti', { jti: undefined }, /jti/],
  ['has a jti that can be guessed', { jti: '123456789012345' }, /jti/],
  ['has a jti as long as a letter', { jti: 'a'.repeat(129) }, /jti/],
  ['has no address', { email: undefined }, /email/],
  ['has an address that is none', { email: 'ada' }, /email/],
  ['has no name', { name: ' ' }, /name/],
  ['holds a NUL in a name', { name: 'A\0da' }, /name: holds a NUL/],
  ['holds a NUL in its jti', { jti: 'abcdefghijklmnop\0' }, /jti: holds a NUL/],
  ['holds a NUL in its sub', { sub: 'a\0' }, /sub: holds a NUL/],
  ['holds a NUL in its plan', { plan: 'a\0' }, /plan: holds a NUL/],
]

test('a member token that is not wholly right signs nobody in: one answer to all, and the cause in the log', async () => {
  await using shop = await seeded()
  for (const [what, over, cause] of wrong) {
    const { status, text } = await signIn(shop, await memberToken(shop, { ...claims, ...over }))

    expect([what, status, text]).toEqual([what, 403, JSON.stringify(refusal)])
    expect([what, logged.mock.lastCall?.join()]).toEqual([what, expect.stringMatching(cause)])
  }
})

const refusal = {
  error: 'forbidden',
  detail: 'The member token is not valid. Have the shop’s site make a fresh one.',
}

test('a token with just what is asked for signs in, up to the edges of it', async () => {
  await using shop = await seeded()
  const edges = [
    { sub: 'a'.repeat(255), jti: 'a'.repeat(16) },
    { sub: 'b', jti: 'b'.repeat(128), exp: iat + 900 },
    { iat: iat + 55, exp: iat + 355 },
    { role: 'admin', email_verified: false, plan: 'no-such-plan' },
  ]
  for (const over of edges) {
    const { status, body } = await signIn(shop, await memberToken(shop, { ...claims, jti: adasClaims().jti, ...over }))
    expect([status, body.data.visitor.member]).toEqual([201, { name: claims.name, email: claims.email }])
  }
})

test('only HS256 by a secret that is live counts, whatever else signs or says that it did', async () => {
  await using shop = await seeded()
  const [secret] = await liveSecrets(shop.db, (await shop.workspace()).id)
  const [header = '', payload = '', signature = ''] = (await memberToken(shop)).split('.')
  const bos = Buffer.from(JSON.stringify({ ...adasClaims(), sub: 'bo' })).toString('base64url')
  const none = Buffer.from(JSON.stringify({ alg: 'none', kid: secret?.kid })).toString('base64url')
  const tokens = [
    `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    `${header}.${bos}.${signature}`,
    `${none}.${payload}.`,
    `${none}.${payload}.${signature}`,
    await memberToken(shop, {}, { alg: 'HS512' }),
    await memberToken(shop, {}, { alg: 'HS384' }),
    await memberToken(shop, {}, { kid: undefined }),
    await memberToken(shop, {}, { kid: 'another' }),
    await signed(adasClaims(), 'a secret that nobody gave to anybody, long', { kid: secret?.kid }),
    'not.a.token',
    'nothing',
  ]
  for (const token of tokens) expect((await signIn(shop, token)).body.error).toBe('forbidden')
})

test('the log never holds a token, nor whom it was for', async () => {
  await using shop = await seeded()
  const token = await memberToken(shop, { email: 'ada@secret.example', exp: iat + 5000 })
  await signIn(shop, token)

  expect(logged).toHaveBeenCalledOnce()
  expect(logged.mock.calls.flat().join()).not.toMatch(/eyJ|secret\.example|Ada/)
})

test.each(databases)(
  'on %s two secrets verify while the site changes over, the newest signs, and a third retires the oldest',
  async (on) => {
    await using shop = await seeded({ on })
    const { id } = await shop.workspace()
    const [first] = await liveSecrets(shop.db, id)
    const byFirst = () => signed(adasClaims(), first?.secret ?? '', { kid: first?.kid })

    const { made: second, retired } = await rotateSecret(shop.db, id)
    expect(retired).toEqual([])
    expect((await signIn(shop, await byFirst())).status).toBe(201)
    expect((await signIn(shop, await memberToken(shop))).status).toBe(201)

    const { made: third, ...again } = await rotateSecret(shop.db, id)
    expect(again.retired).toEqual([first?.kid])
    expect((await signIn(shop, await byFirst())).status).toBe(403)
    expect((await signIn(shop, await signed(adasClaims(), second.secret, { kid: second.kid }))).status).toBe(201)
    expect((await liveSecrets(shop.db, id)).map(({ kid }) => kid)).toEqual([third.kid, second.kid])
  },
)

test('a retired secret is not kept, and importing again makes no new one', async () => {
  await using shop = await seeded()
  const { id } = await shop.workspace()
  await rotateSecret(shop.db, id)
  await rotateSecret(shop.db, id)

  const rows = await shop.db.selectFrom('identity_secret').selectAll().orderBy('position').execute()
  expect(rows.map(({ secret, retired_at }) => [secret === '', retired_at !== null])).toEqual([
    [true, true],
    [false, false],
    [false, false],
  ])
})

test('an empty member token is nobody’s and no start of an anonymous visit', async () => {
  await using shop = await seeded()

  expect((await signIn(shop, '')).body).toMatchObject({
    error: 'bad_request',
    issues: [{ path: '/member_token', message: 'This must not be empty.' }],
  })
})
