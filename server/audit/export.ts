import type { TrailRow } from '../../contract/trail.ts'
import { csvLine } from '../csv.ts'
import type { Database } from '../database.ts'
import { canonical } from './chain.ts'
import { everyRow, rowAsHashed } from './rows.ts'

export type ExportFormat = 'jsonl' | 'csv'

/** A workspace's trail as text, the oldest row first, a line at a time; rows that somebody changed as they are now. */
export async function* exportAudit(db: Database, workspaceId: string, format: ExportFormat): AsyncGenerator<string> {
  if (format === 'csv') yield csvLine(COLUMNS.map(([name]) => name))
  for await (const kept of everyRow(db, workspaceId)) {
    const row = rowAsHashed(kept)
    yield format === 'csv' ? csvLine(COLUMNS.map(([, read]) => read(row))) : `${canonical(row)}\n`
  }
}

const COLUMNS: readonly (readonly [string, (row: TrailRow) => string | number | null])[] = [
  ['workspace', (row) => row.workspace],
  ['seq', (row) => row.seq],
  ['id', (row) => row.id],
  ['at', (row) => row.at],
  ['surface', (row) => row.surface],
  ['actor_type', (row) => row.actor.type],
  ['actor_id', (row) => row.actor.id],
  ['actor_label', (row) => row.actor.label],
  ['actor_prefix', (row) => row.actor.prefix],
  ['action', (row) => row.action],
  ['method', (row) => row.method],
  ['route', (row) => row.route],
  ['target_type', (row) => row.target?.type ?? null],
  ['target_id', (row) => row.target?.id ?? null],
  ['status', (row) => row.status],
  ['error', (row) => row.error],
  ['request_id', (row) => row.request_id],
  ['address', (row) => row.address],
  ['user_agent', (row) => row.user_agent],
  ['idempotency_key_hash', (row) => row.idempotency_key_hash],
  ['ms', (row) => row.ms],
  ['prev_hash', (row) => row.prev_hash],
  ['hash', (row) => row.hash],
]
