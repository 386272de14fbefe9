import { Temporal } from 'temporal-polyfill'
import { type ApiKey, type MadeKey, Scope } from '../../contract/api-keys.ts'
import { appendAudit } from '../audit/audit.ts'
import { type Command, siteOf, UsageError } from '../command.ts'
import { type Database, transact } from '../database.ts'
import { AppError, statusOf } from '../errors.ts'
import { at, now } from '../time.ts'
import { findWorkspace } from '../workspaces/workspaces.ts'
import { createKey, keyById, listKeys, revokeKey, rotateKey } from './keys.ts'

/** `key create`, `list`, `rotate ID` and `revoke ID`. Throws `UsageError` for anything else. */
export function keyCommand(what: string | undefined, id: string | undefined): Command {
  if (what === 'create') return create
  if (what === 'list') return list
  if (what === 'rotate' && id) return rotate(id)
  if (what === 'revoke' && id) return revoke(id)
  throw new UsageError(
    what === 'rotate' || what === 'revoke'
      ? `key ${what} needs the ID of a key; key list shows them.`
      : 'key needs create, list, rotate or revoke.',
  )
}

const create: Command = async (db, env, { workspace: slug, label, scope: wanted, expires }) => {
  const scope = Scope.safeParse(wanted).data
  if (!label || !scope) throw new UsageError('key create needs --label, and --scope read or read_write.')

  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const given = { label, scope, expiresAt: expires === undefined ? undefined : instant(expires), by: 'command line' }
  const made = await audited(db, workspace.id, 'create_api_key', (trx) => createKey(trx, workspace.id, given))
  return shownOnce(
    made,
    `The API key "${made.key.label}" (${scope}). It is shown this once: keep it where programs keep secrets.`,
  )
}

function instant(typed: string): string {
  const read = readInstant(typed)
  if (read && read > now()) return read
  throw new UsageError(`--expires ${typed} is no instant to come; one looks like 2027-06-30T00:00:00Z.`)
}

function readInstant(typed: string): string | undefined {
  try {
    return at(Temporal.Instant.from(typed.length === 10 ? `${typed}T00:00:00Z` : typed))
  } catch {
    return undefined
  }
}

const list: Command = async (db, env, { workspace: slug }) => {
  const workspace = await findWorkspace(db, await siteOf(db, env), slug)
  const keys = await listKeys(db, workspace.id)
  const lines = keys.map((key) => `${key.id}  ${key.prefix}…  ${key.scope.padEnd(10)}  ${stateOf(key)}  ${key.label}`)
  return {
    json: { workspace: workspace.slug, keys },
    text: lines.join('\n') || 'There are no keys. Make one with: chaxi key create --label L --scope read',
  }
}

function stateOf({ revoked_at, expires_at, last_used_at }: ApiKey): string {
  if (revoked_at) return `revoked ${revoked_at}`
  if (expires_at && expires_at <= now()) return `ran out ${expires_at}`
  return last_used_at ? `used ${last_used_at}` : 'never used'
}

const rotate =
  (id: string): Command =>
  async (db, env, { workspace: slug }) => {
    const workspace = await findWorkspace(db, await siteOf(db, env), slug)
    const rotated = async (trx: Database) => rotateKey(trx, await keyById(trx, workspace.id, id))
    const made = await audited(db, workspace.id, 'rotate_api_key', rotated)
    return shownOnce(
      made,
      `The new value of "${made.key.label}". It is shown this once; the one before it opens nothing any more.`,
    )
  }

const revoke =
  (id: string): Command =>
  async (db, env, { workspace: slug }) => {
    const workspace = await findWorkspace(db, await siteOf(db, env), slug)
    const revoked = async (trx: Database) => ({ key: await revokeKey(trx, await keyById(trx, workspace.id, id)) })
    const { key } = await audited(db, workspace.id, 'revoke_api_key', revoked)
    return { json: key, text: `"${key.label}" opens nothing any more.` }
  }

/** Does something to a key and writes that down, or neither; a refusal is written down too. */
async function audited<Done extends { key: ApiKey }>(
  db: Database,
  workspaceId: string,
  action: string,
  work: (trx: Database) => Promise<Done>,
): Promise<Done> {
  const entry = { surface: 'cli', actor: { type: 'system' }, action } as const
  try {
    return await transact(db, async (trx) => {
      const done = await work(trx)
      await appendAudit(trx, workspaceId, { ...entry, target: { type: 'api_key', id: done.key.id }, status: 200 })
      return done
    })
  } catch (error) {
    if (error instanceof AppError)
      await appendAudit(db, workspaceId, { ...entry, status: statusOf(error.code), error: error.code })
    throw error
  }
}

const shownOnce = ({ key, value }: MadeKey, said: string) => ({
  json: { ...key, value },
  text: `${said}\n  id     ${key.id}\n  value  ${value}`,
})
