import type { Intervention } from '../../contract/interventions.ts'
import type { Actor, Holder } from '../actor.ts'
import { lockConversation } from '../conversations/control.ts'
import type { ConversationTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { gist } from './gist.ts'
import { end, take } from './holding.ts'
import { findIntervention, openIntervention } from './interventions.ts'
import { insertIntervention, step } from './steps.ts'
import { asked, isSomebodyThere, toldIn } from './words.ts'

export type Why = Pick<Intervention, 'reason' | 'summary'>

/**
 * Hands a conversation to the merchant's people: the assistant falls silent from this commit on, but for what its own
 * turn still says about it, where it asked itself (`by` the system). One is open at a time; asking again returns that one.
 */
export function handOff(
  db: Database,
  workspace: Workspace,
  conversationId: string,
  why: Why,
  by: Actor,
): Promise<Intervention> {
  return transact(db, async (trx) => {
    const conversation = await lockConversation(trx, workspace.id, conversationId)
    const open = await openIntervention(trx, workspace.id, conversationId)
    if (open) return findIntervention(trx, workspace.id, open.id, 'visitor')

    const excused = !isSomebodyThere(workspace)
    const reply_to = excused ? await memberAddress(trx, conversation) : null
    const intervention = await insertIntervention(trx, conversation, {
      reason: why.reason,
      summary: await gist(trx, conversation, why.summary),
      reply_to,
      excused,
    })
    await step(
      trx,
      workspace,
      { intervention, conversation },
      {
        changes: {},
        to: 'waiting',
        line: asked(toldIn(workspace, conversation), reply_to),
        turn: by.type === 'system' ? 'goes on' : 'ends',
      },
    )
    return findIntervention(trx, workspace.id, intervention.id, 'visitor')
  })
}

// A member's address has been vouched for, so where nobody is there they need not type it.
async function memberAddress(trx: Database, { workspace_id, visitor_id }: ConversationTable): Promise<string | null> {
  const visitor = await trx
    .selectFrom('visitor')
    .select(['email', 'member_sub'])
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', visitor_id)
    .executeTakeFirstOrThrow()
  return visitor.member_sub ? visitor.email : null
}

/** The visitor takes it back while nobody has it yet. Throws `conflict` when there is nothing to take back. */
export function takeBack(db: Database, workspace: Workspace, conversationId: string): Promise<Intervention> {
  return transact(db, async (trx) => {
    const conversation = await lockConversation(trx, workspace.id, conversationId)
    const intervention = await openIntervention(trx, workspace.id, conversationId)
    if (intervention?.state !== 'pending')
      throw new AppError(
        'conflict',
        intervention
          ? 'Somebody from the shop is answering already. Tell them, and they give it back.'
          : 'Nobody is being waited for. Ask for a person first.',
      )

    await end(trx, workspace, { intervention, conversation }, { resolution: 'visitor_cancelled' })
    return findIntervention(trx, workspace.id, intervention.id, 'visitor')
  })
}

/**
 * Takes a conversation over, whoever has it: from the assistant, out of the queue, or from a colleague. One's own stays as
 * it is.
 */
export function takeOver(
  db: Database,
  workspace: Workspace,
  conversationId: string,
  by: Holder,
): Promise<Intervention> {
  return transact(db, async (trx) => {
    const conversation = await lockConversation(trx, workspace.id, conversationId)
    const intervention =
      (await openIntervention(trx, workspace.id, conversationId)) ??
      (await insertIntervention(trx, conversation, {
        reason: 'operator_takeover',
        summary: 'Taken over by the shop.',
        reply_to: null,
        excused: false,
      }))
    const isOwn = intervention.assignee_type === by.type && intervention.assignee_id === by.id
    if (!isOwn) await take(trx, workspace, { intervention, conversation }, by)
    return findIntervention(trx, workspace.id, intervention.id)
  })
}
