import { type Context, Hono } from 'hono'
import { ownOriginsOnly, presented, type WorkspaceEnv, workspaceOfAddress } from '../auth.ts'
import { hasNul, readBody } from '../body.ts'
import { type Guest, guestOf } from '../bookings/guests.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { AppError } from '../errors.ts'
import { guestOfToken } from '../visitors/sessions.ts'
import { asRpcError, modernStatus, rpcFailure, stamped } from './answers.ts'
import { checkModern, idOf, isModern, readJson, readRequest } from './envelope.ts'
import { runMethod } from './methods.ts'
import { CODES, RpcError, type RpcRequest } from './protocol.ts'

/** Interface A: one endpoint for plain clients, for MCP's legacy revisions and for the stateless one. */
export const mcpRoutes = (deps: Deps) =>
  new Hono<WorkspaceEnv>()
    .onError((error, c) => answerRefusal(c, error, { id: null, status: isForbidden(error) ? 403 : 200 }))
    .use(workspaceOfAddress(deps.db, deps.site))
    .use(ownOriginsOnly(deps.site, ['POST']))
    .post('/', (c) => answer(c, deps))
    .options('/', (c) => c.body(null, 204, { Allow: 'POST, OPTIONS' }))
    .all('/', (c) => c.body(null, 405, { Allow: 'POST, OPTIONS' }))

async function answer(c: Context<WorkspaceEnv>, deps: Deps) {
  const header = (name: string) => c.req.header(name)
  const { value, fault } = await received(c, deps)
  const modern = isModern(value, header)
  try {
    if (fault) throw fault
    const request = readRequest(value)
    // A notification is told that it arrived, and nothing is run for it: nobody would hear what came of it.
    if (!('id' in request)) return c.body(null, 202)

    if (modern) checkModern(request, header)
    return c.json({ jsonrpc: '2.0', id: request.id, result: stamped(await run(c, deps, request, modern), modern) })
  } catch (error) {
    return answerRefusal(c, error, { id: idOf(value), status: modern ? modernStatus(asRpcError(error)) : 200 })
  }
}

/** What came, and why it is refused unread. */
async function received(c: Context, { limits }: Deps): Promise<{ value?: unknown; fault?: unknown }> {
  try {
    await limits.countCall(c)
    const text = await readBody(c)
    return { value: readJson(text), fault: hasNul(text) ? holdsNul() : undefined }
  } catch (fault) {
    return { fault }
  }
}

const holdsNul = () =>
  new RpcError(CODES.invalidParams, 'The request holds a NUL character. Leave it out.', { beforeHandler: true })

async function run(c: Context<WorkspaceEnv>, { db, toolbox, limits }: Deps, request: RpcRequest, modern: boolean) {
  const { workspace } = c.var
  return runMethod(request, modern, toolbox, {
    db,
    workspace,
    // Only a call acts for somebody: an old token must not keep a client from seeing the list.
    guest: request.method === 'tools/call' ? await guestOfCaller(c, db) : guestOf(),
    tries: limits.tries,
    caller: { address: limits.addressOf(c) },
  })
}

/** Whom the caller acts for: the member or visitor whose token it sent, or nobody. */
async function guestOfCaller(c: Context<WorkspaceEnv>, db: Database): Promise<Guest> {
  const sent = presented(c)
  return sent ? guestOfToken(db, c.var.workspace, sent) : guestOf()
}

function answerRefusal(c: Context, error: unknown, { id, status }: { id: unknown; status: 200 | 400 | 403 | 404 }) {
  const refusal = asRpcError(error)
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter))
  if (refusal.code === CODES.internal) console.error(error)
  return c.json(rpcFailure(id, refusal), status)
}

const isForbidden = (error: unknown) => error instanceof AppError && error.code === 'forbidden'
