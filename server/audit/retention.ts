import { type Database, transact } from '../database.ts'
import { now } from '../time.ts'
import { appendAudit } from './audit.ts'
import { auditRows } from './rows.ts'
import { yearAgo } from './seals.ts'
import { headOf } from './verify.ts'

/**
 * Lets the rows go that are older than a year: the last of them is kept as a seal, from which the rest of the chain
 * follows, and that this was done is a row itself. The database refuses to lose any younger one.
 */
export async function sealAudit(db: Database, workspaceId: string): Promise<void> {
  const until = yearAgo()
  await transact(db, async (trx) => {
    const last = await auditRows(trx, workspaceId)
      .where('at', '<', until)
      .orderBy('seq', 'desc')
      .limit(1)
      .executeTakeFirst()
    if (!last) return

    const { workspace_id, seq, hash, at } = last
    const seal = { workspace_id, seq, hash, at, sealed_at: now() }
    const { numInsertedOrUpdatedRows: sealed } = await trx
      .insertInto('audit_seal')
      .values(seal)
      .onConflict((conflict) => conflict.columns(['workspace_id', 'seq']).doNothing())
      .executeTakeFirst()
    // Another process was first.
    if (sealed !== 1n) return

    await trx.deleteFrom('audit').where('workspace_id', '=', workspace_id).where('seq', '<=', seq).execute()
    await appendAudit(trx, workspaceId, {
      surface: 'cli',
      actor: { type: 'system' },
      action: 'seal_audit',
      target: { type: 'audit', id: hash },
      status: 200,
    })
  })
}

/** Does so for every workspace, and says where each chain ends: a log that leaves the machine is the second place. */
export async function sealEveryAudit(db: Database): Promise<void> {
  const workspaces = await db.selectFrom('workspace').select(['id', 'slug']).execute()
  for (const { id, slug } of workspaces) {
    await sealAudit(db, id)
    const { seq, hash } = await headOf(db, id)
    if (seq > 0) console.log(`audit head of ${slug}: ${seq} ${hash}`)
  }
}
