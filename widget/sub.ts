/** Whom a member token (a JWT) is for, unverified; nothing where it is none. */
export function subOf(memberToken: string): string | undefined {
  try {
    const [, claims = ''] = memberToken.split('.')
    const { sub } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return typeof sub === 'string' ? sub : undefined
  } catch {
    return undefined
  }
}
