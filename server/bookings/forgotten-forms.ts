import type { FormTable } from '../database/tables.ts'
import type { Database } from '../database.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { letGoOf } from './holds.ts'

const NOTHING = { prefill: '{}', prefilled_from: '{}', suggestion: JSON.stringify({ candidates: [], reading: '' }) }

/**
 * Takes a visitor out of their forms: seats that are only kept go back, and what was filled in for them is gone. Answers
 * how many bookings of theirs are still to come, which stay.
 */
export async function forgetForms(trx: Database, workspace: Workspace, visitorId: string): Promise<number> {
  const forms = await forgetPrefills(trx, workspace.id, visitorId)
  for (const form of forms) await letGoOf(trx, workspace, form)
  if (forms.length === 0) return 0

  const { count } = await trx
    .selectFrom('booking')
    .select(({ fn }) => fn.countAll().as('count'))
    .innerJoin('slot', (slot) =>
      slot.onRef('slot.workspace_id', '=', 'booking.workspace_id').onRef('slot.id', '=', 'booking.slot_id'),
    )
    .where('booking.workspace_id', '=', workspace.id)
    .where(
      'booking.form_id',
      'in',
      forms.map(({ id }) => id),
    )
    .where('booking.state', 'in', ['confirmed', 'waitlisted', 'offered'])
    .where('slot.starts_at', '>', now())
    .executeTakeFirstOrThrow()
  return Number(count)
}

// A form that is still open is over: nobody who has its address is its guest any more.
const forgetPrefills = (trx: Database, workspaceId: string, visitorId: string): Promise<FormTable[]> =>
  trx
    .updateTable('form')
    .set({ ...NOTHING, visitor_id: null, conversation_id: null, expires_at: now() })
    .where('workspace_id', '=', workspaceId)
    .where('visitor_id', '=', visitorId)
    .returningAll()
    .execute()
