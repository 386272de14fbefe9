import { createHash, randomUUID } from 'node:crypto'
import type { ErrorCode } from '../../contract/answers.ts'
import type { AuditRow, Surface } from '../../contract/audit.ts'
import type { Actor } from '../actor.ts'
import { type Database, transact } from '../database.ts'
import { withoutKeys } from '../keys/key-format.ts'
import { now } from '../time.ts'
import { hashOf } from './chain.ts'
import { keptRow } from './rows.ts'

/** What a call was and what came of it. It has no place for what was said or sent. */
export interface Entry {
  surface: Surface
  /** A stranger sent no key, or one that nobody knows; `prefix` where it could have been one. */
  actor: Actor | { type: 'stranger'; prefix?: string }
  /** What was done, such as `claim_intervention`. */
  action: string
  /** The HTTP method; empty for a command. */
  method?: string
  /** The template of the address, such as `/api/v1/conversations/{id}`; never the address itself. */
  route?: string
  target?: { type: string; id: string }
  status: number
  error?: ErrorCode
  requestId?: string
  address?: string
  userAgent?: string
  idempotencyKey?: string
  /** How long it took, in milliseconds. */
  ms?: number
}

/**
 * Adds a call to its workspace's trail, in the transaction of what it did, as the last thing that one does: the end of
 * the chain stays locked until the commit, so that there is one writer at a time.
 */
export function appendAudit(db: Database, workspaceId: string, entry: Entry): Promise<AuditRow> {
  return transact(db, async (trx) => {
    const { seq, hash: prev_hash } = await takeHead(trx, workspaceId)
    const unsealed = { ...rowOf(workspaceId, entry), seq, prev_hash }
    const row = { ...unsealed, hash: hashOf(unsealed) }
    await trx.insertInto('audit').values(keptRow(row)).execute()
    await trx.updateTable('audit_head').set({ hash: row.hash }).where('workspace_id', '=', workspaceId).execute()
    return row
  })
}

/** Locks the end of the chain and moves it on by one; `hash` is still that of the row before. */
const takeHead = (trx: Database, workspaceId: string) =>
  trx
    .insertInto('audit_head')
    .values({ workspace_id: workspaceId, seq: 1, hash: '' })
    .onConflict((conflict) =>
      conflict.column('workspace_id').doUpdateSet((head) => ({ seq: head('audit_head.seq', '+', 1) })),
    )
    .returning(['seq', 'hash'])
    .executeTakeFirstOrThrow()

function rowOf(workspace: string, entry: Entry): Omit<AuditRow, 'seq' | 'prev_hash' | 'hash'> {
  return {
    workspace,
    id: randomUUID(),
    at: now(),
    surface: entry.surface,
    actor: actorOf(entry.actor),
    action: entry.action,
    method: entry.method ?? '',
    route: entry.route ?? '',
    target: entry.target ?? null,
    status: entry.status,
    error: entry.error ?? null,
    request_id: entry.requestId ?? '',
    address: entry.address ?? '',
    user_agent: storable(entry.userAgent ?? ''),
    idempotency_key_hash: entry.idempotencyKey === undefined ? null : sha256(entry.idempotencyKey),
    ms: entry.ms ?? 0,
  }
}

function actorOf(actor: Entry['actor']): AuditRow['actor'] {
  switch (actor.type) {
    case 'key':
      return { type: 'key', id: actor.id, label: actor.label, prefix: actor.prefix }
    case 'operator':
      return { type: 'operator', id: actor.id, label: actor.name, prefix: null }
    case 'visitor':
      return { type: 'visitor', id: actor.id, label: null, prefix: null }
    case 'system':
      return { type: 'system', id: null, label: null, prefix: null }
    case 'stranger':
      return { type: 'key', id: null, label: null, prefix: actor.prefix ?? null }
    default:
      return actor satisfies never
  }
}

// A caller writes its own name here, and may have put a key into it.
const storable = (userAgent: string) => withoutKeys(userAgent).slice(0, 200).toWellFormed().replaceAll('\0', '')

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')
