import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { requireFresh, type SignedIn, signedIn } from '../operators/sessions.ts'
import type { Opened } from '../operators/sign-in.ts'
import { isOwnHost, isOwnPage, type Site, type Workspace, workspaceById } from '../workspaces/workspaces.ts'

/** A request of somebody who is signed in to the console, in the workspace where they work. */
export interface OperatorEnv {
  Variables: SignedIn & { workspace: Workspace }
}

/** Refuses what another site makes a browser send along with its cookie (CSRF). Throws `forbidden`. */
export const ownPagesOnly = ({ site }: Pick<Deps, 'site'>) =>
  createMiddleware(async (c, next) => {
    const host = c.req.header('host')
    const from = c.req.header('sec-fetch-site')
    const origin = c.req.header('origin')
    const isOurs =
      (host === undefined || isOwnHost(site, host)) &&
      (from === undefined || from === 'same-origin' || (from === 'none' && c.req.method === 'GET')) &&
      (origin === undefined || isOwnPage(site, origin))
    if (!isOurs) throw new AppError('forbidden', 'Only the console’s own pages may ask this.')
    c.header('Cache-Control', 'no-store')
    await next()
  })

/** Lets in whoever is signed in. Throws `not_signed_in`. */
export const operatorOnly = ({ db, site }: Pick<Deps, 'db' | 'site'>) =>
  createMiddleware<OperatorEnv>(async (c, next) => {
    const { operator, session } = await signedIn(db, carried(c, site))
    c.set('operator', operator)
    c.set('session', session)
    c.set('workspace', await workspaceById(db, site, operator.workspace_id))
    await next()
  })

/** Throws `forbidden` for whoever is no owner, and `password_needed` where theirs was given too long ago. */
export function requireOwner(who: SignedIn) {
  if (who.operator.role !== 'owner') throw new AppError('forbidden', 'Only an owner may do this. Ask one.')
  requireFresh(who)
}

/** Has the browser carry the session from now on: until it is closed, or for as long as the session may last. */
export function carry(c: Context, site: Site, { token, session }: Opened) {
  const stays = session.stays === 1 ? { expires: new Date(session.ends_at) } : {}
  setCookie(c, nameOf(site), token, { ...cookie(site), ...stays })
}

/** The session's token that came along, if any. */
export const carried = (c: Context, site: Site): string | undefined => getCookie(c, nameOf(site))

export const drop = (c: Context, site: Site) => deleteCookie(c, nameOf(site), cookie(site))

// The prefix has the browser refuse the cookie over plain http and from a neighbour's host (RFC 6265bis, 4.1.3.2).
const nameOf = (site: Site) => (isSecure(site) ? '__Host-chaxi-console' : 'chaxi-console')

const cookie = (site: Site) => ({ httpOnly: true, secure: isSecure(site), sameSite: 'Lax', path: '/' }) as const

const isSecure = ({ publicUrl }: Site) => publicUrl.startsWith('https:')
