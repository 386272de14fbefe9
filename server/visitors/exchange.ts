import { createHmac } from 'node:crypto'
import type { Session } from '../../contract/conversations.ts'
import { guestOf } from '../bookings/guests.ts'
import { latestConversation, moveConversations } from '../conversations/owners.ts'
import type { ExchangeTable, SessionTable, VisitorTable } from '../database/tables.ts'
import { type Database, isTaken, transact } from '../database.ts'
import { atSecond } from '../time.ts'
import { shopOf, type Workspace } from '../workspaces/workspaces.ts'
import { isLive } from './live-sessions.ts'
import { type Member, readMemberToken, refusedToken } from './member-token.ts'
import { isMadeFor, type Presented } from './origins.ts'
import { addSession, endLineage, hash, liveSession, sessionOf } from './sessions.ts'
import { saveMember } from './visitors.ts'

/** Who presents a member token: the session they have, or a key that only they know. */
export interface Presenter {
  session?: Presented
  key?: string
  origin?: string
}

/**
 * Exchanges a member token, once, for a session. What an anonymous session of the same browser has said joins the member.
 * The same token from the same presenter hears the same answer, byte for byte, while that session lives; from anybody
 * else it is refused like a wrong one. Throws `forbidden`.
 */
export async function exchange(
  db: Database,
  workspace: Workspace,
  memberToken: string,
  presenter: Presenter,
): Promise<Session> {
  const member = await readMemberToken(db, workspace, memberToken)
  return transact(db, async (trx) => {
    const before = await sessionPresented(trx, workspace, presenter)
    const holder = holderOf(before, presenter)
    // Its row is taken first, so that of two who present one token at the same moment the second finds the first.
    const visitor = await saveMember(trx, workspace.id, member)
    const spent = await findExchange(trx, workspace.id, member.jti)
    if (spent) return sameAnswer(trx, workspace, { spent, member, holder, before })

    if (before && isLive(before)) await takeOver(trx, before, visitor)
    return newAnswer(trx, workspace, { member, visitor, holder, before, origin: presenter.origin })
  }).catch((error) => {
    throw isTaken(error) ? refusedToken(workspace, 'its jti was used for another member at this moment') : error
  })
}

async function sessionPresented(trx: Database, workspace: Workspace, { session }: Presenter) {
  const known = session && (await sessionOf(trx, workspace.id, hash(session.token)))
  return known && isMadeFor(known, workspace, session) ? known : undefined
}

// A session that this very exchange has ended still tells who is asking again. Of who sends nothing but the token, as
// two fresh tabs or a retry may, only the page is known.
function holderOf(before: SessionTable | undefined, { key, origin = '' }: Presenter): string {
  if (before) return hash(`visitor ${before.visitor_id}`)
  return hash(key ? `key ${key}` : `origin ${origin}`)
}

const findExchange = (trx: Database, workspaceId: string, jti: string) =>
  trx
    .selectFrom('exchange')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('jti', '=', jti)
    .executeTakeFirst()

interface Repeated {
  spent: ExchangeTable
  member: Member
  holder: string
  before?: SessionTable
}

async function sameAnswer(
  trx: Database,
  workspace: Workspace,
  { spent, member, holder, before }: Repeated,
): Promise<Session> {
  const isHolders = spent.holder === holder
  const isMembers = before?.visitor_id === spent.visitor_id && isLive(before)
  if (spent.member_sub !== member.sub) throw refusedToken(workspace, 'its jti was used for another member')
  if (!isHolders && !isMembers) throw refusedToken(workspace, 'its jti was used by somebody else')
  if (!(await liveSession(trx, workspace.id, spent.token_hash)))
    throw refusedToken(workspace, 'its jti was used, and that session has ended')

  return { ...JSON.parse(spent.answer), token: tokenOf(workspace, spent) }
}

/** What the browser's session becomes: an anonymous one is the member's now; another member's is signed out. */
async function takeOver(trx: Database, before: SessionTable, visitor: VisitorTable): Promise<void> {
  if (before.visitor_id === visitor.id) return

  const isAnonymous = before.ends_at === null
  if (isAnonymous) await moveConversations(trx, before, visitor.id)
  await endLineage(trx, before)
}

interface New {
  member: Member
  visitor: VisitorTable
  holder: string
  before?: SessionTable
  origin?: string
}

async function newAnswer(
  trx: Database,
  workspace: Workspace,
  { member, visitor, holder, before, origin }: New,
): Promise<Session> {
  const answer = {
    visitor: { id: visitor.id, member: nameOf(guestOf(visitor).member ?? member) },
    workspace: shopOf(workspace),
    conversation: await latestConversation(trx, visitor),
  }
  const token = tokenOf(workspace, { jti: member.jti, holder })
  const followed = before?.visitor_id === visitor.id && isLive(before) ? { lineage: before.lineage } : {}
  await addSession(trx, visitor, { token_hash: hash(token), origin: origin ?? null, ...followed })
  await trx
    .insertInto('exchange')
    .values({
      workspace_id: workspace.id,
      jti: member.jti,
      member_sub: member.sub,
      visitor_id: visitor.id,
      holder,
      token_hash: hash(token),
      answer: JSON.stringify(answer),
      expires_at: atSecond(member.exp),
    })
    .execute()
  return { ...answer, token }
}

// What is known of the member may be newer than what this token says.
const nameOf = ({ name, email }: Pick<Member, 'name' | 'email'>) => ({ name, email })

/** Made of what only the server knows, so that it can be answered again and yet is kept nowhere. */
const tokenOf = ({ signingKey }: Workspace, { jti, holder }: Pick<ExchangeTable, 'jti' | 'holder'>) =>
  createHmac('sha256', signingKey)
    .update(JSON.stringify(['session', jti, holder]))
    .digest('base64url')
