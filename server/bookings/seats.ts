import { type Database, transact } from '../database.ts'
import { now } from '../time.ts'

/**
 * Takes `seats` in a slot that has not begun and has them, or returns undefined and changes nothing.
 * One statement, so that two guests cannot both win the last seat; the table's CHECK stands behind it.
 */
export function takeSeats(trx: Database, workspaceId: string, slotId: string, seats: number) {
  return trx
    .updateTable('slot')
    .set((slot) => ({ taken: slot('taken', '+', seats) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', slotId)
    .where('status', '=', 'scheduled')
    .where('starts_at', '>', now())
    .where((slot) => slot(slot('taken', '+', seats), '<=', slot.ref('capacity')))
    .returningAll()
    .executeTakeFirst()
}

export async function giveBackSeats(trx: Database, workspaceId: string, slotId: string, seats: number): Promise<void> {
  await trx
    .updateTable('slot')
    .set((slot) => ({ taken: slot('taken', '-', seats) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', slotId)
    .execute()
}

/** Lets go of every hold whose time is over. Whoever is about to take seats does this first, so no sweeper is needed to sell them. */
export async function releaseExpiredHolds(db: Database): Promise<number> {
  const due = await db
    .selectFrom('booking')
    .select('reference')
    .where('state', '=', 'held')
    .where('held_until', '<=', now())
    .limit(1)
    .executeTakeFirst()
  if (!due) return 0

  return transact(db, async (trx) => {
    const expired = await trx
      .updateTable('booking')
      .set({ state: 'expired', updated_at: now() })
      .where('state', '=', 'held')
      .where('held_until', '<=', now())
      .returning(['workspace_id', 'slot_id', 'seats'])
      .execute()
    for (const hold of expired) await giveBackSeats(trx, hold.workspace_id, hold.slot_id, hold.seats)
    return expired.length
  })
}
