import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ErrorCode, Failure } from '../../contract/answers.ts'
import { TooLarge } from '../body.ts'
import { AppError, refusalOf } from '../errors.ts'
import { type RateState, TooMany } from '../key-limits.ts'

/** A refusal that tells a client how to prove itself (RFC 6750). */
export class Challenged extends AppError {
  readonly challenge: string

  constructor(code: ErrorCode, detail: string, challenge: string) {
    super(code, detail)
    this.challenge = challenge
  }
}

export const missingKey = () =>
  new Challenged('missing_api_key', 'Send an API key as Authorization: Bearer svc_sk_….', 'Bearer')

/** One text for a key that is malformed, unknown, rotated, revoked or has run out. */
export const invalidKey = () =>
  new Challenged(
    'invalid_api_key',
    'This is no key that is in use. Make one in the console, or with: chaxi key create.',
    'Bearer error="invalid_token"',
  )

export const scopeTooSmall = () =>
  new Challenged(
    'forbidden',
    'This key may only read. Use one whose scope is read_write.',
    'Bearer error="insufficient_scope", scope="read_write"',
  )

/** Whether a refusal is one of the key or of how often it calls: over every surface it is told by HTTP. */
export const isOfHttp = (error: unknown): boolean =>
  error instanceof TooMany || (error instanceof Challenged && error.code === 'invalid_api_key')

/** A request whose form is wrong: a bad request with a status of its own. */
export class Unfit extends AppError {
  readonly status: 405 | 415
  readonly allow: string | undefined

  constructor(status: 405 | 415, detail: string, allow?: string) {
    super('bad_request', detail)
    this.status = status
    this.allow = allow
  }
}

/** What a refusal is in HTTP; its headers are set. Anything that is no refusal is `internal_error`, and logged. */
export function refusalIn(c: Context, thrown: unknown): { failure: Failure; status: ContentfulStatusCode } {
  const error =
    thrown instanceof Error ? thrown : new Error('Something was thrown that is no error.', { cause: thrown })
  const { failure, status } = refusalOf(error, c)
  if (error instanceof Challenged) c.header('WWW-Authenticate', error.challenge)
  if (error instanceof TooMany) showRate(c, error.rate)
  if (error instanceof Unfit && error.allow) c.header('Allow', error.allow)
  if (error instanceof Unfit) return { failure, status: error.status }
  return { failure, status: error instanceof TooLarge ? 413 : status }
}

export function showRate(c: Context, { limit, remaining, reset }: RateState): void {
  c.header('RateLimit-Limit', String(limit))
  c.header('RateLimit-Remaining', String(remaining))
  c.header('RateLimit-Reset', String(reset))
}
