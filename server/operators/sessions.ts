import { createHash } from 'node:crypto'
import type { OperatorSessionTable, OperatorTable } from '../database/tables.ts'
import { type Database, isPostgres, transact } from '../database.ts'
import { tellDesk } from '../desk.ts'
import { AppError } from '../errors.ts'
import { minutesAfter, now } from '../time.ts'

/** A session ends after a week without use, or half a day in a browser that shall not remember it, and after 30 days. */
const IDLE_MINUTES = 7 * 24 * 60
const SHORT_MINUTES = 12 * 60
export const MOST_MINUTES = 30 * 24 * 60
/** Use is noted to so many minutes, so that not every request writes. */
const NOTED_MINUTES = 10
/** Who acts in the console, and by which session. */
export interface SignedIn {
  operator: OperatorTable
  session: OperatorSessionTable
}

/** Whose session a token opens. Throws `not_signed_in` for one that is unknown or over. */
export async function signedIn(db: Database, token: string | undefined): Promise<SignedIn> {
  const known = await whoIs(db, token)
  if (!known) throw signInFirst()
  return known
}

const signInFirst = () => new AppError('not_signed_in', 'Sign in to the console first.')

/** The same, where nobody is an answer too. */
export async function whoIs(db: Database, token: string | undefined): Promise<SignedIn | undefined> {
  const session = token === undefined ? undefined : await liveSession(db, token)
  if (!session) return undefined

  const idle = idleUntil(session.stays === 1)
  if (session.idle_until < minutesAfter(idle, -NOTED_MINUTES))
    await changed(db, session).set({ idle_until: idle }).execute()
  const operator = await operatorOf(db, session)
  return operator && { operator, session }
}

const operatorOf = (db: Database, { workspace_id, operator_id }: OperatorSessionTable) =>
  db
    .selectFrom('operator')
    .selectAll()
    .where('workspace_id', '=', workspace_id)
    .where('id', '=', operator_id)
    .where('removed_at', 'is', null)
    .executeTakeFirst()

/**
 * Looks at a session once more, inside the transaction of what is done by it, until whose commit it stays as it is.
 * Throws `not_signed_in` where it has ended since its request began: a body may come long after its cookie.
 */
export async function stillSignedIn(trx: Database, { session: known }: SignedIn): Promise<SignedIn> {
  const session = await openSessions(trx)
    .where('workspace_id', '=', known.workspace_id)
    .where('token_hash', '=', known.token_hash)
    .$if(isPostgres(trx), (query) => query.forUpdate())
    .executeTakeFirst()
  const operator = session && (await operatorOf(trx, session))
  if (!operator) throw signInFirst()
  return { operator, session }
}

const liveSession = (db: Database, token: string) =>
  openSessions(db).where('token_hash', '=', hashOf(token)).executeTakeFirst()

const openSessions = (db: Database) =>
  db
    .selectFrom('operator_session')
    .selectAll()
    .where('ended_at', 'is', null)
    .where('idle_until', '>', now())
    .where('ends_at', '>', now())
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('operator')
          .select('operator.id')
          .whereRef('operator.workspace_id', '=', 'operator_session.workspace_id')
          .whereRef('operator.id', '=', 'operator_session.operator_id')
          .where('operator.removed_at', 'is', null),
      ),
    )

/** Throws `password_needed` unless the password was given a moment ago. */
export function requireFresh({ session }: SignedIn) {
  if (session.fresh_until <= now()) throw new AppError('password_needed', 'Give your password again to do this.')
}

/** Whether a session still lets its browser in. */
export async function isOpen(db: Database, { workspace_id, token_hash }: OperatorSessionTable): Promise<boolean> {
  const open = await openSessions(db)
    .where('workspace_id', '=', workspace_id)
    .where('token_hash', '=', token_hash)
    .executeTakeFirst()
  return open !== undefined
}

/** Signs somebody out in one browser; what it follows ends at once. */
export const endSession = (db: Database, session: OperatorSessionTable): Promise<void> =>
  transact(db, async (trx) => {
    await changed(trx, session).set({ ended_at: now() }).execute()
    await tellDesk(trx, session.workspace_id, { about: 'sessions' })
  })

/** Signs somebody out everywhere. */
export const endSessionsOf = (db: Database, workspaceId: string, operatorId: string): Promise<void> =>
  transact(db, async (trx) => {
    await trx
      .updateTable('operator_session')
      .set({ ended_at: now() })
      .where('workspace_id', '=', workspaceId)
      .where('operator_id', '=', operatorId)
      .where('ended_at', 'is', null)
      .execute()
    await tellDesk(trx, workspaceId, { about: 'sessions' })
  })

/** Deletes what ended a month ago. */
export const forgetOperatorSessions = (db: Database): Promise<unknown> =>
  transact(db, async (trx) => {
    const old = minutesAfter(now(), -MOST_MINUTES)
    await trx.deleteFrom('operator_session').where('ends_at', '<', old).execute()
    await trx.deleteFrom('operator_session').where('ended_at', '<', old).execute()
    await trx.deleteFrom('invitation').where('expires_at', '<', old).execute()
  })

/** A change of one session. */
export const changed = (db: Database, { workspace_id, token_hash }: OperatorSessionTable) =>
  db.updateTable('operator_session').where('workspace_id', '=', workspace_id).where('token_hash', '=', token_hash)

/** Until when a session lasts that is used now. */
export const idleUntil = (stays: boolean) => minutesAfter(now(), stays ? IDLE_MINUTES : SHORT_MINUTES)

/** What is kept of a session's token. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')
