import * as z from 'zod/mini'
import { Failure } from '../contract/answers.ts'
import { Refused, Unreachable } from './failures.ts'
import { languageHeader } from './spoken.ts'

// Apart from this file, so that whoever only tells failures apart does not load the schemas.
export { Refused, Unreachable }

export interface Request {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  token?: string
  body?: unknown
  headers?: Record<string, string>
  keepalive?: boolean
  /** Sends the session's cookie along, as the console does; the widget's key travels in a header. */
  withCookie?: boolean
  signal?: AbortSignal
}

/**
 * Speaks to the server and returns `data`, parsed by `schema`.
 * Throws `Refused` with the server's reasons, or `Unreachable` when there was no answer to trust.
 */
export async function request<Schema extends z.core.$ZodType>(
  url: string,
  schema: Schema,
  { method = 'GET', token, body, headers, keepalive, withCookie, signal }: Request = {},
): Promise<z.infer<Schema>> {
  const response = await fetch(url, {
    method,
    signal,
    keepalive,
    credentials: withCookie ? 'same-origin' : 'omit',
    headers: {
      accept: 'application/json',
      ...languageHeader(),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? undefined : JSON.stringify(body, asItIs),
  }).catch((cause) => {
    throw new Unreachable('The server could not be reached.', { cause })
  })
  if (response.status === 204) return z.parse(schema, undefined)

  const answer: unknown = await response.json().catch((cause) => {
    throw new Unreachable('The answer was cut off.', { cause })
  })
  if (response.ok) return z.parse(schema, z.parse(z.object({ data: z.unknown() }), answer).data)

  const failure = z.safeParse(Failure, answer)
  if (!failure.success) throw new Unreachable(`The server answered ${response.status}.`)
  throw new Refused(failure.data, Number(response.headers.get('retry-after')) || undefined)
}

// An old Prototype.js on the page gives arrays a `toJSON` that writes them as text.
function asItIs(this: Record<string, unknown>, key: string): unknown {
  return this[key]
}
