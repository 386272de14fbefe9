import { AuditRow } from '../../contract/audit.ts'
import type { AuditTable } from '../database/tables.ts'
import type { Database } from '../database.ts'

/** A row as the trail shows it. */
export const presentRow = (row: AuditTable): AuditRow => AuditRow.parse(rowAsHashed(row))

/** The same, whatever somebody may have made of it. */
export function rowAsHashed(row: AuditTable) {
  const { workspace_id, actor_type, actor_id, actor_label, actor_prefix, target_type, target_id, ...rest } = row
  return {
    workspace: workspace_id,
    ...rest,
    actor: { type: actor_type, id: actor_id, label: actor_label, prefix: actor_prefix },
    target: target_type === null || target_id === null ? null : { type: target_type, id: target_id },
  }
}

export const keptRow = ({ workspace, actor, target, ...rest }: AuditRow): AuditTable => ({
  workspace_id: workspace,
  ...rest,
  actor_type: actor.type,
  actor_id: actor.id,
  actor_label: actor.label,
  actor_prefix: actor.prefix,
  target_type: target?.type ?? null,
  target_id: target?.id ?? null,
})

/** A page of a workspace's trail, the newest first, from below the number `before`. */
export async function newestRows(
  db: Database,
  workspaceId: string,
  { before, limit }: { before?: number; limit: number },
): Promise<AuditRow[]> {
  const rows = await auditRows(db, workspaceId)
    .$if(before !== undefined, (query) => query.where('seq', '<', before ?? 0))
    .orderBy('seq', 'desc')
    .limit(limit)
    .execute()
  return rows.map(presentRow)
}

const PAGE = 1000

/** A workspace's trail from the oldest row on, or from behind the number `after`, read a thousand at a time. */
export async function* everyRow(db: Database, workspaceId: string, after?: number): AsyncGenerator<AuditTable> {
  for (;;) {
    const rows = await auditRows(db, workspaceId)
      .$if(after !== undefined, (query) => query.where('seq', '>', after ?? 0))
      .orderBy('seq')
      .limit(PAGE)
      .execute()
    yield* rows
    after = rows.at(-1)?.seq ?? after
    if (rows.length < PAGE) return
  }
}

export const auditRows = (db: Database, workspaceId: string) =>
  db.selectFrom('audit').selectAll().where('workspace_id', '=', workspaceId)
