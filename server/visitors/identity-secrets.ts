import { createHash, randomBytes } from 'node:crypto'
import type { IdentitySecretTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'

/** So many verify at once: the newest, which signs, and the one before it while the merchant's site changes over. */
const MOST_LIVE = 2

/** A workspace's live secrets, the newest first. */
export const liveSecrets = (db: Database, workspaceId: string): Promise<IdentitySecretTable[]> =>
  secretRows(db, workspaceId).where('retired_at', 'is', null).execute()

/** Every secret a workspace has had, the newest first, without what it is. */
export async function listSecrets(db: Database, workspaceId: string): Promise<Omit<IdentitySecretTable, 'secret'>[]> {
  const rows = await secretRows(db, workspaceId).execute()
  return rows.map(({ secret: _, ...row }) => row)
}

/** Makes the secret that signs from now on. The one before it goes on verifying; any older one is retired at once. */
export function rotateSecret(
  db: Database,
  workspaceId: string,
): Promise<{ made: IdentitySecretTable; retired: string[] }> {
  return transact(db, async (trx) => {
    await lockWorkspace(trx, workspaceId)
    const made = await makeSecret(trx, workspaceId)
    const outdated = (await liveSecrets(trx, workspaceId)).slice(MOST_LIVE)
    for (const { position } of outdated) await retire(trx, workspaceId, position)
    return { made, retired: outdated.map(({ kid }) => kid) }
  })
}

/**
 * Refuses what a secret has signed from now on: the older one of two, before its turn. Throws `conflict` for the one that
 * signs, `not_found` for one that is not live.
 */
export function retireSecret(db: Database, workspaceId: string, kid: string): Promise<void> {
  return transact(db, async (trx) => {
    await lockWorkspace(trx, workspaceId)
    const live = await liveSecrets(trx, workspaceId)
    const place = live.findIndex((secret) => secret.kid === kid)
    const found = live[place]
    if (!found) throw new AppError('not_found', 'There is no such secret, or it is retired already.')
    if (place === 0) throw new AppError('conflict', 'This secret signs. Make a new one first, then retire this one.')
    await retire(trx, workspaceId, found.position)
  })
}

/** A new workspace's first secret; one that has any keeps what it has. */
export async function giveFirstSecret(trx: Database, workspaceId: string): Promise<void> {
  if ((await liveSecrets(trx, workspaceId)).length === 0) await makeSecret(trx, workspaceId)
}

const secretRows = (db: Database, workspaceId: string) =>
  db.selectFrom('identity_secret').selectAll().where('workspace_id', '=', workspaceId).orderBy('position', 'desc')

async function makeSecret(trx: Database, workspaceId: string): Promise<IdentitySecretTable> {
  const newest = await secretRows(trx, workspaceId).limit(1).executeTakeFirst()
  const secret = randomBytes(32).toString('base64url')
  return trx
    .insertInto('identity_secret')
    .values({
      workspace_id: workspaceId,
      position: (newest?.position ?? 0) + 1,
      kid: createHash('sha256').update(secret).digest('base64url').slice(0, 12),
      secret,
      created_at: now(),
      retired_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

// What no longer verifies need not lie about.
const retire = (trx: Database, workspaceId: string, position: number) =>
  trx
    .updateTable('identity_secret')
    .set({ secret: '', retired_at: now() })
    .where('workspace_id', '=', workspaceId)
    .where('position', '=', position)
    .execute()

const lockWorkspace = (trx: Database, workspaceId: string) =>
  trx
    .updateTable('workspace')
    .set((workspace) => ({ revision: workspace.ref('revision') }))
    .where('id', '=', workspaceId)
    .execute()
