/** Whom a member token (a JWT) is for and when it was made, in seconds, unverified; nothing where it is none. */
export function claimsOf(memberToken: string): { sub?: string; iat?: number } {
  try {
    const [, claims = ''] = memberToken.split('.')
    const { sub, iat } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    return { sub: typeof sub === 'string' ? sub : undefined, iat: typeof iat === 'number' ? iat : undefined }
  } catch {
    return {}
  }
}
