import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../server/database.ts'
import { deliverDue, releaseClaims } from '../server/mail/delivery.ts'
import { createTransport } from '../server/mail/transport.ts'

/** Sends all that still has to leave, as the last server would have; only once that one has ended. */
export async function sendTheRest(db: Database, dataDir: string): Promise<void> {
  await releaseClaims(db)
  // What could not leave waits a minute or more for its next attempt.
  await db
    .updateTable('outbox')
    .set((row) => ({ try_at: row.ref('send_at') }))
    .where('state', '=', 'waiting')
    .execute()
  await deliverDue(db, createTransport({ dataDir }))
}

/** What left and what was written down as sent, each letter by its topic, place and kind, as a file's name has them. */
export async function compareLetters(db: Database, dataDir: string) {
  const files = await readdir(join(dataDir, 'outbox'))
  const rows = await db.selectFrom('outbox').select(['topic', 'position', 'kind', 'state']).execute()
  const due = rows.filter(({ kind, state }) => kind !== 'reminder' && state !== 'dropped')
  return {
    files: files.map((file) => /^\w+-(.+)-\w{8}\.eml$/.exec(file)?.[1] ?? file).sort(),
    rows: due.map(({ topic, position, kind }) => `${topic}-${position}-${kind}`.replace(':', '-')).sort(),
  }
}
