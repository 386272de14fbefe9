import type { InboxCounts, InboxList, InboxPage } from '../../contract/inbox.ts'
import { openCursor, pageOf, sealCursor } from '../cursors.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { type ItemRow, itemRows, type Operator, presentItem } from './items.ts'
import { matching } from './search.ts'

export interface Wanted {
  list: InboxList
  search?: string
  limit?: number
  cursor?: string
}

/** One page of a list. Throws `bad_request` for a cursor of another one. */
export async function listInbox(
  db: Database,
  workspace: Workspace,
  operator: Operator,
  { list, search = '', limit = 50, cursor }: Wanted,
): Promise<InboxPage> {
  const name = `inbox ${list} ${search}`
  const { rows, order, direction, at } = listed(db, workspace, operator, list)
  const found = search === '' ? rows : rows.where(matching(workspace.id, search))
  const sorted = found
    .orderBy(order, direction)
    .orderBy('conversation.id', direction)
    .limit(limit + 1)
  const after = cursor === undefined ? undefined : openCursor(workspace, name, cursor)
  const past = direction === 'asc' ? '>' : '<'
  const page = after
    ? sorted.where(({ and, eb, or }) =>
        or([
          eb(order, past, String(after[0])),
          and([eb(order, '=', String(after[0])), eb('conversation.id', past, after[1])]),
        ]),
      )
    : sorted
  const { rows: shown, next_cursor } = pageOf(await page.execute(), limit, (last) =>
    sealCursor(workspace, name, [at(last), last.id]),
  )
  return { items: shown.map((row) => presentItem(row, operator)), next_cursor }
}

function listed(db: Database, { id }: Workspace, operator: Operator, list: InboxList) {
  const rows = itemRows(db, id, operator)
  const moved = { order: 'conversation.updated_at', direction: 'desc', at: (row: ItemRow) => row.updated_at } as const
  switch (list) {
    case 'waiting':
      return {
        rows: rows.where('intervention.state', '=', 'pending'),
        order: 'intervention.waiting_since' as const,
        direction: 'asc' as const,
        at: (row: ItemRow) => row.waiting_since ?? '',
      }
    case 'mine':
      return {
        rows: rows
          .where('intervention.state', '=', 'active')
          .where('intervention.assignee_type', '=', 'operator')
          .where('intervention.assignee_id', '=', operator.id),
        ...moved,
      }
    case 'all':
      return { rows: rows.where('conversation.message_count', '>', 0), ...moved }
    case 'unhelpful':
      return {
        rows: rows.where('conversation.id', 'in', ({ selectFrom }) =>
          selectFrom('message')
            .select('message.conversation_id')
            .where('message.workspace_id', '=', id)
            .where('message.feedback', '=', 'down'),
        ),
        ...moved,
      }
    case 'resolved':
      return {
        rows: rows.where('intervention.state', '=', 'resolved'),
        order: 'intervention.resolved_at' as const,
        direction: 'desc' as const,
        at: (row: ItemRow) => row.resolved_at ?? '',
      }
    default:
      return list satisfies never
  }
}

/** What the room's name and the window's title count. */
export async function countInbox(db: Database, workspaceId: string, operator: Operator): Promise<InboxCounts> {
  const open = await itemRows(db, workspaceId, operator)
    .where('intervention.state', 'in', ['pending', 'active'])
    .execute()
  const items = open.map((row) => presentItem(row, operator))
  const waiting = items.filter(({ intervention }) => intervention?.state === 'pending')
  const mine = items.filter(({ intervention }) => intervention?.is_mine)
  return {
    waiting: waiting.length,
    mine: mine.length,
    unread: [...waiting, ...mine].filter(({ unread }) => unread > 0).length,
  }
}
