/**
 * What the merchant's own site says of who is signed in there: a member token, or nothing where nobody is. Throws where
 * it has not said, or is another than this.
 */
export async function memberToken(address: string): Promise<string | undefined> {
  const url = new URL(address, location.href)
  if (url.origin !== location.origin) throw new Error(`${url} is not on this site, which alone says who is signed in.`)
  const answer = await fetch(url, { headers: { accept: 'text/plain' }, cache: 'no-store' })
  // Any other fault says nothing of who is signed in.
  if (!answer.ok && ![401, 403, 404].includes(answer.status)) throw new Error(`HTTP ${answer.status}`)
  return (answer.ok && (await answer.text()).trim()) || undefined
}
