import { randomBytes } from 'node:crypto'
import type { OperatorTable } from '../database/tables.ts'
import { type Database, isPostgres, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'
import { operatorByEmail } from './operators.ts'
import { isPassword } from './passwords.ts'
import { changed, hashOf, idleUntil, MOST_MINUTES, type SignedIn } from './sessions.ts'

/** How long a password that was given counts for acts on keys and people. */
const FRESH_MINUTES = 10

export interface Opened extends SignedIn {
  /** Opens the session; kept nowhere but in the browser. */
  token: string
}

/** Signs somebody in by their address and password. Throws `not_signed_in`, with one sentence for every reason. */
export async function signIn(
  db: Database,
  { email, password, stay }: { email: string; password: string; stay: boolean },
): Promise<Opened> {
  const operator = await operatorByEmail(db, email)
  const isTheirs = await isPassword(password, operator?.password)
  if (!operator || !isTheirs) throw noMatch()
  return openSession(db, operator, stay)
}

const noMatch = () =>
  new AppError('not_signed_in', 'That e-mail and password do not match. Try again, or ask an owner for a new link.')

/**
 * Opens a session under a name that was never used before, whatever the browser had. Throws `not_signed_in` where the
 * person was removed, or has another password, since `operator` was read: a password takes a while to check.
 */
export function openSession(db: Database, operator: OperatorTable, stay: boolean): Promise<Opened> {
  return transact(db, async (trx) => {
    if (!(await isUnchanged(trx, operator))) throw noMatch()
    return insertSession(trx, operator, stay)
  })
}

// Locked until the commit, so that whoever removes the person or changes the password finds this session and ends it.
async function isUnchanged(trx: Database, { workspace_id, id, password }: OperatorTable): Promise<boolean> {
  const row = await trx
    .selectFrom('operator')
    .select('id')
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', id)
    .where('removed_at', 'is', null)
    .where('password', '=', password)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  return row !== undefined
}

async function insertSession(trx: Database, operator: OperatorTable, stay: boolean): Promise<Opened> {
  const token = randomBytes(32).toString('base64url')
  const session = await trx
    .insertInto('operator_session')
    .values({
      workspace_id: operator.workspace_id,
      token_hash: hashOf(token),
      operator_id: operator.id,
      stays: stay ? 1 : 0,
      fresh_until: minutesAfter(now(), FRESH_MINUTES),
      idle_until: idleUntil(stay),
      ends_at: minutesAfter(now(), MOST_MINUTES),
      created_at: now(),
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return { token, operator, session }
}

/** Takes the password again, for acts on keys and people. Throws `forbidden` when it is not theirs. */
export async function refresh(db: Database, { operator, session }: SignedIn, password: string) {
  if (!(await isPassword(password, operator.password)))
    throw new AppError('forbidden', 'That is not your password. Nothing was changed.')

  return changed(db, session)
    .set({ fresh_until: minutesAfter(now(), FRESH_MINUTES) })
    .returningAll()
    .executeTakeFirstOrThrow()
}
