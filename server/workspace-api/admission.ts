import type { Context } from 'hono'
import type { Database } from '../database.ts'
import { type RateState, tightest } from '../key-limits.ts'
import { findKey, isLive, isStillLive, noteUse } from '../keys/keys.ts'
import { workspaceById } from '../workspaces/workspaces.ts'
import type { Call, Caller } from './call.ts'
import { type Challenged, invalidKey, missingKey, scopeTooSmall, showRate } from './refusals.ts'

/**
 * Who calls. In this order: 429 for an address that has tried too many wrong keys, before anything is looked up; 401; 429
 * for a key that calls too often.
 */
export async function admit(call: Call): Promise<Caller> {
  const { c, deps } = call
  const { db, site, limits } = deps
  await limits.keys.admit(limits.addressOf(c))

  const sent = credentials(c)
  if (sent === undefined) return refuse(call, missingKey())
  call.presented = sent
  const key = await findKey(db, sent)
  call.workspaceId = key?.workspace_id
  if (!key || !isLive(key)) return refuse(call, invalidKey())

  call.key = key
  counted(call, await limits.keys.called(key))
  await noteUse(db, key)
  return { key, workspace: await workspaceById(db, site, key.workspace_id) }
}

/**
 * Looks at a key once more, since a body may come long after its call was admitted. Throws `invalid_api_key` for one that
 * was rotated, revoked or has run out meanwhile; in a transaction that `writes`, it stays as it is until the commit.
 */
export async function readmit(db: Database, call: Call, { key }: Caller, { writes = false } = {}): Promise<void> {
  if (await isStillLive(db, key, { writes })) return

  call.key = undefined
  throw invalidKey()
}

/** Lets a key do what an operation does: 429 for one that changes things too often, then 403 for a scope too small. */
export async function allow(call: Call, { key }: Caller, scope: 'read' | 'write'): Promise<void> {
  if (scope === 'read') return
  counted(call, await call.deps.limits.keys.writes(key))
  if (key.scope !== 'read_write') throw scopeTooSmall()
}

/** Shows of all counts the one that is nearest to its end. */
function counted(call: Call, rate: RateState) {
  call.rate = call.rate ? tightest(call.rate, rate) : rate
  showRate(call.c, call.rate)
}

async function refuse({ c, deps: { limits } }: Call, refusal: Challenged): Promise<never> {
  showRate(c, await limits.keys.failed(limits.addressOf(c)))
  throw refusal
}

/** What follows `Bearer`, whose case does not matter (RFC 9110); undefined where there is nothing of the kind. */
const credentials = (c: Context): string | undefined =>
  /^Bearer +(.+)$/i.exec(c.req.header('authorization')?.trim() ?? '')?.[1]
