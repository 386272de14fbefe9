import { randomUUID } from 'node:crypto'
import { type JWTPayload, SignJWT } from 'jose'
import { ada, type seeded } from '../seeded.ts'
import { liveSecrets } from './identity-secrets.ts'

type Shop = Awaited<ReturnType<typeof seeded>>

export const adasClaims = () => {
  const iat = Math.floor(Date.now() / 1000)
  return { sub: 'ada', aud: 'lantern-leaf', iat, exp: iat + 300, jti: randomUUID(), ...ada } satisfies JWTPayload
}

/** A token as the merchant's own server would sign it; `over` changes its claims, `header` its header. */
export async function memberToken(shop: Shop, over: JWTPayload = {}, header: { alg?: string; kid?: string } = {}) {
  const [newest] = await liveSecrets(shop.db, (await shop.workspace()).id)
  return signed({ ...adasClaims(), ...over }, newest?.secret ?? '', { kid: newest?.kid, ...header })
}

export const signed = (claims: JWTPayload, secret: string, header: { alg?: string; kid?: string } = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg: 'HS256', ...header }).sign(new TextEncoder().encode(secret))

interface Presented {
  token?: string
  key?: string
  origin?: string
}

/** Presents a member token, or nothing, as a page would: with the session it has, or with a key of its own. */
export const signIn = (shop: Shop, member_token?: string, { token, key, origin }: Presented = {}) =>
  shop.call('POST', '/visitor/sessions', {
    body: { member_token },
    token,
    headers: { ...(key && { 'idempotency-key': key }), ...(origin && { origin }) },
  })

/** Somebody who is not signed in, in a conversation of one message. */
export async function anonymous(shop: Shop, text = 'Is there parking?') {
  const { token, visitor } = (await signIn(shop)).body.data
  const { id } = (await shop.call('POST', '/visitor/conversations', { body: {}, token })).body.data
  await shop.call('POST', `/visitor/conversations/${id}/messages`, { body: { id: randomUUID(), text }, token })
  await shop.turns.settled()
  return { token, visitor, path: `/visitor/conversations/${id}`, id: id as string }
}
