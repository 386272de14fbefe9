import { Hono, type MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { sql } from 'kysely'
import * as z from 'zod'
import type { Failure } from '../contract/answers.ts'
import { MerchantRecord } from '../contract/merchant.ts'
import { anyOrigin, ownOriginsOnly, type WorkspaceEnv, workspaceOfAddress } from './auth.ts'
import { formPages } from './bookings/form-page/pages.ts'
import { bookingPages } from './bookings/pages.ts'
import { formRoutes } from './bookings/routes.ts'
import { messagePages } from './channels/pages.ts'
import { consoleRoutes } from './console/routes.ts'
import { conversationRoutes } from './conversations/routes.ts'
import { demoShopRoutes } from './demo-shop/routes.ts'
import type { Deps } from './deps.ts'
import { answerError } from './errors.ts'
import { withoutKeys } from './keys/key-format.ts'
import { openApi } from './mcp/openapi.ts'
import { mcpRoutes } from './mcp/routes.ts'
import { PINNED, pages, secure } from './pages.ts'
import { sessionRoutes, visitorRoutes } from './visitors/routes.ts'
import { workspaceApiRoutes } from './workspace-api/routes.ts'
import { noteScript } from './workspaces/sightings.ts'
import { findWorkspace } from './workspaces/workspaces.ts'

/** The whole product on one screen. Everything of a workspace hangs under `/` for the default one and `/w/{slug}`. */
export function createApp(deps: Deps) {
  const app = new Hono()
    .route('/api/v1', workspaceApiRoutes(deps))
    .use(secure)
    .get('/healthz', async (c) => ((await answers(deps)) ? c.json({ ok: true }) : c.json({ ok: false }, 503)))
    .get('/merchant.schema.json', (c) => c.json(z.toJSONSchema(MerchantRecord)))
    .route('/console/api', consoleRoutes(deps))
    .route('/w/:slug', workspaceRoutes(deps))
    .route('/', workspaceRoutes(deps))
    .use('/demo-shop/*', workspaceOfAddress(deps.db, deps.site))
    .route('/demo-shop', demoShopRoutes(deps))
    .route('/', pages(deps))
  app.onError(answerError)
  app.notFound((c) =>
    c.json<Failure>({ error: 'not_found', detail: `There is nothing at ${withoutKeys(c.req.path)}.` }, 404),
  )
  return app
}

function workspaceRoutes(deps: Deps) {
  const workspace = workspaceOfAddress(deps.db, deps.site)
  return new Hono<WorkspaceEnv>()
    .use('/visitor/*', workspace, ownOriginsOnly(deps.site))
    .use('/forms/*', workspace, anyOrigin)
    .use('/bookings/*', workspace)
    .use('/said/*', workspace)
    .get('/openapi.json', workspace, (c) => c.json(openApi(deps.toolbox, c.var.workspace)))
    .route('/mcp', mcpRoutes(deps))
    .route('/visitor/sessions', sessionRoutes(deps))
    .route('/visitor', visitorRoutes(deps))
    .route('/visitor/conversations', conversationRoutes(deps))
    .route('/forms', formPages(deps))
    .route('/forms', formRoutes(deps))
    .route('/bookings', bookingPages(deps))
    .route('/said', messagePages(deps))
    .on('GET', ['/widget.js', PINNED], scriptSeen(deps))
}

/** How many sites may be noted at a time: those of all workspaces on one server. */
const MAX_NOTING = 100

/** The script tag's own file is a built one like the others; that a page of the shop's has asked for it is noted. */
function scriptSeen({ db, site }: Deps): MiddlewareHandler {
  const noting = new Set<string>()
  const note = async (origin: string, slug?: string) => {
    noting.add(origin)
    try {
      await noteScript(db, await findWorkspace(db, site, slug), origin)
    } finally {
      noting.delete(origin)
    }
  }
  return createMiddleware(async (c, next) => {
    const page = URL.parse(c.req.header('referer') ?? '')
    // No page waits for it, and a database that does not answer is not asked ever more often.
    if (page && !noting.has(page.origin) && noting.size < MAX_NOTING)
      void note(page.origin, c.req.param('slug')).catch(console.error)
    await next()
  })
}

async function answers({ db }: Deps): Promise<boolean> {
  try {
    await sql`select 1`.execute(db)
    return true
  } catch (error) {
    console.error(error)
    return false
  }
}
