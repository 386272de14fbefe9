import type { AuditTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { hashOf } from './chain.ts'
import { everyRow, rowAsHashed } from './rows.ts'
import { type Place, START, sealsOf } from './seals.ts'

/** How a chain stands: whole, with where it ends, or broken, with the first row that is not as it was written. */
export type Verdict =
  | { ok: true; rows: number; seq: number; hash: string }
  | { ok: false; first_bad_seq: number; because: string }

/** Reads a workspace's whole trail and holds each row against the one before it, what is added meanwhile too. */
export async function verifyAudit(db: Database, workspaceId: string): Promise<Verdict> {
  const { seal, follows, early } = await sealsOf(db, workspaceId)
  if (early) return bad(early.seq + 1, 'A seal let it go before it was a year old.')

  let at: Place = seal
  let isSealed = follows === undefined
  for (;;) {
    const before = at.seq
    for await (const row of everyRow(db, workspaceId, before === seal.seq ? undefined : before)) {
      const fault = await faultOf(db, row, { at, seal })
      if (fault) return fault
      isSealed ||= row.action === 'seal_audit' && row.target_id === seal.hash
      at = row
    }
    const head = await storedHead(db, workspaceId)
    if (head && head.seq > at.seq && at.seq > before) continue
    if (!isSealed) return bad((follows ?? START).seq + 1, 'A seal let it go that no row of the trail speaks of.')
    return ended(head, at) ?? { ok: true, rows: at.seq - seal.seq, seq: at.seq, hash: at.hash }
  }
}

async function faultOf(db: Database, row: AuditTable, { at, seal }: { at: Place; seal: Place }) {
  if (row.seq < START.seq + 1) return bad(row.seq, 'No row has such a number.')
  if (row.seq <= seal.seq) return bad(row.seq, 'It has left under a seal, and is there.')
  if (row.seq !== at.seq + 1) {
    const { seq } = await headOf(db, row.workspace_id)
    return row.seq > seq ? bad(row.seq, BEYOND) : bad(at.seq + 1, 'It is missing.')
  }
  if (row.prev_hash !== at.hash) return bad(row.seq, 'It does not follow from the row before it.')
  if (row.hash !== hashOf(rowAsHashed(row))) return bad(row.seq, 'It is not as it was written.')
  return undefined
}

// The head is read after the last row: whatever was added is in both by then.
function ended(head: Place | undefined, { seq, hash }: Place): Verdict | undefined {
  if (!head) return seq === 0 ? undefined : bad(seq, 'Where the chain ends is not written down any more.')
  if (seq > head.seq) return bad(head.seq + 1, BEYOND)
  if (seq < head.seq) return bad(seq + 1, 'It is missing, and so is whatever came after it.')
  return hash === head.hash ? undefined : bad(seq, 'The chain ended in another row.')
}

const BEYOND = 'It is beyond the end of the chain.'

const bad = (first_bad_seq: number, because: string): Verdict => ({ ok: false, first_bad_seq, because })

/** Where a chain ends: keep this hash elsewhere, and no one can write the chain anew without being found out. */
export const headOf = async (db: Database, workspaceId: string): Promise<Place> =>
  (await storedHead(db, workspaceId)) ?? START

const storedHead = (db: Database, workspaceId: string): Promise<Place | undefined> =>
  db.selectFrom('audit_head').select(['seq', 'hash']).where('workspace_id', '=', workspaceId).executeTakeFirst()
