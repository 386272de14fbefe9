import { randomUUID } from 'node:crypto'
import { callerOf } from '../server/caller.ts'

/** A server as a caller with an address of their own sees it, behind one trusted proxy. */
export function callerAt(url: string, address = randomAddress()) {
  const request = (path: string, init: RequestInit) =>
    fetch(`${url}${path}`, {
      ...init,
      // A connection that is kept may be closed by the server just when the next request sets out on it.
      headers: { ...init.headers, 'x-forwarded-for': address, connection: 'close' },
      redirect: 'manual',
    })
  return { request, ...callerOf(request) }
}

const randomAddress = () => `2001:db8::${randomUUID().slice(0, 4)}:${randomUUID().slice(0, 4)}`
