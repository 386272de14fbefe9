import { randomUUID } from 'node:crypto'
import type { CannedReply } from '../../contract/inbox.ts'
import { type Database, isTaken, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'

type Kept = Pick<CannedReply, 'shortcut' | 'text'>

export const listCannedReplies = (db: Database, workspaceId: string): Promise<CannedReply[]> =>
  db
    .selectFrom('canned_reply')
    .select(['id', 'shortcut', 'text', 'updated_at'])
    .where('workspace_id', '=', workspaceId)
    .orderBy('shortcut')
    .execute()

/** Throws `conflict` where the shortcut is another's. */
export const addCannedReply = (db: Database, workspaceId: string, kept: Kept): Promise<CannedReply> =>
  changing(db, workspaceId, kept, (trx) =>
    trx
      .insertInto('canned_reply')
      .values({ workspace_id: workspaceId, id: randomUUID(), ...kept, updated_at: now() })
      .returning(['id', 'shortcut', 'text', 'updated_at'])
      .executeTakeFirst(),
  )

/** Throws `not_found`, and `conflict` where the shortcut is another's. */
export const changeCannedReply = (db: Database, workspaceId: string, id: string, kept: Kept): Promise<CannedReply> =>
  changing(db, workspaceId, kept, (trx) =>
    trx
      .updateTable('canned_reply')
      .set({ ...kept, updated_at: now() })
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .returning(['id', 'shortcut', 'text', 'updated_at'])
      .executeTakeFirst(),
  )

/** Throws `not_found`. */
export async function removeCannedReply(db: Database, workspaceId: string, id: string): Promise<void> {
  await changing(db, workspaceId, { shortcut: '' }, (trx) =>
    trx
      .deleteFrom('canned_reply')
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .returning(['id', 'shortcut', 'text', 'updated_at'])
      .executeTakeFirst(),
  )
}

async function changing(
  db: Database,
  workspaceId: string,
  { shortcut }: Pick<Kept, 'shortcut'>,
  work: (trx: Database) => Promise<CannedReply | undefined>,
): Promise<CannedReply> {
  try {
    return await transact(db, async (trx) => {
      const changed = await work(trx)
      if (!changed) throw new AppError('not_found', 'There is no such reply.')

      await tellDesk(trx, workspaceId, { about: 'canned replies' })
      return changed
    })
  } catch (error) {
    if (!isTaken(error)) throw error
    throw new AppError('conflict', `/${shortcut} is another reply already. Choose another shortcut.`)
  }
}
