import { Refused } from '../browser/failures.ts'
import type { ErrorCode } from '../contract/answers.ts'
import type { Session } from '../contract/conversations.ts'
import type { Kept } from './kept.ts'
import type { Entering, VisitorApi } from './server.ts'
import { subOf } from './sub.ts'

// How the server refuses a member token; anything else it refuses says nothing of who is signed in.
const notValid: ErrorCode[] = ['forbidden', 'bad_request']

/**
 * Who is visiting now, given what this browser kept of the last visit. Whoever was signed in and is not any more is signed
 * out before anything is asked for the next one; a member token that is refused leaves its visitor anonymous.
 */
export async function enter(
  api: Pick<VisitorApi, 'startSession'>,
  { known, memberToken, key, lapsed, depart, refused }: Entering,
): Promise<Kept> {
  const sub = memberToken && subOf(memberToken)
  const before = await unlessMember(known, depart, (member) => member.sub === sub)
  const signedIn = memberToken ? await exchange() : undefined
  if (signedIn) return kept(signedIn, before, sub)

  const left = await unlessMember(before, depart)
  return kept((!lapsed && left?.session) || (await api.startSession({})), left)

  async function exchange(): Promise<Session | undefined> {
    try {
      return await api.startSession({ memberToken, token: before?.session.token, key })
    } catch (error) {
      if (!(error instanceof Refused && notValid.includes(error.failure.error))) throw error
      refused(error)
      return undefined
    }
  }
}

async function unlessMember(
  known: Kept | undefined,
  depart: Entering['depart'],
  isStillHere = (_: Kept) => false,
): Promise<Kept | undefined> {
  if (!known?.session.visitor.member || isStillHere(known)) return known
  await depart(known)
  return undefined
}

function kept(session: Session, before: Kept | undefined, sub?: string): Kept {
  const same = session.visitor.id === before?.session.visitor.id
  const conversation = session.conversation ?? (same ? before?.conversation : undefined)
  return { session, sub, since: new Date().toISOString(), conversation }
}
