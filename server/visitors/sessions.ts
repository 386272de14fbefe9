import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Session } from '../../contract/conversations.ts'
import { type Guest, guestOf } from '../bookings/guests.ts'
import type { VisitorTable } from '../database/tables.ts'
import { type Database, transact } from '../database.ts'
import { AppError } from '../errors.ts'
import { onPoke, poke } from '../pokes.ts'
import { now } from '../time.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'
import { type Member, readMemberToken } from './member-token.ts'

/** Starts a session: an anonymous visitor, or the member a token proves. The token's value is in this answer only. */
export async function startSession(db: Database, workspace: Workspace, memberToken?: string): Promise<Session> {
  const member = memberToken ? await readMemberToken(workspace, memberToken) : undefined
  return transact(db, async (trx) => {
    const visitor = await saveVisitor(trx, workspace.id, member)
    const token = randomBytes(32).toString('base64url')
    await trx
      .insertInto('session')
      .values({
        workspace_id: workspace.id,
        token_hash: hash(token),
        visitor_id: visitor.id,
        created_at: now(),
        ended_at: null,
      })
      .execute()
    return {
      visitor: { id: visitor.id, ...(member && { member: { name: member.name, email: member.email } }) },
      token,
      workspace: shopOf(workspace),
    }
  })
}

function saveVisitor(trx: Database, workspaceId: string, member?: Member): Promise<VisitorTable> {
  const known = {
    member_sub: member?.sub ?? null,
    name: member?.name ?? null,
    email: member?.email ?? null,
    plan_code: member?.plan ?? null,
  }
  return trx
    .insertInto('visitor')
    .values({ workspace_id: workspaceId, id: randomUUID(), ...known, created_at: now() })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'member_sub']).doUpdateSet(known))
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Whose session this is. Throws `not_signed_in` for one that is unknown or has ended. */
export async function visitorOf(db: Database, workspaceId: string, token: string): Promise<VisitorTable> {
  const visitor = await db
    .selectFrom('session')
    .innerJoin('visitor', (join) =>
      join.onRef('visitor.workspace_id', '=', 'session.workspace_id').onRef('visitor.id', '=', 'session.visitor_id'),
    )
    .selectAll('visitor')
    .where('session.workspace_id', '=', workspaceId)
    .where('session.token_hash', '=', hash(token))
    .where('session.ended_at', 'is', null)
    .executeTakeFirst()
  if (!visitor) throw new AppError('not_signed_in', 'This session has ended. Start a new one.')

  return visitor
}

/** Whom a bearer token stands for, a visitor's session or a member's own token. Throws `not_signed_in` or `forbidden`. */
export async function guestOfToken(db: Database, workspace: Workspace, token: string): Promise<Guest> {
  // A session token is opaque; a member token is a JWT, three parts with dots between.
  if (token.split('.').length !== 3) return guestOf(await visitorOf(db, workspace.id, token))

  const { name, email, plan } = await readMemberToken(workspace, token)
  return { member: { name, email, plan } }
}

/** Ends a session at once: its token opens nothing from here on, and its streams close, whichever process holds them. */
export function endSession(db: Database, workspaceId: string, token: string): Promise<void> {
  return transact(db, async (trx) => {
    const ended = await trx
      .updateTable('session')
      .set({ ended_at: now() })
      .where('workspace_id', '=', workspaceId)
      .where('token_hash', '=', hash(token))
      .where('ended_at', 'is', null)
      .returning('token_hash')
      .executeTakeFirst()
    if (ended) await poke(trx, topicOf(token))
  })
}

/** Aborts when the session with this token ends. Call `forget` when nobody is waiting any more. */
export function sessionEnd(
  db: Database,
  workspaceId: string,
  token: string,
): { signal: AbortSignal; forget: () => void } {
  const ended = new AbortController()
  // A session that cannot be looked up counts as ended: its page comes back, and is let in again or not.
  const look = () =>
    visitorOf(db, workspaceId, token).catch((error) => {
      if (!(error instanceof AppError)) console.error(error)
      ended.abort()
    })
  return { signal: ended.signal, forget: onPoke(topicOf(token), look) }
}

const topicOf = (token: string) => `session:${hash(token)}`

const hash = (token: string) => createHash('sha256').update(token).digest('base64url')
