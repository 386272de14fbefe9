import { Refused } from '../browser/failures.ts'
import type { ErrorCode } from '../contract/answers.ts'
import type { Session } from '../contract/conversations.ts'
import { claimsOf } from './claims.ts'
import type { Kept } from './kept.ts'
import { newId } from './new-id.ts'
import type { Entering, VisitorApi } from './server.ts'

// How the server refuses a member token; anything else it refuses says nothing of who is signed in.
const notValid: ErrorCode[] = ['forbidden', 'bad_request']

/**
 * Who is visiting now, given what this browser kept of the last visit. Whoever was signed in and is not any more is signed
 * out before anything is asked for the next one; a member token that is refused leaves its visitor anonymous. A page
 * that somebody else has come after, or that cannot tell yet, goes quiet: it shows nobody, signs nobody out, and throws
 * `Refused`.
 */
export async function enter(
  api: Pick<VisitorApi, 'startSession'>,
  { identity, known: look, key, spent, lapsed, depart, forget, tellPage }: Entering,
): Promise<Kept> {
  const { memberToken, isUnknown } = await proofOf(identity, tellPage)
  const known = await look()
  if (isUnknown && known?.session.visitor.member)
    throw quiet('The shop’s site does not say just now who is signed in. Try again in a moment.')

  const claims = claimsOf(memberToken ?? '')
  if (memberToken && known && isOutdated(memberToken, known))
    throw quiet('This page is out of date. Reload it to go on.')

  const before = await unlessMember(known, depart, (member) => member.sub === claims.sub)
  const signedIn = memberToken ? await exchange(memberToken) : undefined
  if (signedIn) return kept(signedIn, before, claims)

  const left = await unlessMember(before, depart)
  return kept((!lapsed && left?.session) || (await api.startSession({})), left)

  // Whoever signed in after this page was made is not undone by it.
  function isOutdated(memberToken: string, { sub, iat = 0 }: Kept): boolean {
    return sub !== claims.sub && (spent.has(memberToken) || (claims.iat ?? 0) < iat)
  }

  function quiet(detail: string): Refused {
    forget()
    return new Refused({ error: 'conflict', detail })
  }

  async function exchange(memberToken: string): Promise<Session | undefined> {
    try {
      const session = await api.startSession({ memberToken, token: before?.session.token, key })
      spent.add(memberToken)
      return session
    } catch (error) {
      if (!(error instanceof Refused && notValid.includes(error.failure.error))) throw error
      tellPage(error.message)
      return undefined
    }
  }
}

// A site that cannot be asked has not said that nobody is signed in.
async function proofOf(identity: Entering['identity'], tellPage: Entering['tellPage']) {
  if (typeof identity !== 'function') return { memberToken: identity, isUnknown: false }
  try {
    return { memberToken: await identity(), isUnknown: false }
  } catch (error) {
    tellPage(error instanceof Error ? error.message : String(error))
    return { memberToken: undefined, isUnknown: true }
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

function kept(session: Session, before: Kept | undefined, claims?: Pick<Kept, 'sub' | 'iat'>): Kept {
  const same = session.visitor.id === before?.session.visitor.id
  return {
    session,
    ...claims,
    lineage: (same && before?.lineage) || newId(),
    since: new Date().toISOString(),
    conversation: session.conversation ?? (same ? before?.conversation : undefined),
  }
}
