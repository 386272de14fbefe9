import { addMessage } from '../conversations/messages.ts'
import type { InterventionTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { dayBefore, minutesAfter, now, secondsBefore } from '../time.ts'
import { everyWorkspace, type Site, type Workspace } from '../workspaces/workspaces.ts'
import { end, release } from './holding.ts'
import { change, hold } from './steps.ts'
import { nobodyCame, toldIn } from './words.ts'

/** How long a visitor waits for a person before they are told where else to turn. */
const EXCUSE_MINUTES = 10

/**
 * Does what the clock has made due: whoever waits in vain is told so once, and what its visitor has been silent about for
 * a day is over, and what was held by somebody who has left waits again. Any process may do it for all.
 */
export async function sweepInterventions(db: Database, site: Site): Promise<void> {
  for (const workspace of await everyWorkspace(db, site)) {
    for (const { id } of await waitedInVain(db, workspace.id)) await excuse(db, workspace, id)
    for (const { id } of await fallenSilent(db, workspace.id)) await expire(db, workspace, id)
    for (const held of await leftBehind(db, workspace.id)) await giveBack(db, workspace, held)
  }
  await db.deleteFrom('event').where('type', '=', 'typing').where('created_at', '<', secondsBefore(now(), 60)).execute()
}

const waitedInVain = (db: Database, workspaceId: string) =>
  db
    .selectFrom('intervention')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('state', '=', 'pending')
    .where('excused_at', 'is', null)
    .where('waiting_since', '<=', minutesAfter(now(), -EXCUSE_MINUTES))
    .execute()

function excuse(db: Database, workspace: Workspace, id: string): Promise<void> {
  return transact(db, async (trx) => {
    const { intervention, conversation } = await hold(trx, workspace.id, id)
    if (intervention.state !== 'pending' || intervention.excused_at) return

    await change(trx, intervention, { excused_at: now() })
    await addMessage(trx, workspace.id, intervention.conversation_id, {
      author: { type: 'system' },
      text: nobodyCame(toldIn(workspace, conversation), intervention.reply_to),
    })
  })
}

// Whoever left an address need not sit by the chat: they are answered there, on Monday too.
const weekBefore = (instant: string) => minutesAfter(instant, -7 * 24 * 60)

const fallenSilent = (db: Database, workspaceId: string) =>
  db
    .selectFrom('intervention')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('state', '<>', 'resolved')
    .where(({ or, eb }) =>
      or([eb('state', '=', 'active'), eb('reply_to', 'is', null), eb('created_at', '<=', weekBefore(now()))]),
    )
    .where('created_at', '<=', dayBefore(now()))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('message')
            .select('message.id')
            .whereRef('message.workspace_id', '=', 'intervention.workspace_id')
            .whereRef('message.conversation_id', '=', 'intervention.conversation_id')
            .where('message.author_type', '=', 'visitor')
            .where('message.created_at', '>', dayBefore(now())),
        ),
      ),
    )
    .execute()

/** Held by an operator who was removed, or by a key that was revoked. */
const leftBehind = (db: Database, workspaceId: string) =>
  db
    .selectFrom('intervention')
    .leftJoin('operator', (join) =>
      join
        .onRef('operator.workspace_id', '=', 'intervention.workspace_id')
        .onRef('operator.id', '=', 'intervention.assignee_id'),
    )
    .leftJoin('api_key', (join) =>
      join
        .onRef('api_key.workspace_id', '=', 'intervention.workspace_id')
        .onRef('api_key.id', '=', 'intervention.assignee_id'),
    )
    .select(['intervention.id', 'operator.id as operator_id', 'operator.name'])
    .select(['api_key.id as key_id', 'api_key.label', 'api_key.prefix'])
    .where('intervention.workspace_id', '=', workspaceId)
    .where('intervention.state', '=', 'active')
    .where(({ eb, or }) => or([eb('operator.removed_at', 'is not', null), eb('api_key.revoked_at', 'is not', null)]))
    .execute()

type LeftBehind = Awaited<ReturnType<typeof leftBehind>>[number]

async function giveBack(db: Database, workspace: Workspace, held: LeftBehind): Promise<void> {
  const { id, operator_id, name, key_id, label, prefix } = held
  try {
    if (operator_id && name) await release(db, workspace, id, { type: 'operator', id: operator_id, name })
    if (key_id && label && prefix) await release(db, workspace, id, { type: 'key', id: key_id, label, prefix })
  } catch (error) {
    // Another process, or a colleague, was first.
    if (!(error instanceof AppError)) throw error
  }
}

function expire(db: Database, workspace: Workspace, id: string): Promise<void> {
  return transact(db, async (trx) => {
    const held = await hold(trx, workspace.id, id)
    if (held.intervention.state === 'resolved' || (await hasSpoken(trx, held.intervention))) return

    await end(trx, workspace, held, { resolution: 'expired' })
  })
}

const hasSpoken = (trx: Database, { workspace_id, conversation_id }: InterventionTable) =>
  trx
    .selectFrom('message')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('conversation_id', '=', conversation_id)
    .where('author_type', '=', 'visitor')
    .where('created_at', '>', dayBefore(now()))
    .limit(1)
    .executeTakeFirst()
