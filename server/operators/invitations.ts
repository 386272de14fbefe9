import { sql } from 'kysely'
import type { OpenInvitation } from '../../contract/console.ts'
import type { InvitationTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'

/** The links that still let somebody in: neither used nor withdrawn nor too old, and made by who is an owner still. */
export const openInvitations = (db: Database) =>
  db
    .selectFrom('invitation')
    .selectAll()
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator')
          .select('operator.id')
          .whereRef('operator.workspace_id', '=', 'invitation.workspace_id')
          .whereRef('operator.id', '=', 'invitation.made_by')
          .where('operator.role', '=', 'owner')
          .where('operator.removed_at', 'is', null),
      ),
    )

/** A workspace's open links, the newest first. */
export async function listInvitations(db: Database, workspaceId: string): Promise<OpenInvitation[]> {
  const rows = await openInvitations(db)
    .where('workspace_id', '=', workspaceId)
    .orderBy('created_at', 'desc')
    .orderBy('token_hash')
    .execute()
  return rows.map(({ token_hash, name, email, role, operator_id, expires_at }) => ({
    ...{ id: token_hash, name, email, role, expires_at },
    known: operator_id !== null,
  }))
}

/** Ends a link before it is used. Throws `not_found` for one that is no longer open. */
export const withdrawInvitation = (db: Database, workspaceId: string, id: string): Promise<void> =>
  transact(db, async (trx) => {
    const { numUpdatedRows } = await unused(trx, workspaceId).where('token_hash', '=', id).executeTakeFirst()
    if (numUpdatedRows === 0n)
      throw new AppError('not_found', 'There is no such link any more. It was used, or has ended.')
  })

/** Ends every open link that is for a person, by their account or their address, and those that somebody made. */
export async function spendInvitations(
  trx: Database,
  workspaceId: string,
  { to: { id, email }, by }: { to: Pick<InvitationTable, 'email'> & { id: string | null }; by?: string },
): Promise<void> {
  await unused(trx, workspaceId)
    .where((row) =>
      row.or([
        row(sql`lower(email)`, '=', email.trim().toLowerCase()),
        ...(id === null ? [] : [row('operator_id', '=', id)]),
        ...(by === undefined ? [] : [row('made_by', '=', by)]),
      ]),
    )
    .execute()
}

const unused = (db: Database, workspaceId: string) =>
  db
    .updateTable('invitation')
    .set({ used_at: now() })
    .where('workspace_id', '=', workspaceId)
    .where('used_at', 'is', null)
