import { createHash, randomUUID, timingSafeEqual } from 'node:crypto'
import type { ApiKey, MadeKey, Scope } from '../../contract/api-keys.ts'
import { KeyLabel } from '../../contract/connections.ts'
import type { ApiKeyTable } from '../database/tables.ts'
import { type Database, isPostgres } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import { isWellFormed, newKey, prefixOf } from './key-format.ts'

export interface NewKey {
  label: string
  scope: Scope
  /** An instant; absent, the key does not run out. */
  expiresAt?: string
  /** Who makes it, in words. */
  by: string
}

/** Makes a key. Its value is in this answer only. */
export async function createKey(
  db: Database,
  workspaceId: string,
  { label, scope, expiresAt, by }: NewKey,
): Promise<MadeKey> {
  const value = newKey()
  const row = await db
    .insertInto('api_key')
    .values({
      workspace_id: workspaceId,
      id: randomUUID(),
      label: readLabel(label),
      scope,
      ...kept(value),
      created_at: now(),
      created_by: by,
      last_used_at: null,
      expires_at: expiresAt ?? null,
      rotated_at: null,
      revoked_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { key: presentKey(row), value }
}

function readLabel(label: string): string {
  const { data, success } = KeyLabel.safeParse(label)
  if (success) return data
  throw new AppError('bad_request', 'A label is 1 to 80 characters that say what the key is for, such as "Help desk".')
}

/** The key of this value, which may be revoked or have run out; undefined for one that nobody made, or has any more. */
export async function findKey(db: Database, value: string): Promise<ApiKeyTable | undefined> {
  if (!isWellFormed(value)) return undefined

  const hash = hashOf(value)
  const row = await db.selectFrom('api_key').selectAll().where('hash', '=', hash).executeTakeFirst()
  return row && timingSafeEqual(Buffer.from(row.hash), Buffer.from(hash)) ? row : undefined
}

export const isLive = ({ revoked_at, expires_at }: ApiKeyTable): boolean =>
  revoked_at === null && (expires_at === null || expires_at > now())

/** Whether it still has the value that it was found by, and is live; with `writes` it stays so until the commit. */
export async function isStillLive(
  db: Database,
  { workspace_id, id, hash }: ApiKeyTable,
  { writes }: { writes: boolean },
): Promise<boolean> {
  const row = await keyRows(db, workspace_id)
    .where('id', '=', id)
    .where('hash', '=', hash)
    .$if(writes && isPostgres(db), (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined && isLive(row)
}

/** Notes that a key is used, at most once a minute. */
export async function noteUse(db: Database, { workspace_id, id, last_used_at }: ApiKeyTable): Promise<void> {
  if (last_used_at !== null && last_used_at > minutesAfter(now(), -1)) return
  await db
    .updateTable('api_key')
    .set({ last_used_at: now() })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .execute()
}

/** Every key a workspace has had, the newest first. */
export async function listKeys(db: Database, workspaceId: string): Promise<ApiKey[]> {
  const rows = await keyRows(db, workspaceId).orderBy('created_at', 'desc').orderBy('id', 'desc').execute()
  return rows.map(presentKey)
}

/** The key of an id. Throws `not_found`. */
export async function keyById(db: Database, workspaceId: string, id: string): Promise<ApiKeyTable> {
  const row = await keyRows(db, workspaceId).where('id', '=', id).executeTakeFirst()
  if (!row) throw noSuchKey()
  return row
}

/** The live key of a prefix. Throws `not_found`, and `conflict` where two begin alike. */
export async function keyByPrefix(db: Database, workspaceId: string, prefix: string): Promise<ApiKeyTable> {
  const rows = await keyRows(db, workspaceId).where('prefix', '=', prefix).where('revoked_at', 'is', null).execute()
  const [row, second] = rows
  if (!row) throw noSuchKey()
  if (second)
    throw new AppError('conflict', 'Two keys begin like that. Tell them apart in the console, or by chaxi key list.')
  return row
}

const noSuchKey = () => new AppError('not_found', 'There is no such key. chaxi key list and the console name them all.')

const keyRows = (db: Database, workspaceId: string) =>
  db.selectFrom('api_key').selectAll().where('workspace_id', '=', workspaceId)

/**
 * Gives a key another value, from the next request on: its id, label and scope stay. Throws `conflict` where it is no
 * longer the key it was when it was read, so that of two at once one is told.
 */
export async function rotateKey(
  db: Database,
  key: Pick<ApiKeyTable, 'workspace_id' | 'id' | 'hash'>,
): Promise<MadeKey> {
  const value = newKey()
  const row = await changed(db, key)
    .set({ ...kept(value), rotated_at: now() })
    .where((row) => row.or([row('expires_at', 'is', null), row('expires_at', '>', now())]))
    .returningAll()
    .executeTakeFirst()
  if (!row) throw changedMeanwhile()

  return { key: presentKey(row), value }
}

/** Ends a key, from the next request on; it stays listed. Throws as `rotateKey` does. */
export async function revokeKey(db: Database, key: Pick<ApiKeyTable, 'workspace_id' | 'id' | 'hash'>): Promise<ApiKey> {
  const row = await changed(db, key).set({ revoked_at: now() }).returningAll().executeTakeFirst()
  if (!row) throw changedMeanwhile()

  return presentKey(row)
}

const changed = (db: Database, { workspace_id, id, hash }: Pick<ApiKeyTable, 'workspace_id' | 'id' | 'hash'>) =>
  db
    .updateTable('api_key')
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .where('hash', '=', hash)
    .where('revoked_at', 'is', null)

const changedMeanwhile = () =>
  new AppError('conflict', 'This key was rotated or revoked already, or has run out. Nothing more was done to it.')

const kept = (value: string) => ({ hash: hashOf(value), prefix: prefixOf(value) })

// With 190 bits there is nothing to guess, so a slow hash would only slow down every call.
const hashOf = (value: string) => createHash('sha256').update(value).digest('hex')

/** A key as it may be shown. */
export function presentKey({ workspace_id: _, hash: __, ...row }: ApiKeyTable): ApiKey {
  return row
}
