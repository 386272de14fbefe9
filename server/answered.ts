import { createHash } from 'node:crypto'
import * as z from 'zod'
import type { Database } from './database.ts'
import { AppError } from './errors.ts'
import { dayBefore, now, secondsBefore } from './time.ts'

/** One press of the button, however often it is sent: its key, which names whose it is too, and what it asked for. */
export interface Attempt {
  key: string
  fingerprint: string
}

/** The fingerprint of what was asked: equal for equal values, given in a fixed order. */
export const fingerprintOf = (asked: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url')

/** After so long an attempt without an answer is taken for dead, its process killed, and may be made again. */
const UNDER_WAY_SECONDS = 10

/**
 * Makes an attempt once: a repeated one hears within 24 hours what the first was answered. What was refused is not
 * kept, so the same key may try again. Throws `conflict` while the first is under way, `idempotency_mismatch` for the
 * same key with another body.
 */
export async function once<Answer extends z.core.$ZodType>(
  db: Database,
  workspaceId: string,
  { answer, ...attempt }: Attempt & { answer: Answer },
  work: () => Promise<z.infer<Answer>>,
): Promise<{ answer: z.infer<Answer>; isRepeated: boolean }> {
  if (!(await begin(db, workspaceId, attempt)))
    return { answer: z.parse(answer, await earlierAnswer(db, workspaceId, attempt)), isRepeated: true }

  try {
    return { answer: await work(), isRepeated: false }
  } catch (error) {
    // If this cannot be written the attempt runs out by itself; what the caller must hear is the first error.
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

async function earlierAnswer(db: Database, workspaceId: string, attempt: Attempt): Promise<unknown> {
  const row = await db
    .selectFrom('answered')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', attempt.key)
    .executeTakeFirst()
  if (row && row.fingerprint !== attempt.fingerprint)
    throw new AppError(
      'idempotency_mismatch',
      'This Idempotency-Key was used with another body. Send a new key with whatever is new.',
    )
  if (!row?.body)
    throw new AppError('conflict', 'This is being done just now. Ask again with the same key in a second.', {
      retryAfter: 1,
    })

  return JSON.parse(row.body)
}

const abandon = (db: Database, workspaceId: string, { key, fingerprint }: Attempt) =>
  db
    .deleteFrom('answered')
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .where('body', '=', '')
    .execute()

/** Keeps the answer for every retry; in the transaction of what was done, so that neither stands without the other. */
export async function keepAnswer(
  trx: Database,
  workspaceId: string,
  { key, fingerprint }: Attempt,
  answer: object,
): Promise<void> {
  const { numUpdatedRows } = await trx
    .updateTable('answered')
    .set({ body: JSON.stringify(answer) })
    .where('workspace_id', '=', workspaceId)
    .where('key', '=', key)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
  // Another body has taken the key over meanwhile: ours took too long.
  if (numUpdatedRows === 0n)
    throw new AppError('conflict', 'This took too long, and nothing was done. Send it again under a new key.')
}

/** Forgets what no retry can ask for any more. */
export const forgetAnswers = (db: Database) =>
  db.deleteFrom('answered').where('created_at', '<=', dayBefore(now())).execute()

/** Frees the attempts of a killed process; only where one process owns the database. */
export const abandonAttempts = (db: Database) => db.deleteFrom('answered').where('body', '=', '').execute()
