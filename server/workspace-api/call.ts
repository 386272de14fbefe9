import type { Context } from 'hono'
import type { ErrorCode } from '../../contract/answers.ts'
import type { Surface } from '../../contract/audit.ts'
import { appendAudit, type Entry } from '../audit/audit.ts'
import type { ApiKeyTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import type { Deps } from '../deps.ts'
import { type RateState, TooMany } from '../key-limits.ts'
import { isWellFormed, prefixOf } from '../keys/key-format.ts'
import { defaultWorkspaceId, type Workspace } from '../workspaces/workspaces.ts'
import { admit } from './admission.ts'
import { refusalIn } from './refusals.ts'

export interface ApiEnv {
  Variables: { requestId: string }
}

/** One call of interface B, from its arrival to its row in the trail; what is not known at first is filled in. */
export interface Call {
  readonly c: Context<ApiEnv>
  readonly deps: Deps
  readonly surface: Extract<Surface, 'rest' | 'mcp'>
  /** The template of its address. */
  readonly route: string
  readonly began: number
  /** What it does; a call of a tool says so in its body. */
  action: string
  /** The key as it was sent. */
  presented?: string
  key?: ApiKeyTable
  /** Whose trail it belongs to. */
  workspaceId?: string
  /** How the key's counts stand. */
  rate?: RateState
  target?: Entry['target']
  idempotencyKey?: string
  isWrittenDown: boolean
}

/** Whose call it is, once its key was found to be good. */
export interface Caller {
  key: ApiKeyTable
  workspace: Workspace
}

type Begun = Pick<Call, 'c' | 'deps' | 'surface' | 'route' | 'action'>

/** Admits a call, has it worked on, answers what is refused, and writes it all down. */
export async function answerCall(
  begun: Begun,
  work: (call: Call, caller: Caller) => Promise<Response>,
): Promise<Response> {
  const call: Call = { ...begun, isWrittenDown: false, began: performance.now() }
  try {
    const response = await work(call, await admit(call))
    if (!call.isWrittenDown) await writeDown(call.deps.db, call, { status: response.status })
    return response
  } catch (error) {
    return refuse(call, error)
  }
}

async function refuse(call: Call, error: unknown): Promise<Response> {
  const { failure, status } = refusalIn(call.c, error)
  if (isFlood(call, error)) return call.c.json(failure, status)

  try {
    await writeDown(call.deps.db, call, { status, error: failure.error })
    return call.c.json(failure, status)
  } catch (fault) {
    const internal = refusalIn(call.c, fault)
    return call.c.json(internal.failure, internal.status)
  }
}

// Whoever has no key could fill the disk with refusals: the first one of each window stands for the rest.
const isFlood = ({ key }: Call, error: unknown) => error instanceof TooMany && key === undefined && !error.isFirst

/** Writes a call into its trail, in the transaction of what it did where it did something. */
export async function writeDown(db: Database, call: Call, came: { status: number; error?: ErrorCode }): Promise<void> {
  const workspaceId = call.workspaceId ?? (await defaultWorkspaceId(db))
  if (workspaceId === undefined) return

  const { c, deps, surface, action, route, target, idempotencyKey, began } = call
  await appendAudit(db, workspaceId, {
    surface,
    actor: actorOf(call),
    action,
    method: c.req.method,
    route,
    target: target && IS_OURS.test(target.id) ? target : undefined,
    ...came,
    requestId: c.var.requestId,
    address: deps.limits.addressOf(c),
    userAgent: c.req.header('user-agent'),
    idempotencyKey,
    ms: Math.round(performance.now() - began),
  })
}

// An id or a reference of ours. What else was sent in the place of one may be anything, a key or a text among it.
const IS_OURS = /^([0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9B-Z]{4}-[0-9B-Z]{4})$/

function actorOf({ key, presented }: Call): Entry['actor'] {
  if (key) return actorOfKey(key)
  return { type: 'stranger', prefix: presented && isWellFormed(presented) ? prefixOf(presented) : undefined }
}

export const actorOfKey = ({ id, label, prefix }: ApiKeyTable) => ({ type: 'key', id, label, prefix }) as const
