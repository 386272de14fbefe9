/**
 * What the merchant's own site says of who is signed in there: a member token, or nothing where nobody is. Throws where
 * it has not said.
 */
export async function memberToken(url: URL): Promise<string | undefined> {
  const answer = await fetch(url, { headers: { accept: 'text/plain' }, cache: 'no-store' })
  // Any other fault says nothing of who is signed in.
  if (!answer.ok && ![401, 403, 404].includes(answer.status)) throw new Error(`HTTP ${answer.status}`)
  return (answer.ok && (await answer.text()).trim()) || undefined
}
