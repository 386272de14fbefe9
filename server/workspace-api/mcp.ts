import type { Context } from 'hono'
import type { ErrorCode } from '../../contract/answers.ts'
import { hasNul, readBody } from '../body.ts'
import type { Deps } from '../deps.ts'
import { AppError, statusOf } from '../errors.ts'
import { asRpcError, modernStatus, rpcFailure, stamped } from '../mcp/answers.ts'
import { checkModern, idOf, isModern, readRequest } from '../mcp/envelope.ts'
import { CODES, isObject, RpcError } from '../mcp/protocol.ts'
import { NoJson, readStrictJson } from '../strict-json.ts'
import { isOwnHost, isOwnOrigin } from '../workspaces/workspaces.ts'
import { readmit } from './admission.ts'
import { type ApiEnv, answerCall, type Call, type Caller, writeDown } from './call.ts'
import { readQuery, refuseParameters, withoutOwnName } from './input.ts'
import { METHODS, runWorkspaceMethod } from './mcp-methods.ts'
import { isOfHttp } from './refusals.ts'

/**
 * The same operations for MCP clients, by the same keys and in both eras. What is wrong with the key or with how often it
 * calls is answered by HTTP, as the REST surface does; everything after that in JSON-RPC.
 */
export const answerMcp = (c: Context<ApiEnv>, deps: Deps, route: string) =>
  answerCall({ c, deps, surface: 'mcp', route, action: 'unknown' }, async (call, caller) => {
    refuseForeign(call, caller)
    refuseParameters(readQuery(c, caller.workspace))
    return answerRpc(call, caller)
  })

// A page elsewhere whose name was made to lead here is told from our own by what its browser says (DNS rebinding).
function refuseForeign({ c, deps }: Call, { workspace }: Caller) {
  const [origin, host] = [c.req.header('origin'), c.req.header('host')]
  if (host !== undefined && !isOwnHost(deps.site, host))
    throw new AppError('forbidden', 'This server answers at its own address only. Set PUBLIC_URL to the one in use.')
  if (origin !== undefined && !isOwnOrigin(workspace, origin))
    throw new AppError('forbidden', 'Pages of other origins may not call this. Call it from a server.')
}

async function answerRpc(call: Call, caller: Caller): Promise<Response> {
  const { c } = call
  const header = (name: string) => c.req.header(name)
  const { value, fault } = await received(c)
  await readmit(call.deps.db, call, caller)
  const modern = isModern(value, header)
  try {
    if (fault) throw fault
    refuseOtherIn(value, caller)
    const request = readRequest(value)
    if (METHODS.includes(request.method)) call.action = request.method
    // A notification is told that it arrived, and nothing is run for it: nobody would hear what came of it.
    if (!('id' in request)) return c.body(null, 202)

    if (modern) checkModern(request, header)
    const result = await runWorkspaceMethod(call, caller, request, modern)
    return c.json({ jsonrpc: '2.0', id: request.id, result: stamped(result, modern) })
  } catch (error) {
    if (isOfHttp(error)) throw error
    return refuse(call, error, idOf(value), modern)
  }
}

// Beside the method and among its parameters nothing is called a workspace: whoever names one there means it all the same.
function refuseOtherIn(value: unknown, { workspace }: Caller) {
  if (!isObject(value)) return
  for (const place of [value, value.params]) if (isObject(place)) withoutOwnName(workspace, place)
}

async function received(c: Context<ApiEnv>): Promise<{ value?: unknown; fault?: unknown }> {
  try {
    const text = await readBody(c)
    return { value: readStrictJson(text), fault: hasNul(text) ? holdsNul() : undefined }
  } catch (fault) {
    return { fault: fault instanceof NoJson ? noJson() : fault }
  }
}

const holdsNul = () =>
  new RpcError(CODES.invalidParams, 'The request holds a NUL character. Leave it out.', { beforeHandler: true })

const noJson = () => new RpcError(CODES.parse, 'The body is no JSON.', { beforeHandler: true })

async function refuse(call: Call, error: unknown, id: unknown, modern: boolean): Promise<Response> {
  const refusal = asRpcError(error)
  const { c } = call
  if (refusal.retryAfter !== undefined) c.header('Retry-After', String(refusal.retryAfter))
  if (refusal.code === CODES.internal) console.error(error)
  const code = codeOf(refusal)
  await writeDown(call.deps.db, call, { status: statusOf(code), error: code })
  call.isWrittenDown = true
  return c.json(rpcFailure(id, refusal), modern ? modernStatus(refusal) : 200)
}

/** What the trail calls a refusal: as the REST surface would have. */
function codeOf({ code, refusal }: RpcError): ErrorCode {
  if (refusal) return refusal
  return code === CODES.internal ? 'internal_error' : 'bad_request'
}
