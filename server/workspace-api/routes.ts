import { randomUUID } from 'node:crypto'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import type { Operation } from '../tools/workspace/define-operation.ts'
import { operations } from '../tools/workspace/operations.ts'
import { allow } from './admission.ts'
import { type ApiEnv, answerCall, type Call, type Caller } from './call.ts'
import { readIdempotencyKey } from './idempotency.ts'
import { queryOf, readInput, readQuery, refuseParameters } from './input.ts'
import { answerMcp } from './mcp.ts'
import { description } from './openapi.ts'
import { perform } from './perform.ts'
import { refusalIn, Unfit } from './refusals.ts'

const BASE = '/api/v1'
const MCP = '/mcp'
const DESCRIPTION = '/openapi.json'

/** Interface B: the merchant's own programs, by their keys. Its routes are made of the operations. */
export function workspaceApiRoutes(deps: Deps) {
  const app = new Hono<ApiEnv>().use(guarded)
  const inRest = operations.flatMap((operation) => (operation.rest ? [{ operation, ...operation.rest }] : []))
  for (const { operation, method, path } of inRest)
    app.on(method.toUpperCase(), routed(path), (c) => answerOperation(c, deps, operation, path))
  app.get(DESCRIPTION, (c) => answerDescription(c, deps, BASE + DESCRIPTION))
  app.post(MCP, (c) => answerMcp(c, deps, BASE + MCP))
  for (const { method, path } of [
    ...inRest,
    { method: 'post', path: MCP },
    { method: 'get', path: DESCRIPTION },
  ] as const)
    app
      .options(routed(path), (c) => c.body(null, 204, { Allow: allowed[method] }))
      .all(routed(path), (c) => refuseMethod(c, deps, path, allowed[method]))
  return app.all('*', (c) =>
    answerCall({ c, deps, surface: 'rest', route: `${BASE}/*`, action: 'unknown' }, async () => {
      throw new AppError('not_found', 'There is nothing at this address. /api/v1/openapi.json says what there is.')
    }),
  )
}

const allowed = { get: 'GET, HEAD, OPTIONS', post: 'POST, OPTIONS' } as const

/** What every answer carries. Nothing is allowed to pages of other origins, which have no business with a key. */
const guarded: MiddlewareHandler<ApiEnv> = async (c, next) => {
  c.set('requestId', randomUUID())
  c.header('X-Request-Id', c.var.requestId)
  c.header('Cache-Control', 'no-store')
  c.header('X-Content-Type-Options', 'nosniff')
  await next()
}

/** `/conversations/{id}` as the router writes it. */
const routed = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const refuseMethod = (c: Context<ApiEnv>, deps: Deps, path: string, allow: string) =>
  answerCall({ c, deps, surface: 'rest', route: BASE + path, action: 'unknown' }, async () => {
    throw new Unfit(405, `${c.req.method} is not for this address.`, allow)
  })

/** Public, unless a key is sent. */
async function answerDescription(c: Context<ApiEnv>, deps: Deps, route: string): Promise<Response> {
  const described = () => c.body(description(deps.site), 200, { 'Content-Type': 'application/json' })
  if (c.req.header('authorization') === undefined) return describedToAnybody(c, described)

  return answerCall({ c, deps, surface: 'rest', route, action: 'get_description' }, async (_, { workspace }) => {
    refuseParameters(readQuery(c, workspace))
    return described()
  })
}

function describedToAnybody(c: Context<ApiEnv>, described: () => Response): Response {
  try {
    refuseParameters(queryOf(c))
    return described()
  } catch (error) {
    const { failure, status } = refusalIn(c, error)
    return c.json(failure, status)
  }
}

const answerOperation = (c: Context<ApiEnv>, deps: Deps, operation: Operation, path: string) =>
  answerCall({ c, deps, surface: 'rest', route: BASE + path, action: operation.name }, async (call, caller) => {
    await allow(call, caller, operation.scope)
    const input = await readInput(c, caller.workspace, operation)
    return answered(call, caller, operation, input)
  })

async function answered(call: Call, caller: Caller, operation: Operation, input: Record<string, unknown>) {
  const { c } = call
  if (operation.isIdempotent) call.idempotencyKey = readIdempotencyKey(c.req.header('idempotency-key'))
  const { output, isRepeated } = await perform(call, caller, operation, input)
  if (isRepeated) c.header('Idempotency-Replayed', 'true')

  const { next_cursor, ...rest } = output
  const data = operation.data === undefined ? rest : rest[operation.data]
  if (next_cursor === undefined) return c.json({ ok: true, data })

  if (typeof next_cursor === 'string') c.header('Link', nextPage(c, next_cursor))
  return c.json({ ok: true, data, next_cursor })
}

/** RFC 8288. */
function nextPage(c: Context<ApiEnv>, cursor: string): string {
  const query = new URLSearchParams(c.req.query())
  query.set('cursor', cursor)
  return `<${c.req.path}?${query}>; rel="next"`
}
