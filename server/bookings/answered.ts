import { createHash } from 'node:crypto'
import { Booking, type NewBooking } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { now } from '../time.ts'

/** One press of the button, however often it is sent: its key within its form, and what it asked for. */
export interface Attempt {
  key: string
  fingerprint: string
}

export const attemptOf = (formId: string, guest: NewBooking, key: string): Attempt => ({
  key: `${formId}:${key}`,
  fingerprint: fingerprint(guest),
})

const fingerprint = ({ slot_id, seats, name, email, summary = '', join_waitlist = false }: NewBooking) =>
  createHash('sha256')
    .update(JSON.stringify([slot_id, seats, name, email, summary, join_waitlist]))
    .digest('base64url')

/** What this attempt was answered before, if it was. Throws `idempotency_mismatch` for its key with another body. */
export async function earlierAnswer(db: Database, workspaceId: string, attempt: Attempt): Promise<Booking | undefined> {
  const row = await db
    .selectFrom('answered')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', attempt.key)
    .executeTakeFirst()
  if (!row) return undefined
  if (row.fingerprint !== attempt.fingerprint)
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was used with another body. Send a new key for a new booking.',
    )

  return Booking.parse(JSON.parse(row.body))
}

/** Keeps the answer for every retry; in the booking's own transaction, so that neither stands without the other. */
export async function keepAnswer(trx: Database, workspaceId: string, attempt: Attempt, booking: Booking) {
  await trx
    .insertInto('answered')
    .values({ workspace_id: workspaceId, ...attempt, body: JSON.stringify(booking), created_at: now() })
    .execute()
}
