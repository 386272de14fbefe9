import { randomUUID } from 'node:crypto'
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { liveSecrets } from './identity-secrets.ts'

/** Seconds a member token may live: long enough for a page to load, too short to be worth stealing. */
const LIFETIME = 900
/** Seconds that the merchant's clock may be ahead of ours. */
const SKEW = 60

// PostgreSQL keeps no NUL, and nobody is called so.
const text = z.string().refine((value) => !value.includes('\0'), 'holds a NUL')

// Nothing else that a token says is believed.
const Claims = z.object({
  sub: text.min(1).max(255),
  aud: z.string('must name one workspace'),
  iat: z.number(),
  exp: z.number(),
  jti: text.min(16).max(128),
  email: z.email().max(254),
  name: text.trim().min(1).max(120),
  plan: text.max(64).optional(),
})
export type Member = z.infer<typeof Claims>

/**
 * Who the merchant's own server says this is. Throws the same `forbidden` for every token that is not wholly right; what
 * was wrong with it stands in the log, for the merchant's developer.
 */
export async function readMemberToken(db: Database, workspace: Workspace, token: string): Promise<Member> {
  try {
    const { payload } = await jwtVerify(token, (header) => secretOf(db, workspace, header), {
      algorithms: ['HS256'],
      audience: workspace.slug,
    })
    const member = Claims.parse(payload)
    if (member.exp > member.iat + LIFETIME) throw new WrongToken(`it lives longer than ${LIFETIME} seconds`)
    if (member.iat > Date.now() / 1000 + SKEW) throw new WrongToken('iat is in the future')
    return member
  } catch (error) {
    throw refusedToken(workspace, causeOf(error))
  }
}

/** The one answer to every member token that is refused; `cause` is logged, and may not hold the token. */
export function refusedToken({ slug }: Workspace, cause: string): AppError {
  console.warn(`identity: a member token for ${slug} was refused: ${cause}`)
  return new AppError('forbidden', 'The member token is not valid. Have the shop’s site make a fresh one.')
}

/** Makes the token that the merchant's own server would make, for trying things out. */
export async function signMemberToken(
  db: Database,
  workspace: Workspace,
  { sub, email, name, plan }: Pick<Member, 'sub' | 'email' | 'name' | 'plan'>,
): Promise<string> {
  const [newest] = await liveSecrets(db, workspace.id)
  if (!newest) throw new Error(`${workspace.slug} has no identity secret.`)

  return new SignJWT({ email, name, ...(plan && { plan }) })
    .setProtectedHeader({ alg: 'HS256', kid: newest.kid })
    .setSubject(sub)
    .setAudience(workspace.slug)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME}s`)
    .setJti(randomUUID())
    .sign(new TextEncoder().encode(newest.secret))
}

/** Says why in words of ours, which the log may hold. */
class WrongToken extends Error {}

async function secretOf(db: Database, workspace: Workspace, { kid }: JWTHeaderParameters): Promise<Uint8Array> {
  const named = (await liveSecrets(db, workspace.id)).find((secret) => secret.kid === kid)
  if (!named) throw new WrongToken('its kid names no live secret')

  return new TextEncoder().encode(named.secret)
}

function causeOf(error: unknown): string {
  if (error instanceof WrongToken || error instanceof errors.JOSEError) return error.message
  if (error instanceof z.ZodError)
    return error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
  throw error
}
