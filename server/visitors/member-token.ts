import { createHash, randomUUID } from 'node:crypto'
import { errors, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'

/** Seconds a member token may live: long enough for a page to load, too short to be worth stealing. */
const LIFETIME = 900

const Claims = z.object({
  sub: z.string().min(1).max(200),
  email: z.email().max(254),
  name: z.string().trim().min(1).max(120),
  plan: z.string().max(64).optional(),
  jti: z.string().min(1),
  iat: z.number(),
  exp: z.number(),
})
export type Member = z.infer<typeof Claims>

const keyOf = (workspace: Workspace) => new TextEncoder().encode(workspace.identitySecret)
/** Names the secret without telling it, so that two can be valid while one is being replaced. */
const keyId = (workspace: Workspace) =>
  createHash('sha256').update(workspace.identitySecret).digest('base64url').slice(0, 12)

/** Who the merchant's own server says this is. Throws `forbidden` for a token that is not wholly right. */
export async function readMemberToken(workspace: Workspace, token: string): Promise<Member> {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keyOf(workspace), {
      algorithms: ['HS256'],
      audience: workspace.slug,
      requiredClaims: ['sub', 'iat', 'exp', 'jti'],
    })
    const member = Claims.parse(payload)
    if (protectedHeader.kid !== keyId(workspace) || member.exp - member.iat > LIFETIME) throw new z.ZodError([])
    return member
  } catch (error) {
    if (error instanceof errors.JOSEError || error instanceof z.ZodError)
      throw new AppError('forbidden', 'The member token is not valid any more. Have the shop’s site make a fresh one.')
    throw error
  }
}

/** Makes the token that the merchant's own server would make, for trying things out. */
export function signMemberToken(
  workspace: Workspace,
  member: Pick<Member, 'sub' | 'email' | 'name' | 'plan'>,
): Promise<string> {
  return new SignJWT({ email: member.email, name: member.name, ...(member.plan && { plan: member.plan }) })
    .setProtectedHeader({ alg: 'HS256', kid: keyId(workspace) })
    .setSubject(member.sub)
    .setAudience(workspace.slug)
    .setIssuedAt()
    .setExpirationTime(`${LIFETIME}s`)
    .setJti(randomUUID())
    .sign(keyOf(workspace))
}
