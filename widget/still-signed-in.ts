import { claimsOf } from './claims.ts'

/**
 * Signs out, here and in other tabs and on the server, whoever was signed in on an earlier page if this one does not say
 * so too. Without the panel: the visitor may never open it again.
 */
export async function signOutUnless(isStillIn: () => Promise<string | undefined>, baseUrl: string): Promise<void> {
  const before = keptMember(baseUrl)
  if (!before) return

  const said = await isStillIn().then(
    (token) => ({ token }),
    () => undefined, // It cannot be told just now. The panel tells the page why, once it is opened.
  )
  if (!said) return
  const { token } = said
  const { sub, iat = 0 } = claimsOf(token ?? '')
  // A page that is older than the sign-in says nothing of it.
  if (token && (sub === before.sub || iat < before.iat)) return
  // Perhaps the panel was faster.
  if (keptMember(baseUrl)?.token !== before.token) return

  localStorage.removeItem(keyOf(baseUrl))
  for (const name of Object.keys(sessionStorage)) if (/^chaxi[-:]/.test(name)) sessionStorage.removeItem(name)
  const headers = { authorization: `Bearer ${before.token}` }
  await fetch(`${baseUrl}/visitor/sessions`, { method: 'DELETE', headers, keepalive: true, credentials: 'omit' })
}

/** The member of what `kept.ts` keeps, read without its schemas; what somebody else wrote there has none. */
function keptMember(baseUrl: string): { token: string; sub?: string; iat: number } | undefined {
  try {
    const { session, sub, iat = 0 } = JSON.parse(localStorage.getItem(keyOf(baseUrl)) ?? '{}')
    return session?.visitor.member && { token: session.token, sub, iat }
  } catch {
    return undefined
  }
}

const keyOf = (baseUrl: string) => `chaxi:${baseUrl}`
