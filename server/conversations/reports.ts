import type { Booking } from '../../contract/bookings.ts'
import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { record } from '../events.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { addMessage } from './messages.ts'
import { memberConversations } from './owners.ts'

/** Tells a form's conversation, in the booking's own transaction, exactly what was recorded. */
export async function reportBooked(
  trx: Database,
  workspace: Workspace,
  form: FormTable,
  booking: Booking,
  sentence: string,
): Promise<void> {
  if (!form.conversation_id) return

  await record(trx, workspace.id, form.conversation_id, [{ type: 'booking', data: { booking } }])
  await addMessage(trx, workspace.id, form.conversation_id, {
    author: { type: 'assistant' },
    text: sentence,
    cards: [{ type: 'booking', booking }],
    toolCalls: [{ name: 'book_slot', arguments: { subject: booking.service.code }, status: 'recorded' }],
    act: 'form',
  })
}

/**
 * Tells a form's conversation that its booking is not what it was; and the one that the member with its address was last
 * in, where it may be among their bookings.
 */
export async function reportChanged(
  trx: Database,
  workspace: Workspace,
  form: FormTable,
  booking: Booking,
): Promise<void> {
  const theirs = await memberConversations(trx, workspace.id, booking.email)
  for (const id of new Set([form.conversation_id, ...theirs]))
    if (id) await record(trx, workspace.id, id, [{ type: 'booking', data: { booking } }])
}
