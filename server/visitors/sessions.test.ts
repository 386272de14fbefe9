import { SignJWT } from 'jose'
import { expect, test } from 'vitest'
import { ada, seeded } from '../seeded.ts'
import { signMemberToken } from './member-token.ts'

type Shop = Awaited<ReturnType<typeof seeded>>
const signIn = (shop: Shop, member_token: string) => shop.call('POST', '/visitor/sessions', { body: { member_token } })

test('a member whom the shop’s server vouches for is known by name, and is the same visitor next time', async () => {
  await using shop = await seeded()
  const token = await signMemberToken(await shop.workspace(), { sub: 'ada', ...ada, plan: 'leaf' })
  const [first, second] = [await signIn(shop, token), await signIn(shop, token)]

  expect(first.body.data.visitor.member).toEqual(ada)
  expect(second.body.data.visitor.id).toBe(first.body.data.visitor.id)
  expect(second.body.data.token).not.toBe(first.body.data.token)
})

test('a token that is forged, altered, too long-lived or for another shop signs nobody in', async () => {
  await using shop = await seeded()
  const workspace = await shop.workspace()
  const right = await signMemberToken(workspace, { sub: 'ada', ...ada })
  const [header = '', payload = '', signature = ''] = right.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const sign = (over: object, secret = workspace.identitySecret) =>
    new SignJWT({ ...claims, ...over })
      .setProtectedHeader(JSON.parse(Buffer.from(header, 'base64url').toString()))
      .sign(new TextEncoder().encode(secret))

  const wrong = [
    `${header}.${payload}.${signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))}`,
    await sign({}, 'another secret'),
    await sign({ exp: claims.iat + 86_400 }),
    await sign({ iat: claims.iat - 2000, exp: claims.iat - 1100 }),
    await sign({ aud: 'another-shop' }),
    await sign({ email: 'no address' }),
    `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`,
    'not.a.token',
  ]
  expect((await signIn(shop, await sign({}))).status).toBe(201)
  for (const token of wrong) expect((await signIn(shop, token)).body.error).toBe('forbidden')
})

test('a member of Cellar may book what is for members, and one of Leaf may not', async () => {
  await using shop = await seeded()
  const booksPuerh = async (plan: string) => {
    const token = await signMemberToken(await shop.workspace(), {
      sub: plan,
      name: 'Ada',
      email: `${plan}@example.com`,
      plan,
    })
    const session = (await signIn(shop, token)).body.data
    const { form } = (await shop.tool('book_slot', { subject: 'puerh-cellar' }, session.token)).result.structuredContent
    const [slot] = await shop.slots(form, 'puerh-cellar')
    return (await shop.books(form, { slot_id: slot.id, seats: 1, name: 'Ada', email: `${plan}@example.com` })).status
  }

  expect(await booksPuerh('cellar')).toBe(201)
  expect(await booksPuerh('leaf')).toBe(403)
})
