import type { Context, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { VisitorTable } from './database/tables.ts'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'
import type { Presented } from './visitors/origins.ts'
import { visitorOf } from './visitors/sessions.ts'
import { findWorkspace, isOwnHost, isOwnOrigin, type Site, type Workspace } from './workspaces/workspaces.ts'

export interface WorkspaceEnv {
  Variables: { workspace: Workspace }
}

export interface VisitorEnv {
  Variables: { workspace: Workspace; visitor: VisitorTable }
}

/** Finds the workspace that the address names: `/w/{slug}/…`, or the default one. It is never read from a body. */
export const workspaceOfAddress = (db: Database, site: Site): MiddlewareHandler<WorkspaceEnv> =>
  createMiddleware(async (c, next) => {
    c.set('workspace', await findWorkspace(db, site, c.req.param('slug')))
    await next()
  })

const VISITOR_METHODS = ['GET', 'POST', 'PUT', 'DELETE']

/**
 * Lets in the workspace's own pages, and callers that are no page; answers their preflight. Throws `forbidden` for
 * others, and for a page elsewhere whose name was made to lead to this machine (DNS rebinding).
 */
export const ownOriginsOnly =
  (site: Site, methods = VISITOR_METHODS): MiddlewareHandler<WorkspaceEnv> =>
  async (c, next) => {
    const host = c.req.header('host')
    if (host !== undefined && !isOwnHost(site, host))
      throw new AppError('forbidden', 'This server answers at its own address only. Set PUBLIC_URL to the one in use.')

    const origin = c.req.header('origin')
    if (origin === undefined) return next()
    if (!isOwnOrigin(c.var.workspace, origin))
      throw new AppError(
        'forbidden',
        `${origin} is not one of the shop’s own sites. Add it to the origins of the record.`,
      )

    return allow(c, origin, { methods, next })
  }

/** Answers any page, without credentials: what is behind it is opened by an unguessable id alone. */
export const anyOrigin: MiddlewareHandler = (c, next) => allow(c, '*', { methods: VISITOR_METHODS, next })

interface Preflight {
  methods: string[]
  next: () => Promise<void>
}

async function allow(c: Context, origin: string, { methods, next }: Preflight) {
  c.header('Access-Control-Allow-Origin', origin)
  c.header('Access-Control-Expose-Headers', 'Retry-After')
  c.header('Vary', 'Origin')
  if (c.req.method !== 'OPTIONS') return next()

  c.header('Access-Control-Allow-Methods', methods.join(', '))
  c.header(
    'Access-Control-Allow-Headers',
    'authorization, content-type, accept, idempotency-key, last-event-id, mcp-protocol-version, mcp-method, mcp-name, mcp-session-id',
  )
  c.header('Access-Control-Max-Age', '600')
  return c.body(null, 204)
}

/** Knows the visitor by their token. Throws `not_signed_in`. */
export const visitorOnly = (db: Database): MiddlewareHandler<VisitorEnv> =>
  createMiddleware(async (c, next) => {
    const sent = presented(c)
    if (!sent) throw new AppError('not_signed_in', 'Start a session first and send its token as Authorization: Bearer.')
    c.set('visitor', await visitorOf(db, c.var.workspace, sent))
    await next()
  })

/** The bearer token with the page that it came from, if there is one. */
export function presented(c: Context): Presented | undefined {
  const token = bearer(c)
  const site = c.req.header('sec-fetch-site') ?? 'same-origin'
  const mayBeOurOwn = c.req.method === 'GET' && site === 'same-origin'
  return token === undefined ? undefined : { token, origin: c.req.header('origin'), mayBeOurOwn }
}

/** The token of `Authorization: Bearer …`, if there is one. */
export const bearer = (c: Context): string | undefined =>
  /^Bearer +(\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
