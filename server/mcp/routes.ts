import { type Context, Hono } from 'hono'
import { bearer, type WorkspaceEnv } from '../auth.ts'
import { readText } from '../body.ts'
import { type Guest, guestOf } from '../bookings/guests.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { clientAddress } from '../limits.ts'
import { guestOfToken } from '../visitors/sessions.ts'
import { checkModern, idOf, isModern, readRequest } from './envelope.ts'
import { runMethod, serverInfo } from './methods.ts'
import { CODES, META, RpcError, type RpcRequest } from './protocol.ts'

/** Interface A: one endpoint for plain clients, for MCP's legacy revisions and for the stateless one. */
export const mcpRoutes = (deps: Deps) =>
  new Hono<WorkspaceEnv>()
    .post('/', (c) => answer(c, deps))
    .options('/', (c) => c.body(null, 204, { Allow: 'POST, OPTIONS' }))
    .on(['GET', 'DELETE'], '/', (c) => c.body(null, 405, { Allow: 'POST, OPTIONS' }))

async function answer(c: Context<WorkspaceEnv>, deps: Deps) {
  const header = (name: string) => c.req.header(name)
  let text = ''
  let modern = isModern(text, header)
  try {
    await deps.limits.countCall(c)
    text = await readText(c)
    modern = isModern(text, header)
    const request = readRequest(text)
    if (modern) checkModern(request, header)
    // A notification is told that it arrived, and nothing is run for it: nobody would hear what came of it.
    if (!('id' in request)) return c.body(null, 202)

    return c.json({ jsonrpc: '2.0', id: request.id, result: stamped(await run(c, deps, request, modern), modern) })
  } catch (error) {
    const { code, message, data, beforeHandler } = asRpcError(error)
    const status = !modern || !beforeHandler ? 200 : code === CODES.unknownMethod ? 404 : 400
    return c.json(
      { jsonrpc: '2.0', id: idOf(text), error: { code, message, ...(data !== undefined && { data }) } },
      status,
    )
  }
}

async function run(
  c: Context<WorkspaceEnv>,
  { db, toolbox, limits, site }: Deps,
  request: RpcRequest,
  modern: boolean,
) {
  const { workspace } = c.var
  return runMethod(request, modern, toolbox, {
    db,
    workspace,
    // Only a call acts for somebody: an old token must not keep a client from seeing the list.
    guest: request.method === 'tools/call' ? await guestOfCaller(c, db) : guestOf(),
    tries: limits.tries,
    caller: clientAddress(c, site.trustProxy),
  })
}

/** Whom the caller acts for: the member or visitor whose token it sent, or nobody. */
async function guestOfCaller(c: Context<WorkspaceEnv>, db: Database): Promise<Guest> {
  const token = bearer(c)
  return token ? guestOfToken(db, c.var.workspace, token) : guestOf()
}

const stamped = (result: object, modern: boolean) =>
  modern ? { resultType: 'complete', ...result, _meta: { [META.serverInfo]: serverInfo } } : result

function asRpcError(error: unknown): RpcError {
  if (error instanceof RpcError) return error
  if (error instanceof AppError && error.code === 'bad_request')
    return new RpcError(CODES.invalidRequest, error.message)
  if (error instanceof AppError) return new RpcError(CODES.refused, error.message, { data: { error: error.code } })

  console.error(error)
  return new RpcError(-32603, 'Something failed on our side. Try again in a moment.')
}
