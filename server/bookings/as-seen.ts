import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { historyOf } from './history.ts'
import { lockBooking } from './life.ts'
import { sweep } from './sweep.ts'

/** A booking as somebody saw it before they decided: `seen` counts its changes. */
export interface Seen {
  reference: string
  seen: number
}

/**
 * Does `work` to a booking only while it is still what was seen, in one transaction; nobody undoes unknowingly what a
 * colleague, or the guest, did a moment ago. Throws `conflict` with what happened, or `not_found`.
 */
export async function asSeen<T>(
  db: Database,
  workspace: Workspace,
  { reference, seen }: Seen,
  work: (trx: Database) => Promise<T>,
): Promise<T> {
  await sweep(db, workspace)
  return transact(db, async (trx) => {
    await lockBooking(trx, workspace.id, reference)
    const last = (await historyOf(trx, workspace, reference)).at(-1)
    if (last && last.position !== seen)
      throw new AppError('conflict', `${last.said} a moment ago. Nothing else was changed: look again, then decide.`)

    return work(trx)
  })
}
