import { createHash } from 'node:crypto'
import { Booking, type NewBooking } from '../../contract/bookings.ts'
import type { Database } from '../database.ts'
import { AppError } from '../errors.ts'
import { dayBefore, now, secondsBefore } from '../time.ts'

/** One press of the button, however often it is sent: its key within its form, and what it asked for. */
export interface Attempt {
  key: string
  fingerprint: string
}

/** After so long an attempt without an answer is taken for dead, its process killed, and may be made again. */
const UNDER_WAY_SECONDS = 10

export const attemptOf = (formId: string, guest: NewBooking, key: string): Attempt => ({
  key: `${formId}:${key}`,
  fingerprint: fingerprint(guest),
})

const fingerprint = ({ slot_id, seats, name, email, summary = '', join_waitlist = false }: NewBooking) =>
  createHash('sha256')
    .update(JSON.stringify([slot_id, seats, name, email, summary, join_waitlist]))
    .digest('base64url')

/**
 * Makes an attempt once: a repeated one hears within 24 hours what the first was answered. What was refused is not
 * kept, so the same key may try again. Throws `conflict` while the first is under way, `idempotency_mismatch` for the
 * same key with another body.
 */
export async function once(
  db: Database,
  workspaceId: string,
  attempt: Attempt,
  work: () => Promise<Booking>,
): Promise<Booking> {
  if (!(await begin(db, workspaceId, attempt))) return earlierAnswer(db, workspaceId, attempt)

  try {
    return await work()
  } catch (error) {
    // If this cannot be written the attempt runs out by itself; what the guest must hear is the first error.
    await abandon(db, workspaceId, attempt).catch(console.error)
    throw error
  }
}

/** Writes down that the attempt is under way; false when it is, or was answered, already. One statement: one of two wins. */
async function begin(db: Database, workspaceId: string, { key, fingerprint }: Attempt): Promise<boolean> {
  const fresh = { fingerprint, body: '', created_at: now() }
  const begun = await db
    .insertInto('answered')
    .values({ workspace_id: workspaceId, key, ...fresh })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'key'])
        .doUpdateSet(fresh)
        .where((row) =>
          row.or([
            row('answered.created_at', '<=', dayBefore(now())),
            row.and([
              row('answered.body', '=', ''),
              row('answered.created_at', '<=', secondsBefore(now(), UNDER_WAY_SECONDS)),
            ]),
          ]),
        ),
    )
    .returning('key')
    .executeTakeFirst()
  return begun !== undefined
}

async function earlierAnswer(db: Database, workspaceId: string, attempt: Attempt): Promise<Booking> {
  const row = await db
    .selectFrom('answered')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', attempt.key)
    .executeTakeFirst()
  if (row && row.fingerprint !== attempt.fingerprint)
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was used with another body. Send a new key for a new booking.',
    )
  if (!row?.body)
    throw new AppError('conflict', 'This booking is being made just now. Ask again with the same key in a second.', {
      retryAfter: 1,
    })

  return Booking.parse(JSON.parse(row.body))
}

const abandon = (db: Database, workspaceId: string, { key, fingerprint }: Attempt) =>
  db
    .deleteFrom('answered')
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .where('body', '=', '')
    .execute()

/** Keeps the answer for every retry; in the booking's own transaction, so that neither stands without the other. */
export async function keepAnswer(
  trx: Database,
  workspaceId: string,
  { key, fingerprint }: Attempt,
  booking: Booking,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('answered')
    .set({ body: JSON.stringify(booking) })
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  // Another body has taken the key over meanwhile: ours took too long.
  if (numUpdatedRows === 0n)
    throw new AppError('conflict', 'This booking took too long. Send it again under a new key.')
}

/** Forgets what no retry can ask for any more. */
export const forgetAnswers = (db: Database) =>
  db.deleteFrom('answered').where('created_at', '<=', dayBefore(now())).execute()

/** Frees the attempts of a killed process; only where one process owns the database. */
export const abandonAttempts = (db: Database) => db.deleteFrom('answered').where('body', '=', '').execute()
