import { type Command, siteOf, UsageError } from '../command.ts'
import type { Database } from '../database.ts'
import { findWorkspace } from '../workspaces/workspaces.ts'
import { appendAudit } from './audit.ts'
import { type ExportFormat, exportAudit } from './export.ts'
import { everyRow, presentRow } from './rows.ts'
import { headOf, verifyAudit } from './verify.ts'

/** `audit verify` and `audit export`. Throws `UsageError` for anything else. */
export function auditCommand(what: string | undefined): Command {
  if (what === 'verify') return verify
  if (what === 'export') return exportAll
  throw new UsageError('audit needs verify or export.')
}

const verify: Command = async (db, env, { workspace: slug }) => {
  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const verdict = await verifyAudit(db, workspace.id)
  const json = { workspace: workspace.slug, ...verdict }
  if (!verdict.ok) {
    const fault = `Row ${verdict.first_bad_seq} is the first bad one. ${verdict.because} Compare with the last export, and with the heads in the log.`
    return { json, text: `The audit trail of ${workspace.slug} is broken.`, fault }
  }
  const { rows, seq, hash } = verdict
  return { json, text: `The audit trail of ${workspace.slug} is whole: ${rows} rows, the last is ${seq} ${hash}` }
}

const exportAll: Command = async (db, env, { workspace: slug, format, json }) => {
  if (format !== 'jsonl' && format !== 'csv') throw new UsageError('audit export needs --format jsonl or csv.')
  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const all = {
    workspace: workspace.slug,
    ...(await headOf(db, workspace.id)),
    rows: await rowsIf(db, workspace.id, json),
  }
  return { json: all, text: json ? '' : exported(db, workspace.id, format) }
}

async function rowsIf(db: Database, workspaceId: string, wanted = false) {
  if (!wanted) return []
  const rows = []
  for await (const row of everyRow(db, workspaceId)) rows.push(presentRow(row))
  await noteExport(db, workspaceId)
  return rows
}

async function* exported(db: Database, workspaceId: string, format: ExportFormat) {
  yield* exportAudit(db, workspaceId, format)
  await noteExport(db, workspaceId)
}

/** That somebody took the trail away is a row of it. */
const noteExport = (db: Database, workspaceId: string) =>
  appendAudit(db, workspaceId, { surface: 'cli', actor: { type: 'system' }, action: 'export_audit', status: 200 })
