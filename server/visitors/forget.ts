import type { Forgotten } from '../../contract/conversations.ts'
import { appendAudit } from '../audit/audit.ts'
import { forgetForms } from '../bookings/forgotten-forms.ts'
import { conversationsOf, deleteConversation } from '../conversations/deletion.ts'
import type { VisitorTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { dropForgottenQuestions } from '../unanswered/forgotten.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { deleteSessions } from './sessions.ts'

/**
 * Deletes a visitor: every conversation with all that hangs on it, what their forms had of them, their sessions in every
 * browser, and who they were. Seats that were only kept are let go. Bookings stay, since the shop has to honour and to
 * account for them; the answer says how many are still to come. The trail says that it was done, and nothing of what.
 */
export function forgetVisitor(db: Database, workspace: Workspace, visitor: VisitorTable): Promise<Forgotten> {
  return transact(db, async (trx) => {
    // The conversations' rows first, as everybody who writes in one takes them.
    const conversations = await conversationsOf(trx, visitor)
    const bookings = await forgetForms(trx, workspace, visitor.id)
    for (const id of conversations) await deleteConversation(trx, workspace.id, id)
    await dropForgottenQuestions(trx, workspace.id)
    await deleteSessions(trx, visitor)
    await trx.deleteFrom('visitor').where('workspace_id', '=', workspace.id).where('id', '=', visitor.id).execute()
    await appendAudit(trx, workspace.id, {
      surface: 'widget',
      actor: { type: 'visitor', id: visitor.id },
      action: 'delete_my_data',
      method: 'DELETE',
      route: '/visitor',
      target: { type: 'visitor', id: visitor.id },
      status: 200,
    })
    return { bookings }
  })
}
