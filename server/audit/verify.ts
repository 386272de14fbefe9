import type { Database } from '../database.ts'
import { hashOf } from './chain.ts'
import { everyRow, rowAsHashed } from './rows.ts'

/** How a chain stands: whole, with where it ends, or broken, with the first row that is not as it was written. */
export type Verdict =
  | { ok: true; rows: number; seq: number; hash: string }
  | { ok: false; first_bad_seq: number; because: string }

/** Reads a workspace's whole trail and holds each row against the one before it. What is added meanwhile is left out. */
export async function verifyAudit(db: Database, workspaceId: string): Promise<Verdict> {
  const head = await headOf(db, workspaceId)
  const seal = await lastSeal(db, workspaceId)
  let { seq, hash } = seal
  for await (const row of everyRow(db, workspaceId)) {
    if (row.seq > head.seq) break
    if (row.seq !== seq + 1) return bad(seq + 1, 'It is missing.')
    if (row.prev_hash !== hash) return bad(row.seq, 'It does not follow from the row before it.')
    if (row.hash !== hashOf(rowAsHashed(row))) return bad(row.seq, 'It is not as it was written.')
    seq = row.seq
    hash = row.hash
  }
  if (seq !== head.seq) return bad(seq + 1, 'It is missing, and so is whatever came after it.')
  if (hash !== head.hash) return bad(seq, 'The chain ended in another row.')
  return { ok: true, rows: seq - seal.seq, seq, hash }
}

const bad = (first_bad_seq: number, because: string): Verdict => ({ ok: false, first_bad_seq, because })

/** Where a chain ends: keep this hash elsewhere, and no one can write the chain anew without being found out. */
export async function headOf(db: Database, workspaceId: string): Promise<{ seq: number; hash: string }> {
  const head = await db
    .selectFrom('audit_head')
    .select(['seq', 'hash'])
    .where('workspace_id', '=', workspaceId)
    .executeTakeFirst()
  return head ?? { seq: 0, hash: '' }
}

/** The last row that has left under a seal. */
async function lastSeal(db: Database, workspaceId: string): Promise<{ seq: number; hash: string }> {
  const seal = await db
    .selectFrom('audit_seal')
    .select(['seq', 'hash'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return seal ?? { seq: 0, hash: '' }
}
