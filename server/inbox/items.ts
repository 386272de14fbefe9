import { sql } from 'kysely'
import { Page } from '../../contract/conversations.ts'
import type { InboxItem } from '../../contract/inbox.ts'
import { lastMessage } from '../conversations/last-message.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { knownVisitor } from '../visitors/visitors.ts'

/** One of the shop's people, as the inbox knows them. */
export interface Operator {
  id: string
  name: string
}

/** A conversation as it stands for one operator. Throws `not_found`. */
export async function readItem(db: Database, workspaceId: string, operator: Operator, id: string): Promise<InboxItem> {
  return presentItem(await readItemRow(db, workspaceId, operator, id), operator)
}

export async function readItemRow(db: Database, workspaceId: string, operator: Operator, id: string): Promise<ItemRow> {
  const row = await itemRows(db, workspaceId, operator).where('conversation.id', '=', id).executeTakeFirst()
  if (!row) throw new AppError('not_found', 'There is no such conversation.')

  return row
}

/** Conversations with whom they are with, their latest hand-off, what the visitor said last, and how far the operator has read. */
export const itemRows = (db: Database, workspaceId: string, operator: Operator) =>
  db
    .selectFrom('conversation')
    .innerJoin('visitor', (join) =>
      join
        .onRef('visitor.workspace_id', '=', 'conversation.workspace_id')
        .onRef('visitor.id', '=', 'conversation.visitor_id'),
    )
    .leftJoin('intervention', (join) =>
      join
        .onRef('intervention.workspace_id', '=', 'conversation.workspace_id')
        .onRef('intervention.conversation_id', '=', 'conversation.id')
        .on('intervention.id', '=', ({ selectFrom }) =>
          selectFrom('intervention as each')
            .select('each.id')
            .whereRef('each.workspace_id', '=', 'conversation.workspace_id')
            .whereRef('each.conversation_id', '=', 'conversation.id')
            // The open one; a resolved one may be of the same second.
            .orderBy(sql`case each.state when 'resolved' then 1 else 0 end`)
            .orderBy('each.created_at', 'desc')
            .orderBy('each.id', 'desc')
            .limit(1),
        ),
    )
    .leftJoin('seen', (join) =>
      join
        .onRef('seen.workspace_id', '=', 'conversation.workspace_id')
        .onRef('seen.conversation_id', '=', 'conversation.id')
        .on('seen.operator_id', '=', operator.id),
    )
    .leftJoin('message as last', (join) =>
      join
        .onRef('last.workspace_id', '=', 'conversation.workspace_id')
        .onRef('last.conversation_id', '=', 'conversation.id')
        .on('last.seq', '=', ({ selectFrom }) =>
          selectFrom('message')
            .select(({ fn }) => fn.max('message.seq').as('seq'))
            .whereRef('message.workspace_id', '=', 'conversation.workspace_id')
            .whereRef('message.conversation_id', '=', 'conversation.id')
            .where('message.author_type', '=', 'visitor'),
        ),
    )
    .selectAll('conversation')
    .select(['visitor.name', 'visitor.email', 'visitor.member_sub', 'seen.seq as seen_seq'])
    .select(['last.author_type', 'last.author_name', 'last.text', 'last.created_at as last_at'])
    .select([
      'intervention.id as intervention_id',
      'intervention.state',
      'intervention.reason',
      'intervention.summary',
      'intervention.assignee',
      'intervention.assignee_type',
      'intervention.assignee_id',
      'intervention.waiting_since',
      'intervention.claimed_at',
      'intervention.first_reply_at',
      'intervention.resolved_at',
      'intervention.resolution',
      'intervention.resolved_by',
      'intervention.reply_to',
      'intervention.created_at as handed_at',
      'intervention.updated_at as changed_at',
    ])
    .select(({ selectFrom }) =>
      selectFrom('message as unread')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('unread.workspace_id', '=', 'conversation.workspace_id')
        .whereRef('unread.conversation_id', '=', 'conversation.id')
        .where('unread.author_type', '=', 'visitor')
        .where('unread.seq', '>', ({ fn, ref, val }) => fn.coalesce(ref('seen.seq'), val(0)))
        .as('unread'),
    )
    .select(({ selectFrom }) =>
      selectFrom('message as unhelpful')
        .select(sql<number>`cast(count(*) as integer)`.as('count'))
        .whereRef('unhelpful.workspace_id', '=', 'conversation.workspace_id')
        .whereRef('unhelpful.conversation_id', '=', 'conversation.id')
        .where('unhelpful.feedback', '=', 'down')
        .as('unhelpful'),
    )
    .where('conversation.workspace_id', '=', workspaceId)

export type ItemRow = Awaited<ReturnType<ReturnType<typeof itemRows>['execute']>>[number]

export const presentItem = (row: ItemRow, operator: Operator): InboxItem => ({
  id: row.id,
  status: row.status,
  visitor: knownVisitor({ ...row, id: row.visitor_id, email: row.email ?? row.reply_to }),
  ...(row.page && { page: Page.parse(JSON.parse(row.page)) }),
  language: row.language,
  last_message: lastMessage(row),
  message_count: row.message_count,
  last_seq: row.last_seq,
  unread: row.status === 'assistant' ? 0 : (row.unread ?? 0),
  unhelpful: row.unhelpful ?? 0,
  intervention: interventionOf(row, operator),
  created_at: row.created_at,
  updated_at: row.updated_at,
})

function interventionOf(row: ItemRow, operator: Operator): InboxItem['intervention'] {
  const { intervention_id: id, state, reason, summary, waiting_since, handed_at, changed_at } = row
  if (!id || !state || !reason || summary === null || !waiting_since || !handed_at || !changed_at) return null

  return {
    id,
    conversation_id: row.id,
    state,
    reason,
    summary,
    assignee: row.assignee,
    waiting_since,
    claimed_at: row.claimed_at,
    first_reply_at: row.first_reply_at,
    resolved_at: row.resolved_at,
    resolution: row.resolution,
    created_at: handed_at,
    updated_at: changed_at,
    is_mine: row.assignee_type === 'operator' && row.assignee_id === operator.id,
    resolved_by: row.resolved_by,
  }
}
