import { randomUUID } from 'node:crypto'
import type { Holder } from '../actor.ts'
import { lockConversation, moveControl } from '../conversations/control.ts'
import { addMessage } from '../conversations/messages.ts'
import type { ConversationTable, InterventionTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { findIntervention } from './interventions.ts'

/** An intervention with its conversation, both taken until the transaction ends. */
export interface Held {
  intervention: InterventionTable
  conversation: ConversationTable
}

/** Takes an intervention, so that one step of it is made at a time. Throws `not_found`. */
export async function hold(trx: Database, workspaceId: string, id: string): Promise<Held> {
  const found = () =>
    trx
      .selectFrom('intervention')
      .selectAll()
      .where('workspace_id', '=', workspaceId)
      .where('id', '=', id)
      .executeTakeFirst()
  const { conversation_id } = (await found()) ?? refuse('not_found', 'There is no such intervention.')
  const conversation = await lockConversation(trx, workspaceId, conversation_id)
  const intervention = (await found()) ?? refuse('not_found', 'There is no such intervention.')
  return { intervention, conversation }
}

function refuse(code: 'not_found' | 'conflict', detail: string): never {
  throw new AppError(code, detail)
}

/** Throws `conflict` for one that is over. */
export function refuseResolved({ state }: InterventionTable): void {
  if (state === 'resolved')
    refuse('conflict', 'This intervention is resolved. A new need of the visitor’s makes a new one.')
}

/** Writes a new intervention of a locked conversation that has none open. */
export const insertIntervention = (
  trx: Database,
  { workspace_id, id }: ConversationTable,
  {
    reason,
    summary,
    reply_to,
    excused,
  }: Pick<InterventionTable, 'reason' | 'summary' | 'reply_to'> & { excused: boolean },
): Promise<InterventionTable> =>
  trx
    .insertInto('intervention')
    .values({
      workspace_id,
      conversation_id: id,
      id: randomUUID(),
      state: 'pending',
      reason,
      summary,
      reply_to,
      ...nobody,
      waiting_since: now(),
      claimed_at: null,
      first_reply_at: null,
      resolved_at: null,
      resolution: null,
      resolved_by: null,
      excused_at: excused ? now() : null,
      created_at: now(),
      updated_at: now(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const nobody = { assignee: null, assignee_type: null, assignee_id: null } as const

export const assigneeOf = (by: Holder) => ({
  assignee: by.type === 'key' ? by.label : by.name,
  assignee_type: by.type,
  assignee_id: by.id,
})

interface Step {
  changes: Partial<InterventionTable>
  to: 'assistant' | 'waiting' | 'operator'
  /** What the visitor reads about it. */
  line: string
  turn?: 'ends' | 'goes on'
}

/** Makes one step: the intervention as it is now, control moved, and the visitor told so, in this order of events. */
export async function step(
  trx: Database,
  workspace: Workspace,
  { intervention, conversation }: Held,
  { changes, to, line, turn = 'ends' }: Step,
): Promise<void> {
  await change(trx, intervention, changes)
  await moveControl(trx, conversation, { to, turn })
  const seen = await findIntervention(trx, workspace.id, intervention.id, 'visitor')
  await record(trx, workspace.id, conversation.id, [{ type: 'control', data: { by: to, intervention: seen } }])
  await addMessage(trx, workspace.id, conversation.id, { author: { type: 'system' }, text: line })
}

export const change = (
  trx: Database,
  { workspace_id, id }: InterventionTable,
  changes: Partial<InterventionTable>,
): Promise<unknown> =>
  trx
    .updateTable('intervention')
    .set({ ...changes, updated_at: now() })
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .execute()
