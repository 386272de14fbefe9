import type { Message } from '../../contract/conversations.ts'
import type { Intervention, Resolution } from '../../contract/interventions.ts'
import type { Holder } from '../actor.ts'
import { addMessage, findMessage } from '../conversations/messages.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { record } from '../events.ts'
import { dropReplyDrafts } from '../inbox/drafts.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { findIntervention } from './interventions.ts'
import { mailAnswer } from './reply-by-mail.ts'
import { assigneeOf, change, type Held, hold, nobody, refuseResolved, step } from './steps.ts'
import { backWithAssistant, isHere, passedOn, toldIn, visibleName } from './words.ts'

/** Takes one that waits. Throws `not_found`, and `conflict` where somebody has it already or it is over. */
export const claim = (db: Database, workspace: Workspace, id: string, by: Holder): Promise<Intervention> =>
  changing(db, workspace, id, async (trx, held) => {
    if (held.intervention.state === 'active')
      throw new AppError('conflict', `${held.intervention.assignee} has this one already.`)
    await take(trx, workspace, held, by)
  })

/** Gives one back to the queue, whoever has it. Throws `not_found`, and `conflict` where nobody has it or it is over. */
export const release = (db: Database, workspace: Workspace, id: string, by: Holder): Promise<Intervention> =>
  changing(db, workspace, id, async (trx, held) => {
    const { state, first_reply_at, waiting_since, reply_to } = held.intervention
    if (state === 'pending') throw new AppError('conflict', 'Nobody has this one. It is waiting already.')

    // Whoever was answered begins to wait now; whoever was not has waited all along.
    const since = first_reply_at ? now() : waiting_since
    const changes = { state: 'pending', ...nobody, claimed_at: null, waiting_since: since } as const
    await step(trx, workspace, held, {
      changes,
      to: 'waiting',
      line: passedOn(toldIn(workspace, held.conversation), by, reply_to),
    })
  })

/** Ends one: the assistant answers again. Throws `not_found`, and `conflict` where it is over already. */
export const resolve = (
  db: Database,
  workspace: Workspace,
  id: string,
  resolution: Resolution,
  by: Holder,
): Promise<Intervention> =>
  changing(db, workspace, id, (trx, held) => end(trx, workspace, held, { resolution, by: assigneeOf(by).assignee }))

function changing(
  db: Database,
  workspace: Workspace,
  id: string,
  work: (trx: Database, held: Held) => Promise<void>,
): Promise<Intervention> {
  return transact(db, async (trx) => {
    const held = await hold(trx, workspace.id, id)
    refuseResolved(held.intervention)
    await work(trx, held)
    return findIntervention(trx, workspace.id, id)
  })
}

export interface Reply {
  message: Message
  intervention: Intervention
  /** False where this message was sent before: nothing was done. */
  isNew: boolean
}

/**
 * Answers the visitor in the shop's name, once for each `id` that the sender chooses. The first answer takes one that
 * waits, in the same commit; one that a colleague has stays theirs. Throws `not_found`, and `conflict` where it is over or
 * the id is another message's: nothing is sent then.
 */
export function reply(
  db: Database,
  workspace: Workspace,
  interventionId: string,
  { id, text }: Pick<Message, 'id' | 'text'>,
  by: Holder,
): Promise<Reply> {
  return transact(db, async (trx) => {
    const held = await hold(trx, workspace.id, interventionId)
    const { intervention, conversation } = held
    const sent = await findMessage(trx, workspace.id, conversation.id, id)
    if (sent && (sent.author.type !== 'operator' || sent.text !== text))
      throw new AppError('conflict', 'Another message has this id. Give every message one of its own.')
    if (sent)
      return { message: sent, intervention: await findIntervention(trx, workspace.id, interventionId), isNew: false }

    refuseResolved(intervention)
    if (intervention.state === 'pending') await take(trx, workspace, held, by)
    const author = { type: 'operator' as const, ...visibleName(by) }
    const message = await addMessage(trx, workspace.id, conversation.id, { id, author, text })
    await change(trx, intervention, { first_reply_at: intervention.first_reply_at ?? now() })
    await mailAnswer(trx, toldIn(workspace, conversation), intervention, message)
    await dropReplyDrafts(trx, workspace.id, conversation.id)
    return { message, intervention: await findIntervention(trx, workspace.id, interventionId), isNew: true }
  })
}

/** Shows the visitor that somebody is writing. Throws `not_found`, and `conflict` where nobody has it. */
export function showTyping(db: Database, workspace: Workspace, id: string, by: Holder): Promise<void> {
  return transact(db, async (trx) => {
    const { intervention, conversation } = await hold(trx, workspace.id, id)
    if (intervention.state !== 'active') throw new AppError('conflict', 'Claim it first.')

    const author = { type: 'operator' as const, ...visibleName(by) }
    await record(trx, workspace.id, conversation.id, [{ type: 'typing', data: { author } }])
  })
}

/** The conversation is `by`'s from here on. */
export const take = (trx: Database, workspace: Workspace, held: Held, by: Holder): Promise<void> =>
  step(trx, workspace, held, {
    changes: { state: 'active', ...assigneeOf(by), claimed_at: now() },
    to: 'operator',
    line: isHere(toldIn(workspace, held.conversation), by),
  })

/** It is over, and the conversation the assistant's again. */
export const end = (
  trx: Database,
  workspace: Workspace,
  held: Held,
  { resolution, by = null }: { resolution: NonNullable<Intervention['resolution']>; by?: string | null },
): Promise<void> =>
  step(trx, workspace, held, {
    changes: { state: 'resolved', resolution, resolved_at: now(), resolved_by: by },
    to: 'assistant',
    line: backWithAssistant(toldIn(workspace, held.conversation), resolution),
  })
