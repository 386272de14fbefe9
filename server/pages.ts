import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { type WorkspaceEnv, workspaceOfAddress } from './auth.ts'
import { builtPage, DIST } from './built.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'

/** Strict enough that text can never become a script: nothing inline, nothing foreign, no framing by others. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** What every answer carries. */
export const secure: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) throw new AppError('bad_request', 'The address holds a NUL character. Leave it out.')
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  if (c.res.headers.get('content-type')?.startsWith('text/html')) c.header('Content-Security-Policy', POLICY)
}

/** The built pages and the script tag. Names with a hash never change; the rest is asked about again each time. */
export const pages = ({ db, site }: Pick<Deps, 'db' | 'site'>) =>
  new Hono<WorkspaceEnv>()
    .use(async (c, next) => {
      await next()
      // Merchants' pages load these from another origin; a module needs to be allowed to.
      if (/\.js$|\/assets\//.test(c.req.path)) c.header('Access-Control-Allow-Origin', '*')
      if (c.res.ok)
        c.header('Cache-Control', c.req.path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache')
    })
    .get('/console/*', consolePage)
    .get('/console', consolePage)
    .on('GET', ['/w/:slug', '/w/:slug/', '/w/:slug/index.html'], workspaceOfAddress(db, site), (c, next) => {
      const { isDefault, profile, baseUrl } = c.var.workspace
      if (isDefault) return next()
      const detail = `${profile.name} has no page here. Its booking form is at ${baseUrl}/forms/new.`
      throw new AppError('not_found', detail)
    })
    .use(
      '/w/:slug/*',
      serve((path) => path.replace(/^\/w\/[^/]+/, '')),
    )
    .get('/assets/*', serve())
    .use(etag(), serve())

// One page for every screen: it reads the rest of its address itself.
const consolePage: Handler = async (c) => {
  c.header('Referrer-Policy', 'no-referrer')
  return c.html(await builtPage('console.html'))
}

const serve = (rewriteRequestPath?: (path: string) => string) =>
  serveStatic({ root: DIST, precompressed: true, rewriteRequestPath })
