import { type Database, transact } from '../database.ts'
import { record } from '../events.ts'

/**
 * Closes the turns that a killed process left open, so that nobody waits for an answer that will not come.
 * Only where one process owns the database: elsewhere such a turn may be another's.
 */
export function abandonTurns(db: Database): Promise<void> {
  return transact(db, async (trx) => {
    await trx.updateTable('page_call').set({ state: 'expired' }).where('state', '=', 'pending').execute()
    const left = await trx
      .selectFrom('conversation')
      .select(['workspace_id', 'id', 'turn_id'])
      .where('turn_id', 'is not', null)
      .execute()
    for (const { workspace_id, id, turn_id } of left) {
      if (turn_id === null) continue
      await record(trx, workspace_id, id, [{ type: 'turn', data: { id: turn_id, state: 'failed' } }])
    }
    await trx.updateTable('conversation').set({ turn_id: null }).where('turn_id', 'is not', null).execute()
  })
}
