import { randomUUID } from 'node:crypto'
import type { Intervention } from '../../contract/interventions.ts'
import type { InterventionTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { now } from '../time.ts'

/**
 * Hands a conversation to the merchant's people: the assistant falls silent from this commit on.
 * One is open at a time; asking again returns that one.
 */
export function handOff(
  db: Database,
  workspaceId: string,
  conversationId: string,
  why: { reason: Intervention['reason']; summary: string },
): Promise<Intervention> {
  return transact(db, async (trx) => {
    const open = await openIntervention(trx, workspaceId, conversationId)
    if (open) return presentIntervention(open)

    const row = await trx
      .insertInto('intervention')
      .values({
        workspace_id: workspaceId,
        conversation_id: conversationId,
        id: randomUUID(),
        state: 'pending',
        ...why,
        assignee: null,
        waiting_since: now(),
        claimed_at: null,
        first_reply_at: null,
        resolved_at: null,
        resolution: null,
        created_at: now(),
        updated_at: now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    const intervention = presentIntervention(row)
    await setControl(trx, workspaceId, conversationId, 'waiting')
    await record(trx, workspaceId, conversationId, [{ type: 'control', data: { by: 'waiting', intervention } }])
    return intervention
  })
}

/** The visitor takes it back while nobody has it yet. Throws `conflict` when there is nothing to take back. */
export function takeBack(db: Database, workspaceId: string, conversationId: string): Promise<Intervention> {
  return transact(db, async (trx) => {
    const row = await trx
      .updateTable('intervention')
      .set({ state: 'resolved', resolution: 'visitor_cancelled', resolved_at: now(), updated_at: now() })
      .where('workspace_id', '=', workspaceId)
      .where('conversation_id', '=', conversationId)
      .where('state', '=', 'pending')
      .returningAll()
      .executeTakeFirst()
    if (!row) throw new AppError('conflict', 'Nobody is being waited for. Ask for a person first.')

    const intervention = presentIntervention(row)
    await setControl(trx, workspaceId, conversationId, 'assistant')
    await record(trx, workspaceId, conversationId, [{ type: 'control', data: { by: 'assistant', intervention } }])
    return intervention
  })
}

export const openIntervention = (db: Database, workspaceId: string, conversationId: string) =>
  db
    .selectFrom('intervention')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('conversation_id', '=', conversationId)
    .where('state', '<>', 'resolved')
    .executeTakeFirst()

/** Moves control and its epoch: whatever the assistant had begun under the old epoch can no longer be written. */
async function setControl(trx: Database, workspaceId: string, conversationId: string, status: 'assistant' | 'waiting') {
  await trx
    .updateTable('conversation')
    .set((conversation) => ({ status, control_epoch: conversation('control_epoch', '+', 1) }))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', conversationId)
    .execute()
}

function presentIntervention({ workspace_id: _, ...row }: InterventionTable): Intervention {
  return row
}
