import { gzipSync } from 'node:zlib'
import { serveStatic } from '@hono/node-server/serve-static'
import { type Handler, Hono, type MiddlewareHandler } from 'hono'
import { etag } from 'hono/etag'
import { type WorkspaceEnv, workspaceOfAddress } from './auth.ts'
import { builtPage, DIST } from './built.ts'
import type { Deps } from './deps.ts'
import { AppError } from './errors.ts'
import type { Widgets } from './widgets.ts'

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

/** The console alone has a frame of its own: the page that shows what the widget would look like. */
const CONSOLE_POLICY = `${POLICY}; frame-src 'self'`

/** In it runs the widget, sealed: of no origin, so that it has no session, no storage and nobody to call. */
const PREVIEW_POLICY = `${POLICY.replace("frame-ancestors 'none'", "frame-ancestors 'self'")}; sandbox allow-scripts`

/** What every answer carries. */
export const secure: MiddlewareHandler = async (c, next) => {
  if (c.req.url.includes('%00')) throw new AppError('bad_request', 'The address holds a NUL character. Leave it out.')
  await next()
  c.header('X-Content-Type-Options', 'nosniff')
  const isPage = c.res.headers.get('content-type')?.startsWith('text/html')
  if (isPage && !c.res.headers.has('content-security-policy')) c.header('Content-Security-Policy', POLICY)
}

/** The script under a version, at the root and in a workspace. */
export const PINNED = '/:pinned{widget@.+\\.js}'

/**
 * The built pages and the script tag. Names with a hash or a version never change; the rest is asked about again each
 * time.
 */
export const pages = ({ db, site, widgets }: Pick<Deps, 'db' | 'site' | 'widgets'>) =>
  new Hono<WorkspaceEnv>()
    .use(async (c, next) => {
      await next()
      // Merchants' pages load these from another origin: a module needs to be allowed to, and on a page that isolates
      // itself (`Cross-Origin-Embedder-Policy: require-corp`) a script tag does.
      if (/\.js$|\/assets\//.test(c.req.path)) {
        c.header('Access-Control-Allow-Origin', '*')
        c.header('Cross-Origin-Resource-Policy', 'cross-origin')
      }
      if (c.res.ok)
        c.header(
          'Cache-Control',
          /\/assets\/|\/widget@/.test(c.req.path) ? 'public, max-age=31536000, immutable' : 'no-cache',
        )
    })
    .get('/console/preview', previewPage)
    .get('/console/*', consolePage)
    .get('/console', consolePage)
    .on('GET', ['/w/:slug', '/w/:slug/', '/w/:slug/index.html'], workspaceOfAddress(db, site), (c, next) => {
      const { isDefault, profile, baseUrl } = c.var.workspace
      if (isDefault) return next()
      const detail = `${profile.name} has no page here. Its booking form is at ${baseUrl}/forms/new.`
      throw new AppError('not_found', detail)
    })
    .on('GET', [PINNED, `/w/:slug${PINNED}`], kept(widgets), async (c) => {
      const versions = (await widgets.versions()).join(', ')
      throw new AppError('not_found', `There is no ${c.req.param('pinned')} here. The versions are ${versions}.`)
    })
    .on('GET', ['/assets/*', '/w/:slug/assets/*'], built, kept(widgets))
    .use('/w/:slug/*', built)
    .use(etag(), built)

// One page for every screen: it reads the rest of its address itself.
const consolePage: Handler = async (c) => {
  c.header('Referrer-Policy', 'no-referrer')
  c.header('Content-Security-Policy', CONSOLE_POLICY)
  return c.html(await builtPage('console.html'))
}

const previewPage: Handler = async (c) => {
  c.header('Content-Security-Policy', PREVIEW_POLICY)
  return c.html(await builtPage('preview.html'))
}

/** Each workspace has all files under its own address, too. */
const pathOf = (path: string) => path.replace(/^\/w\/[^/]+(?=\/)/, '')

const built = serveStatic({ root: DIST, precompressed: true, rewriteRequestPath: pathOf })

/** What an earlier build had there, for pages that have pinned its widget. */
const kept =
  (widgets: Widgets): MiddlewareHandler =>
  async (c, next) => {
    const text = await widgets.textAt(pathOf(c.req.path))
    if (text === undefined) return next()

    c.header('Content-Type', 'text/javascript; charset=utf-8')
    c.header('Vary', 'Accept-Encoding')
    if (!/\bgzip\b/.test(c.req.header('accept-encoding') ?? '')) return c.body(text)

    c.header('Content-Encoding', 'gzip')
    return c.body(new Uint8Array(gzipSync(text)))
  }
