import type { Booking, NewBooking } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'
import type { Workspace } from '../workspaces/workspaces.ts'
import { book } from './bookings.ts'
import { readEntries } from './entries.ts'
import { findForm } from './forms.ts'
import type { Again } from './questions.ts'

/**
 * Books what the guest answered, or says why it must be asked again, with their answers kept. One form is one booking:
 * the same answers hear the same booking however often they come. Throws `conflict` for others once the form is used up.
 */
export async function bookAnswers(
  db: Database,
  workspace: Workspace,
  formId: string,
  given: Again['given'],
): Promise<{ booking: Booking } | { again: Again }> {
  const { slot, ...rest } = given
  const read = readEntries({ slot_id: slot, ...rest })
  if ('faults' in read) return { again: { because: read.faults.map(({ text }) => text).join(' '), given } }

  const { idempotency_key: key } = await findForm(db, workspace.id, formId)
  try {
    return { booking: await book(db, workspace, formId, read.guest, key) }
  } catch (error) {
    if (error instanceof AppError && error.code === 'idempotency_mismatch') throw bookedOtherwise()
    if (!(error instanceof AppError) || !(await mayBeAsked(db, workspace, formId, error))) throw error
    return { again: { because: becauseOf(error, read.guest), given } }
  }
}

const bookedOtherwise = () =>
  new AppError(
    'conflict',
    'This form has booked by other answers, and that booking stands. For another one call again without requestState.',
  )

// A refusal that other answers could mend, of a form that is still open.
async function mayBeAsked(db: Database, workspace: Workspace, formId: string, { code, more }: AppError) {
  const mendable = ['sold_out', 'bad_request', 'conflict', 'forbidden', 'not_found'].includes(code) && !more.retryAfter
  const form = await findForm(db, workspace.id, formId)
  return mendable && form.booking_reference === null && form.expires_at > now()
}

function becauseOf({ code, message, more }: AppError, { seats }: NewBooking): string {
  if (code === 'sold_out')
    return seats === 1
      ? 'That seat was just taken. Choose another time.'
      : `There are no ${seats} seats left at that time. Choose another one, or fewer seats.`
  return more.issues?.map(({ message }) => message).join(' ') || message
}
