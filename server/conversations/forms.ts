import type { Form, NewForm } from '../../contract/bookings.ts'
import type { Message } from '../../contract/conversations.ts'
import { openForm } from '../bookings/forms.ts'
import type { Guest } from '../bookings/guests.ts'
import type { ConversationTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { speaking, wordsOf } from '../languages/languages.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { addMessage } from './messages.ts'

/** Opens a form from the page, without a word said, and shows it in the conversation like any other. */
export function openFormInConversation(
  db: Database,
  workspace: Workspace,
  conversation: ConversationTable,
  guest: Guest,
  known: NewForm,
): Promise<{ form: Form; message: Message }> {
  return transact(db, async (trx) => {
    const form = await openForm(trx, workspace, known, { guest, conversationId: conversation.id, saidBy: 'page' })
    const message = await addMessage(trx, workspace.id, conversation.id, {
      author: { type: 'assistant' },
      text: wordsOf(speaking(workspace, conversation.language)).people.formOpened,
      cards: [{ type: 'booking_form', form }],
      act: 'form',
    })
    return { form, message }
  })
}
