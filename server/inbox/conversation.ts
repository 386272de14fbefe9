import type { InboxConversation } from '../../contract/inbox.ts'
import { visitorBookings } from '../bookings/shop-view.ts'
import { readConversation } from '../conversations/shop-view.ts'
import type { Database } from '../database.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { listDrafts } from './drafts.ts'
import { type Operator, presentItem, readItemRow } from './items.ts'
import { listNotes } from './notes.ts'

/**
 * A conversation with all that stands beside it, and its latest 200 messages or those before the number `before`. Throws
 * `not_found`.
 */
export async function openConversation(
  db: Database,
  workspace: Workspace,
  operator: Operator,
  { id, before }: { id: string; before?: number },
): Promise<InboxConversation> {
  const row = await readItemRow(db, workspace.id, operator, id)
  const { conversation, earlier } = await readConversation(db, workspace, id, before)
  return {
    item: presentItem(row, operator),
    messages: conversation.messages ?? [],
    has_earlier: earlier !== undefined,
    notes: await listNotes(db, workspace.id, id),
    drafts: await listDrafts(db, workspace.id, id, operator.id),
    bookings: await visitorBookings(db, workspace, { visitorId: row.visitor_id, email: row.email }),
    seen_seq: row.seen_seq ?? 0,
  }
}
