import { type Database, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import type { Operator } from './items.ts'

/** Notes how far an operator has read; never back. */
export function markSeen(
  db: Database,
  workspaceId: string,
  conversationId: string,
  { seq, by }: { seq: number; by: Operator },
): Promise<void> {
  return transact(db, async (trx) => {
    const moved = await trx
      .insertInto('seen')
      .values({ workspace_id: workspaceId, conversation_id: conversationId, operator_id: by.id, seq })
      .onConflict((conflict) =>
        conflict
          .columns(['workspace_id', 'operator_id', 'conversation_id'])
          .doUpdateSet({ seq })
          .where('seen.seq', '<', seq),
      )
      .returning('seq')
      .executeTakeFirst()
    if (moved) await tellDesk(trx, workspaceId, { about: 'seen', conversation: conversationId, operator: by.id })
  })
}
