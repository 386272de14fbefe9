import { createHash, randomBytes } from 'node:crypto'
import type { Session } from '../../contract/conversations.ts'
import { type Guest, guestOf } from '../bookings/guests.ts'
import type { SessionTable, VisitorTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { onPoke, poke } from '../pokes.ts'
import { dayBefore, minutesAfter, now } from '../time.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'
import { isLive } from './live-sessions.ts'
import { readMemberToken } from './member-token.ts'
import { isMadeFor, type Presented } from './origins.ts'
import { addVisitor, knownMember } from './visitors.ts'

/** A member's session ends after this long without a request, and after a week in any case. */
const IDLE_MINUTES = 24 * 60
const MOST_MINUTES = 7 * 24 * 60
/** Use is noted to so many minutes, so that not every request writes. */
const NOTED_MINUTES = 10

/** Starts a session of somebody who is not signed in. The token's value is in this answer only. */
export function startSession(db: Database, workspace: Workspace): Promise<Session> {
  return transact(db, async (trx) => {
    const visitor = await addVisitor(trx, workspace.id)
    const token = randomBytes(32).toString('base64url')
    await addSession(trx, visitor, { token_hash: hash(token) })
    return { visitor: { id: visitor.id }, token, workspace: shopOf(workspace) }
  })
}

/** Writes a session; a member's has its origin, and runs out. */
export async function addSession(
  trx: Database,
  { workspace_id, id, member_sub }: VisitorTable,
  session: Pick<SessionTable, 'token_hash'> & Partial<SessionTable>,
): Promise<void> {
  const limits = member_sub !== null && { idle_until: idleUntil(), ends_at: minutesAfter(now(), MOST_MINUTES) }
  await trx
    .insertInto('session')
    .values({
      workspace_id,
      visitor_id: id,
      lineage: session.token_hash,
      origin: null,
      idle_until: null,
      ends_at: null,
      ...limits,
      created_at: now(),
      ended_at: null,
      ...session,
    })
    .execute()
}

const idleUntil = () => minutesAfter(now(), IDLE_MINUTES)

/** Whose session this is. Throws `not_signed_in` for one that is unknown, has ended, or was made for another page. */
export async function visitorOf(db: Database, workspace: Workspace, presented: Presented): Promise<VisitorTable> {
  const session = await liveSession(db, workspace.id, hash(presented.token))
  if (!session || !isMadeFor(session, workspace, presented))
    throw new AppError('not_signed_in', 'This session has ended. Start a new one.')

  if (session.idle_until && session.idle_until < minutesAfter(idleUntil(), -NOTED_MINUTES)) await noteUse(db, session)
  return db
    .selectFrom('visitor')
    .selectAll()
    .where('workspace_id', '=', workspace.id)
    .where('id', '=', session.visitor_id)
    .executeTakeFirstOrThrow()
}

/** The session of this token, ended or not. */
export const sessionOf = (db: Database, workspaceId: string, tokenHash: string) =>
  db
    .selectFrom('session')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()

/** The same, unless it has ended. */
export async function liveSession(db: Database, workspaceId: string, tokenHash: string) {
  const session = await sessionOf(db, workspaceId, tokenHash)
  return session && isLive(session) ? session : undefined
}

const noteUse = (db: Database, { workspace_id, token_hash }: SessionTable) =>
  db
    .updateTable('session')
    .set({ idle_until: idleUntil() })
    .where('workspace_id', '=', workspace_id)
    .where('token_hash', '=', token_hash)
    .execute()

/** Whom a bearer token stands for, a visitor's session or a member's own token. Throws `not_signed_in` or `forbidden`. */
export async function guestOfToken(db: Database, workspace: Workspace, presented: Presented): Promise<Guest> {
  // A session token is opaque; a member token is a JWT, three parts with dots between.
  if (presented.token.split('.').length !== 3) return guestOf(await visitorOf(db, workspace, presented))

  const member = await knownMember(db, workspace.id, await readMemberToken(db, workspace, presented.token))
  return { ...guestOf(member), byToken: true }
}

/**
 * Ends a session at once, and those it followed in the same browser: their tokens open nothing from here on, and their
 * streams close, whichever process holds them.
 */
export function endSession(db: Database, workspaceId: string, token: string): Promise<void> {
  return transact(db, async (trx) => {
    const session = await liveSession(trx, workspaceId, hash(token))
    if (session) await endLineage(trx, session)
  })
}

/** The same, inside a transaction. */
export async function endLineage(
  trx: Database,
  { workspace_id, lineage }: Pick<SessionTable, 'workspace_id' | 'lineage'>,
): Promise<void> {
  const ended = await trx
    .updateTable('session')
    .set({ ended_at: now() })
    .where('workspace_id', '=', workspace_id)
    .where('lineage', '=', lineage)
    .where('ended_at', 'is', null)
    .returning('token_hash')
    .execute()
  for (const { token_hash } of ended) await poke(trx, topicOf(token_hash))
}

/**
 * Deletes a visitor's sessions in every browser; their streams close. Of a member token that was exchanged only stays that
 * it was, until it runs out, so that nobody else can use it.
 */
export async function deleteSessions(
  trx: Database,
  { workspace_id, id }: Pick<VisitorTable, 'workspace_id' | 'id'>,
): Promise<void> {
  const deleted = await trx
    .deleteFrom('session')
    .where('workspace_id', '=', workspace_id)
    .where('visitor_id', '=', id)
    .returning('token_hash')
    .execute()
  await trx
    .updateTable('exchange')
    .set({ answer: '{}' })
    .where('workspace_id', '=', workspace_id)
    .where('visitor_id', '=', id)
    .execute()
  for (const { token_hash } of deleted) await poke(trx, topicOf(token_hash))
}

/** Forgets what can open nothing any more: sessions a day after their end, and member tokens that have run out. */
export async function forgetSessions(db: Database): Promise<void> {
  const yesterday = dayBefore(now())
  await db.deleteFrom('session').where('ended_at', '<=', yesterday).execute()
  await db.deleteFrom('session').where('ends_at', '<=', yesterday).execute()
  await db.deleteFrom('exchange').where('expires_at', '<=', now()).execute()
}

/** Follows a session for as long as somebody reads by it. */
export interface SessionWatch {
  /** Aborts when the session is ended. */
  signal: AbortSignal
  /** Whether it has ended or run out; asked before anything more is told. */
  isOver(): Promise<boolean>
  /** Call it when nobody is waiting any more. */
  forget(): void
}

export function watchSession(db: Database, workspaceId: string, token: string): SessionWatch {
  const ended = new AbortController()
  let good = '' // until when no second look is needed

  // A session that cannot be looked up counts as ended: its page comes back, and is let in again or not.
  async function isOver() {
    if (ended.signal.aborted) return true
    if (good > now()) return false
    const session = await liveSession(db, workspaceId, hash(token))
    good = session ? ([session.idle_until, session.ends_at].filter((at) => at !== null).sort()[0] ?? 'never') : ''
    return session === undefined
  }
  async function look() {
    good = ''
    const over = await isOver().catch((error) => {
      console.error(error)
      return true
    })
    if (over) ended.abort()
  }
  return { signal: ended.signal, isOver, forget: onPoke(topicOf(hash(token)), look) }
}

const topicOf = (tokenHash: string) => `session:${tokenHash}`

/** All that is kept of a token. */
export const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
