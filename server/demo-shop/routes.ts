import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { deleteCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import * as z from 'zod'
import type { MerchantRecord } from '../../contract/merchant.ts'
import type { WorkspaceEnv } from '../auth.ts'
import { json } from '../body.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { signMemberToken } from '../visitors/member-token.ts'
import { isOwnOrigin, type Workspace } from '../workspaces/workspaces.ts'
import { demoRecord, describedMember, pretendMembers } from './pretend-members.ts'

const COOKIE = 'lantern-leaf-member'

const SignIn = z.strictObject({ id: z.enum(pretendMembers.map(({ id }) => id)) })

interface DemoEnv {
  Variables: WorkspaceEnv['Variables'] & { record: MerchantRecord }
}

/**
 * The demo shop's pretend sign-in: what a merchant's own site does for its members, so that it can be seen. It answers the
 * demo shop's own page alone, and nobody where the record is a merchant's.
 */
export const demoShopRoutes = ({ db, limits }: Pick<Deps, 'db' | 'limits'>) => {
  const demoOnly: MiddlewareHandler<DemoEnv> = async (c, next) => {
    const record = await demoRecord(db, c.var.workspace)
    if (!record) return c.notFound()
    c.set('record', record)
    c.header('Cache-Control', 'no-store')
    return next()
  }
  return new Hono<DemoEnv>()
    .use(limits.calls, ownPageOnly, demoOnly)
    .get('/member', async (c) => {
      const member = await signedIn(c)
      const described = (each: (typeof pretendMembers)[number]) => describedMember(c.var.record, each)
      return c.json({
        ok: true,
        data: { ...(member && { member: described(member) }), members: pretendMembers.map(described) },
      })
    })
    .put('/member', json(SignIn), async (c) => {
      const secure = c.var.workspace.baseUrl.startsWith('https:')
      const options = { path: '/demo-shop', httpOnly: true, sameSite: 'Lax', secure } as const
      await setSignedCookie(c, COOKIE, c.req.valid('json').id, keyOf(c.var.workspace), options)
      return c.body(null, 204)
    })
    .delete('/member', (c) => {
      deleteCookie(c, COOKIE, { path: '/demo-shop' })
      return c.body(null, 204)
    })
    .get('/member-token', async (c) => {
      const member = await signedIn(c)
      if (!member) return c.body(null, 204)
      return c.text(await signMemberToken(db, c.var.workspace, { ...member, sub: `demo-${member.id}` }))
    })
}

async function signedIn(c: Context<DemoEnv>) {
  const id = await getSignedCookie(c, keyOf(c.var.workspace), COOKIE)
  return pretendMembers.find((member) => member.id === id)
}

const keyOf = ({ signingKey }: Workspace) => `demo-shop ${signingKey}`

/** A cookie goes along with what other sites ask, too; what they get is nothing. */
const ownPageOnly: MiddlewareHandler<WorkspaceEnv> = async (c, next) => {
  const origin = c.req.header('origin')
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  const isOwn = origin === undefined || isOwnOrigin(c.var.workspace, origin)
  if (!isOwn || site !== 'same-origin')
    throw new AppError('forbidden', 'Only the demo shop’s own page signs its members in.')
  await next()
}
