import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import * as z from 'zod'
import type { ErrorCode, Failure, Issue } from '../contract/answers.ts'
import { withoutKeys } from './keys/key-format.ts'
import { plainWords } from './plain-words.ts'

z.config({
  ...z.locales.en(),
  // "Too small: expected string to have >=1 characters" is a validator talking to itself.
  customError: plainWords,
})

interface More extends Pick<Failure, 'issues' | 'alternatives'> {
  retryAfter?: number // seconds
}

/** A refusal the caller can act on: a code for machines, a sentence that says what to do next. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly more: More

  constructor(code: ErrorCode, detail: string, more: More = {}) {
    super(detail)
    this.code = code
    this.more = more
  }
}

const statuses = {
  bad_request: 400,
  missing_api_key: 401,
  invalid_api_key: 401,
  not_signed_in: 401,
  forbidden: 403,
  password_needed: 403,
  not_found: 404,
  conflict: 409,
  sold_out: 409,
  idempotency_mismatch: 422,
  rate_limited: 429,
  internal_error: 500,
} as const satisfies Record<ErrorCode, number>

/** The HTTP status of a refusal. */
export const statusOf = (code: ErrorCode) => statuses[code]

/** Answers what was thrown as JSON. */
export function answerError(error: Error, c: Context) {
  const { failure, status } = refusalOf(error, c)
  return c.json(failure, status)
}

/**
 * What to answer for what was thrown, in whatever dress: a refusal as itself, anything else as `internal_error`, logged
 * whole and told to nobody. Sets `Retry-After` where there is one.
 */
export function refusalOf(error: Error, c: Context) {
  const { failure, retryAfter } = failureOf(error)
  if (retryAfter !== undefined) c.header('Retry-After', String(retryAfter))
  return { failure, status: statuses[failure.error] }
}

function failureOf(error: Error): { failure: Failure; retryAfter?: number } {
  if (error instanceof AppError) {
    const { retryAfter, issues, ...more } = error.more
    const told = { ...more, ...(issues && { issues: tellable(issues) }) }
    return { failure: { error: error.code, detail: error.message, ...told }, retryAfter }
  }
  if (error instanceof HTTPException && error.status < 500)
    return { failure: { error: 'bad_request', detail: error.message || 'That request could not be read.' } }

  console.error(error)
  return { failure: { error: 'internal_error', detail: 'Something failed on our side. Try again in a moment.' } }
}

/** Faults as they may be told: a field may have any name, a key's among them. */
export const tellable = (issues: Issue[]): Issue[] =>
  issues.map(({ path, message }) => ({ path: withoutKeys(path), message }))

/** What a schema found wrong, with JSON pointers (RFC 6901) for paths. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map((step) => `/${String(step).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
    return issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => ({ path: `${path}/${key}`, message: 'There is no such field.' }))
      : [{ path, message: issue.message }]
  })
}

/** Parses what came from outside, or throws `bad_request` with its issues. */
export function parse<Schema extends z.core.$ZodType>(schema: Schema, value: unknown, what: string): z.infer<Schema> {
  const parsed = z.safeParse(schema, value)
  if (parsed.success) return parsed.data

  throw new AppError('bad_request', `${what} is not as it should be; see issues.`, { issues: issuesOf(parsed.error) })
}

/** A refusal for somebody at a terminal: its sentence, and each fault on a line of its own. */
export function explained(error: Error): string {
  const issues = error instanceof AppError ? (error.more.issues ?? []) : []
  return [error.message, ...issues.map(({ path, message }) => `  ${path}: ${message}`)].join('\n')
}
