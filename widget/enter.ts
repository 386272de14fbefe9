import { Refused } from '../browser/failures.ts'
import type { ErrorCode } from '../contract/answers.ts'
import type { Session } from '../contract/conversations.ts'
import type { Kept } from './kept.ts'
import { newId } from './new-id.ts'
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
  { identity, known: look, key, lapsed, depart, tellPage }: Entering,
): Promise<Kept> {
  const memberToken = await proof()
  const known = await look()
  const sub = memberToken && subOf(memberToken)
  const before = await unlessMember(known, depart, (member) => member.sub === sub)
  const signedIn = memberToken ? await exchange() : undefined
  if (signedIn) return kept(signedIn, before, sub)

  const left = await unlessMember(before, depart)
  return kept((!lapsed && left?.session) || (await api.startSession({})), left)

  async function proof(): Promise<string | undefined> {
    if (typeof identity !== 'function') return identity
    return identity().catch((error) => {
      tellPage(String(error?.message ?? error))
      return undefined
    })
  }

  async function exchange(): Promise<Session | undefined> {
    try {
      return await api.startSession({ memberToken, token: before?.session.token, key })
    } catch (error) {
      if (!(error instanceof Refused && notValid.includes(error.failure.error))) throw error
      tellPage(error.message)
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
  return {
    session,
    sub,
    lineage: (same && before?.lineage) || newId(),
    since: new Date().toISOString(),
    conversation: session.conversation ?? (same ? before?.conversation : undefined),
  }
}
